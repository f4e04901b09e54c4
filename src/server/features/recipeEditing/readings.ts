import type { LineReading, ReadLineInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'

/** How the kitchen reads one line of ingredients, and which allergens it finds there. */
export async function readRecipeLine({ text }: ReadLineInput): Promise<LineReading> {
  // A server has loaded the catalogue of foods before it listens (loadJobs); commands that need none do without.
  const { checkLine } = await import('#shared/kitchen/gate/checkLine.ts')
  const { askedText, linesAsked } = await import('#shared/kitchen/amounts/linesAsked.ts')
  const { line, food, allergens, isUnknown } = checkLine(text)
  return {
    amount: askedText(linesAsked(text)[0]!),
    food: food?.name ?? null,
    isHeading: line.isHeading,
    isUnknown,
    allergens: allergenIds.flatMap((id) => {
      const trace = allergens.get(id)
      return trace ? [{ id, isCertain: trace.isCertain }] : []
    }),
  }
}
