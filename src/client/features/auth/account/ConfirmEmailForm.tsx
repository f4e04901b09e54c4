import * as m from '#messages'
import { ConfirmEmailInput } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { EmailField } from '../EmailField.tsx'
import { ResendCodeButton } from '../ResendCodeButton.tsx'
import { storeCodeExhausted, useMailedCodeState } from '../sentCodes.ts'
import { useSignInAndOutEffects } from '../signingOut/useSignInAndOutEffects.ts'
import { UsedUpCodeNotice } from '../UsedUpCodeNotice.tsx'
import { findRefusalForBlankField, useAccountForm } from '../useAccountForm.ts'

interface ConfirmEmailFormProps {
  knownEmail: string | null
  /** `isSignedIn`: another browser signed up, so this one is signed in to set the account's password. */
  onConfirmed: (confirmed: { email: string; isSignedIn: boolean }) => void
}

export function ConfirmEmailForm({ knownEmail, onConfirmed }: ConfirmEmailFormProps) {
  const mailed = { purpose: 'confirm', email: knownEmail } as const
  const { isUsedUp } = useMailedCodeState(mailed)
  const confirm = trpcHooks.auth.confirmEmail.useMutation()
  const { arrive } = useSignInAndOutEffects()
  const state = useAccountForm({
    schema: ConfirmEmailInput,
    read: (text) => ({ email: text('email'), code: text('code') }),
    check: (text) => findRefusalForBlankField(text, ['email', 'code'], m.auth_enter_email_and_code()),
    async send(input) {
      const { outcome } = await confirm.mutateAsync(input)
      const isSignedIn = outcome === 'set password'
      // The code is used up: another try would be refused. The next page asks again who is signed in.
      if (isSignedIn) await arrive().catch(() => {})
      onConfirmed({ email: input.email, isSignedIn })
    },
    failed: m.auth_confirm_failed(),
    isFailureAboutTypedText: true,
    onCodeUsedUp: () => storeCodeExhausted(mailed),
  })
  return (
    <>
      <AccountForm state={state} submit={m.auth_confirm()} submitting={m.auth_confirming()}>
        <EmailField state={state} known={knownEmail} />
        <CodeField label={m.auth_code()} state={state} />
        {isUsedUp && <UsedUpCodeNotice state={state} />}
      </AccountForm>
      <ResendCodeButton mailed={mailed} state={state} />
    </>
  )
}
