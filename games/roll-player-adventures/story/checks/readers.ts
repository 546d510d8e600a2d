import { argsOf, everyText, type Book, type Check, type Condition, type Entry } from '@dicehearth/story'
import { kinds } from '../kinds.ts'
import type { Known } from '../known.ts'
import { toldIn, type Told } from '../texts.ts'
import { isEarlier } from './look.ts'

const args = argsOf(kinds)

/** A part of the body of which one player has one. */
const single =
  'backs|bellies|belts|bodies|chests|chins|coats|collars|faces|hats|heads|mouths|names|necks|noses|pins|stomachs|throats|tongues|voices'

/** Words that only several people can be told. */
const plural = new RegExp(
  [
    String.raw`\b(?:all|both|each|every one|most|neither|nearest|none|one|some|youngest) of you\b`,
    String.raw`\bamong you\b`,
    String.raw`\byourselves\b`,
    String.raw`\byou (?:are the ones|look at (?:each other|one another))\b`,
    String.raw`\b(?:that's them|(?:that's|those are) the ones)\b`,
    String.raw`\byour (?:${single})\b`,
  ].join('|'),
  'gi',
)

const eitherWay = /\{[^{}|]+\|[^{}|]+\}/g

/** Talk with a speaker of its own that a comma ties to the sentence before: *They make room, "Nearly," they tell you.* */
const tiedOn =
  /[a-z]+, (?:"[A-Z][^"]*[,.?!]"|'[A-Z][^']*[,.?!]') (?:(?:he|she|they|you|it|one)(?: had)? )?(?:asked|asks?|begs?|calls?|says?|tells?)\b/g

/** One player is one: what speaks of several is read to several only. */
export const readerChecks: Check<Known>[] = [
  {
    id: 'L43',
    level: 'warning',
    *find({ book }) {
      for (const entry of book.entries)
        for (const { text, when, at } of textsIn(entry)) {
          if (when.some(isForSeveral)) continue
          for (const [words] of text.replaceAll(eitherWay, '').matchAll(plural))
            yield {
              at,
              message: `"${words}" is read to a lone player too`,
              advice: `Write "{${words}|…}" for one and for several, or "if players >= 2".`,
            }
        }
    },
  },
  {
    id: 'L45',
    level: 'warning',
    *find({ book, shelf }) {
      const later = shelf.filter(({ label }) => isEarlier(book.label, label))
      const secrets = later.flatMap((other) => toldBy(other).map((words) => ({ words, teller: other.label })))
      for (const { text, at } of everyText(book))
        for (const { words, teller } of secrets)
          if (text.includes(words))
            yield {
              at,
              message: `"${words}" is told before ${teller}, which tells of it`,
              advice: `Leave it to ${teller}, or hint at it in other words.`,
            }
    },
  },
  {
    id: 'L46',
    level: 'warning',
    *find({ book }) {
      for (const { text, at } of everyText(book))
        for (const [words] of text.matchAll(tiedOn))
          yield {
            at,
            message: `A comma runs on into talk that has a speaker of its own: ${words}`,
            advice: 'End the sentence before somebody speaks.',
          }
    },
  },
]

/** What a book tells, and no earlier one. */
function toldBy({ parts }: Book): string[] {
  return parts[0].lines.flatMap((line) => args(line, 'tells TEXT')?.text ?? [])
}

/** Choices are read, too. */
function* textsIn(entry: Entry): Generator<Told> {
  yield* toldIn(entry)
  for (const { words, when, at } of entry.choices) if (words !== null) yield { text: words, when: [when], at }
}

/** It never holds for a lone player. */
function isForSeveral(when: Condition | null): boolean {
  if (when === null) return false
  if ('all' in when) return when.all.some(isForSeveral)
  if ('any' in when) return when.any.every(isForSeveral)
  if ('not' in when) return 'test' in when.not && countsOne(when.not.test)
  const players = args(when.test, 'players CMP N')
  return players !== null && players.n >= 2 && players.cmp !== '<='
}

function countsOne(test: Parameters<typeof args>[0]): boolean {
  const players = args(test, 'players CMP N')
  return players !== null && players.n === 1 && players.cmp !== '>='
}
