import { useLocation, useNavigate } from 'react-router-dom'
import * as m from '#messages'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { createSignInPagePath } from './createSignInPagePath.ts'
import { ProviderLinks } from './ProviderLinks.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInPageLink } from './SignInPageLayout.tsx'
import { storeCodeSent } from './sentCodes.ts'

/** Signs somebody in where they are: what waits for it sees by the viewer that it is done. */
export default function InlineSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const entrance = useViewerAndSignInProviders()
  const next = pathname + search
  return (
    <>
      <SignInForm
        knownEmail={null}
        onSignedIn={() => {}}
        onUnconfirmed={(email, asked) => {
          storeCodeSent({ purpose: 'confirm', email }, asked)
          void navigate(createSignInPagePath('/confirm-email', { email, next, why: 'unconfirmed' }))
        }}
      />
      <ProviderLinks providers={entrance?.providers ?? []} next={next} />
      <div>
        <SignInPageLink to={createSignInPagePath('/forgot-password', { next })}>
          {m.auth_forgot_password()}
        </SignInPageLink>
        <SignInPageLink to={createSignInPagePath('/signup', { next })} before={m.auth_no_account_yet()}>
          {m.auth_sign_up()}
        </SignInPageLink>
      </div>
    </>
  )
}
