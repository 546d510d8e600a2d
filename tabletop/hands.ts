import type { Ask, Offered, Option, PieceText, TableEvent } from '@dicehearth/engine'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from './board.ts'
import {
  asksWhyNow,
  leftNow,
  nothing,
  pickedInstead,
  takenUpNow,
  type Answer,
  type Manner,
  type Picked,
  type Presses,
} from './manner.ts'
import { useMoving } from './motion.ts'
import type { Pieces } from './piece.tsx'

/** A board in somebody's hands: what it shows now, what is picked, and what its pieces do. */
export interface Hands<A extends Ask, O extends Option, E extends TableEvent, V> {
  view: V
  decision: Offered<A, O> | null
  happening: E | null
  seatName: (seat: number) => string
  choose: (option: number) => void
  /** Answers this question and those that follow from it, one after the other. */
  bring: (answers: readonly Answer<Offered<A, O>>[]) => void
  picked: Picked
  pieces: Pieces
  /** What is printed on a piece; undefined where nothing is to be read. */
  printed: (piece: string) => PieceText | undefined
  /** The piece that was taken up to be read, and to do what can be done with it. */
  reading: string | null
  read: (piece: string | null) => void
}

const noPresses: Presses = new Map()

/** Pressing, picking, narrowing, dragging and reading; `whereabouts` says where everything lies that can move. */
export function useHands<A extends Ask, O extends Option, E extends TableEvent, V>(
  props: Omit<BoardProps<A, O, E, V>, 'previews'>,
  manner: Manner<Offered<A, O>, V>,
  whereabouts: string,
): Hands<A, O, E, V> {
  const { view, decision, happening } = useMoving(props, whereabouts)
  const { lit, askWhy, seatName, choose, texts } = props
  const [picked, setPicked] = usePicked(decision, nothing)
  const [reading, read] = useState<string | null>(null)
  const bring = useComing(props.decision, choose)
  const ways = useMemo(
    () => (decision ? manner.presses(decision, view, picked) : noPresses),
    [manner, decision, view, picked],
  )
  const left = useMemo(
    () => decision && leftNow(manner, decision, view, picked),
    [manner, decision, view, picked],
  )
  useNarrowed(props, decision, left, () => setPicked(nothing))
  const printed = useMemo(() => new Map(texts.map((text) => [text.piece, text])), [texts])
  const raised = new Set([...picked, ...(manner.raised?.(decision, view, picked) ?? [])])
  const takenUp = (id: string): Picked | null =>
    decision && takenUpNow(manner, ways, decision, view, picked, id)
  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => lit.has(id),
    chosen: (id) => raised.has(id),
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (props.decision?.options !== decision?.options) return
      const way = decision && (ways.get(id) ?? pickedInstead(manner, decision, view, id))
      if (!way) {
        if (manner.reads?.(id, decision, printed.has(id))) read(id)
        if (decision) askWhy(...asksWhyNow(manner, decision, view, picked, id))
      } else if ('read' in way) read(way.read)
      else if ('pick' in way) setPicked(way.pick)
      else {
        const meant = decision.options[way.choose]
        bring([(option) => option === meant, ...(manner.follows?.(picked) ?? [])])
      }
    },
    carry: {
      can: (id) => takenUp(id) !== null,
      take: (id) => setPicked(takenUp(id) ?? nothing),
      putBack: () => setPicked(nothing),
    },
  }
  return {
    view,
    decision,
    happening,
    seatName,
    choose,
    bring,
    picked,
    pieces,
    printed: (id) => printed.get(id),
    reading,
    read,
  }
}

/** Something that lasts as long as the decision: it is `first` again with the next. */
export function usePicked<P>(decision: Offered | null, first: P): [P, (picked: P) => void] {
  const options = decision?.options
  const [state, setState] = useState({ options, picked: first })
  const picked = state.options === options ? state.picked : first
  return [picked, (next) => setState({ options, picked: next })]
}

/** Limits the list to the options that fit what was picked; shows all of them while `options` is null. */
function useNarrowed(
  { narrow }: Pick<BoardProps, 'narrow'>,
  decision: Offered | null,
  options: readonly number[] | null,
  putBack: () => void,
): void {
  const latest = useRef(putBack)
  useLayoutEffect(() => {
    latest.current = putBack
  })
  useEffect(() => {
    if (!decision || !options) return undefined
    narrow({ decision, options, putBack: () => latest.current() })
    return () => narrow(null)
  }, [decision, narrow, options])
}

/**
 * What is one act for a person, such as an attack with three dice, may be several questions of the rules. The answers
 * wait here, and each is given as soon as its question is asked; if one does not fit, the rest is dropped.
 */
export function useComing<D extends Offered>(
  decision: D | null,
  choose: (option: number) => void,
): (answers: readonly Answer<D>[]) => void {
  const coming = useRef<readonly Answer<D>[]>([])
  const answered = useRef<D | null>(null)
  const give = (open: D): void => {
    const [next, ...rest] = coming.current
    const option =
      next === undefined
        ? -1
        : open.options.findIndex((it: D['options'][number], n) => next(it, open.choices[n]))
    answered.current = open
    coming.current = option < 0 ? [] : rest
    if (option >= 0) choose(option)
  }
  useEffect(() => {
    if (decision && decision !== answered.current && coming.current.length > 0) give(decision)
  })
  return (answers) => {
    coming.current = answers
    if (decision) give(decision)
  }
}
