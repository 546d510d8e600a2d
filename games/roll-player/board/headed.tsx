/** A printed line with its first words in bold: "**Prayer.** Gain 1 XP." */
export function Headed({ line }: { line: string }) {
  const [head, ...rest] = line.split(': ')
  return (
    <>
      <b>{head}.</b> {rest.join(': ')}
    </>
  )
}
