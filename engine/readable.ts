import * as z from 'zod'

/** A text of a game's own language in a pack; `wrong` says what cannot be read in it, or null. */
export function readable(wrong: (text: string) => string | null) {
  return z
    .string()
    .min(1)
    .superRefine((text, ctx) => {
      const message = wrong(text)
      if (message !== null) ctx.addIssue({ code: 'custom', message: message.replace(/\.$/, '') })
    })
}
