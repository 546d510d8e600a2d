import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import type { Book, BookRule } from '../rules/book.ts'
import { loadBook } from '../rules/library.ts'
import { searchRules } from '../rules/search.ts'
import { Sheet } from '../shell/sheet.tsx'

interface RulesSheetProps {
  game: string
  /** The rules behind the open decision. */
  now: readonly string[]
  onClose: () => void
}

/** The rules behind the open decision, then a search over all of them. */
export function RulesSheet({ game, now, onClose }: RulesSheetProps) {
  const book = useBook(game)
  const [sought, setSought] = useState('')
  const found = book ? searchRules(book, sought) : []
  const ofNow = book ? now.flatMap((id) => book.rules.filter((rule) => rule.id === id)) : []
  return (
    <Sheet title="Rules" onClose={onClose}>
      <label>
        <span className="field-label">Search the rules</span>
        <input
          type="search"
          value={sought}
          placeholder={now.length > 0 ? `a word, or a number such as ${now[0]}` : 'a word, or a number'}
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      <p className="fine" role="status">
        {sought !== '' && `${found.length} ${found.length === 1 ? 'rule' : 'rules'} found`}
      </p>
      {sought === '' && <h3>Right now</h3>}
      <RuleList rules={sought === '' ? ofNow : found.slice(0, 40)} game={game} />
      <p>
        <Link href={`/rules/${game}`}>The whole rule book</Link>
      </p>
    </Sheet>
  )
}

export function RuleList({ rules, game }: { rules: readonly BookRule[]; game: string }) {
  return rules.map(({ id, text }) => (
    <p className="rule" key={id}>
      <Link className="rule-id" href={`/rules/${game}#${id}`}>
        {id}
      </Link>
      {text}
    </p>
  ))
}

export function useBook(game: string): Book | undefined {
  const [book, setBook] = useState<Book>()
  useEffect(() => {
    void loadBook(game).then(setBook)
  }, [game])
  return book
}
