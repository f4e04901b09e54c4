import type { LineReading, ReadLineInput } from '#shared/contract/recipeKeeping.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'

/** How the kitchen reads one line of ingredients, and which allergens it finds there. */
export async function readRecipeLine({ text }: ReadLineInput): Promise<LineReading> {
  // A server has loaded the catalogue of foods before it listens (loadJobs); commands that need none do without.
  const { checkLine } = await import('#shared/kitchen/gate/checkLine.ts')
  const { spellAmount, spellNumber } = await import('#shared/kitchen/units/spelling.ts')
  const { line, food, allergens, isUnknown } = checkLine(text)
  const { quantity, quantityMax, unit, isHeading } = line
  const amount = quantity === null ? null : spellAmount(quantityMax ?? quantity, unit)
  const isRange = quantity !== null && quantityMax !== null && quantityMax !== quantity
  return {
    amount: isRange ? `${spellNumber(quantity, unit)}–${amount}` : amount,
    food: food?.name ?? null,
    isHeading,
    isUnknown,
    allergens: allergenIds.flatMap((id) => {
      const trace = allergens.get(id)
      return trace ? [{ id, isCertain: trace.isCertain }] : []
    }),
  }
}
