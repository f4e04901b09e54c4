import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import type { RetryLatePart } from '../../ui/latePart.tsx'

const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

/**
 * Shows, in place of a late part, that its file could not be fetched. The button fetches the file again; from the second time
 * on it reloads the page, because a file that it imports may have failed, which the document never fetches twice.
 * `isAnswer`: a person has just pressed for the part, whose place in the page may be out of sight.
 */
export const createFailedFileNotice =
  (sentence = () => m.site_part_failed(), { isAnswer = false } = {}) =>
  (_props: object, { tryAgain, count, isTrying }: RetryLatePart) => (
    <p role="alert" ref={isAnswer ? scrollIntoView : undefined}>
      {sentence()}{' '}
      <Button
        look="quiet"
        isBusy={isTrying}
        onClick={() => (count > 0 && navigator.onLine ? window.location.reload() : tryAgain())}
      >
        {m.site_try_again()}
      </Button>
    </p>
  )
