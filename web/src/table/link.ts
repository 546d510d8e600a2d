import { packed, unpacked } from './packed.ts'

// A whole game in a link, compressed, behind the # so that no server ever sees it.

export async function replayLink(shared: string): Promise<string> {
  return `${location.origin}/replay/link#${await packed(shared)}`
}

/** The game in a link; throws if the link is cut off or not a game. */
export async function readLink(hash: string): Promise<string> {
  return unpacked(hash.replace(/^#/, ''))
}

/** A file name for something with a name. */
export function fileName(name: string, ending: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return `${plain.replaceAll(/^-|-$/g, '') || 'dicehearth'}.${ending}`
}

/** Offers a file as a download. */
export function download(name: string, inside: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([inside], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
