import { Refusal } from '@dicehearth/engine'

/** How many streams and lines each address keeps open: tabs of a family are welcome, thousands are not. */
export class OpenLines {
  private readonly most: number
  private readonly open = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  /** Counts one more, until the result is called; refuses if there are as many as there may be. */
  add(address: string): () => void {
    const now = this.open.get(address) ?? 0
    if (now >= this.most)
      throw new Refusal('too-many', 'Your address has too many streams open. Close some of them.')
    this.open.set(address, now + 1)
    return () => {
      const left = (this.open.get(address) ?? 1) - 1
      if (left > 0) this.open.set(address, left)
      else this.open.delete(address)
    }
  }
}
