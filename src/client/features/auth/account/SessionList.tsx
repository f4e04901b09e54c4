import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as m from '#messages'
import type { EndSessionInput, SessionSummary } from '#shared/contract/auth/auth.ts'
import * as say from '#shared/messages/account.ts'
import { appErrorDataOf, sentenceOfUnansweredCall } from '../../../data/failure.ts'
import { throwUnlessCallWasCarriedOut } from '../../../data/throwUnlessCallWasCarriedOut.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { useClearingOfOtherOutcomes } from './latestOutcome.tsx'

/** Every browser the account is signed in at, and the way to end each of them. */
export function SessionList() {
  const isHydrated = useIsHydrated()
  const utils = trpcHooks.useUtils()
  const { data: sessions = [] } = trpcHooks.auth.listSessions.useQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState('')
  const end = useMutation({
    mutationFn: (input: EndSessionInput) =>
      utils.client.auth.endSession.mutate(input).catch(async (error: unknown) => {
        const isGone = appErrorDataOf(error)?.reason === 'auth_no_such_session'
        if (!isGone) await throwUnlessCallWasCarriedOut(error, () => hasEnded(input))
      }),
    onSettled: () => utils.auth.listSessions.invalidate(),
  })
  const beginOutcome = useClearingOfOtherOutcomes(() => {
    setNews('')
    if (end.isError) end.reset()
  })
  const others = sessions.filter((session) => !session.isCurrent)

  async function hasEnded({ sessionId }: EndSessionInput): Promise<boolean> {
    const left = await utils.client.auth.listSessions.query()
    return left.every(({ id, isCurrent }) => (sessionId === null ? isCurrent : id !== sessionId))
  }

  async function endOne(sessionId: string | null, done: string) {
    setNews('')
    beginOutcome()
    await end.mutateAsync({ sessionId })
    setNews(done)
    // The button that had the focus is gone with its row.
    heading.current?.focus({ preventScroll: true })
  }
  const press = (sessionId: string | null, done: string) => void endOne(sessionId, done).catch(() => {})

  return (
    <section aria-labelledby="sessions-title" className="flex flex-col gap-4">
      <h2 id="sessions-title" ref={heading} tabIndex={-1} className="text-2xl">
        {m.account_sessions_title()}
      </h2>
      {end.isError && (
        <AlertMessage>{sentenceOfUnansweredCall(end.error) ?? m.account_end_failed()}</AlertMessage>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {news}
      </p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-16 flex-wrap items-center justify-between gap-3 py-2">
            <div>
              <p className="font-semibold">{say.deviceDescriptionText(session.device)}</p>
              <LastUsed session={session} />
            </div>
            {session.isCurrent ? (
              <p className="rounded-full bg-sprig px-4 py-1 font-semibold text-olive">
                {m.account_this_device()}
              </p>
            ) : (
              <Button
                look="quiet"
                disabled={!isHydrated || end.isPending}
                aria-label={m.account_end_session_of({ device: say.deviceDescriptionText(session.device) })}
                onClick={() =>
                  press(
                    session.id,
                    m.account_session_ended({ device: say.deviceDescriptionText(session.device) }),
                  )
                }
              >
                {m.account_end_session()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-soft">{m.account_no_others()}</p>
      ) : (
        <div>
          <Button
            look="quiet"
            disabled={!isHydrated || end.isPending}
            onClick={() => press(null, m.account_others_ended())}
          >
            {m.account_end_others()}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Words that the clock changes between server and browser; the server's are kept until the next look. */
function LastUsed({ session }: { session: SessionSummary }) {
  return (
    <time dateTime={session.lastUsedAt} suppressHydrationWarning className="text-sm text-soft">
      {say.lastUsedText(Date.now() - Date.parse(session.lastUsedAt))}
    </time>
  )
}
