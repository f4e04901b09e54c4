import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { createSignInPagePath } from '../../features/auth/createSignInPagePath.ts'
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm.tsx'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'

export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  return (
    <SignInPageLayout title={m.auth_forgot_title()} lead={m.auth_forgot_lead()}>
      <ForgotPasswordForm
        knownEmail={search.get('email')}
        onSent={(email) => void navigate(createSignInPagePath('/reset-password', { email, next }))}
      />
      <SignInPageLink
        to={createSignInPagePath('/reset-password', { email: search.get('email') ?? undefined, next })}
        before={m.auth_have_code()}
      >
        {m.auth_enter_code()}
      </SignInPageLink>
      <SignInPageLink to={createSignInPagePath('/login', { next })}>
        {m.auth_back_to_sign_in()}
      </SignInPageLink>
    </SignInPageLayout>
  )
}
