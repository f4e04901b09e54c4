import * as m from '#messages'
import { type CodeRequestAnswer, SignInInput } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { useSignInAndOutEffects } from './signingOut/useSignInAndOutEffects.ts'
import { findRefusalForBlankField, useAccountForm } from './useAccountForm.ts'

interface SignInFormProps {
  knownEmail: string | null
  /** Called when everything on the page belongs to the member who signed in. */
  onSignedIn: () => void
  /** Called when the address waits to be confirmed; a new code is on its way. */
  onUnconfirmed: (email: string, asked: CodeRequestAnswer) => void
}

export function SignInForm({ knownEmail, onSignedIn, onUnconfirmed }: SignInFormProps) {
  const signIn = trpcHooks.auth.signIn.useMutation()
  const { arrive } = useSignInAndOutEffects()
  const state = useAccountForm({
    schema: SignInInput,
    read: (text) => ({ email: text('email'), password: text('password') }),
    check: (text) => findRefusalForBlankField(text, ['email', 'password'], m.auth_enter_email_and_password()),
    async send(input) {
      const result = await signIn.mutateAsync(input)
      if (result.outcome === 'confirm email') return onUnconfirmed(input.email, result)
      await arrive()
      onSignedIn()
    },
    failed: m.auth_sign_in_failed(),
    isFailureAboutTypedText: true,
  })
  return (
    <AccountForm state={state} submit={m.auth_sign_in()} submitting={m.auth_signing_in()}>
      <EmailField state={state} known={knownEmail} autoComplete="username" />
      <PasswordField
        label={m.auth_password()}
        showWord={m.auth_show_password()}
        hideWord={m.auth_hide_password()}
        autoComplete="current-password"
        required
        {...state.field('password')}
      />
    </AccountForm>
  )
}
