import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { safeNextPath } from '#shared/contract/auth/nextPath.ts'
import { ConfirmEmailForm } from '../../features/auth/account/ConfirmEmailForm.tsx'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'
import { useMailedCodeState } from '../../features/auth/sentCodes.ts'
import { signInPagePath } from '../../features/auth/signInPagePath.ts'

export default function ConfirmEmailPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNextPath(search.get('next'))
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
              ? signInPagePath('/account', { done: 'confirmed' })
              : signInPagePath('/login', { done: 'confirmed', email: confirmed, next }),
          )
        }
      />
      <SignInPageLink to={signInPagePath('/login', { next })} before={m.auth_have_account()}>
        {m.auth_sign_in()}
      </SignInPageLink>
    </SignInPageLayout>
  )
}
