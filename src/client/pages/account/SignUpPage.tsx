import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { createSignInPagePath } from '../../features/auth/createSignInPagePath.ts'
import { ProviderLinks } from '../../features/auth/ProviderLinks.tsx'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'
import { SignUpForm } from '../../features/auth/SignUpForm.tsx'

export default function SignUpPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const entrance = useViewerAndSignInProviders()
  const next = sanitizeNextPath(search.get('next'))
  return (
    <SignInPageLayout title={m.registration_title()} lead={m.registration_lead()}>
      <SignUpForm
        onSent={(email) => void navigate(createSignInPagePath('/confirm-email', { email, next }))}
      />
      <ProviderLinks providers={entrance?.providers ?? []} next={next} />
      <SignInPageLink to={createSignInPagePath('/login', { next })} before={m.auth_have_account()}>
        {m.auth_sign_in()}
      </SignInPageLink>
    </SignInPageLayout>
  )
}
