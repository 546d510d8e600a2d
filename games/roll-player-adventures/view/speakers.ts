/** Somebody who says something in a text. */
export interface Speaker {
  name: string
  said: string
}

const says =
  'says|asks|calls|whispers|shouts|cries|reads|replies|adds|remarks|announces|reports|signs|writes|tells|wonders|explains|answers|repeats'
const name = String.raw`([A-Z][\w-]+(?: [A-Z][\w-]+)*)`

/** "I hold this," says Captain Brand, far from anybody. "I was told to." */
function talk(open: string, inside: string, close: string): RegExp {
  const quote = `${open}(${inside}+?)${close}`
  return new RegExp(`${quote} (?:${says}) ${name}(?:[^"'.*]*[,.] ${quote})?`, 'g')
}

// Inside a text in quotation marks they are single ones; what is written or signed stands in italics.
const manners = [
  talk('"', '[^"]', '"'),
  talk(String.raw`(?<!\w)'`, String.raw`(?:[^'"]|(?<=\w)'(?=\w))`, String.raw`'(?!\w)`),
  talk(String.raw`\*`, '[^*]', String.raw`\*,?`),
]

/** Who says what in a text that is read aloud, in the order in which they say it. */
export function speakersIn(text: string): Speaker[] {
  return manners
    .flatMap((manner) => [...text.matchAll(manner)])
    .toSorted((a, b) => a.index - b.index)
    .map(([, first, who, more]) => ({
      name: who,
      said: [first, more]
        .filter(Boolean)
        .join(' … ')
        .replaceAll(/,(?= …|$)/g, ''),
    }))
}
