import { createHash } from 'node:crypto'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { FoodName } from '#shared/kitchen/foodNames.ts'
import type {
  FoodWarning,
  NotRead,
  RecipeFoodWarnings,
  RecipeWarnings,
} from '#shared/kitchen/gate/foodWarnings.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'
import { askKitchen, type KitchenContext } from '../../kitchenThread/askKitchen.ts'
import { JobOverLimit } from '../../kitchenThread/kitchenThread.ts'

/**
 * Texts by different allergies that are compared for one answer, which takes a second of a core: all lines of the longest
 * recipe for 30 members and 30 guests who each name as many foods as they may.
 */
const maxCompared = 180_000
/** Allergies of one question. The kitchen keeps what so many words mean; of more it would read each again for each text. */
const maxAllergiesAtOnce = 1_000
/** Characters of texts and allergies whose warnings are kept: some 2 MB of memory. */
const maxKeptCharacters = 500_000

/** What was found by texts and allergies, last used last. */
const kept = new Map<string, { found: FoodWarning[][] | RecipeWarnings; characters: number }>()
let keptCharacters = 0

/** An allergy as one of the fourteen, or in somebody's own words. */
interface Allergy {
  key: string
  allergen: Eater['allergens'][number] | null
  food: string | null
}

function allergiesOf({ allergens, otherAllergies = [] }: Eater): Allergy[] {
  return [
    ...allergens.map((allergen) => ({ key: `allergen ${allergen}`, allergen, food: null })),
    ...otherAllergies.map((food) => ({ key: `food ${food}`, allergen: null, food })),
  ]
}

/**
 * For each of the first texts, what it holds that eaters are allergic to; certain ones first. It ends before the last text
 * where the eaters have so many different allergies that all would take too long. Null where the kitchen cannot read them in
 * the time there is.
 */
export async function findWarnings(
  ctx: KitchenContext,
  texts: readonly string[],
  eaters: readonly Eater[],
): Promise<FoodWarning[][] | null> {
  const different = new Map(eaters.flatMap(allergiesOf).map((allergy) => [allergy.key, allergy]))
  if (different.size === 0) return texts.map(() => [])
  const compared = texts.slice(0, Math.floor(maxCompared / different.size))
  const allergies = [...different.values()]
  const all = compared.map((): FoodWarning[] => [])
  for (let at = 0; at < allergies.length; at += maxAllergiesAtOnce) {
    const everybody = withAll(allergies.slice(at, at + maxAllergiesAtOnce))
    const found = await askOnce(ctx, JSON.stringify([compared, everybody]), () =>
      askKitchen(ctx, 'foodWarnings', { texts: compared, eaters: [everybody] }),
    )
    if (!found) return null
    for (const [text, warnings] of found.entries()) all[text]?.push(...warnings)
  }
  return all.map((warnings) => warningsByEater(warnings, eaters))
}

/** Of a recipe that was read, or that nobody who eats it is allergic to anything in. */
export const nothingUnread: NotRead = { lines: [], texts: null }

/**
 * The foods of a recipe that hold what eaters are allergic to, its lines first, and what of it was not read where
 * somebody is allergic to anything. Null where the kitchen cannot read it in the
 * time there is, or the eaters have so many different allergies that it would take too long.
 */
export async function findRecipeWarnings(
  ctx: KitchenContext,
  words: RecipeWords,
  eaters: readonly Eater[],
): Promise<RecipeWarnings | null> {
  const allergies = [...new Map(eaters.flatMap(allergiesOf).map((each) => [each.key, each])).values()]
  if (allergies.length * words.ingredients.length > maxCompared) return null
  const foods = new Map<string, RecipeFoodWarnings>()
  let notRead = nothingUnread
  const foodNames: FoodName[] = []
  for (let at = 0; at < allergies.length; at += maxAllergiesAtOnce) {
    const everybody = withAll(allergies.slice(at, at + maxAllergiesAtOnce))
    const found = await askOnce(ctx, JSON.stringify([words, everybody]), () =>
      askKitchen(ctx, 'recipeWarnings', { words, eaters: [everybody] }),
    )
    if (!found) return null
    notRead = found.notRead
    foodNames.push(...found.foodNames)
    for (const { warnings, ...food } of found.foods) {
      const key = JSON.stringify(food)
      foods.set(key, { ...food, warnings: [...(foods.get(key)?.warnings ?? []), ...warnings] })
    }
  }
  const told = [...foods.values()]
  return {
    foods: told.map((food) => ({ ...food, warnings: warningsByEater(food.warnings, eaters) })),
    foodNames,
    notRead,
  }
}

/** Somebody who has all of these allergies, so that each is looked for once. */
function withAll(allergies: readonly Allergy[]): Eater {
  return {
    ...{ name: '', diets: [], likes: [], dislikes: [] },
    allergens: allergies.flatMap(({ allergen }) => allergen ?? []),
    otherAllergies: allergies.flatMap(({ food }) => food ?? []),
  }
}

/** What was found for the same content before, or is found now; null where that takes too long. */
async function askOnce<Found extends FoodWarning[][] | RecipeWarnings>(
  ctx: KitchenContext,
  content: string,
  ask: () => Promise<Found>,
): Promise<Found | null> {
  const key = createHash('sha256').update(content).digest('base64url')
  const before = kept.get(key)
  if (before) {
    kept.delete(key)
    kept.set(key, before)
    return before.found as Found
  }
  const found = await ask().catch((error: unknown) => {
    if (!(error instanceof JobOverLimit)) throw error
    ctx.deps.log.warn({ err: error }, 'foods not checked')
    return null
  })
  if (found) keep(key, { found, characters: content.length })
  return found
}

function warningsByEater(warnings: readonly FoodWarning[], eaters: readonly Eater[]): FoodWarning[] {
  if (warnings.length === 0) return []
  const byKey = new Map(
    warnings.map((warning) => [
      warning.allergen ? `allergen ${warning.allergen}` : `food ${warning.food}`,
      warning,
    ]),
  )
  const told = eaters.flatMap((eater) =>
    allergiesOf(eater).flatMap(({ key }) => {
      const warning = byKey.get(key)
      return warning ? [{ ...warning, eater: eater.name }] : []
    }),
  )
  return [...told.filter(({ isCertain }) => isCertain), ...told.filter(({ isCertain }) => !isCertain)]
}

function keep(key: string, entry: { found: FoodWarning[][] | RecipeWarnings; characters: number }): void {
  // Two who asked at once each bring theirs.
  keptCharacters += entry.characters - (kept.get(key)?.characters ?? 0)
  kept.set(key, entry)
  for (const [oldest, { characters }] of kept) {
    if (keptCharacters <= maxKeptCharacters) return
    kept.delete(oldest)
    keptCharacters -= characters
  }
}
