import { WarningsWithoutScripts } from '../../data/failures/WarningsWithoutScripts.tsx'
import { createLatePart } from '../../ui/latePart.tsx'

const importBadges = () => import('./CardBadges.tsx')
/** For members alone: visitors see nothing hidden and have no allergies. */
export const LateRecipeCardBadges = createLatePart(importBadges, {
  serverComponent: import.meta.env.SSR && (await importBadges()).default,
  isInWords: true,
  // Where the file cannot be had, warnings go before the mark of a hidden recipe.
  failed: ({ warnsOf }) =>
    warnsOf[0] ? (
      <WarningsWithoutScripts warnings={warnsOf.map((what) => ({ what, isCertain: true }))} />
    ) : (
      '🔒'
    ),
})
