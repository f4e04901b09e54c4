import * as m from '#messages'
import { isStrongPassword } from '#shared/contract/passwordRules.ts'
import { trpc } from '../../trpc.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { Refusal } from './refusal.ts'
import { type ReadField, refuseBlank, useAccountForm } from './useAccountForm.ts'

function check(text: ReadField): Refusal | null {
  const blank = refuseBlank(text, ['email', 'code', 'newPassword'], m.auth_fill_all_fields())
  if (blank || isStrongPassword(text('newPassword'))) return blank
  return { sentence: m.auth_password_too_weak(), fields: ['newPassword'] }
}

interface ResetPasswordFormProps {
  knownEmail: string | null
  onReset: (email: string) => void
}

export function ResetPasswordForm({ knownEmail, onReset }: ResetPasswordFormProps) {
  const reset = trpc.auth.resetPassword.useMutation()
  const state = useAccountForm({
    loadSchema: async () => (await import('#shared/contract/auth.ts')).ResetPasswordInput,
    read: (text) => ({ email: text('email'), code: text('code'), newPassword: text('newPassword') }),
    check,
    async send(input) {
      await reset.mutateAsync(input)
      onReset(input.email)
    },
    failed: m.auth_reset_failed(),
  })
  return (
    <AccountForm state={state} submit={m.auth_reset_password()} submitting={m.auth_resetting_password()}>
      <EmailField state={state} known={knownEmail} autoComplete="username" />
      <CodeField label={m.auth_verification_code()} state={state} />
      <NewPasswordField label={m.auth_new_password()} name="newPassword" state={state} />
    </AccountForm>
  )
}
