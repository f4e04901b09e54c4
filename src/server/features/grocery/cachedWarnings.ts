import { createHash } from 'node:crypto'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { TranslatedFoodName } from '#shared/kitchen/foodNames.ts'
import type {
  AllergyIndexesByCertainty,
  FoodWithAllergyWarning,
  FoundAllergyIndexesOfText,
  RecipeAllergyWarnings,
  UnreadPartsOfRecipe,
} from '#shared/kitchen/gate/allergies/foodWarnings.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'
import { AnswerCache } from '../../answerCache.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { logEvents } from '../../logEvents.ts'
import {
  type AllergenOrOwnWordAllergy,
  allergiesOfHousehold,
  type LimitedFoodWarnings,
  limitFoodWarnings,
} from './limitedWarnings.ts'

/**
 * Maximum texts multiplied by different allergies that are compared for one answer, which takes a second of a core: all
 * lines of the longest recipe for 30 members and 30 guests who each name as many foods as they may.
 */
const maxCompared = 180_000
/** Maximum allergies of one call, fewer than the kitchen reads at once even at their greatest length. */
const maxAllergiesAtOnce = 600
/** Maximum characters of cached answers, as JSON; they take some 2 MB of memory. */
const maxKeptCharacters = 500_000

type FoundWarnings = (FoundAllergyIndexesOfText | null)[] | RecipeAllergyWarnings

/** Cached findings, by texts and allergies. */
const kept = new AnswerCache<FoundWarnings>(maxKeptCharacters)

/** A text of something bought, and the language of its recipe; null where it may be any. */
export interface GroceryText {
  text: string
  language: string | null
}

/** The warnings of a bought thing, from its name and the lines that need it. */
export interface GroceryTextWarnings extends LimitedFoodWarnings {
  /** Whether something in it is an unknown food. */
  isUnknown: boolean
}

/**
 * For each of the first things, the allergens of the eaters in the texts that name it; certain ones first. It stops
 * before the last thing where the eaters have so many different allergies that all would take too long. A text that
 * names too many foods counts as unknown. Null when the kitchen cannot read them in time.
 */
export async function findWarningsOfGroceries(
  ctx: KitchenContext,
  things: readonly (readonly GroceryText[])[],
  eaters: readonly Eater[],
): Promise<GroceryTextWarnings[] | null> {
  const allergies = allergiesOfHousehold(eaters)
  const { different } = allergies
  if (different.length === 0) return things.map(() => ({ warnings: [], isUnknown: false }))
  const max = Math.floor(maxCompared / different.length)
  const read = takeWithinLimit(things, max)
  const compared = read.flatMap((texts, thing) => texts.map((text) => ({ ...text, thing })))
  const [texts, languages] = [compared.map(({ text }) => text), compared.map(({ language }) => language)]
  const all = read.map(() => ({
    found: { certain: new Set<number>(), possible: new Set<number>() },
    isUnknown: false,
  }))
  for (let at = 0; at < different.length; at += maxAllergiesAtOnce) {
    const eater = eaterWithAllergies(different.slice(at, at + maxAllergiesAtOnce))
    const found = await findCachedOrCheck(ctx, JSON.stringify([texts, languages, eater]), () =>
      runKitchenJobInTurn(ctx, 'foodWarnings', { texts, languages, eater }),
    )
    if (!found) return null
    for (const [index, more] of found.entries()) {
      const thing = all[compared[index]!.thing]!
      thing.isUnknown ||= more?.isUnknown ?? true
      if (!more) continue
      for (const place of more.certain) thing.found.certain.add(at + place)
      for (const place of more.possible) thing.found.possible.add(at + place)
    }
  }
  const told = limitFoodWarnings(
    all.map(({ found: { certain, possible } }) => ({
      certain: [...certain].sort((a, b) => a - b),
      possible: [...possible].filter((place) => !certain.has(place)).sort((a, b) => a - b),
    })),
    allergies,
  )
  return told.map((each, at) => ({ ...each, isUnknown: all[at]!.isUnknown }))
}

