import { useEffect, useId, useState } from 'react'
import * as m from '#messages'
import * as say from '#shared/messages/auth.ts'
import { readForm, sentenceIn } from '../../readForm.ts'
import { trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { refusalOf, retryAfterSecondsOf } from './refusal.ts'
import { useCooldown } from './useCooldown.ts'

const cooldownSeconds = 60

interface ResendCodeProps {
  wasJustSent: boolean
  /** The address as it stands in the form. */
  emailOf: () => string
  /** Whether something newer is told elsewhere. */
  isSuperseded: boolean
  /** Before a code is asked for: what was told of the last one is old. */
  onAsk: () => void
}

/** Asks for a new code, and then not again for a minute. The seconds are shown and never read out by themselves. */
export function ResendCode({ wasJustSent, emailOf, isSuperseded, onAsk }: ResendCodeProps) {
  const isHydrated = useIsHydrated()
  const waitId = useId()
  const resend = trpc.auth.resendCode.useMutation()
  const { secondsLeft, start } = useCooldown()
  const [said, setSaid] = useState<{ refusal: string } | { news: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once, when the page opens.
  useEffect(() => {
    if (wasJustSent) start(cooldownSeconds)
  }, [])

  async function ask() {
    if (secondsLeft > 0 || resend.isPending) return
    onAsk()
    const loadSchema = async () => (await import('#shared/contract/auth.ts')).EmailInput
    const read = await readForm(loadSchema, { email: emailOf() })
    if ('faults' in read) return setSaid({ refusal: sentenceIn(read) ?? m.auth_enter_email() })
    try {
      await resend.mutateAsync(read.input)
      start(cooldownSeconds)
      setSaid({ news: m.auth_resent() })
    } catch (error) {
      start(retryAfterSecondsOf(error) ?? 0)
      setSaid({ refusal: refusalOf(error, m.auth_resend_failed()).sentence })
    }
  }

  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      {said && 'refusal' in said && !isSuperseded && <Alert>{said.refusal}</Alert>}
      <p role="status" className="font-semibold empty:hidden">
        {said && 'news' in said && !isSuperseded ? said.news : ''}
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
          {m.auth_resend_in({ wait: say.waitFor(secondsLeft) })}
        </p>
      )}
    </div>
  )
}
