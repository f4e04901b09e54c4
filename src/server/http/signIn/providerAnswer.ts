import * as z from 'zod/mini'
import { TypedTextSchema } from '#shared/contract/auth/auth.ts'

/** The error codes of Google and Apple for a sign-in that the person cancelled. */
const denials = ['access_denied', 'user_cancelled_authorize']

/** The parameters with which a provider redirects the browser back, in a query or a form; all others are ignored. */
export const ProviderCallbackParameters = z.pipe(
  z.object({
    state: TypedTextSchema.check(z.minLength(1), z.maxLength(200)),
    code: z.optional(TypedTextSchema.check(z.minLength(1), z.maxLength(4_000))),
    error: z.optional(TypedTextSchema.check(z.maxLength(200))),
    /** Sent by Apple, only at the first sign-in: JSON with the name. */
    user: z.optional(z.string().check(z.maxLength(4_000))),
  }),
  z.transform((answer) => ({ ...answer, isDenied: denials.includes(answer.error ?? '') })),
)

const AppleUser = z.object({
  name: z.object({ firstName: z.optional(TypedTextSchema), lastName: z.optional(TypedTextSchema) }),
})

/** The name in Apple's `user`; null when there is none, or it cannot be parsed. */
export function parseNameInAppleUser(user: string | undefined): string | null {
  try {
    const { firstName = '', lastName = '' } = AppleUser.parse(JSON.parse(user ?? '')).name
    return `${firstName} ${lastName}`.trim() || null
  } catch {
    return null
  }
}
