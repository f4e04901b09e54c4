import { useEffect } from 'react'
import * as m from '#messages'
import { trpcHooks } from '../data/trpc.ts'
import { endSessionOfOfflineSignOut } from '../features/auth/signingOut/endSessionOfOfflineSignOut.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** Replaces every page for a user who has signed out while the server could not be reached. */
export default function SignedOutScreen() {
  const { client } = trpcHooks.useUtils()
  useEffect(() => endSessionOfOfflineSignOut(client), [client])
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-5 px-page py-12">
      <title>{m.site_page_title({ title: m.site_signed_out_title() })}</title>
      <h1 className="text-4xl">{m.site_signed_out_title()}</h1>
      <p role="status">{m.site_signed_out_waiting()}</p>
      <ButtonLink to="/login" reloadDocument>
        {m.auth_log_in()}
      </ButtonLink>
    </main>
  )
}
