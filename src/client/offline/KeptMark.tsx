import { failedFile } from '../data/failures/failedFile.tsx'
import { createLatePart } from '../ui/latePart.tsx'
import { isUnchangedSinceStored } from './storedPage.ts'

// Only readers of a page stored offline need it.
const KeptNotice = createLatePart(() => import('./KeptNotice.tsx'), { failed: failedFile() })

/** Says of a page that it was kept; nothing once something newer has come than what it was kept with. */
export function KeptMark({ updatedAt }: { updatedAt: number }) {
  if (!isUnchangedSinceStored(updatedAt)) return null
  return <KeptNotice updatedAt={updatedAt} />
}
