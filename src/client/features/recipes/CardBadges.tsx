import type { RecipeSummary } from '#shared/contract/recipes/recipes.ts'
import AllergenBadge from './AllergenBadge.tsx'
import VisibilityMark from './VisibilityMark.tsx'

/** On a card: that not everybody sees the recipe, and what of it somebody in the household is allergic to. */
export default function CardBadges({ visibility, warnsOf }: Pick<RecipeSummary, 'visibility' | 'warnsOf'>) {
  return (
    <>
      {visibility !== 'everyone' && <VisibilityMark visibility={visibility} />}
      {warnsOf.length > 0 && <AllergenBadge allergens={warnsOf} />}
    </>
  )
}
