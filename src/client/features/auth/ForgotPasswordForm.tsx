import * as m from '#messages'
import { EmailInput } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { storeCodeSent } from './sentCodes.ts'
import { findRefusalForBlankField, useAccountForm } from './useAccountForm.ts'

interface ForgotPasswordFormProps {
  knownEmail: string | null
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ knownEmail, onSent }: ForgotPasswordFormProps) {
  const forgot = trpcHooks.auth.forgotPassword.useMutation()
  const state = useAccountForm({
    schema: EmailInput,
    read: (text) => ({ email: text('email') }),
    check: (text) => findRefusalForBlankField(text, ['email'], m.auth_enter_email()),
    async send(input) {
      storeCodeSent({ purpose: 'reset', email: input.email }, await forgot.mutateAsync(input))
      onSent(input.email)
    },
    failed: m.auth_forgot_failed(),
  })
  return (
    <AccountForm state={state} submit={m.auth_send_code()} submitting={m.auth_sending_code()}>
      <EmailField state={state} known={knownEmail} />
    </AccountForm>
  )
}
