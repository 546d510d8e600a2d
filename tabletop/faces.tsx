import type { ReactNode } from 'react'
import './faces.css'

interface FacesProps {
  /** The question about the die, for screen readers. */
  label: string
  faces: readonly { label: string; option: number; look: ReactNode }[]
  choose: (option: number) => void
  /** A die rolled by hand: large, alone in the middle. */
  real?: boolean
}

/** The faces of a die to choose from. */
export function Faces({ label, faces, choose, real = false }: FacesProps) {
  return (
    <fieldset className={real ? 'faces real' : 'faces'} aria-label={label}>
      {faces.map((face) => (
        <button key={face.option} type="button" aria-label={face.label} onClick={() => choose(face.option)}>
          {face.look}
        </button>
      ))}
    </fieldset>
  )
}
