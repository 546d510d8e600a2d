/** Input that cannot be taken: says what is wrong and what to do. Nothing was changed. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
