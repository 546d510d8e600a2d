interface TextFieldProps {
  label: string
  value: string
  most: number
  onChange: (text: string) => void
}

/** A line of text on a card. */
export function TextField({ label, value, most, onChange }: TextFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="text" value={value} maxLength={most} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
