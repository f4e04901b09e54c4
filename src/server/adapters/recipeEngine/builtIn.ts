import { EngineFailure, type EngineWithoutPrompt } from '#server/features/generation/port.ts'
import type { PartialRecipe, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/** The built-in cook: no key, no network, and the same recipe for the same brief and seed. */
export function createBuiltInEngine(): EngineWithoutPrompt {
  return {
    name: 'built-in',
    model: null,
    readsPrompt: false,
    async *write({ brief, seed, signal, cook }) {
      const recipe = await cook(brief, seed)
      if (!recipe) throw new EngineFailure('refused', { tries: 1, inputTokens: null, outputTokens: null })
      for (const partialRecipe of partialRecipesOf(recipe)) {
        signal.throwIfAborted()
        yield partialRecipe
      }
      signal.throwIfAborted()
      return { recipe, tries: 1, inputTokens: null, outputTokens: null }
    },
  }
}

/** Yields the recipe after its name, its description, each ingredient and each step. */
function* partialRecipesOf({
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
