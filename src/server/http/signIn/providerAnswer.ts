import { z } from 'zod'
import { TypedText } from '#shared/contract/auth/auth.ts'

/** The error codes of Google and Apple for a sign-in that the person cancelled. */
const denials = ['access_denied', 'user_cancelled_authorize']

/** The parameters with which a provider redirects the browser back, in a query or a form; all others are ignored. */
export const ProviderAnswer = z
  .object({
    state: TypedText.min(1).max(200),
    code: TypedText.min(1).max(4_000).optional(),
    error: TypedText.max(200).optional(),
    /** Sent by Apple, only at the first sign-in: JSON with the name. */
    user: z.string().max(4_000).optional(),
  })
  .transform((answer) => ({ ...answer, isDenied: denials.includes(answer.error ?? '') }))

const AppleUser = z.object({
  name: z.object({ firstName: TypedText.optional(), lastName: TypedText.optional() }),
})

/** The name in Apple's `user`; null when there is none, or it cannot be parsed. */
export function nameIn(user: string | undefined): string | null {
  try {
    const { firstName = '', lastName = '' } = AppleUser.parse(JSON.parse(user ?? '')).name
    return `${firstName} ${lastName}`.trim() || null
  } catch {
    return null
  }
}
