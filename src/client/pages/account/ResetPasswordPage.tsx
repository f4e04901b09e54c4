import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { createSignInPagePath } from '../../features/auth/createSignInPagePath.ts'
import { ResetPasswordForm } from '../../features/auth/ResetPasswordForm.tsx'
import { SignInPageLayout, SignInPageLink } from '../../features/auth/SignInPageLayout.tsx'
import { useMailedCodeState } from '../../features/auth/sentCodes.ts'

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const email = search.get('email')
  const { isUsedUp } = useMailedCodeState({ purpose: 'reset', email })
  const next = search.get('next') ?? undefined
  return (
    <SignInPageLayout title={m.auth_reset_title()} lead={isUsedUp ? undefined : m.auth_reset_lead()}>
      <ResetPasswordForm
        knownEmail={email}
        onReset={(reset) =>
          void navigate(createSignInPagePath('/login', { done: 'reset', email: reset, next }))
        }
      />
      <SignInPageLink
        to={createSignInPagePath('/forgot-password', { email: email ?? undefined, next })}
        before={m.auth_no_code()}
      >
        {m.auth_resend()}
      </SignInPageLink>
    </SignInPageLayout>
  )
}
