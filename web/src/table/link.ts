// A whole game in a link: the saved game, compressed, behind the # so that no server ever sees it.

const mostBytes = 2_000_000

export async function replayLink(saved: string): Promise<string> {
  const { marks: _, ...game } = JSON.parse(saved) as Record<string, unknown>
  const bytes = await through(JSON.stringify({ ...game, marks: [] }), new CompressionStream('deflate-raw'))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return `${location.origin}/replay/link#${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The saved game in a link; throws when the link is cut or is none. */
export async function readLink(hash: string): Promise<string> {
  const base64 = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const text = await through(bytes, new DecompressionStream('deflate-raw'))
  if (text.byteLength > mostBytes) throw new Error('too large')
  return new TextDecoder().decode(text)
}

async function through(
  content: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  return new Response(new Blob([content]).stream().pipeThrough(stream)).arrayBuffer()
}

/** What a file is called that holds something with a name. */
export function fileName(name: string, ending: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return `${plain.replaceAll(/^-|-$/g, '') || 'dicehearth'}.${ending}`
}

/** Hands somebody a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
