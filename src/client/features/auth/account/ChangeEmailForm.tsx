import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import {
  ConfirmEmailInput,
  RequestEmailChangeInput,
  type SignedInViewer,
} from '#shared/contract/auth/auth.ts'
import { createTextInBrowserStorage } from '../../../data/browserStore.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { useDraftOfField } from '../../../forms/useDraftOfField.ts'
import { Button } from '../../../ui/Button.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { EmailField } from '../EmailField.tsx'
import { findRefusalForBlankField } from '../useAccountForm.ts'
import { useClearingOfOtherOutcomes } from './latestOutcome.tsx'
import { ProveIdentityWithoutPasswordForm } from './ProveIdentityForm.tsx'
import { useAccountPageForm } from './useAccountPageForm.ts'
import { useIsIdentityProofAsked } from './useIsIdentityProofAsked.ts'

const UsedUpCode = createLatePart(
  async () => ({ default: (await import('../UsedUpCodeNotice.tsx')).UsedUpCodeNotice }),
  {
    failed: () => null,
  },
)

/** The new address whose code wrong ones have used up, also after a reload. */
const usedUpFor = createTextInBrowserStorage('sessionStorage', 'larder.usedUpEmailCode')

/** Changes the account's address in two steps: ask for a code at the new address, then enter it. */
export function ChangeEmailForm({ viewer }: { viewer: SignedInViewer }) {
  const utils = trpcHooks.useUtils()
  const { data: pending } = trpcHooks.auth.pendingEmailChange.useQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<'opened' | 'asking' | 'asked' | 'changed'>('opened')
  useClearingOfOtherOutcomes(() => setStep((now) => (now === 'changed' ? 'opened' : now)))
  const pendingEmail = step === 'asking' ? null : (pending?.email ?? null)

  async function noteAsked() {
    await utils.auth.pendingEmailChange.invalidate()
    setStep('asked')
  }
  async function noteChanged() {
    await utils.auth.invalidate()
    setStep('changed')
    // The button that had the focus is gone with its form.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="own-email-title" className="flex flex-col gap-4">
      <h2 id="own-email-title" ref={heading} tabIndex={-1} className="text-2xl">
        {m.account_email_title()}
      </h2>
      <p className="text-soft">{m.account_email_lead()}</p>
      {pendingEmail === null ? (
        <RequestForm viewer={viewer} pendingEmail={pending?.email ?? null} onAsked={noteAsked} />
      ) : (
        <EnterCodeForm
          email={pendingEmail}
          wasJustAsked={step === 'asked'}
          onChanged={noteChanged}
          onAskAgain={() => setStep('asking')}
        />
      )}
      <p role="status" className="font-semibold break-words empty:hidden">
        {step === 'changed' && m.account_email_changed({ email: viewer.email })}
      </p>
    </section>
  )
}

interface RequestFormProps {
  viewer: SignedInViewer
  /** An address that a code was asked for before; null when there is none. */
  pendingEmail: string | null
  onAsked: () => Promise<void>
}

function RequestForm({ viewer, pendingEmail, onAsked }: RequestFormProps) {
  const { email, hasPassword } = viewer
  const request = trpcHooks.auth.requestEmailChange.useMutation()
  const proof = useIsIdentityProofAsked()
  const draft = useDraftOfField('larder.typed.email', pendingEmail ?? '')
  const state = useAccountPageForm({
    schema: RequestEmailChangeInput,
    read: (text) => ({
      email: text('email'),
      currentPassword: hasPassword ? text('currentPassword') : null,
    }),
    check: (text) =>
      findRefusalForBlankField(
        text,
        hasPassword ? ['email', 'currentPassword'] : ['email'],
        m.auth_fill_all_fields(),
      ),
    async send(input) {
      await proof.sendProven(() => request.mutateAsync(input))
      usedUpFor.forget()
      draft.sent(input.email)
      await onAsked()
    },
    failed: m.account_email_failed(),
  })
  return (
    <>
      {proof.state === 'missing' && <ProveIdentityWithoutPasswordForm email={email} onProven={proof.give} />}
      <p role="status" className="font-semibold empty:hidden">
        {proof.state === 'given' ? m.account_proven() : ''}
      </p>
      <AccountForm state={state} submit={m.account_email_request()} submitting={m.auth_sending_code()}>
        <EmailField state={state} label={m.account_email_new()} known={pendingEmail} draft={draft.field} />
        {/* Says to password managers whose password it is: not the new address's. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label={m.auth_password()}
            showWord={m.auth_show_password()}
            hideWord={m.auth_hide_password()}
            autoComplete="current-password"
            required
            {...state.field('currentPassword')}
          />
        )}
      </AccountForm>
    </>
  )
}

interface EnterCodeFormProps {
  email: string
  /** Whether the code was asked for on this page, just before. */
  wasJustAsked: boolean
  onChanged: () => Promise<void>
  onAskAgain: () => void
}

function EnterCodeForm({ email, wasJustAsked, onChanged, onAskAgain }: EnterCodeFormProps) {
  const confirm = trpcHooks.auth.confirmEmailChange.useMutation()
  const [isUsedUp, setIsUsedUp] = useState(false)
  const state = useAccountPageForm({
    schema: ConfirmEmailInput,
    read: (text) => ({ email, code: text('code') }),
    check: (text) => findRefusalForBlankField(text, ['code'], m.auth_fill_all_fields()),
    async send(input) {
      await confirm.mutateAsync(input)
      await onChanged()
    },
    failed: m.account_email_failed(),
    onCodeUsedUp() {
      usedUpFor.keep(email)
      setIsUsedUp(true)
    },
  })
  useEffect(() => setIsUsedUp(usedUpFor.read() === email), [email])
  const { ref } = state.form
  useEffect(() => {
    // The button that asked is gone with its form.
    if (wasJustAsked) ref.current?.querySelector<HTMLElement>('[name=code]')?.focus()
  }, [wasJustAsked, ref])
  return (
    <>
      <p role="status" className="break-words empty:hidden">
        {!isUsedUp && m.account_email_sent({ email })}
      </p>
      {isUsedUp && <UsedUpCode state={state} />}
      <AccountForm
        state={state}
        submit={m.account_email_change()}
        submitting={m.auth_confirming()}
        aside={
          <Button look="quiet" onClick={onAskAgain}>
            {m.account_email_again()}
          </Button>
        }
      >
        <CodeField label={m.auth_code()} state={state} />
      </AccountForm>
    </>
  )
}
