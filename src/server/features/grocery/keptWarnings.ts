import { createHash } from 'node:crypto'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { FoodName } from '#shared/kitchen/foodNames.ts'
import type {
  FoundAllergies,
  FoundInText,
  NotRead,
  RecipeFoodWarnings,
  RecipeWarnings,
} from '#shared/kitchen/gate/allergies/foodWarnings.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'
import { AnswerCache } from '../../answerCache.ts'
import { askKitchen, type KitchenContext } from '../../kitchenThread/askKitchen.ts'
import { JobFailure } from '../../kitchenThread/jobFailure.ts'
import { logEvents } from '../../logEvents.ts'
import { type Allergy, allergiesOf, type LimitedWarnings, limitWarnings } from './limitedWarnings.ts'

/**
 * Texts by different allergies that are compared for one answer, which takes a second of a core: all lines of the longest
 * recipe for 30 members and 30 guests who each name as many foods as they may.
 */
const maxCompared = 180_000
/** Allergies of one question, of the greatest length fewer than the kitchen reads at once. */
const maxAllergiesAtOnce = 600
/** The most characters of answers, as JSON, that are kept; they take some 2 MB of memory. */
const maxKeptCharacters = 500_000

type Found = (FoundInText | null)[] | RecipeWarnings

/** What was found, by texts and allergies. */
const kept = new AnswerCache<Found>(maxKeptCharacters)

/** What is bought, and the language of its recipe; null where it may be in any. */
export interface BoughtText {
  text: string
  language: string | null
}

/** What is told of what is bought. Of one thing there are its name and the lines that ask for it. */
export interface BoughtWarnings extends LimitedWarnings {
  /** Whether something in it is no food that we know. */
  isUnknown: boolean
}

/**
 * For each of the first things, by the texts that name it, what it holds that eaters are allergic to; certain ones first. It
 * ends before the last thing where the eaters have so many different allergies that all would take too long. A text that names
 * too many foods counts as unknown. Null where the kitchen cannot read them in the time there is.
 */
export async function findWarnings(
  ctx: KitchenContext,
  things: readonly (readonly BoughtText[])[],
  eaters: readonly Eater[],
): Promise<BoughtWarnings[] | null> {
  const allergies = allergiesOf(eaters)
  const { different } = allergies
  if (different.length === 0) return things.map(() => ({ warnings: [], isUnknown: false }))
  const max = Math.floor(maxCompared / different.length)
  const read = firstWithin(things, max)
  const compared = read.flatMap((texts, thing) => texts.map((text) => ({ ...text, thing })))
  const [texts, languages] = [compared.map(({ text }) => text), compared.map(({ language }) => language)]
  const all = read.map(() => ({
    found: { certain: new Set<number>(), possible: new Set<number>() },
    isUnknown: false,
  }))
  for (let at = 0; at < different.length; at += maxAllergiesAtOnce) {
    const eater = withAll(different.slice(at, at + maxAllergiesAtOnce))
    const found = await askOnce(ctx, JSON.stringify([texts, languages, eater]), () =>
      askKitchen(ctx, 'foodWarnings', { texts, languages, eater }),
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
  const told = limitWarnings(
    all.map(({ found: { certain, possible } }) => ({
      certain: [...certain].sort((a, b) => a - b),
      possible: [...possible].filter((place) => !certain.has(place)).sort((a, b) => a - b),
    })),
    allergies,
  )
  return told.map((each, at) => ({ ...each, isUnknown: all[at]!.isUnknown }))
}

/** The first things that have no more than so many texts in all: one that is read in part would count as checked. */
function firstWithin<Text>(things: readonly (readonly Text[])[], maxTexts: number): (readonly Text[])[] {
  const first: (readonly Text[])[] = []
  let count = 0
  for (const texts of things) {
    count += texts.length
    if (count > maxTexts) break
    first.push(texts)
  }
  return first
}

/** What is told of a recipe before it is bought. */
interface RecipeWarningsFound {
  foods: (Omit<RecipeFoodWarnings, 'found'> & LimitedWarnings)[]
  foodNames: FoodName[]
  notRead: NotRead
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
): Promise<RecipeWarningsFound | null> {
  const allergies = allergiesOf(eaters)
  const { different } = allergies
  if (different.length * words.ingredients.length > maxCompared) return null
  const foods = new Map<string, RecipeFoodWarnings>()
  let notRead = nothingUnread
  const foodNames: FoodName[] = []
  for (let at = 0; at < different.length; at += maxAllergiesAtOnce) {
    const eater = withAll(different.slice(at, at + maxAllergiesAtOnce))
    const found = await askOnce(ctx, JSON.stringify([words, eater]), () =>
      askKitchen(ctx, 'recipeWarnings', { words, eater }),
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
  const told = limitWarnings(
    all.map(({ found }) => found),
    allergies,
  )
  return { foods: all.map(({ found: _, ...food }, at) => ({ ...food, ...told[at]! })), foodNames, notRead }
}

/** What was found of the allergies from the place `at` on. */
function addFound(known: FoundAllergies, { certain, possible }: FoundAllergies, at: number): void {
  for (const place of certain) known.certain.push(at + place)
  for (const place of possible) known.possible.push(at + place)
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
async function askOnce<Answer extends Found>(
  ctx: KitchenContext,
  content: string,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  const key = createHash('sha256').update(content).digest('base64url')
  const before = kept.get(key)
  if (before) return before as Answer
  const found = await ask().catch((error: unknown) => {
    if (!(error instanceof JobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.foodCheckFailed)
    return null
  })
  if (found) kept.keep(key, found, JSON.stringify(found).length)
  return found
}
