import { ConfirmEmailInput } from '#shared/contract/auth.ts'
import * as say from '#shared/messages/auth.ts'
import { trpc } from '../../trpc.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { ResendCode } from './ResendCode.tsx'
import { refuseBlank, useAccountForm } from './useAccountForm.ts'

interface ConfirmEmailFormProps {
  knownEmail: string | null
  /** Whether a code was sent just before this page opened. */
  wasJustSent: boolean
  onConfirmed: (email: string) => void
}

export function ConfirmEmailForm({ knownEmail, wasJustSent, onConfirmed }: ConfirmEmailFormProps) {
  const confirm = trpc.auth.confirmEmail.useMutation()
  const state = useAccountForm({
    schema: ConfirmEmailInput,
    read: (text) => ({ email: text('email'), code: text('code') }),
    check: (text) => refuseBlank(text, ['email', 'code'], say.enterEmailAndCode),
    async send(input) {
      await confirm.mutateAsync(input)
      onConfirmed(input.email)
    },
    failed: say.confirmFailed,
  })
  return (
    <>
      <AccountForm state={state} submit={say.confirm} submitting={say.confirming}>
        <EmailField state={state} known={knownEmail} />
        <CodeField label={say.code} state={state} />
      </AccountForm>
      <ResendCode
        wasJustSent={wasJustSent}
        emailOf={() => String(new FormData(state.form.ref.current ?? undefined).get('email') ?? '')}
      />
    </>
  )
}
