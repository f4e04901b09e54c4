import { useId } from 'react'
import * as m from '#messages'
import { TextField } from '../../ui/TextField.tsx'
import type { AccountFormState } from './useAccountForm.ts'

interface CodeFieldProps {
  label: string
  state: AccountFormState
  /** Whether the code that was sent does not work any more, so that another one is needed. */
  isUsedUp?: boolean
}

/** Six digits from a mail. */
export function CodeField({ label, state, isUsedUp = false }: CodeFieldProps) {
  const hintId = useId()
  const isHinted = isUsedUp && !state.refusal
  return (
    <div>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        required
        {...state.field('code', isHinted ? hintId : undefined)}
      />
      {isHinted && (
        <p id={hintId} className="mt-1.5 text-soft">
          {m.auth_code_used_up()}
        </p>
      )}
    </div>
  )
}
