import * as m from '#messages'
import { ResetPasswordInput } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { findPasswordWeakness } from './newPassword.ts'
import { storeCodeExhausted, useMailedCodeState } from './sentCodes.ts'
import { UsedUpCodeNotice } from './UsedUpCodeNotice.tsx'
import { findRefusalForBlankField, useAccountForm } from './useAccountForm.ts'

interface ResetPasswordFormProps {
  knownEmail: string | null
  onReset: (email: string) => void
}

export function ResetPasswordForm({ knownEmail, onReset }: ResetPasswordFormProps) {
  const mailed = { purpose: 'reset', email: knownEmail } as const
  const { isUsedUp } = useMailedCodeState(mailed)
  const reset = trpcHooks.auth.resetPassword.useMutation()
  const state = useAccountForm({
    schema: ResetPasswordInput,
    read: (text) => ({ email: text('email'), code: text('code'), newPassword: text('newPassword') }),
    check: (text) =>
      findRefusalForBlankField(text, ['email', 'code', 'newPassword'], m.auth_fill_all_fields()) ??
      findPasswordWeakness(text, 'newPassword'),
    async send(input) {
      await reset.mutateAsync(input)
      onReset(input.email)
    },
    failed: m.auth_reset_failed(),
    isFailureAboutTypedText: true,
    onCodeUsedUp: () => storeCodeExhausted(mailed),
  })
  return (
    <AccountForm state={state} submit={m.auth_reset_password()} submitting={m.auth_resetting_password()}>
      <EmailField state={state} known={knownEmail} autoComplete="username" />
      <CodeField label={m.auth_verification_code()} state={state} />
      {isUsedUp && <UsedUpCodeNotice state={state} />}
      <NewPasswordField label={m.auth_new_password()} name="newPassword" state={state} />
    </AccountForm>
  )
}
