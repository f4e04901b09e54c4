import * as m from '#messages'
import { Alert } from './ui/Alert.tsx'
import { Button } from './ui/Button.tsx'

interface FailedPartProps {
  /** What could not be had, as one reads it. */
  sentence: string
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
}

/** Says in the place of a part of a page that its query failed, and tries again. */
export function FailedPart({ sentence, query }: FailedPartProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert>{sentence}</Alert>
      <Button look="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {m.site_try_again()}
      </Button>
    </div>
  )
}
