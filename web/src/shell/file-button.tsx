import type { ReactNode } from 'react'

interface FileButtonProps {
  accept: string
  onText: (text: string, name: string) => void
  small?: boolean
  children: ReactNode
}

/** A button that opens a file and gives its text. */
export function FileButton({ accept, onText, small = false, children }: FileButtonProps) {
  return (
    <label className={`button file-button${small ? ' small' : ''}`}>
      {children}
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allow the same file to be chosen again after it was corrected.
          if (file) void file.text().then((text) => onText(text, file.name))
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
