import * as m from '#messages'
import type { useDraftOfField } from '../../forms/useDraftOfField.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { AccountFormState } from './useAccountForm.ts'

interface EmailFieldProps {
  state: AccountFormState
  known?: string | null
  label?: string
  /** `username` where a password belongs to it. */
  autoComplete?: 'email' | 'username' | 'off'
  /** Keeps what is typed: see `useDraftOfField`. */
  draft?: ReturnType<typeof useDraftOfField>['field']
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={props.label ?? m.auth_email()}
      type="email"
      inputMode="email"
      autoComplete={props.autoComplete ?? 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      defaultValue={props.known ?? ''}
      {...props.draft}
      {...props.state.field('email')}
    />
  )
}
