import { useState } from 'react'
import * as m from '#messages'
import { type MealPlanFeedScope, mealPlanFeedScopes } from '#shared/contract/planner/mealPlanFeeds.ts'
import { appErrorDataOf, isCallWithoutServerAnswer } from '../../../data/failure.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { QuestionDialog } from '../../../ui/Dialog.tsx'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'
import { DialogWithDone } from '../DialogWithDone.tsx'
import { type CalendarFeedAction, CalendarFeedSection } from './CalendarFeedSection.tsx'

/** What is asked before an address ends. */
interface Question {
  scope: MealPlanFeedScope
  action: Exclude<CalendarFeedAction, 'make'>
}

/** The addresses at which other calendars read the meals: makes, renews and removes them. */
export default function FeedsDialog({
  householdId,
  onDismiss,
}: {
  householdId: string
  onDismiss: () => void
}) {
  const { client } = trpcHooks.useUtils()
  const feeds = trpcHooks.mealPlanner.feeds.useQuery({ householdId })
  /** Addresses that were made in this dialog: the server tells each only once. */
  const [addresses, setAddresses] = useState<Partial<Record<MealPlanFeedScope, string>>>({})
  const [question, setQuestion] = useState<Question | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function change(scope: MealPlanFeedScope, action: CalendarFeedAction) {
    setIsBusy(true)
    setFailure(null)
    setDone(null)
    try {
      if (action === 'remove') {
        await client.mealPlanner.removeFeed.mutate({ householdId, scope })
        setAddresses((known) => ({ ...known, [scope]: undefined }))
        setDone(m.meal_plan_feed_removed())
      } else {
        const { token } = await client.mealPlanner.renewFeed.mutate({ householdId, scope })
        const address = new URL(`/calendar/${token}.ics`, window.location.href).href
        setAddresses((known) => ({ ...known, [scope]: address }))
        setDone(m.meal_plan_feed_ready())
      }
      await feeds.refetch()
    } catch (error) {
      setFailure(sentenceOfFailure(error))
      // A call without an answer may have been carried out. Without a network this waits for one.
      void feeds.refetch()
    }
    setQuestion(null)
    setIsBusy(false)
  }

  return (
    <DialogWithDone title={m.meal_plan_feed_title()} onDismiss={onDismiss}>
      <p>{m.meal_plan_feed_lead()}</p>
      <p className="font-semibold">{m.meal_plan_feed_warning()}</p>
      {failure && <AlertMessage>{failure}</AlertMessage>}
      <StatusMessage>{done}</StatusMessage>
      {feeds.data ? (
        mealPlanFeedScopes.map((scope) => (
          <CalendarFeedSection
            key={scope}
            scope={scope}
            createdAt={feeds.data.find((feed) => feed.scope === scope)?.createdAt ?? null}
            address={addresses[scope] ?? null}
            isBusy={isBusy}
            onChange={(action) =>
              action === 'make' ? void change(scope, action) : setQuestion({ scope, action })
            }
            onCopied={(isCopied) =>
              setDone(isCopied ? m.meal_plan_feed_copied() : m.meal_plan_feed_copy_failed())
            }
          />
        ))
      ) : feeds.error && !feeds.isFetching ? (
        <div className="flex flex-col items-start gap-4">
          <AlertMessage>{sentenceOfFailure(feeds.error)}</AlertMessage>
          <Button look="quiet" onClick={() => void feeds.refetch()}>
            {m.grocery_page_try_again()}
          </Button>
        </div>
      ) : (
        <p role="status">{m.meal_plan_feed_loading()}</p>
      )}
      {question && (
        <QuestionDialog
          title={question.action === 'renew' ? m.meal_plan_feed_renew() : m.meal_plan_feed_remove()}
          question={
            question.action === 'renew'
              ? m.meal_plan_feed_renew_question()
              : m.meal_plan_feed_remove_question()
          }
          yes={question.action === 'renew' ? m.meal_plan_feed_renew() : m.meal_plan_feed_remove()}
          no={m.grocery_page_cancel()}
          isBusy={isBusy}
          isDangerous
          onYes={() => void change(question.scope, question.action)}
          onNo={() => setQuestion(null)}
        />
      )}
    </DialogWithDone>
  )
}

function sentenceOfFailure(error: unknown): string {
  if (isCallWithoutServerAnswer(error)) return m.errors_unreachable()
  return error instanceof Error && appErrorDataOf(error) ? error.message : m.households_failed()
}
