import { EngineFailure, type RecipeEngine } from '#server/features/generation/port.ts'
import type { MayHold } from '#shared/kitchen/cook/guests.ts'
import type { PartialRecipe, RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/** Our own cook: no key, no network, and the same recipe for the same brief and seed. */
export function builtInEngine(): RecipeEngine {
  return {
    name: 'built-in',
    model: null,
    async *write({ brief, seed, signal }) {
      const recipe = await cook(brief, seed)
      for (const soFar of asItIsWritten(recipe)) {
        signal.throwIfAborted()
        yield soFar
      }
      signal.throwIfAborted()
      return { recipe, tries: 1, inputTokens: null, outputTokens: null }
    },
  }
}

/** The recipe after its name, its description, each ingredient and each step. */
function* asItIsWritten({
  name,
  description,
  ingredients,
  instructions,
}: WrittenRecipe): Generator<PartialRecipe> {
  yield { name }
  yield { name, description }
  for (const index of ingredients.keys()) {
    yield { name, description, ingredients: ingredients.slice(0, index + 1) }
  }
  for (const index of instructions.keys()) {
    yield { name, description, ingredients, instructions: instructions.slice(0, index + 1) }
  }
}

/** Its dishes are a fifth of the server's code, and a server with a model never needs them. */
async function cook(brief: RecipeBrief, seed: number): Promise<WrittenRecipe> {
  const { NothingToCook } = await import('#shared/kitchen/cook/choose.ts')
  const { cookRecipe } = await import('#shared/kitchen/cook/cookRecipe.ts')
  const mayHold = await mayHoldFor(brief)
  try {
    return cookRecipe(brief, seed, mayHold)
  } catch (error) {
    if (!(error instanceof NothingToCook)) throw error
    throw new EngineFailure('refused', { tries: 1, inputTokens: null, outputTokens: null }, { cause: error })
  }
}

/** The catalogue of foods takes a while to load, so only where somebody names foods that they must not have. */
async function mayHoldFor({ eaters }: RecipeBrief): Promise<MayHold | undefined> {
  if (eaters.every(({ otherAllergies = [], dislikes }) => otherAllergies.length + dislikes.length === 0))
    return undefined
  return (await import('#shared/kitchen/gate/allergies.ts')).mayHold
}
