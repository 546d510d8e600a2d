import {
  autocompletion,
  snippet,
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { PaletteGroup, PaletteRow } from '@dicehearth/story'

/** What the editor can offer: what may be written below the heading of a line, and the names that it may use. */
export interface Offer {
  groupsAt: (line: number) => readonly PaletteGroup[]
  /** The entries of the book, by label. */
  entries: () => readonly { label: string; title: string }[]
  names: () => readonly string[]
}

/** Completion from the words of the game. */
export function completing(offer: Offer): Extension {
  return autocompletion({ override: [(context) => complete(offer, context)], icons: false })
}

function complete(offer: Offer, context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context
  const line = state.doc.lineAt(pos)
  const before = line.text.slice(0, pos - line.from)
  const word = /[\w.-]*$/.exec(before)?.[0] ?? ''
  if (word === '' && !explicit) return null
  // A sentence, a comment and a heading are the author's own.
  if (insideQuotes(before) || /^\s*(?:\/\/|#)/.test(before)) return null
  const found = completionsAt(offer, line.number, before, word)
  return found.length === 0 ? null : { from: pos - word.length, options: found, validFor: /^[\w.-]*$/ }
}

function completionsAt(offer: Offer, line: number, before: string, word: string): Completion[] {
  const groups = offer.groupsAt(line)
  const rowsAt = (at: PaletteGroup['at']): readonly PaletteRow[] =>
    groups.find((group) => group.at === at)?.rows ?? []
  const lead = before.slice(0, before.length - word.length)
  if (/(?:->|goto|begin|recover)\s*$/.test(lead))
    return offer.entries().map(({ label, title }) => ({ label, detail: title }))
  if (/\b(?:if|and|or|not)\s+\(?$/.test(lead)) return rowsAt('condition').map(asCompletion)
  if (/^[!?].*\(\s*$|,\s*$/.test(lead) && lead.startsWith('?')) return rowsAt('price').map(asCompletion)
  if (/^!\s*$|^[!?].*[:;]\s*$/.test(lead)) return [...rowsAt('action').map(asCompletion), conditional]
  if (/^\?\s*$/.test(lead)) return rowsAt('choice').map(asCompletion)
  if (lead.trim() === '') return rowsAt('line').map(asCompletion)
  // In the middle of a line only names are offered; they begin with a capital.
  return /^[A-Z]/.test(word) ? offer.names().map((name) => ({ label: name })) : []
}

const conditional: Completion = snippetCompletion('if #{CONDITION}: #{ACTION}', { label: 'if …:' })

function asCompletion(row: PaletteRow): Completion {
  const line = [row.form, ...row.lines.map(({ form }) => form)].join('\n')
  return snippetCompletion(template(line), {
    label: row.form,
    ...(row.fills.length > 0 ? { info: row.fills.join('\n') } : {}),
  })
}

/** The words in capitals become places to fill in, one after the other. */
function template(line: string): string {
  return line.replaceAll(/\b[A-Z]{1,}\b/g, (name) => `#{${name}}`)
}

function insideQuotes(text: string): boolean {
  return text.split('"').length % 2 === 0
}

/** Writes a line below the one that the cursor is in, or into it if it is empty. */
export function writeBelow(view: EditorView, line: string): void {
  const { state } = view
  const here = state.doc.lineAt(state.selection.main.head)
  const empty = here.text.trim() === ''
  snippet(template(empty ? line : `\n${line}`))(view, null, empty ? here.from : here.to, here.to)
  view.focus()
}
