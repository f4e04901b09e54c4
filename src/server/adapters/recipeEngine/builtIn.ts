import type { RecipeEngine } from '#server/features/generation/port.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'

/** Our own cook: no key, no network, and the same recipe for the same brief and seed. */
export function builtInEngine(): RecipeEngine {
  return {
    name: 'built-in',
    model: null,
    async *write({ brief, seed, signal }) {
      const recipe = cookRecipe(brief, seed)
      const { name, description, ingredients, instructions } = recipe
      signal.throwIfAborted()
      yield { name }
      yield { name, description }
      for (let lines = 1; lines <= ingredients.length; lines += 1) {
        signal.throwIfAborted()
        yield { name, description, ingredients: ingredients.slice(0, lines) }
      }
      for (let lines = 1; lines <= instructions.length; lines += 1) {
        signal.throwIfAborted()
        yield { name, description, ingredients, instructions: instructions.slice(0, lines) }
      }
      return { recipe, tries: 1, inputTokens: null, outputTokens: null }
    },
  }
}