/** The first things that have at most so many texts in all: one that is read in part would count as checked. */
function takeWithinLimit<Text>(things: readonly (readonly Text[])[], maxTexts: number): (readonly Text[])[] {
  const first: (readonly Text[])[] = []
  let count = 0
  for (const texts of things) {
    count += texts.length
    if (count > maxTexts) break
    first.push(texts)
  }
  return first
}

/** The warnings of a recipe before it is added to a list. */
interface RecipeWarningsFound {
  foods: (Omit<FoodWithAllergyWarning, 'found'> & LimitedFoodWarnings)[]
  foodNames: TranslatedFoodName[]
  notRead: UnreadPartsOfRecipe
}

/** For a recipe that was read completely, or without eaters who have an allergy. */
export const noUnreadRecipeParts: UnreadPartsOfRecipe = { lines: [], texts: null, words: [] }

/**
 * The foods of a recipe that contain the eaters' allergens, its lines first, and the parts of it that were not read
 * where an eater has an allergy. Null when the kitchen cannot read it in time, or the eaters have so many different
 * allergies that it would take too long.
 */
export async function findAllergyWarningsOfRecipe(
  ctx: KitchenContext,
  words: RecipeWords,
  eaters: readonly Eater[],
): Promise<RecipeWarningsFound | null> {
  const allergies = allergiesOfHousehold(eaters)
  const { different } = allergies
  if (different.length * words.ingredients.length > maxCompared) return null
  const foods = new Map<string, FoodWithAllergyWarning>()
  let notRead = noUnreadRecipeParts
  const foodNames: TranslatedFoodName[] = []
  for (let at = 0; at < different.length; at += maxAllergiesAtOnce) {
    const eater = eaterWithAllergies(different.slice(at, at + maxAllergiesAtOnce))
    const found = await findCachedOrCheck(ctx, JSON.stringify([words, eater]), () =>
      runKitchenJobInTurn(ctx, 'recipeWarnings', { words, eater }),
    )
    if (!found) return null
    notRead = found.notRead
    foodNames.push(...found.foodNames)
    for (const { found: more, ...food } of found.foods) {
      const key = JSON.stringify(food)
      const known = foods.get(key) ?? { ...food, found: { certain: [], possible: [] } }
      addFound(known.found, more, at)
      foods.set(key, known)
    }
  }
  const all = [...foods.values()]
  const told = limitFoodWarnings(
    all.map(({ found }) => found),
    allergies,
  )
  return { foods: all.map(({ found: _, ...food }, at) => ({ ...food, ...told[at]! })), foodNames, notRead }
}

/** Adds the findings for the allergies from index `at` on. */
function addFound(
  known: AllergyIndexesByCertainty,
  { certain, possible }: AllergyIndexesByCertainty,
  at: number,
): void {
  for (const place of certain) known.certain.push(at + place)
  for (const place of possible) known.possible.push(at + place)
}

/** An eater with all of these allergies, so that each is searched once. */
function eaterWithAllergies(allergies: readonly AllergenOrOwnWordAllergy[]): Eater {
  return {
    ...{ name: '', diets: [], likes: [], dislikes: [] },
    allergens: allergies.flatMap(({ allergen }) => allergen ?? []),
    otherAllergies: allergies.flatMap(({ food }) => food ?? []),
  }
}

/** The cached findings for the same content, or new ones; null where that takes too long. */
async function findCachedOrCheck<Answer extends FoundWarnings>(
  ctx: KitchenContext,
  content: string,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  const key = createHash('sha256').update(content).digest('base64url')
  const before = kept.get(key)
  if (before) return before as Answer
  const found = await ask().catch((error: unknown) => {
    if (!(error instanceof KitchenJobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.foodWarningsCheckFailed)
    return null
  })
  if (found) kept.keep(key, found, JSON.stringify(found).length)
  return found
}
