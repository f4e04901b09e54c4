import * as m from '#messages'
import { OwnerProof, type SignedInViewer } from '#shared/contract/auth/auth.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { findRefusalForBlankField } from '../useAccountForm.ts'
import { ProveIdentityWithoutPasswordForm } from './ProveIdentityForm.tsx'
import { useAccountPageForm } from './useAccountPageForm.ts'
import { useIsIdentityProofAsked } from './useIsIdentityProofAsked.ts'

interface OwnerProofFormProps {
  viewer: SignedInViewer
  /** Path of this page, for who proves themselves by a provider. */
  path: string
  submit: string
  cancel: string
  /** What is said when it broke for no reason a person could mend. */
  failed: string
  send: (proof: OwnerProof) => Promise<void>
  onCancel: () => void
}

/** Asks for the account's password before it sends what a stolen session must not do; without one, for another proof. */
export function OwnerProofForm(props: OwnerProofFormProps) {
  const { viewer, path, submit, cancel, failed, send, onCancel } = props
  const { email, hasPassword } = viewer
  const proof = useIsIdentityProofAsked()
  const state = useAccountPageForm({
    schema: OwnerProof,
    read: (text) => ({ currentPassword: hasPassword ? text('currentPassword') : null }),
    check: (text) =>
      findRefusalForBlankField(text, hasPassword ? ['currentPassword'] : [], m.auth_fill_all_fields()),
    send: (input) => proof.sendProven(() => send(input)),
    failed,
  })
  return (
    <>
      {proof.state === 'missing' && (
        <ProveIdentityWithoutPasswordForm email={email} next={path} onProven={proof.give} />
      )}
      <p role="status" className="font-semibold empty:hidden">
        {proof.state === 'given' ? m.account_proven() : ''}
      </p>
      <AccountForm
        state={state}
        submit={submit}
        submitting={m.auth_confirming()}
        aside={
          <Button look="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        }
      >
        {/* Says to password managers whose password it is. */}
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
