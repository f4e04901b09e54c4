import { TextField } from '../../ui/TextField.tsx'
import type { AccountFormState } from './useAccountForm.ts'

/** Six digits from a mail. */
export function CodeField({ label, state }: { label: string; state: AccountFormState }) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      required
      {...state.field('code')}
    />
  )
}
