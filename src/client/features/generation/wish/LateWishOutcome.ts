import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { createLatePart, importNothing } from '../../../ui/latePart.tsx'

/** The server knows no drafts and never draws it. */
export const importWishOutcome = import.meta.env.SSR ? importNothing : () => import('./WishOutcomeList.tsx')
export const LateWishOutcome = createLatePart(importWishOutcome, { failed: createFailedFileNotice() })
