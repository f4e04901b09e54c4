import { memo, type ReactNode, Suspense } from 'react'
import * as m from '#messages'
import { Alert } from '../../ui/Alert.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button } from '../../ui/Button.tsx'

export interface RetryableQuery {
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface FailedPartProps {
  /** What could not be had, as one reads it. */
  sentence: string
  query: RetryableQuery
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

interface LatePartProps extends FailedPartProps {
  /** What stands in its place until it has come. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Drawn once. A page that is drawn again before the file of a late part has come would have React put `waiting` in the
 * place of what the server wrote.
 */
const DrawnOnce = memo(
  ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => (
    <Suspense fallback={waiting}>{children}</Suspense>
  ),
  () => true,
)

/**
 * A part of a page that comes after the rest and suspends on a query: where that failed, it can be tried again. What it
 * was given first stays, so its key names what it is of.
 */
export function LatePart({ sentence, query, waiting, children }: LatePartProps) {
  const broke = <p className="text-soft">{sentence}</p>
  return (
    // The key has the part drawn again once its query has worked.
    <Boundary
      key={String(query.isError)}
      fallback={query.isError ? <FailedPart sentence={sentence} query={query} /> : broke}
    >
      <DrawnOnce waiting={waiting}>{children}</DrawnOnce>
    </Boundary>
  )
}
