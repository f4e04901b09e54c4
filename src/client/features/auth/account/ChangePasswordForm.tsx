import { useState } from 'react'
import * as m from '#messages'
import { ChangePasswordInput, type SignedInViewer } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { findPasswordWeakness } from '../newPassword.ts'
import { findRefusalForBlankField } from '../useAccountForm.ts'
import { ProveIdentityWithoutPasswordForm } from './ProveIdentityForm.tsx'
import { useAccountPageForm } from './useAccountPageForm.ts'
import { useIsIdentityProofAsked } from './useIsIdentityProofAsked.ts'

interface ChangePasswordFormProps {
  viewer: SignedInViewer
  /** Whether the account was confirmed just now, in another browser than the one that signed up. */
  isNew?: boolean
}

/** Changes the password; accounts that have none set their first one. */
export function ChangePasswordForm({ viewer: { email, hasPassword }, isNew }: ChangePasswordFormProps) {
  const utils = trpcHooks.useUtils()
  const change = trpcHooks.auth.changePassword.useMutation()
  const [changes, setChanges] = useState(0)
  const [isTold, setIsTold] = useState(false)
  const proof = useIsIdentityProofAsked()
  const state = useAccountPageForm({
    schema: ChangePasswordInput,
    read: (text) => ({
      currentPassword: hasPassword ? text('currentPassword') : null,
      newPassword: text('newPassword'),
    }),
    check(text) {
      const asked = hasPassword ? ['currentPassword', 'newPassword'] : ['newPassword']
      return (
        findRefusalForBlankField(text, asked, m.auth_fill_all_fields()) ??
        findPasswordWeakness(text, 'newPassword')
      )
    },
    async send(input) {
      await proof.sendProven(() => change.mutateAsync(input))
      setChanges(changes + 1)
      setIsTold(true)
      await Promise.all([utils.auth.entrance.invalidate(), utils.auth.listSessions.invalidate()])
    },
    failed: m.account_change_failed(),
    forget: () => setIsTold(false),
  })
  const [submit, title] = hasPassword
    ? [m.account_change_password(), m.account_password_title()]
    : [m.account_set_password(), m.account_set_password_title()]
  const isChanged = isTold && !state.refusal && !state.isBusy
  const news = proof.state === 'given' ? m.account_proven() : isChanged ? m.account_password_changed() : ''
  return (
    <section aria-labelledby="password-title" className="flex flex-col gap-4">
      <h2 id="password-title" className="text-2xl">
        {title}
      </h2>
      {!hasPassword && (
        <p className="text-soft">
          {isNew ? m.account_confirmed_set_password() : m.account_no_password_yet()}
        </p>
      )}
      {proof.state === 'missing' && <ProveIdentityWithoutPasswordForm email={email} onProven={proof.give} />}
      {/* Both fields are empty again after each change. */}
      <AccountForm key={changes} state={state} submit={submit} submitting={m.account_changing_password()}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label={m.account_current_password()}
            showWord={m.auth_show_password()}
            hideWord={m.auth_hide_password()}
            autoComplete="current-password"
            required
            {...state.field('currentPassword')}
          />
        )}
        <NewPasswordField label={m.auth_new_password()} name="newPassword" state={state} />
      </AccountForm>
      <p role="status" className="font-semibold empty:hidden">
        {news}
      </p>
    </section>
  )
}
