import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import type { Retry } from '../../ui/latePart.tsx'

/**
 * Says in the place of a late part that its file did not come, and asks again; from the second time on by loading the
 * page again: a file that belongs to it may have failed, which the document never asks for twice.
 */
export const failedFile =
  (sentence = () => m.site_part_failed()) =>
  (_props: object, { tryAgain, count, isTrying }: Retry) => (
    <p role="alert">
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
