import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'
import { ConfirmEmailForm } from '../../features/auth/account/ConfirmEmailForm.tsx'
import { createSignInPagePath } from '../../features/auth/createSignInPagePath.ts'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'
import { useMailedCodeState } from '../../features/auth/sentCodes.ts'

export default function ConfirmEmailPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = sanitizeNextPath(search.get('next'))
  const email = search.get('email')
  const { isUsedUp } = useMailedCodeState({ purpose: 'confirm', email })
  const isUnconfirmed = search.get('why') === 'unconfirmed'
  return (
    <SignInPageLayout
      title={m.auth_confirm_title()}
      lead={isUsedUp ? undefined : m.auth_confirm_lead()}
      notice={isUnconfirmed && !isUsedUp ? m.auth_not_confirmed_yet() : null}
    >
      <ConfirmEmailForm
        knownEmail={email}
        onConfirmed={({ email: confirmed, isSignedIn }) =>
          void navigate(
            isSignedIn
              ? createSignInPagePath('/account', { done: 'confirmed' })
              : createSignInPagePath('/login', { done: 'confirmed', email: confirmed, next }),
          )
        }
      />
      <SignInPageLink to={createSignInPagePath('/login', { next })} before={m.auth_have_account()}>
        {m.auth_sign_in()}
      </SignInPageLink>
    </SignInPageLayout>
  )
}
