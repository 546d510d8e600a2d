import { Refusal, type Decision } from '@dicehearth/engine'
import { styled, textOf, type Drawing, type Line, type Style } from '@dicehearth/engine/drawing'
import { findRules, ledgerOf, ruleLines } from './book.ts'
import { writeWhole } from './files.ts'
import type { Lines } from './lines.ts'
import { groupsOf, menuOf, spreadOut, type Group, type Menu } from './menu.ts'
import { hasColours, painted, wrapped } from './paint.ts'
import type { Session } from './session.ts'

const commands = 'u undo · ? rules · l log · s save · q leave'
/** Lines that what happened may always have. */
const newsLines = 3

/** The table for people: the board, what happened, the question and its numbered answers. */
export class TerminalTable {
  private readonly session: Session
  private readonly drawing: Drawing | undefined
  private readonly lines: Lines
  private readonly isScreen: boolean
  private readonly colours = hasColours(process.stdout)
  /** How much of the story has been read. */
  private told: number
  /** A group of options that was opened. */
  private opened: Group | null = null
  /** Something to say about the last line typed. */
  private notice: string

  constructor(session: Session, drawing: Drawing | undefined, told: number, lines: Lines) {
    this.session = session
    this.drawing = drawing
    this.lines = lines
    this.isScreen = lines.isScreen
    this.told = told
    this.notice = session.notice ?? this.introduction()
  }

  /** Who is who. */
  private introduction(): string {
    const { table, seats, isPerson } = this.session
    const called = (seat: number): string => table.game.words.seat(seat, table.view(seat))
    const people = seats.flatMap((_, seat) => (isPerson(seat) ? [called(seat)] : []))
    const others = seats.flatMap(({ player }, seat) =>
      isPerson(seat) ? [] : [`${called(seat)} (${player})`],
    )
    const you = people.length > 0 ? `You play ${people.join(' and ')}` : 'Nobody plays'
    return `${you}${others.length > 0 ? `, beside ${others.join(' and ')}` : ''}. Seed: ${table.seed}`
  }

  async play(): Promise<void> {
    const { session } = this
    for (;;) {
      const seat = session.untilPerson()
      const { decision } = session.table
      if (!decision) return this.showEnd(seat)
      const menu = await this.show(decision, seat)
      const line = await this.lines.next()
      if (line === null || (await this.obey(line.trim(), decision, menu, seat)) === 'leave')
        return this.sayGoodbye()
    }
  }

