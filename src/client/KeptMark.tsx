import { lazy, Suspense } from 'react'
import { isAsKept } from './keptPage.ts'

// Only whoever reads a page that was kept needs it.
const KeptNotice = lazy(() => import('./KeptNotice.tsx'))

/** Says of a page that it was kept; nothing once something newer has come than what it was kept with. */
export function KeptMark({ updatedAt }: { updatedAt: number }) {
  if (!isAsKept(updatedAt)) return null
  return (
    <Suspense>
      <KeptNotice updatedAt={updatedAt} />
    </Suspense>
  )
}
