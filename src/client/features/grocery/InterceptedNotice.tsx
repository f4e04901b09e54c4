import * as m from '#messages'
import { listed } from '#shared/currentLocale.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

interface InterceptedNoticeProps {
  /** What waits, by name. */
  waiting: readonly string[]
  onRetry: () => void
}

/** Tells that a proxy or network page answers instead of Larder, and lists the changes that wait. */
export default function InterceptedNotice({ waiting, onRetry }: InterceptedNoticeProps) {
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Alert>{m.grocery_intercepted()}</Alert>
      {waiting.length > 0 && (
        <p className="wrap-anywhere">{m.grocery_intercepted_waiting({ names: listed(waiting) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument look="quiet">
          {m.grocery_intercepted_open()}
        </ButtonLink>
        <Button look="quiet" onClick={onRetry}>
          {m.grocery_page_try_again()}
        </Button>
      </div>
    </div>
  )
}
