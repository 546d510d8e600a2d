import { both, brass, lead, line, pane, type HairColour, type Skin } from './ink.ts'

export const cuts = ['short', 'long', 'braids', 'curls', 'crest', 'bald'] as const
export type Cut = (typeof cuts)[number]

/** What falls behind the shoulders. */
export function hairBehind(cut: Cut, hr: HairColour): string {
  switch (cut) {
    case 'long':
      return (
        pane('M58 84Q34 130 46 196L84 186L82 120ZM142 84Q166 130 154 196L116 186L118 120Z', hr[0]) +
        line('M54 120Q48 150 56 188M62 130Q60 160 68 188', hr[1], 2) +
        line('M146 120Q152 150 144 188', hr[1], 1.6, 0.5)
      )
    case 'braids':
      return both(
        pane(
          'M60 110Q44 124 50 140Q40 152 50 164Q42 176 52 188L56 204L64 188Q72 176 64 164Q72 152 62 140Q70 124 70 112Z',
          hr[0],
        ) + line('M50 140L62 140M50 164L64 164M52 188L64 188', hr[1], 2.6),
      )
    case 'curls':
      return both(
        [
          [58, 92, 13],
          [52, 108, 11],
          [56, 124, 10],
          [62, 76, 13],
        ]
          .map(
            ([x, y, r]) =>
              `<circle cx="${x}" cy="${y}" r="${r}" fill="${hr[0]}" stroke="${lead}" stroke-width="3"/>`,
          )
          .join(''),
      )
    default:
      return ''
  }
}

export function hairOnTop(cut: Cut, hr: HairColour): string {
  switch (cut) {
    case 'curls':
      return [
        [72, 76, 12],
        [86, 66, 13],
        [102, 63, 13],
        [117, 67, 12],
        [129, 77, 12],
        [80, 84, 8],
        [95, 80, 9],
        [110, 81, 9],
        [122, 86, 8],
      ]
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${hr[0]}" stroke="${lead}" stroke-width="2.800"/><path d="M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.8} ${-r * 0.4}" fill="none" stroke="${hr[1]}" stroke-width="2"/>`,
        )
        .join('')
    case 'bald':
      return line('M74 84Q86 70 98 70', '#ffffff', 3, 0.25)
    case 'crest':
      return (
        pane('M88 82C80 40 92 20 108 12Q104 26 116 34Q112 44 120 54Q114 66 114 82Q100 74 88 82Z', hr[0]) +
        line('M96 74Q92 46 104 28M104 74Q104 58 110 46', hr[1], 2.2)
      )
    case 'long':
      return (
        pane('M60 118C50 54 84 44 100 46C116 44 150 54 140 118Q136 90 100 68Q64 90 60 118Z', hr[0]) +
        line('M68 98Q74 72 98 60M100 60Q84 70 76 86', hr[1], 2.2) +
        line('M100 48V66', lead, 1.6)
      )
    default:
      return (
        pane(
          'M62 108C56 54 88 46 102 48C138 44 146 74 138 108Q134 88 122 80Q100 90 76 82Q66 90 62 108Z',
          hr[0],
        ) + line('M72 78Q84 58 104 56M66 92Q70 74 80 66M96 82Q112 76 118 60', hr[1], 2.2)
      )
  }
}

export function beard(hr: HairColour): string {
  return (
    pane(
      'M58 112Q62 136 78 142Q90 134 100 142Q110 134 122 142Q138 136 142 112Q152 152 136 178L128 204L120 190L112 222L100 200L88 222L80 190L72 204L64 178Q48 152 58 112Z',
      hr[0],
    ) +
    line(
      'M66 140Q66 164 74 186M78 150Q78 176 84 196M92 154Q90 180 94 200M108 154Q110 180 106 200',
      hr[1],
      2.2,
    ) +
    line('M122 150Q122 176 116 196M134 140Q134 164 126 186', hr[1], 1.6, 0.5) +
    pane('M76 146Q88 134 100 142Q112 134 124 146Q112 152 100 148Q88 152 76 146Z', hr[1], 2.4) +
    pane('M84 208h8v8h-8zM108 208h8v8h-8z', brass, 1.8)
  )
}

export function horns(sk: Skin): string {
  return both(
    pane('M76 78C58 66 46 46 50 20C56 38 70 50 90 66Z', '#d8c49a') +
      line('M62 58l10-5M56 46l9-4M68 68l10-6', lead, 1.5) +
      pane('M64 112L46 104L60 120L44 126L66 130Z', sk[2], 2.6),
  )
}
