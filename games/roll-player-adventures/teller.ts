import {
  type Cause,
  type Earned,
  type Met,
  type Passage,
  type Tale,
  type TaleMap,
  type Teller,
} from '@dicehearth/engine'
import { boxOf, known } from './content/opened.ts'
import { wholeName } from './content/people.ts'
import type { AdventureAsk, AdventureOption } from './rules/decisions.ts'
import type { AdventureEvent } from './rules/events.ts'
import { readAloud } from './rules/aloud.ts'
import { locationsOf, pathsOf } from './rules/map.ts'
import { openEntry, type Party } from './rules/state.ts'
import { adventurePart, coastRemembers, onTheWay, trialTale } from './speech/tale.ts'
import { becauseOfText } from './view/because.ts'
import { readSoFar } from './view/read-so-far.ts'
import { speakersIn } from './view/speakers.ts'
import { spotsOf } from './view/spots.ts'

/** A voice for a choice, until the votes are counted. */
interface Voice {
  words: string
  name: string
  tie: boolean
}

/** Tells an adventure: the way, what was read on it, what was chosen, and what came of it. */
export class AdventureTeller implements Teller<Party, AdventureAsk, AdventureOption, AdventureEvent> {
  readonly remembers = coastRemembers
  private readonly passages: Passage[] = []
  private readonly way: [from: string, to: string][] = []
  private readonly earned: Earned[] = []
  private readonly read = new Set<string>()
  private readonly voices: Voice[] = []
  private others: readonly string[] = []
  private from = ''
  private trial: readonly string[] = []

  chose(ask: AdventureAsk, option: AdventureOption, options: readonly AdventureOption[], t: Party): void {
    if (ask.kind !== 'whichWay' || option.verb !== 'takeWay') return
    const { choices } = openEntry(t)
    const wordsOf = (it: AdventureOption): string[] => {
      const way = it.verb === 'takeWay' ? choices.find((_, i) => i === it.choice) : undefined
      return way?.words ? [readAloud(t, way.words)] : []
    }
    const [words] = wordsOf(option)
    // That they moved on, rested or used an item is seen from what follows.
    if (words === undefined) return
    this.others = ask.tie ? this.others : options.flatMap(wordsOf)
    this.voices.push({ words, name: t.heroes[ask.seat]?.name ?? '', tie: ask.tie })
  }

  heard(event: AdventureEvent, t: Party): void {
    if (event.type !== 'voted') this.decided()
    switch (event.type) {
      case 'storyteller':
        if (this.passages.length === 0) this.comeTo(t, t.map.at)
        break
      case 'setOut':
        this.from = event.from
        break
      case 'passed':
      case 'arrived':
        this.comeTo(t, event.at)
        break
      case 'encounter':
        this.passages.push({ kind: 'place', name: onTheWay, step: 0 })
        break
      case 'readAloud':
        if (this.read.has(event.text)) break
        this.read.add(event.text)
        this.passages.push({ kind: 'words', text: event.text, because: causesOf(t, event.text) })
        break
      case 'trialBegins':
        this.trial = event.names
        break
      case 'trialEnds':
        this.passages.push({
          kind: 'trial',
          text: trialTale(t, this.trial, event),
          won: event.won,
        })
        break
      case 'title':
        if (event.gained) this.earned.push(earnedTitle(t, event.title))
        break
      default:
    }
  }

  tale(t: Party): Tale {
    this.decided()
    const passages = this.passages.length > 0 ? this.passages.filter(isTold) : rememberedBy(t)
    return {
      part: adventurePart(t.adventure),
      title: known(boxOf(t).volumes, t.book).book.title,
      cast: t.heroes.map((hero) => ({ name: hero.name, what: `${hero.people} ${hero.class}` })),
      passages,
      map: mapOf(t, this.way),
      earned: this.earned.filter(({ id }) => t.journal.titles.includes(id)),
      met: metIn(passages),
    }
  }

  private comeTo(t: Party, letter: string): void {
    if (this.from !== '' && this.from !== letter) this.way.push([this.from, letter])
    const step = this.from === '' ? 0 : this.way.length
    this.from = letter
    const name = locationsOf(t).find((it) => it.letter === letter)?.name
    if (name !== undefined) this.passages.push({ kind: 'place', name, step })
  }

  /** Counts the voices: the one that breaks a tie decides, else most. */
  private decided(): void {
    if (this.voices.length === 0) return
    const voices = this.voices.splice(0)
    const last = voices.findLast(({ tie }) => tie) ?? mostNamed(voices)
    const against = voices.filter(({ words, name }) => words !== last.words && name !== '')
    this.passages.push({
      kind: 'choice',
      text: last.words,
      against: [...new Set(against.map(({ name }) => name))],
      others: this.others.filter((words) => words !== last.words),
    })
  }
}

function mostNamed(voices: readonly Voice[]): Voice {
  const named = (words: string): number => voices.filter((voice) => voice.words === words).length
  return voices.reduce((best, voice) => (named(voice.words) > named(best.words) ? voice : best))
}

/** A place where nothing new was read is only a number on the map. */
function isTold(passage: Passage, i: number, all: readonly Passage[]): boolean {
  return passage.kind !== 'place' || (all[i + 1]?.kind ?? 'place') !== 'place'
}

function causesOf(t: Party, text: string): Cause[] {
  return becauseOfText(t, text).map(({ title, cause, where }) => ({ earned: title ?? '', cause, where }))
}

function earnedTitle(t: Party, id: string): Earned {
  const { name, memory = '' } = known(boxOf(t).titles, id)
  return { id, name, memory }
}

/** What was read, if nobody listened from the beginning. */
function rememberedBy(t: Party): Passage[] {
  return readSoFar(t).map(({ text }) => ({ kind: 'words', text, because: causesOf(t, text) }))
}

function mapOf(t: Party, way: readonly (readonly [string, string])[]): TaleMap {
  const places = locationsOf(t)
  const spots = spotsOf(places)
  const at = (letter: string): number => places.findIndex((it) => it.letter === letter)
  const between = ([one, other]: readonly [string, string]): readonly [number, number][] =>
    at(one) < 0 || at(other) < 0 ? [] : [[at(one), at(other)]]
  return {
    places: places.map(({ letter, name }) => ({
      name,
      x: spots.get(letter)?.x ?? 0,
      y: spots.get(letter)?.y ?? 0,
      visited: t.map.explored.includes(letter),
    })),
    roads: pathsOf(t).flatMap(({ ends }) => between(ends)),
    way: way.flatMap(between),
  }
}

/** People with what they last said, and places as they were last found. */
function metIn(passages: readonly Passage[]): Met[] {
  const met = new Map<string, Met>()
  let where = ''
  let found = false
  for (const passage of passages) {
    if (passage.kind === 'place') {
      where = passage.name
      found = true
    }
    if (passage.kind !== 'words') continue
    const { text } = passage
    if (found && where !== onTheWay)
      met.set(where, { kind: 'place', name: where, where: '', said: firstSentence(text) })
    found = false
    for (const { name, said } of speakersIn(text)) {
      const whole = wholeName(name)
      met.set(whole, { kind: 'person', name: whole, where, said })
    }
  }
  return [...met.values()]
}

function firstSentence(text: string): string {
  return /^.+?[.!?]["'”’*]?(?=\s|$)/.exec(text)?.[0] ?? text
}
