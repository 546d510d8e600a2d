/** How a chronicle looks on paper and on e-readers. */
export const look = `
body { max-width: 40em; margin: 0 auto; padding: 1em; font-family: Alegreya, Georgia, serif; line-height: 1.5; color: #2a1a0e; }
h1, h2, h3, h4 { font-weight: bold; line-height: 1.2; }
.chapter { break-before: page; }
.part { margin: 0; color: #9a3a0c; font-variant: small-caps; }
h2 { margin: 0 0 .4em; font-size: 1.9em; }
h3 { margin: 1.6em 0 .4em; break-after: avoid; }
.cast { font-style: italic; }
.step { display: inline-block; min-width: 1.4em; border-radius: 1em; background: #9a3a0c; color: #fff; text-align: center; font-size: .8em; }
.because { margin: 1em 0 .1em; color: #9a3a0c; font-size: .85em; font-style: italic; break-after: avoid; }
.because + p { margin-top: 0; }
.choice { margin-left: 1.5em; color: #9a3a0c; font-style: italic; }
.against, .where, .fine, .road { color: #6f5a44; font-size: .9em; }
.road { margin-left: 1.5em; }
.trial { margin-left: 1.5em; font-variant: small-caps; }
.trial.lost { text-decoration: underline; text-decoration-style: dotted; }
.how-it-ended { margin-top: 2em; font-weight: bold; }
.bell { break-inside: avoid; }
.bell h4 { margin: 1em 0 0; }
.bell p { margin: .2em 0; }
dt { margin-top: .7em; font-weight: bold; break-after: avoid; }
dd { margin: 0 0 0 1.5em; }
.met { break-inside: avoid; }
.initial { display: none; }
.where { display: block; }
.way { display: block; width: 100%; margin: 1em 0; break-inside: avoid; }
.land { fill: #f1e2bf; stroke: #2a1a0e; stroke-width: 2; }
.road-line { fill: none; stroke: #8a7650; stroke-width: 2; stroke-dasharray: 1 6; stroke-linecap: round; }
.way-line { fill: none; stroke: #b8400c; stroke-width: 3; stroke-dasharray: 9 5; }
circle.place { fill: #fff8e6; stroke: #2a1a0e; stroke-width: 2; }
text.place { font: 600 14px Alegreya, Georgia, serif; text-anchor: middle; fill: #2a1a0e; }
.place.faint { opacity: .45; }
.step-plate { fill: #9a3a0c; }
.step-number { font: 700 13px Alegreya, Georgia, serif; text-anchor: middle; fill: #fff; }
`
