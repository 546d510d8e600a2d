// Text as compressed letters that are allowed in a link.

const mostBytes = 8_000_000

export async function packed(text: string): Promise<string> {
  return inLetters(await through(text, new CompressionStream('deflate-raw')))
}

/** Throws if the letters are cut off, are not packed text at all, or hold more than any game needs. */
export async function unpacked(letters: string): Promise<string> {
  const base64 = letters.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

/** Bytes as URL-safe letters; in chunks, because a function takes only so many arguments. */
function inLetters(bytes: Uint8Array): string {
  const part = 8_192
  let binary = ''
  for (let from = 0; from < bytes.length; from += part)
    binary += String.fromCharCode(...bytes.subarray(from, from + part))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The output of a stream; gives up early if a small link would unpack to a huge game. */
async function through(
  content: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([content]).stream().pipeThrough(stream).getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    length += step.value.length
    if (length > mostBytes) {
      await reader.cancel()
      throw new Error('too large')
    }
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const it of parts) {
    whole.set(it, at)
    at += it.length
  }
  return whole
}
