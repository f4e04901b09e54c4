import { EmailInput } from '#shared/contract/auth.ts'
import * as say from '#shared/messages/auth.ts'
import { trpc } from '../../trpc.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { refuseBlank, useAccountForm } from './useAccountForm.ts'

interface ForgotPasswordFormProps {
  knownEmail: string | null
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ knownEmail, onSent }: ForgotPasswordFormProps) {
  const forgot = trpc.auth.forgotPassword.useMutation()
  const state = useAccountForm({
    schema: EmailInput,
    read: (text) => ({ email: text('email') }),
    check: (text) => refuseBlank(text, ['email'], say.enterEmail),
    async send(input) {
      await forgot.mutateAsync(input)
      onSent(input.email)
    },
    failed: say.forgotFailed,
  })
  return (
    <AccountForm state={state} submit={say.sendCode} submitting={say.sendingCode}>
      <EmailField state={state} known={knownEmail} />
    </AccountForm>
  )
}
