interface PickProps<T extends string | number> {
  /** What is picked, for screen readers, which read the sentence in pieces. */
  label: string
  value: T
  options: readonly (readonly [value: T, text: string])[]
  onPick: (value: T) => void
}

/** A word of a sentence that can be changed. */
export function Pick<T extends string | number>({ label, value, options, onPick }: PickProps<T>) {
  return (
    <select
      className="pick"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const picked = options.find(([one]) => String(one) === target.value)
        if (picked) onPick(picked[0])
      }}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  )
}
