import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'

interface UnsentNoticeProps {
  /** The sentence that names what was added and never sent; null where nothing was. */
  sentence: string | null
  /** The number of other changes, which were dropped. */
  dropped: number
  /** The text of the button that puts the additions on the list or plan that is shown. */
  put: string
  onPut: () => void
  onDiscard: () => void
}

/** Tells a former member of a household which of their changes it never got, and offers what they added. */
export function UnsentNotice({ sentence, dropped, put, onPut, onDiscard }: UnsentNoticeProps) {
  /** The buttons disappear: what follows the heading of the page is read and reached next. */
  const then = (action: () => void) => () => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    action()
  }
  const count = dropped
  return (
    <div className="flex flex-col gap-3 wrap-anywhere print:hidden">
      <AlertMessage>
        {sentence}{' '}
        {dropped > 0 &&
          (sentence === null ? m.unsent_only_dropped({ count }) : m.unsent_others_dropped({ count }))}
      </AlertMessage>
      <div className="flex flex-wrap gap-3">
        {sentence !== null && <Button onClick={then(onPut)}>{put}</Button>}
        <Button look="quiet" onClick={then(onDiscard)}>
          {sentence === null ? m.grocery_page_done() : m.unsent_discard()}
        </Button>
      </div>
    </div>
  )
}
