import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { AlertMessage } from '../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'

interface InterceptedNoticeProps {
  /** What the changes that wait are about; each name is shown once. */
  names: readonly string[]
  onRetry: () => void
}

/** Tells that a proxy or network page answers instead of Larder, and lists what the changes that wait are about. */
export default function InterceptedNotice({ names, onRetry }: InterceptedNoticeProps) {
  const different = [...new Set(names)].filter((name) => name !== '')
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <AlertMessage>{m.grocery_intercepted()}</AlertMessage>
      {different.length > 0 && (
        <p className="wrap-anywhere">
          {m.grocery_intercepted_waiting({ names: joinWordsAsList(different) })}
        </p>
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
