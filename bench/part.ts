import type { Figure } from './measure.ts'

/** Measures one part and prints its figures as they come. */
const part = process.argv[2]
const { figures } = (await import(`./${part}.ts`)) as {
  figures: () => Iterable<Figure> | AsyncIterable<Figure>
}
for await (const [what, figure] of figures()) console.log(`  ${what.padEnd(58)} ${figure}`)
