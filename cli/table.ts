import { existsSync } from 'node:fs'
import { capital, choicesOf, list, meant, previews, Refusal, type Decision } from '@dicehearth/engine'
import { styled, textOf, wrapped, type Drawing, type Line, type Style } from '@dicehearth/engine/drawing'
import { loadInWords } from '@dicehearth/games'
import { findRules, ledgerOf, ruleLines } from './book.ts'
import { freeName } from './files.ts'
import { writeNamed } from './named-file.ts'
import type { Lines } from './lines.ts'
import { groupsOf, menuOf, spreadOut, type Group, type Menu } from './menu.ts'
import { askedToType, readTyped } from './typed.ts'
import { calledAt, holdsSecret, scoresOf, type Scored } from '@dicehearth/host'
import { hasColours, painted } from './paint.ts'
import type { Session } from './session.ts'
import { isOnShelf } from './shelf.ts'

const commands = 'u undo · h advice · ? rules · c cards · t table · w why not · l log · s save · q leave'
const watching = 'Enter continue · e to the end · q leave'
/** So many options are named where words fit several. */
const mostNamed = 4
/** Lines that are always reserved for news. */
const newsLines = 3

/** The table for people: the board, the news, the question and its numbered answers. */
export class TerminalTable {
  private readonly session: Session
  private readonly drawing: Drawing | undefined
  private readonly lines: Lines
  private readonly isScreen: boolean
  private readonly colours = hasColours(process.stdout)
  /** How much of the story has been read. */
  private read: number
  /** The group of options that is open. */
  private opened: Group | null = null
  /** The table's file can no longer be written. */
  private homeless = false
  /** Whose view was drawn last. */
  private shownTo: number | null = null
  /** Another terminal has taken the table over. */
  private takenOver = false
  /** A message about the last line typed. */
  private notice: string

  constructor(session: Session, drawing: Drawing | undefined, told: number, lines: Lines) {
    this.session = session
    this.drawing = drawing
    this.lines = lines
    this.isScreen = lines.isScreen
    this.read = told
    this.notice = session.room.notice ?? this.introduction()
  }

  /** Who is who. */
  private introduction(): string {
    const { room } = this.session
    const { table, seats, game } = room
    const called = (seat: number): string => calledAt(seat, seats, game, room.view(seat))
    const people = seats.flatMap((_, seat) => (room.isPerson(seat) ? [called(seat)] : []))
    const others = seats.flatMap(({ player }, seat) =>
      room.isPerson(seat) ? [] : [`${called(seat)} (${player})`],
    )
    const you = people.length > 0 ? `You play ${list(people)}` : 'You watch'
    const beside = others.length > 0 ? `${people.length > 0 ? ', with' : ''} ${list(others)}` : ''
    return `${you}${beside}. Seed: ${table.seed}`
  }

  async play(): Promise<void> {
    const { session } = this
    const { room } = session
    if (this.isScreen && room.people.length === 0 && !(await this.watch())) return this.sayGoodbye()
    for (;;) {
      const trouble = await session.letCompanionsPlay(() => this.lines.leaves)
      if (this.lines.leaves && !room.over) return this.sayGoodbye()
      if (trouble) {
        if (await this.findPlace(trouble)) continue
        return this.sayGoodbye()
      }
      const { looking: seat } = session
      const { decision } = room.table
      if (!decision) return this.showEnd(seat)
      if (!(await this.passTo(seat))) return this.sayGoodbye()
      const menu = await this.show(decision, seat)
      const line = await this.lines.next()
      if (line === null || (await this.obey(line.trim(), decision, menu, seat)) === 'leave')
        return this.sayGoodbye()
    }
  }

  /** Hides the table until whoever knows a secret sits in front of it; false if they leave instead. */
  private async passTo(seat: number): Promise<boolean> {
    const { table, people, seats, game } = this.session.room
    const isPassed = seat !== this.shownTo && holdsSecret(table, seat, people)
    this.shownTo = seat
    if (!isPassed || !this.isScreen) return true
    const name = calledAt(seat, seats, game, table.view(seat))
    this.print([
      [styled(`Over to ${name}, who knows something that the others must not see.`, 'bold')],
      [],
      ['Enter shows the table.'],
    ])
    return (await this.lines.next()) !== null
  }

