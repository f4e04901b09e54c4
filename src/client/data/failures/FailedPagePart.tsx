import { memo, type ReactNode, Suspense } from 'react'
import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { PartErrorBoundary } from '../../ui/PartErrorBoundary.tsx'

export interface RetryableQuery {
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface FailedPartProps {
  /** The sentence that says what could not be fetched. */
  sentence: string
  query: RetryableQuery
}

/** Shows, in place of a part of a page, that its query failed, with a button to try again. */
export function FailedPagePart({ sentence, query }: FailedPartProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <AlertMessage>{sentence}</AlertMessage>
      <Button look="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {m.site_try_again()}
      </Button>
    </div>
  )
}

interface LatePartProps extends FailedPartProps {
  /** Shown until the part has been loaded. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Rendered once. If a page were rendered again before the file of a late part is loaded, React would replace the server's HTML
 * with `waiting`.
 */
const DrawnOnce = memo(
  ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => (
    <Suspense fallback={waiting}>{children}</Suspense>
  ),
  () => true,
)

/**
 * A part of a page that comes after the rest and suspends on a query; a failed query can be tried again. The part keeps its
 * first children, so its key must name what it shows.
 */
export function LateDataPart({ sentence, query, waiting, children }: LatePartProps) {
  const broke = <p className="text-soft">{sentence}</p>
  return (
    // The key makes React render the part again once its query has succeeded.
    <PartErrorBoundary
      key={String(query.isError)}
      fallback={query.isError ? <FailedPagePart sentence={sentence} query={query} /> : broke}
    >
      <DrawnOnce waiting={waiting}>{children}</DrawnOnce>
    </PartErrorBoundary>
  )
}
