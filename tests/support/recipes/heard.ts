import type { GenerateRecipeInput, GenerationEvent } from '#shared/contract/generation.ts'
import { appendTextToRecipe } from '#shared/kitchen/growingRecipe.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import type { TestSite } from '../testSite.ts'
import { dinnerOrder } from './testAnswers.ts'

/** Everything a cook hears who asks for a recipe and listens to its end. */
export async function listen(
  caller: ReturnType<TestSite['callerAt']>,
  input: GenerateRecipeInput = dinnerOrder,
): Promise<GenerationEvent[]> {
  return await Array.fromAsync(await caller.generation.generate(input))
}

/** What stands before a cook after these events, whatever was started over in between. */
export function wordsOf(events: GenerationEvent[]): PartialRecipe {
  return events.reduce<PartialRecipe>(
    (recipe, event) =>
      event.type === 'text' ? appendTextToRecipe(recipe, event) : event.type === 'restart' ? {} : recipe,
    {},
  )
}
