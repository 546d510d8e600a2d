import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StreamParser } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Problem } from '@dicehearth/story'
import { tags } from '@lezer/highlight'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import { completing, writeBelow, type Offer } from './complete.ts'

export interface Cursor {
  goTo(line: number, column: number): void
  /** Writes a line where the cursor is. */
  write(line: string): void
}

interface TextEditorProps {
  /** The text when a book is opened; what is typed afterwards comes back through `onText`. */
  opened: string
  problems: readonly Problem[]
  offer: Offer
  ref: Ref<Cursor>
  onText: (text: string) => void
  onLine: (line: number) => void
}

/** Where the book is written. */
export function TextEditor({ opened, problems, offer, ref, onText, onLine }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const typed = useEffectEvent(onText)
  const moved = useEffectEvent(onLine)
  const groupsAt = useEffectEvent((line: number) => offer.groupsAt(line))
  const entries = useEffectEvent(() => offer.entries())
  const names = useEffectEvent(() => offer.names())

  useEffect(() => {
    if (!place.current) return
    // In a shadow root the editor's styles are constructed sheets, which the page's strict policy allows.
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' })
    const editor = new EditorView({
      doc: opened,
      root,
      parent: root,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        lintGutter(),
        completing({ groupsAt, entries, names }),
        EditorView.lineWrapping,
        EditorState.tabSize.of(2),
        StreamLanguage.define(storybook),
        syntaxHighlighting(colours),
        look,
        keymap.of([...searchKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': 'Text of the book',
          spellcheck: 'true',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) typed(update.state.doc.toString())
          if (update.selectionSet || update.docChanged)
            moved(update.state.doc.lineAt(update.state.selection.main.head).number)
        }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [opened])

  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      const editor = view.current
      if (!editor) return
      const at = offset(editor.state, line, column)
      const effects = EditorView.scrollIntoView(at, { y: 'start', yMargin: 40 })
      editor.dispatch({ selection: { anchor: at }, effects })
      editor.focus()
    },
    write(line) {
      if (view.current) writeBelow(view.current, line)
    },
  }))

  useEffect(() => {
    const editor = view.current
    if (editor)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          problems.map((it) => diagnostic(editor.state, it)),
        ),
      )
  }, [problems])

  return <div className="book-text" ref={place} />
}

/** Problems may refer to an earlier, slightly longer text. */
function offset({ doc }: EditorState, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + column - 1, to)
}

function diagnostic(
  state: EditorState,
  { line, column, level, check, message, advice }: Problem,
): Diagnostic {
  const from = offset(state, line, column)
  return {
    from,
    to: state.doc.lineAt(from).to,
    severity: level,
    source: check,
    message: `${message}. ${advice}`,
  }
}

/** Each kind of line has its colour: what is read aloud stays plain. */
const storybook: StreamParser<null> = {
  token(stream) {
    if (stream.sol()) {
      if (stream.match(/^#{1,2} .*/)) return 'heading'
      if (stream.match(/^[!?]/)) return 'keyword'
      if (stream.match(/^[a-z]+:(?= )/)) return 'labelName'
    }
    if (stream.match(/^\/\/.*/)) return 'comment'
    if (stream.match(/^"[^"]*"?/)) return 'string'
    if (stream.match(/^-> *\S+|^goto \S+/)) return 'link'
    stream.next()
    return null
  },
}

const colours = HighlightStyle.define([
  { tag: tags.heading, color: '#ffc27a', fontWeight: '700' },
  { tag: tags.keyword, color: '#ff9d5c', fontWeight: '700' },
  { tag: tags.labelName, color: '#e8b98a' },
  { tag: tags.comment, color: '#a08d78', fontStyle: 'italic' },
  { tag: tags.string, color: '#cfe3b4' },
  { tag: tags.link, color: '#9ecbf2' },
])

const look = EditorView.theme(
  {
    '&': { height: '100%', fontSize: '0.95rem', color: '#f3e6d0', backgroundColor: '#1a110b' },
    '.cm-content': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', caretColor: '#ffc27a' },
    '.cm-cursor': { borderLeftColor: '#ffc27a', borderLeftWidth: '2px' },
    '.cm-gutters': { backgroundColor: '#140c07', color: '#a08d78', border: 'none' },
    '.cm-activeLine': { backgroundColor: '#ffffff0a' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: '#6b4a2688',
    },
    '.cm-tooltip': {
      backgroundColor: '#2b1b10',
      color: '#f3e6d0',
      border: '1px solid #6b4a26',
      maxWidth: '34rem',
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: '#6b4a26', color: '#fff' },
    '.cm-completionDetail': { color: '#c9b79c', marginLeft: '0.8em' },
    '.cm-completionInfo': { whiteSpace: 'pre-line', padding: '0.3rem 0.6rem' },
    '.cm-snippetField': { backgroundColor: '#6b4a2655' },
    '.cm-panels': { backgroundColor: '#2b1b10', color: '#f3e6d0' },
  },
  { dark: true },
)