  private async obey(
    line: string,
    decision: Decision,
    menu: Menu,
    seat: number,
  ): Promise<'leave' | undefined> {
    const { session } = this
    this.notice = ''
    const [word, ...rest] = line.split(/\s+/)
    try {
      if (/^\d+$/.test(line)) return this.take(menu, Number(line))
      switch (word.toLowerCase()) {
        case '':
          this.opened = null
          return
        case 'q':
          return 'leave'
        case 'u':
          session.undo()
          this.turnPage()
          return
        case '?':
          return await this.read(this.rules(decision, seat, rest.join(' ')))
        case 'l':
          return await this.read(session.story.map(({ text }) => text).toReversed(), 'the newest first')
        case 's':
          return this.saveTo(rest.join(' '))
        default:
          this.notice = `"${line}" is neither a number from the list nor one of: ${commands}`
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.notice = error.message
    }
    return undefined
  }

  private take({ entries }: Menu, number: number): undefined {
    const entry = entries[number - 1]
    if (!entry) {
      this.notice = `There is no ${number}: choose from 1 to ${entries.length}.`
      return
    }
    if (typeof entry.choice !== 'number') {
      this.opened = entry.choice
      return
    }
    this.turnPage()
    this.session.choose(entry.choice)
  }

  /** What was told up to here has been read. */
  private turnPage(): void {
    this.opened = null
    this.told = this.session.story.length
  }

  private saveTo(named: string): undefined {
    const { table } = this.session
    const file = named || `${table.game.id}-${table.seed}.json`
    writeWhole(file, this.session.saved())
    this.notice = `Saved as ${file}. Load it with: dicehearth play --load ${file}`
  }

  private rules(decision: Decision, seat: number, wanted: string): string[] {
    const { table } = this.session
    const ledger = ledgerOf(table.game.id)
    const ids = table.game.words.rules(decision.ask, table.view(seat))
    const rules = wanted ? findRules(ledger, wanted) : ledger.rules.filter(({ id }) => ids.includes(id))
    if (rules.length === 0) throw new Refusal('no-rule', `No rule speaks of "${wanted}".`)
    return rules.flatMap((rule) => ruleLines(rule, this.width))
  }

  private get width(): number {
    return Math.min(process.stdout.columns ?? 80, 160)
  }

  private get rows(): number {
    return process.stdout.rows ?? 24
  }

  /** Draws everything that a person needs to decide; gives what the numbers mean. */
  private async show(decision: Decision, seat: number): Promise<Menu> {
    const { table, story } = this.session
    const view = table.view(seat)
    const board = this.drawing?.draw(view, decision, this.width) ?? []
    const notice = this.inLines(this.notice, 'cyan')
    const prompt = this.inLines(table.game.words.prompt(decision.ask, view), 'bold', 'yellow')
    // The line of commands and the line that is typed.
    const room = this.rows - board.length - notice.length - prompt.length - 2
    const groups = groupsOf(table.game, decision, view)
    const menu = this.opened
      ? spreadOut([this.opened], this.width)
      : menuOf(groups, this.width, Math.max(room - newsLines, newsLines))
    const newsRoom = Math.max(newsLines, room - menu.lines.length)
    const news = this.news()
    if (this.isScreen && news.length > newsRoom) {
      await this.read(
        news.map((line) => line.map(textOf).join('')),
        'what happened',
      )
      this.told = story.length
    }
    const lately = this.isScreen ? this.news().slice(-newsRoom) : news
    const spare = this.isScreen && room - menu.lines.length - lately.length > 3 ? [[]] : []
    this.print([
      ...board,
      ...spare,
      ...lately,
      ...spare,
      ...prompt,
      ...menu.lines,
      ...spare,
      ...notice,
      [styled(this.opened ? `Enter goes back · ${commands}` : commands, 'dim')],
    ])
    // On paper nothing needs to be said twice; a screen is drawn anew.
    if (!this.isScreen) this.told = story.length
    return menu
  }

  private inLines(text: string, ...style: Style[]): Line[] {
    return text === '' ? [] : wrapped(text, this.width).map((line) => [styled(line, ...style)])
  }

  /** What happened since the person last chose; the latest line at least. */
  private news(): Line[] {
    const { story } = this.session
    const from = Math.max(0, Math.min(this.told, story.length - 1))
    return story.slice(from).flatMap(({ text }) => this.inLines(text, 'dim'))
  }

  private showEnd(seat: number): void {
    const { table, file } = this.session
    const view = table.view(seat)
    const board = this.drawing?.draw(view, null, this.width) ?? []
    const room = this.isScreen ? Math.max(newsLines, this.rows - board.length - 6) : Infinity
    this.print([
      ...board,
      ...this.news().slice(-room),
      [],
      [styled(table.game.words.outcome(view), 'bold', 'yellow')],
      [styled(`The game is kept; see it again with: dicehearth replay ${file}`, 'dim')],
    ])
  }

  private sayGoodbye(): void {
    this.print([
      [`The table is kept as it is (${this.session.file}).`],
      [`Go on with: dicehearth play --continue`],
    ])
  }

  /** Long texts, a screen at a time. */
  private async read(text: readonly string[], title = ''): Promise<undefined> {
    const rows = this.isScreen ? this.rows - 2 : Infinity
    for (let from = 0; from < text.length; from += rows) {
      const last = from + rows >= text.length
      const hint = `${title ? `(${title}) ` : ''}${last ? 'Enter goes on' : 'Enter shows more, b goes back'}`
      this.print([
        ...text.slice(from, from + rows).map((line): Line => [line]),
        ...(this.isScreen ? [[styled(hint, 'dim')]] : []),
      ])
      if (!this.isScreen) return
      const answer = await this.lines.next()
      if (answer === null || answer.trim().toLowerCase() === 'b') return
    }
  }

  private print(lines: readonly Line[]): void {
    const clear = this.isScreen ? '\u001b[2J\u001b[H' : ''
    process.stdout.write(`${clear}${lines.map((line) => painted(line, this.colours)).join('\n')}\n`)
  }
}
