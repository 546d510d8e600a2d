const paths = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  book: 'M4 5.500C7 4 10 4.500 12 6.500 14 4.500 17 4 20 5.500V19c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6.500V20',
  down: 'm6 9 6 6 6-6',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  check: 'm5 13 5 5 9-11',
  close: 'm6 6 12 12M18 6 6 18',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  last: 'M18 5v14M6 6l8 6-8 6z',
  back: 'm15 6-8 6 8 6z',
  next: 'm9 6 8 6-8 6z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  save: 'M12 4v11m0 0 4-4m-4 4-4-4M5 19h14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  companion: 'M6 9h12v9H6zM12 9V5M9 13h.01M15 13h.01M3 12v4M21 12v4',
  danger: 'M12 4 2.500 20h19zM12 10v5M12 17.500h.01',
  quill: 'M4 20 15 9M9 15c-1-6 4-11 11-11 0 7-5 12-11 11z',
  slower: 'm13 6-6 6 6 6M19 6l-6 6 6 6',
  faster: 'm11 6 6 6-6 6M5 6l6 6-6 6',
} as const

/** A small line drawing beside a word; never the only carrier of meaning. */
export function Glyph({ of }: { of: keyof typeof paths }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden>
      <path d={paths[of]} />
    </svg>
  )
}
