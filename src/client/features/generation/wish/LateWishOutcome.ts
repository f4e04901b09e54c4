import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'

export const importWishOutcome = () => import('./WishOutcomeList.tsx')
export const LateWishOutcome = createLatePart(importWishOutcome, { failed: createFailedFileNotice() })
