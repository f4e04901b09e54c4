import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { safeNextPath } from '#shared/contract/auth/nextPath.ts'
import { useEntrance } from '../../data/viewer.ts'
import { ProviderLinks } from '../../features/auth/ProviderLinks.tsx'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'
import { SignUpForm } from '../../features/auth/SignUpForm.tsx'
import { signInPagePath } from '../../features/auth/signInPagePath.ts'

export default function SignUpPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const entrance = useEntrance()
  const next = safeNextPath(search.get('next'))
  return (
    <SignInPageLayout title={m.registration_title()} lead={m.registration_lead()}>
      <SignUpForm onSent={(email) => void navigate(signInPagePath('/confirm-email', { email, next }))} />
      <ProviderLinks providers={entrance?.providers ?? []} next={next} />
      <SignInPageLink to={signInPagePath('/login', { next })} before={m.auth_have_account()}>
        {m.auth_sign_in()}
      </SignInPageLink>
    </SignInPageLayout>
  )
}
