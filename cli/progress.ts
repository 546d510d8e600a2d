import { SingleBar } from 'cli-progress'

/** A bar on the screen; null where nobody is looking. */
export function progress(total: number): SingleBar | null {
  if (!process.stderr.isTTY) return null
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    format: '{bar} {value}/{total} · {duration_formatted}',
  })
  bar.start(total, 0)
  return bar
}
