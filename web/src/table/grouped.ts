import type { Question, Seated } from '@dicehearth/host'

/** With more options than this the groups can be folded. */
const fewOptions = 6

export interface Group {
  name: string | null
  options: number[]
}

/** Whether there are too many options to see at once, so that only one group is open. */
export function canBeFolded(groups: readonly Group[]): boolean {
  return groups.length > 1 && groups.reduce((sum, { options }) => sum + options.length, 0) > fewOptions
}

/**
 * Options under their headings, in the order in which the headings first appear. Those of a companion come last and say
 * so: whoever likes may decide for it.
 */
export function grouped(
  { choices, options }: Question,
  shown: readonly number[],
  seats: readonly Seated[],
): Group[] {
  const groups: Group[] = []
  const helped = (option: number): Seated | undefined => {
    const seated = seats[options[option].seat]
    return seated && seated.plays !== '' ? seated : undefined
  }
  // What is asked of people alone, such as the dice that they rolled for a companion, is no help but needed.
  const apart = shown.some((option) => helped(option) === undefined)
  const ordered = shown.toSorted((a, b) => Number(helped(a) !== undefined) - Number(helped(b) !== undefined))
  for (const option of ordered) {
    const helps = apart ? helped(option) : undefined
    const group = helps ? forCompanion(choices[option].group, helps.name) : choices[option].group
    const there = groups.find(({ name }) => name === group)
    if (there) there.options.push(option)
    else groups.push({ name: group, options: [option] })
  }
  return groups
}

function forCompanion(group: string | null, name: string): string {
  const whose = group === null || group === name ? name : `${group} (${name})`
  return `${whose}: help if you like`
}
