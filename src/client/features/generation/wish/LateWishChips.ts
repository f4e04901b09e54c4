import { createLatePart } from '../../../ui/latePart.tsx'

/** Without it the text is typed and read as ever, so that nothing stands in its place. */
export const LateWishChips = createLatePart(() => import('./WishChips.tsx'), { failed: () => null })
