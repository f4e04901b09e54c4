import * as m from '#messages'
import type { SignInProvider } from '#shared/contract/auth/providers.ts'
import * as say from '#shared/messages/auth.ts'

/** The doors beside e-mail and password. They lead to another site, so each is a plain link. */
export function ProviderLinks({ providers, next }: { providers: readonly SignInProvider[]; next: string }) {
  if (providers.length === 0) return null
  return (
    <>
      <p className="flex items-center gap-3 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {m.auth_or()}
      </p>
      <ul aria-label={m.auth_other_doors()} className="flex flex-col gap-3">
        {providers.map((provider) => (
          <li key={provider}>
            <a
              href={`/auth/${provider}?${new URLSearchParams({ next })}`}
              className="flex min-h-11 items-center justify-center rounded-full border border-edge bg-card px-5 py-2 font-semibold hover:border-paprika hover:text-paprika"
            >
              {say.continueWithProviderTexts()[provider]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
