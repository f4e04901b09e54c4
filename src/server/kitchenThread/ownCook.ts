import { NothingToCook } from '#shared/kitchen/cook/choose.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { MayHold } from '#shared/kitchen/cook/guests.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/** Our own cook's recipe; null where the wishes leave nothing to cook with. */
export async function cook(brief: RecipeBrief, seed: number): Promise<WrittenRecipe | null> {
  const mayHold = await mayHoldFor(brief)
  try {
    return cookRecipe(brief, seed, mayHold)
  } catch (error) {
    if (!(error instanceof NothingToCook)) throw error
    return null
  }
}

/** The catalogue of foods takes a while to load, so only where somebody names foods that they must not have. */
async function mayHoldFor({ eaters }: RecipeBrief): Promise<MayHold | undefined> {
  if (eaters.every(({ otherAllergies = [], dislikes }) => otherAllergies.length + dislikes.length === 0))
    return undefined
  return (await import('#shared/kitchen/gate/allergies.ts')).mayHold
}
