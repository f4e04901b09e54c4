import { z } from 'zod'
import { TypedText } from '#shared/contract/auth/auth.ts'

/** How Google and Apple call it when somebody presses Cancel. */
const denials = ['access_denied', 'user_cancelled_authorize']

/** What a provider sends back by the browser, in a query or a form; whatever else it says is not for us. */
export const ProviderAnswer = z
  .object({
    state: TypedText.min(1).max(200),
    code: TypedText.min(1).max(4_000).optional(),
    error: TypedText.max(200).optional(),
    /** Apple's, and only the first time: JSON with the name. */
    user: z.string().max(4_000).optional(),
  })
  .transform((answer) => ({ ...answer, isDenied: denials.includes(answer.error ?? '') }))

const AppleUser = z.object({
  name: z.object({ firstName: TypedText.optional(), lastName: TypedText.optional() }),
})

/** The name in Apple's `user`; null when there is none that can be read. */
export function nameIn(user: string | undefined): string | null {
  try {
    const { firstName = '', lastName = '' } = AppleUser.parse(JSON.parse(user ?? '')).name
    return `${firstName} ${lastName}`.trim() || null
  } catch {
    return null
  }
}
