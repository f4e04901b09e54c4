import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { isDataOfStoredPage } from '../data/storedPage.ts'
import { createLatePart } from '../ui/latePart.tsx'

// Only readers of a page stored offline need it.
const KeptNotice = createLatePart(() => import('./StoredPageNotice.tsx'), {
  failed: createFailedFileNotice(),
})

/** Says of a page that it was kept; nothing once something newer has come than what it was kept with. */
export function StoredPageMark({ updatedAt }: { updatedAt: number }) {
  if (!isDataOfStoredPage(updatedAt)) return null
  return <KeptNotice updatedAt={updatedAt} />
}
