import { Link } from 'react-router-dom'
import * as m from '#messages'
import { SignUpInput } from '#shared/contract/auth/auth.ts'
import * as say from '#shared/messages/auth.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { findPasswordWeakness } from './newPassword.ts'
import type { AuthFormRefusal } from './refusal.ts'
import { storeCodeSent } from './sentCodes.ts'
import {
  type AccountFormState,
  findRefusalForBlankField,
  type ReadFormField,
  useAccountForm,
} from './useAccountForm.ts'

/** What is asked of a sign-up before the schema, in the order in which it is said. */
async function checkSignUpFields(text: ReadFormField): Promise<AuthFormRefusal | null> {
  const blankFieldRefusal = findRefusalForBlankField(
    text,
    ['email', 'password', 'confirmPassword'],
    m.auth_fill_all_fields(),
  )
  if (blankFieldRefusal) return blankFieldRefusal
  if (text('password') !== text('confirmPassword'))
    return { sentence: m.auth_passwords_differ(), fields: ['confirmPassword'] }
  const passwordRefusal = await findPasswordWeakness(text, 'password')
  if (passwordRefusal) return passwordRefusal
  if (!text('acceptsTerms')) return { sentence: m.auth_must_agree(), fields: ['acceptsTerms'] }
  return null
}

export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const signUp = trpcHooks.auth.signUp.useMutation()
  const state = useAccountForm({
    schema: SignUpInput,
    read: (text) => ({
      email: text('email'),
      name: text('name'),
      password: text('password'),
      acceptsTerms: text('acceptsTerms') !== '',
    }),
    check: checkSignUpFields,
    async send(input) {
      storeCodeSent({ purpose: 'confirm', email: input.email }, await signUp.mutateAsync(input))
      onSent(input.email)
    },
    failed: m.auth_sign_up_failed(),
    isFailureAboutTypedText: true,
  })
  return (
    <AccountForm state={state} submit={m.auth_sign_up()} submitting={m.auth_signing_up()}>
      <div>
        <TextField label={m.auth_name()} autoComplete="name" {...state.field('name', 'name-optional')} />
        <p id="name-optional" className="mt-1.5 text-soft">
          {m.auth_name_optional()}
        </p>
      </div>
      <EmailField state={state} />
      <NewPasswordField label={m.auth_password()} name="password" state={state} />
      <PasswordField
        label={m.auth_confirm_password()}
        showWord={m.auth_show_password()}
        hideWord={m.auth_hide_password()}
        autoComplete="new-password"
        required
        {...state.field('confirmPassword')}
      />
      <Agreement state={state} />
    </AccountForm>
  )
}

/** The links open beside the form, so that nothing typed is lost. */
function Agreement({ state }: { state: AccountFormState }) {
  const [before, terms, between, privacy, after] = say.signUpAgreementTexts()
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        required
        className="mt-1 size-6 shrink-0 rounded-sm accent-paprika aria-invalid:outline-2 aria-invalid:outline-paprika"
        {...state.field('acceptsTerms')}
      />
      <span>
        {before}
        <NewTabLink to="/terms">{terms}</NewTabLink>
        {between}
        <NewTabLink to="/privacy">{privacy}</NewTabLink>
        {after}
      </span>
    </label>
  )
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="font-semibold text-paprika underline underline-offset-4">
      {children}
      <span className="sr-only"> {m.auth_opens_new_tab()}</span>
    </Link>
  )
}
