import * as m from '#messages'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'

interface EmptyListProps {
  /** Whether the server or this browser has told of the lists. */
  isKnown: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** Instead of a list with nothing on it: why that is, and what to do next. */
export function EmptyGroceryList({ isKnown, hasFailed, onRetry }: EmptyListProps) {
  if (hasFailed)
    return (
      <div className="flex flex-col items-start gap-4">
        <AlertMessage>
          {isKnown ? m.grocery_page_none_or_failed() : m.grocery_page_fetch_failed()}
        </AlertMessage>
        <Button look="quiet" onClick={onRetry}>
          {m.grocery_page_try_again()}
        </Button>
      </div>
    )
  if (!isKnown) return <p role="status">{m.grocery_page_loading()}</p>
  return (
    <div className="flex flex-col items-start gap-4 text-soft">
      <p>
        {m.grocery_page_empty()} {m.grocery_page_empty_next()}
      </p>
      <ButtonLink to="/recipes" look="quiet">
        {m.grocery_page_find_recipe()}
      </ButtonLink>
    </div>
  )
}
