import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { sentenceOfProviderProblem } from '#shared/contract/auth/providerProblem.ts'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { createSignInPagePath } from '../../features/auth/createSignInPagePath.ts'
import { ProviderLinks } from '../../features/auth/ProviderLinks.tsx'
import { SignInForm } from '../../features/auth/SignInForm.tsx'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'
import { storeCodeSent } from '../../features/auth/sentCodes.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'

const notices = new Map([
  ['confirmed', m.auth_confirmed],
  ['reset', m.auth_was_reset],
  ['deleted', m.account_was_deleted],
  ['session', m.auth_session_over],
])

export default function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const entrance = useViewerAndSignInProviders()
  const next = sanitizeNextPath(search.get('next'))
  const email = search.get('email')
  const problem = sentenceOfProviderProblem(search.get('problem'))
  return (
    <SignInPageLayout title={m.login_title()} notice={notices.get(search.get('done') ?? '')?.()}>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <SignInForm
        knownEmail={email}
        onSignedIn={() => void navigate(next, { replace: true })}
        onUnconfirmed={(waiting, asked) => {
          storeCodeSent({ purpose: 'confirm', email: waiting }, asked)
          void navigate(createSignInPagePath('/confirm-email', { email: waiting, next, why: 'unconfirmed' }))
        }}
      />
      <ProviderLinks providers={entrance?.providers ?? []} next={next} />
      <div>
        <SignInPageLink to="/forgot-password">{m.auth_forgot_password()}</SignInPageLink>
        <SignInPageLink to={createSignInPagePath('/signup', { next })} before={m.auth_no_account_yet()}>
          {m.auth_sign_up()}
        </SignInPageLink>
      </div>
    </SignInPageLayout>
  )
}
