import { useEffect, useId, useRef } from 'react'
import * as m from '#messages'
import type { MealPlanFeedScope } from '#shared/contract/planner/mealPlanFeeds.ts'
import { formatDate } from '#shared/currentLocale.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyToClipboard } from '../../../ui/copyToClipboard.ts'
import { TextField } from '../../../ui/TextField.tsx'

export type CalendarFeedAction = 'make' | 'renew' | 'remove'

interface FeedSectionProps {
  scope: MealPlanFeedScope
  /** When its address was made; null while it has none. */
  createdAt: string | null
  /** Its address, if that was made a moment ago. */
  address: string | null
  isBusy: boolean
  onChange: (action: CalendarFeedAction) => void
  onCopied: (isCopied: boolean) => void
}

const scopeNames: Record<MealPlanFeedScope, () => string> = {
  household: m.meal_plan_feed_scopes_household,
  person: m.meal_plan_feed_scopes_person,
}

/** One calendar: its address, while that can be shown, and what can be done with it. */
export function CalendarFeedSection(props: FeedSectionProps) {
  const { scope, createdAt, address, isBusy, onChange, onCopied } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFeed = createdAt !== null
  const hadFeed = useRef(hasFeed)
  // The button that was pressed is gone then; without this the focus would leave the dialog.
  useEffect(() => {
    if (hadFeed.current !== hasFeed) heading.current?.focus()
    hadFeed.current = hasFeed
  }, [hasFeed])

  /** Both calendars have the same buttons: the name of the calendar is part of theirs. */
  const button = (action: CalendarFeedAction, look: 'quiet' | 'plain', label: string) => (
    <Button
      id={`${id}-${action}`}
      look={look}
      aria-labelledby={`${id}-${action} ${id}`}
      disabled={isBusy}
      onClick={() => onChange(action)}
    >
      {label}
    </Button>
  )

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-xl border border-line px-4 py-3">
      <h3 ref={heading} id={id} tabIndex={-1} className="text-xl">
        {scopeNames[scope]()}
      </h3>
      {address !== null ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="grow basis-56">
            <TextField
              label={m.meal_plan_feed_address()}
              value={address}
              readOnly
              dir="ltr"
              onFocus={({ target }) => target.select()}
            />
          </div>
          <Button look="quiet" onClick={async () => onCopied(await copyToClipboard(address))}>
            {m.households_copy()}
          </Button>
        </div>
      ) : (
        createdAt !== null && (
          <p className="text-soft">
            {m.meal_plan_feed_since({ date: formatDate({ dateStyle: 'long' }, new Date(createdAt)) })}
          </p>
        )
      )}
      <div className="flex flex-wrap gap-2">
        {hasFeed ? (
          <>
            {button('renew', 'quiet', m.meal_plan_feed_renew())}
            {button('remove', 'plain', m.meal_plan_feed_remove())}
          </>
        ) : (
          button('make', 'quiet', m.meal_plan_feed_make())
        )}
      </div>
    </section>
  )
}