  /** Companions play alone while a person watches, chapter by chapter. False if they leave before the end. */
  private async watch(): Promise<boolean> {
    const { session } = this
    const { room } = session
    for (;;) {
      const chapters = room.story.chapters.length
      const trouble = await session.letCompanionsPlay(
        () => room.story.chapters.length > chapters || this.lines.leaves,
      )
      if (trouble) {
        if (await this.findPlace(trouble)) continue
        return false
      }
      if (room.over) return true
      const board = this.drawing?.draw(room.view(session.reader), null, this.width) ?? []
      const rows = Math.max(newsLines, this.rows - board.length - 3)
      this.print([
        ...board,
        ...this.news().slice(-rows),
        ...this.inLines(this.notice, 'cyan'),
        [styled(watching, 'dim')],
      ])
      this.turnPage()
      this.notice = ''
      const line = await this.lines.next()
      if (line === null || line.trim() === 'q') return false
      if (line.trim() === 'e') return true
    }
  }

  private async obey(
    line: string,
    decision: Decision,
    menu: Menu,
    seat: number,
  ): Promise<'leave' | undefined> {
    const { room } = this.session
    this.notice = ''
    const [word, ...rest] = line.split(/\s+/)
    try {
      const typed = readTyped(room.game, decision, line, menu.entries.length)
      if (typed) return await this.type(typed)
      if (/^\d+$/.test(line)) return await this.take(menu, Number(line))
      switch (word.toLowerCase()) {
        case '':
          this.opened = null
          return
        case 'q':
          return 'leave'
        case 'u':
          await this.session.place.undo()
          this.turnPage()
          return
        case '?':
          return await this.page(this.rules(decision, seat, rest.join(' ')))
        case 'c':
          return await this.page(this.cards(seat, rest.join(' ')))
        case 'w':
          return await this.page(this.reasons(decision, seat, rest.join(' ')))
        case 'h':
          return await this.page(await this.advice(decision, menu, seat))
        case 'l':
          room.recall()
          return await this.page(this.session.story.map(({ text }) => text).toReversed(), 'the newest first')
        case 't':
          return await this.page(await this.inWords(seat, rest.join(' ')))
        case 's':
          return await this.saveTo(rest.join(' '))
        default:
          return await this.takeByWords(line, decision, seat)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refuse(error)
      if (this.takenOver) return 'leave'
    }
    return undefined
  }

  private refuse({ code, message }: Refusal): void {
    this.notice = message
    this.takenOver = code === 'taken-over'
    // A choice that was not stored did not happen. Play continues once the table can be stored somewhere.
    if (code !== 'cannot-save') return
    this.homeless = true
    this.notice += ' The choice was not made. Keep the table elsewhere with: s <file>'
  }

  /** A companion's choice could not be stored: asks for another place. False if people leave instead. */
  private async findPlace(trouble: Refusal): Promise<boolean> {
    this.refuse(trouble)
    if (trouble.code === 'in-circles') return this.mayGoOn()
    while (this.homeless) {
      this.print([...this.inLines(this.notice, 'cyan'), [styled('s <file> · q leave', 'dim')]])
      const line = (await this.lines.next())?.trim() ?? 'q'
      if (line === 'q') return false
      if (!/^s\s/.test(line)) continue
      try {
        await this.saveTo(line.slice(1).trim())
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.refuse(error)
      }
    }
    return !this.takenOver
  }

  /** Companions that go in circles go on only if somebody wants it. */
  private async mayGoOn(): Promise<boolean> {
    this.print([...this.inLines(this.notice, 'cyan'), [styled('Enter lets them go on · q leave', 'dim')]])
    this.notice = ''
    if (!this.isScreen) return false
    const line = await this.lines.next()
    return line !== null && line.trim() !== 'q'
  }

  private async take({ entries }: Menu, number: number): Promise<undefined> {
    const entry = entries[number - 1]
    if (!entry) {
      this.notice = `There is no option ${number}: choose from 1 to ${entries.length}.`
      return
    }
    if (typeof entry.choice !== 'number') {
      this.opened = entry.choice
      return
    }
    this.turnPage()
    await this.session.place.choose(this.session.room.table.position, entry.choice)
  }

  /** "black 3 str" takes the only option that has these words. */
  private async takeByWords(line: string, decision: Decision, seat: number): Promise<undefined> {
    const { room, place } = this.session
    const choices = choicesOf(room.game, decision, room.view(seat))
    const found = meant(choices, line)
    if (found.length === 0) {
      this.notice = `"${line}" is neither a number from the list, nor words of one option, nor one of: ${commands}`
    } else if (found.length > 1) {
      this.notice = `"${line}" may be any of ${found.length}: ${found
        .slice(0, mostNamed)
        .map((option) => choices[option].text)
        .join('; ')}`
    } else {
      this.turnPage()
      await place.choose(room.table.position, found[0])
    }
    return undefined
  }

  /** A number is one choice; an answer is one for each letter. */
  private async type(typed: readonly string[]): Promise<undefined> {
    const { room, place } = this.session
    const { words } = room.game
    const { position } = room.table
    this.turnPage()
    for (const it of typed) {
      const option = room.table.decision?.options.findIndex((each) => words.typed(each) === it) ?? -1
      if (option >= 0) await place.choose(room.table.position, option)
      else {
        // Nothing of an answer that is too long stays behind.
        while (room.table.position > position) await place.undo()
        throw new Refusal('bad-line', 'That is too long for an answer.')
      }
    }
  }

  /** Marks everything so far as read. */
  private turnPage(): void {
    this.opened = null
    this.read = this.session.story.length
  }

  private async saveTo(named: string): Promise<undefined> {
    const { table } = this.session.room
    const file = named || `${freeName(table.game.id, (name) => existsSync(`${name}.json`))}.json`
    const replace = existsSync(file) && (await this.mayReplace(file))
    if (this.homeless) {
      await this.session.moveTo(file, replace)
      this.homeless = false
      this.notice = `The table is kept in ${file} from now on. Choose again.`
      return
    }
    writeNamed(file, this.session.saved(), replace)
    this.notice = `Saved as ${file}. Load it with: dicehearth play --load ${file}`
  }

  private async mayReplace(file: string): Promise<boolean> {
    this.print([[`"${file}" already exists. Replace it? (y: yes, anything else: no)`]])
    return (await this.lines.next())?.trim() === 'y'
  }

  private rules(decision: Decision, seat: number, wanted: string): string[] {
    const { room } = this.session
    const ledger = ledgerOf(room.game.id)
    const ids = room.game.words.rules(decision.ask, room.view(seat))
    const rules = wanted ? findRules(ledger, wanted) : ledger.rules.filter(({ id }) => ids.includes(id))
    const cards = wanted ? this.cardLines(seat, wanted) : []
    if (rules.length + cards.length === 0)
      throw new Refusal('no-rule', `No rule mentions "${wanted}", and no card here has that name.`)
    return [...cards, ...rules.flatMap((rule) => ruleLines(rule, this.width))]
  }

  /** The printed text of the cards and boards that can be read now. */
  private cards(seat: number, wanted: string): string[] {
    const found = this.cardLines(seat, wanted)
    if (found.length === 0) throw new Refusal('no-card', `No card here is called "${wanted}".`)
    return found
  }

  /** The table in words, or one part of it by its letter or name. */
  private async inWords(seat: number, wanted: string): Promise<string[]> {
    const { room } = this.session
    const view = room.view(seat)
    const parts = (await loadInWords(room.game.id)).parts(view, room.game.texts(view))
    const like = wanted.toLowerCase()
    const found = parts.filter(
      ({ key, name }) => like === key || (like.length !== 1 && name.toLowerCase().includes(like)),
    )
    if (found.length === 0)
      throw new Refusal(
        'no-card',
        `No part of the table is called "${wanted}"; there are: ${list(parts.map(({ key, name }) => `${key} ${name}`))}.`,
      )
    return found.flatMap(({ name, lines, table = [] }) => [
      `${name}:`,
      ...table.slice(1).map((cells) => `  ${cells.filter(Boolean).join(', ')}`),
      ...lines.flatMap((line) => wrapped(line, this.width - 2).map((it) => `  ${it}`)),
    ])
  }

  private cardLines(seat: number, wanted: string): string[] {
    const { room } = this.session
    const like = wanted.toLowerCase()
    const found = room.game.texts(room.view(seat)).filter(({ name }) => name.toLowerCase().includes(like))
    return found.flatMap(({ name, lines }) => [
      name,
      ...lines.flatMap((line) => wrapped(line, this.width - 2).map((part) => `  ${part}`)),
    ])
  }

  /** The options that the rules leave out, each with the rule and its sentence. */
  private reasons({ ask }: Decision, seat: number, wanted: string): string[] {
    const { room, place } = this.session
    const { game } = room
    const view = room.view(seat)
    const like = wanted.toLowerCase()
    const byRule = new Map<string, Set<string>>()
    for (const { option, rule } of place.reasons()) {
      const group = game.words.group(option, ask, view)
      const text = `${group === null ? '' : `${group}: `}${game.words.option(option, ask, view)}`
      if (!text.toLowerCase().includes(like)) continue
      byRule.set(rule, (byRule.get(rule) ?? new Set()).add(text))
    }
    if (byRule.size === 0) throw new Refusal('no-reason', 'Nothing of that kind is ruled out here.')
    const ledger = ledgerOf(game.id)
    return [...byRule].flatMap(([id, texts]) => [
      ...wrapped(`Not: ${[...texts].join(' · ')}`, this.width),
      ...ledger.rules.filter((rule) => rule.id === id).flatMap((rule) => ruleLines(rule, this.width)),
      '',
    ])
  }

  /** The best options in words, with their numbers in the list where they have one. */
  private async advice({ ask, options }: Decision, { entries }: Menu, seat: number): Promise<string[]> {
    const { room, place } = this.session
    const { words } = room.game
    const { counsels, odds: of, close } = await place.advise()
    const view = room.view(seat)
    const told = counsels.flatMap(({ option, chance, within, why }) => {
      const number = entries.findIndex(({ choice }) => choice === option) + 1
      const group = words.group(options[option], ask, view)
      const name = `${group === null ? '' : `${group}: `}${words.option(options[option], ask, view)}`
      const odds = chance === null ? '' : ` ${chanceBar(chance)} ${percent(chance)} ± ${percent(within)}`
      return [
        ...wrapped(`${number > 0 ? `${number}  ` : ''}${name}${odds}`, this.width),
        ...(why === '' ? [] : wrapped(`   ${why}`, this.width)),
      ]
    })
    const head = counsels.some(({ chance }) => chance !== null) ? [`${capital(of)}:`] : []
    return [...head, ...told, ...(close ? ['', 'Too close to call: take the one you like.'] : [])]
  }

  private get width(): number {
    return Math.min(process.stdout.columns ?? 80, 160)
  }

  private get rows(): number {
    return process.stdout.rows ?? 24
  }

  /** Draws everything that a person needs to decide; returns what the numbers mean. */
  private async show(decision: Decision, seat: number): Promise<Menu> {
    const { session } = this
    const { table } = session.room
    await session.room.letCompanionRemark()
    const view = session.room.view(seat)
    const said = session.room.remark(view)
    const remark = said
      ? this.inLines(`${calledAt(said.seat, session.seats, table.game, view)}: “${said.text}”`, 'dim')
      : []
    const board = this.drawing?.draw(view, decision, this.width) ?? []
    const notice = this.inLines(this.notice, 'cyan')
    const prompt = [
      ...this.inLines(table.game.words.prompt(decision.ask, view), 'bold', 'yellow'),
      ...this.inLines(askedToType(table.game, decision), 'yellow'),
    ]
    // Leave two lines for the commands and the input.
    const room = this.rows - board.length - notice.length - remark.length - prompt.length - 2
    const groups = groupsOf(table.game, decision, view, previews(table))
    const menu = this.opened
      ? spreadOut([this.opened], this.width)
      : menuOf(groups, this.width, Math.max(room - newsLines, newsLines))
    const newsRoom = Math.max(newsLines, room - menu.lines.length)
    const news = this.news()
    if (this.isScreen && news.length > newsRoom) {
      await this.page(
        news.map((line) => line.map(textOf).join('')),
        'what happened',
      )
      this.read = session.story.length
    }
    const lately = this.isScreen ? this.news().slice(-newsRoom) : news
    const spare = this.isScreen && room - menu.lines.length - lately.length > 3 ? [[]] : []
    this.print([
      ...board,
      ...spare,
      ...lately,
      ...spare,
      ...remark,
      ...prompt,
      ...menu.lines,
      ...spare,
      ...notice,
      [styled(this.opened ? `Enter goes back · ${commands}` : commands, 'dim')],
    ])
    // Plain output is not redrawn, so nothing needs repeating.
    if (!this.isScreen) this.read = session.story.length
    return menu
  }

  private inLines(text: string, ...style: Style[]): Line[] {
    return text === '' ? [] : wrapped(text, this.width).map((line) => [styled(line, ...style)])
  }

  /** What happened since the person last chose; at least the latest line. */
  private news(): Line[] {
    const { story } = this.session
    const from = Math.max(0, Math.min(this.read, story.length - 1))
    return story.slice(from).flatMap(({ text }) => this.inLines(text, 'dim'))
  }

  private showEnd(seat: number): void {
    const { file, sheets, campaign } = this.session
    const { table, seats } = this.session.room
    const view = this.session.room.view(seat)
    const board = this.drawing?.draw(view, null, this.width) ?? []
    const room = this.isScreen ? Math.max(newsLines, this.rows - board.length - sheets.length - 7) : Infinity
    this.print([
      ...board,
      ...this.news().slice(-room),
      [],
      [styled(table.game.words.outcome(view), 'bold', 'yellow')],
      ...scoresOf(table, seats, view).flatMap(scoreLines),
      ...sheets.map((sheet): Line => [styled(`Handed on: ${sheet}`, 'dim')]),
      [styled(`The game is kept; see it again with: dicehearth replay ${file}`, 'dim')],
      ...(table.proven && table.game.mind?.ahead
        ? [[styled(`What decided it: dicehearth review ${file}`, 'dim')]]
        : []),
      ...(campaign === null ? [] : [[styled(`Continue with: ${goOn(campaign, file)}`, 'dim')]]),
    ])
  }

  private sayGoodbye(): void {
    const { file, campaign } = this.session
    this.session.leave()
    if (this.takenOver) return this.print(this.inLines(this.notice, 'cyan'))
    this.print([[`The table is kept as it is (${file}).`], [`Continue with: ${goOn(campaign, file)}`]])
  }

  /** Long texts, a screen at a time. */
  private async page(text: readonly string[], title = ''): Promise<undefined> {
    const rows = this.isScreen ? this.rows - 2 : Infinity
    for (let from = 0; from < text.length; from += rows) {
      const last = from + rows >= text.length
      const hint = `${title ? `(${title}) ` : ''}${last ? 'Enter continues' : 'Enter shows more, b goes back'}`
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

/** A bar of ten: how likely it is to win. */
function chanceBar(chance: number): string {
  const full = Math.round(10 * chance)
  return `${'█'.repeat(full)}${'░'.repeat(10 - full)}`
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}

function goOn(campaign: string | null, file: string): string {
  if (campaign !== null) return `dicehearth campaign play ${campaign}`
  return `dicehearth play ${isOnShelf(file) ? '--continue' : `--load ${file}`}`
}

/** A seat's place and score, and what the score is made of. */
function scoreLines({ place, name, score, lines }: Scored): Line[] {
  const parts = lines.map((line) => `${line.label} ${line.score}`).join(' · ')
  return [[styled(`${place}. ${name}: ${score}`, 'bold')], [styled(`   ${parts}`, 'dim')]]
}
