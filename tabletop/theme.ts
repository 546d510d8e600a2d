/** A few notes that belong to a game. */
export interface Theme {
  /** The note it comes home to, in Hertz. */
  root: number
  /** Its scale, in semitones above the root. */
  scale: readonly number[]
  /** The tune, as steps of the scale; steps past the end are an octave higher. */
  tune: readonly number[]
  /** Seconds from note to note. */
  beat: number
}
