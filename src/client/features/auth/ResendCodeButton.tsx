import { useId, useState } from 'react'
import * as m from '#messages'
import { EmailInput } from '#shared/contract/auth/auth.ts'
import { fieldErrorsOf } from '#shared/contract/formFieldErrors.ts'
import * as say from '#shared/messages/auth.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { retryAfterSecondsOfError, toAuthFormRefusal } from './refusal.ts'
import { type MailedCodeKey, storeCodeCooldown, storeCodeSent, useMailedCodeState } from './sentCodes.ts'
import type { AccountFormState } from './useAccountForm.ts'
import { useSecondsOfCooldown } from './useSecondsOfCooldown.ts'

interface ResendCodeProps {
  mailed: MailedCodeKey
  /** The form with the address, and with what is wrong with it. */
  state: AccountFormState
}

/** What came of asking for a code; it is old as soon as the form is refused something. */
type ResendOutcome = ({ refusal: string } | { news: string }) & { refusals: number }

/** Asks for a new code, and then not again for as long as the server said. The seconds are shown and never read out by themselves. */
export function ResendCodeButton({ mailed, state }: ResendCodeProps) {
  const isHydrated = useIsHydrated()
  const waitId = useId()
  const resend = trpcHooks.auth.resendCode.useMutation()
  const secondsLeft = useSecondsOfCooldown(useMailedCodeState(mailed))
  const [latest, setSaid] = useState<ResendOutcome | null>(null)
  const currentOutcome = latest?.refusals === state.refusals ? latest : null

  async function ask() {
    if (secondsLeft > 0 || resend.isPending) return
    state.refuse(null)
    const refusals = state.refusals + 1
    const email = new FormData(state.form.ref.current ?? undefined).get('email')
    const read = EmailInput.safeParse({ email })
    if (!read.success)
      return state.refuse({
        sentence: fieldErrorsOf(read.error).email ?? m.auth_enter_email(),
        fields: ['email'],
      })
    try {
      storeCodeSent(mailed, await resend.mutateAsync(read.data))
      setSaid({ news: m.auth_resent(), refusals })
    } catch (error) {
      storeCodeCooldown(mailed, retryAfterSecondsOfError(error) ?? 0)
      const refusal = toAuthFormRefusal(error, m.auth_resend_failed())
      if (refusal.fields.length > 0) state.refuse(refusal)
      else setSaid({ refusal: refusal.sentence, refusals })
    }
  }

  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      {currentOutcome && 'refusal' in currentOutcome && <AlertMessage>{currentOutcome.refusal}</AlertMessage>}
      <p role="status" className="font-semibold empty:hidden">
        {currentOutcome && 'news' in currentOutcome ? currentOutcome.news : ''}
      </p>
      {/* It stays where it is while it waits, or the focus would be lost with it. */}
      <Button
        look="quiet"
        disabled={!isHydrated}
        aria-disabled={secondsLeft > 0 || undefined}
        aria-describedby={secondsLeft > 0 ? waitId : undefined}
        onClick={() => void ask()}
      >
        {m.auth_resend()}
      </Button>
      {secondsLeft > 0 && (
        <p id={waitId} className="text-sm text-soft tabular-nums">
          {m.auth_resend_in({ wait: say.waitingTimeText(secondsLeft) })}
        </p>
      )}
    </div>
  )
}
