import { ResetPasswordInput } from '#shared/contract/auth.ts'
import { isStrongPassword } from '#shared/contract/passwordRules.ts'
import * as say from '#shared/messages/auth.ts'
import { trpc } from '../../trpc.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { Refusal } from './refusal.ts'
import { type ReadField, refuseBlank, useAccountForm } from './useAccountForm.ts'

function check(text: ReadField): Refusal | null {
  const blank = refuseBlank(text, ['email', 'code', 'newPassword'], say.fillAllFields)
  if (blank || isStrongPassword(text('newPassword'))) return blank
  return { sentence: say.passwordTooWeak, fields: ['newPassword'] }
}

interface ResetPasswordFormProps {
  knownEmail: string | null
  onReset: (email: string) => void
}

export function ResetPasswordForm({ knownEmail, onReset }: ResetPasswordFormProps) {
  const reset = trpc.auth.resetPassword.useMutation()
  const state = useAccountForm({
    schema: ResetPasswordInput,
    read: (text) => ({ email: text('email'), code: text('code'), newPassword: text('newPassword') }),
    check,
    async send(input) {
      await reset.mutateAsync(input)
      onReset(input.email)
    },
    failed: say.resetFailed,
  })
  return (
    <AccountForm state={state} submit={say.resetPassword} submitting={say.resettingPassword}>
      <EmailField state={state} known={knownEmail} autoComplete="username" />
      <CodeField label={say.verificationCode} state={state} />
      <NewPasswordField label={say.newPassword} name="newPassword" state={state} />
    </AccountForm>
  )
}
