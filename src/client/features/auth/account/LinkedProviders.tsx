import { useState } from 'react'
import * as m from '#messages'
import type { LinkedProvider, OwnerProof, SignedInViewer } from '#shared/contract/auth/auth.ts'
import { formatDate } from '#shared/currentLocale.ts'
import { providerNames } from '#shared/messages/auth.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { useClearingOfOtherOutcomes } from './latestOutcome.tsx'
import { OwnerProofForm } from './OwnerProofForm.tsx'

interface LinkedProvidersProps {
  viewer: SignedInViewer
  linked: readonly LinkedProvider[]
}

/** The accounts elsewhere that open this one, and the way to end that, or to allow it again. */
export function LinkedProvidersPanel({ viewer, linked }: LinkedProvidersProps) {
  const utils = trpcHooks.useUtils()
  const [asked, setAsked] = useState<LinkedProvider | null>(null)
  const [news, setNews] = useState('')
  useClearingOfOtherOutcomes(() => setNews(''))
  const remove = trpcHooks.auth.removeProvider.useMutation()
  const allow = trpcHooks.auth.allowProvider.useMutation()

  async function change({ id, state, provider }: LinkedProvider, proof: OwnerProof) {
    setNews('')
    const names = { provider: providerNames()[provider] }
    await (state === 'linked' ? remove : allow).mutateAsync({ id, ...proof })
    await Promise.all([utils.auth.linkedProviders.invalidate(), utils.auth.listSessions.invalidate()])
    setAsked(null)
    setNews(state === 'linked' ? m.account_provider_removed(names) : m.account_provider_allowed(names))
  }
  return (
    <section aria-labelledby="linked-providers-title" className="flex flex-col gap-4">
      <h2 id="linked-providers-title" className="text-2xl">
        {m.account_providers_title()}
      </h2>
      <p className="wrap-anywhere text-soft">
        {linked.length > 0 ? m.account_providers_lead() : m.account_providers_none({ email: viewer.email })}
      </p>
      <p role="status" className="font-semibold empty:hidden">
        {news}
      </p>
      {linked.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {linked.map((each) => (
            <ProviderRow key={each.id} linked={each} onAsk={() => setAsked(each)} />
          ))}
        </ul>
      )}
      {asked && (
        <Dialog title={providerTextsOf(asked).label} onDismiss={() => setAsked(null)}>
          <OwnerProofForm
            viewer={viewer}
            path="/account"
            submit={providerTextsOf(asked).button}
            cancel={m.account_provider_cancel()}
            failed={m.account_provider_failed()}
            send={(proof) => change(asked, proof)}
            onCancel={() => setAsked(null)}
          />
        </Dialog>
      )}
    </section>
  )
}

function ProviderRow({ linked, onAsk }: { linked: LinkedProvider; onAsk: () => void }) {
  const isHydrated = useIsHydrated()
  const { state, button, label } = providerTextsOf(linked)
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-3 py-2">
      <div>
        <p className="font-semibold">{providerNames()[linked.provider]}</p>
        <p className="text-sm text-soft">{state}</p>
      </div>
      <Button look="quiet" disabled={!isHydrated} aria-label={label} onClick={onAsk}>
        {button}
      </Button>
    </li>
  )
}

function providerTextsOf({ provider: name, state, since }: LinkedProvider) {
  const provider = providerNames()[name]
  const day = formatDate({ dateStyle: 'long', timeZone: 'UTC' }, new Date(since))
  return state === 'linked'
    ? {
        state: m.account_provider_since({ day }),
        button: m.account_provider_remove(),
        label: m.account_provider_remove_of({ provider, day }),
      }
    : {
        state: m.account_provider_removed_on({ day }),
        button: m.account_provider_allow(),
        label: m.account_provider_allow_of({ provider, day }),
      }
}
