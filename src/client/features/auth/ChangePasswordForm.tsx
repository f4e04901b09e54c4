import { useState } from 'react'
import { ChangePasswordInput, type Viewer } from '#shared/contract/auth.ts'
import { isStrongPassword } from '#shared/contract/passwordRules.ts'
import * as sayAccount from '#shared/messages/account.ts'
import * as say from '#shared/messages/auth.ts'
import { trpc } from '../../trpc.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { refuseBlank, useAccountForm } from './useAccountForm.ts'

/** Changes the password; whoever comes by another account sets their first one. */
export function ChangePasswordForm({ viewer: { email, hasPassword } }: { viewer: Viewer }) {
  const utils = trpc.useUtils()
  const change = trpc.auth.changePassword.useMutation()
  const [changes, setChanges] = useState(0)
  const state = useAccountForm({
    schema: ChangePasswordInput,
    read: (text) => ({
      currentPassword: hasPassword ? text('currentPassword') : null,
      newPassword: text('newPassword'),
    }),
    check(text) {
      const asked = hasPassword ? ['currentPassword', 'newPassword'] : ['newPassword']
      const blank = refuseBlank(text, asked, say.fillAllFields)
      if (blank || isStrongPassword(text('newPassword'))) return blank
      return { sentence: say.passwordTooWeak, fields: ['newPassword'] }
    },
    async send(input) {
      await change.mutateAsync(input)
      setChanges(changes + 1)
      await Promise.all([utils.auth.entrance.invalidate(), utils.auth.listSessions.invalidate()])
    },
    failed: sayAccount.changeFailed,
  })
  const [submit, title] = hasPassword
    ? [sayAccount.changePassword, sayAccount.passwordTitle]
    : [sayAccount.setPassword, sayAccount.setPasswordTitle]
  return (
    <section aria-labelledby="password-title" className="flex flex-col gap-4">
      <h2 id="password-title" className="text-2xl">
        {title}
      </h2>
      {!hasPassword && <p className="text-soft">{sayAccount.noPasswordYet}</p>}
      {/* Both fields are empty again after each change. */}
      <AccountForm key={changes} state={state} submit={submit} submitting={sayAccount.changingPassword}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label={sayAccount.currentPassword}
            showWord={say.showPassword}
            hideWord={say.hidePassword}
            autoComplete="current-password"
            required
            {...state.field('currentPassword')}
          />
        )}
        <NewPasswordField label={say.newPassword} name="newPassword" state={state} />
      </AccountForm>
      <p role="status" className="font-semibold empty:hidden">
        {changes > 0 && !state.refusal && !state.isBusy ? sayAccount.passwordChanged : ''}
      </p>
    </section>
  )
}
