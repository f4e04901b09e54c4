import { useState } from 'react'
import * as m from '#messages'
import { ProveIdentityInput } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { ProviderLinks } from '../ProviderLinks.tsx'
import { toAuthFormRefusal } from '../refusal.ts'
import { findRefusalForBlankField } from '../useAccountForm.ts'
import { useAccountPageForm } from './useAccountPageForm.ts'

interface ProveIdentityProps {
  email: string
  /** Path of the page to come back to from a provider. */
  next?: string
  onProven: () => void
}

/** Asks a member without a password, whose sign-in is not recent, to prove who they are by a mailed code or a provider. */
export function ProveIdentityWithoutPasswordForm({ email, next = '/account', onProven }: ProveIdentityProps) {
  const mail = trpcHooks.auth.mailProofCode.useMutation()
  const prove = trpcHooks.auth.proveIdentity.useMutation()
  const providers =
    trpcHooks.auth.entrance.useQuery(undefined, { refetchOnMount: false }).data?.providers ?? []
  const [mails, setMails] = useState<'none' | 'sent'>('none')
  const state = useAccountPageForm({
    schema: ProveIdentityInput,
    read: (text) => ({ code: text('code') }),
    check: (text) => findRefusalForBlankField(text, ['code'], m.auth_fill_all_fields()),
    async send(input) {
      await prove.mutateAsync(input)
      onProven()
    },
    failed: m.account_prove_failed(),
    onCodeUsedUp: mail.reset,
  })
  function sendCode() {
    state.refuse(null)
    mail.mutate(undefined, { onSuccess: () => setMails('sent') })
  }
  return (
    <section
      aria-labelledby="prove-title"
      className="flex flex-col gap-4 rounded-2xl border border-line bg-sprig/40 p-4"
    >
      <h3 id="prove-title" className="text-lg font-semibold">
        {m.account_prove_title()}
      </h3>
      <p>{m.account_prove_lead({ email })}</p>
      {mail.isError && (
        <AlertMessage>{toAuthFormRefusal(mail.error, m.auth_resend_failed()).sentence}</AlertMessage>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {mail.isSuccess && !state.refusal ? m.account_prove_sent({ email }) : ''}
      </p>
      {mails === 'sent' && (
        <AccountForm state={state} submit={m.account_prove_confirm()} submitting={m.auth_confirming()}>
          <CodeField label={m.auth_code()} state={state} />
        </AccountForm>
      )}
      <div>
        <Button look="quiet" isBusy={mail.isPending} onClick={sendCode}>
          {mails === 'sent' ? m.auth_resend() : m.auth_send_code()}
        </Button>
      </div>
      <ProviderLinks providers={providers} next={next} />
    </section>
  )
}
