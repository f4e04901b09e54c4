import type { ReactNode } from 'react'
import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import type { AccountFormState } from './useAccountForm.ts'

interface AccountFormProps {
  state: AccountFormState
  submit: string
  submitting: string
  children: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

/** A form of the account: what was wrong on top, the fields, the button that is shut until the scripts have come. */
export function AccountForm({ state, submit, submitting, children, aside }: AccountFormProps) {
  const isHydrated = useIsHydrated()
  const { refusal, refusals, isBusy, alertId } = state
  return (
    <form {...state.form} className="flex flex-col gap-5">
      <noscript>
        <p className="rounded-2xl bg-sprig px-4 py-3">{m.auth_needs_scripts()}</p>
      </noscript>
      {refusal && (
        <AlertMessage key={refusals} id={alertId}>
          {refusal.sentence}
        </AlertMessage>
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
          {isBusy ? submitting : submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}
