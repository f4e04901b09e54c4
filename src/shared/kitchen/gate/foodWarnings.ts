import type { AllergenId } from '../allergens.ts'
import { type Concern, concernsOf, isEaten } from '../concerns.ts'
import type { Eater } from '../eaters.ts'
import type { FoodName } from '../foodNames.ts'
import type { NamedPlace } from '../namedIn.ts'
import type { UnreadTexts } from '../verdicts.ts'
import { checkLine } from './checkLine.ts'
import { eaterFindings, traceIn } from './eaterFindings.ts'
import { type ReadRecipe, type RecipeWords, readRecipe } from './readRecipe.ts'
import { foodNamesOf } from './texts/foodNamesOf.ts'
import { unknownInTexts } from './unknownInTexts.ts'

/**
 * That something holds what an eater is allergic to, or may hold it: one of the fourteen allergens, or a food in the
 * eater's own words; the other is null.
 */
export interface FoodWarning {
  eater: string
  allergen: AllergenId | null
  food: string | null
  isCertain: boolean
}

/** For each text, an ingredient line or what somebody wants to buy, what it holds against the eaters; certain ones first. */
export function foodWarnings(texts: readonly string[], eaters: readonly Eater[]): FoodWarning[][] {
  const concerns = eaters.flatMap((eater) =>
    concernsOf({ ...eater, diets: [], dislikes: [] }).map((concern) => ({ eater: eater.name, concern })),
  )
  return texts.map((text) => {
    const check = checkLine(text)
    return certainFirst(
      concerns.flatMap(({ eater, concern }) => {
        const trace = traceIn(check, concern)
        return trace ? [warningOf(eater, concern, trace.isCertain)] : []
      }),
    )
  })
}

/** What is told of a line, by its text, or of a food that only another text of the recipe names. */
export interface RecipeFoodWarnings extends NamedPlace {
  name: string
  warnings: FoodWarning[]
}

/** More than a recipe has: what only its name or description names comes last. */
const maxSteps = 1_000

/** What of a recipe was not read, so that it may hold what was not found in it. */
export interface NotRead {
  /** Lines that name no food we know. */
  lines: string[]
  texts: UnreadTexts | null
}

/** What is told of a recipe before it is bought. */
export interface RecipeWarnings {
  /** Foods that hold, or may hold, what the eaters are allergic to, as they are named: the recipe's lines first. */
  foods: RecipeFoodWarnings[]
  /** Of those foods that no line lists. */
  foodNames: FoodName[]
  notRead: NotRead
}

export function recipeWarnings(words: RecipeWords, eaters: readonly Eater[]): RecipeWarnings {
  const read = readRecipe(words)
  const notRead = {
    lines: read.lines.filter(({ isUnknown }) => isUnknown).map(({ text }) => text),
    texts: read.unreadTexts,
  }
  const foods = foodsAgainst(read, words, eaters)
  const named = foods.filter(({ namedIn }) => namedIn !== 'line').map(({ name }) => name)
  return { foods, foodNames: foodNamesOf(named), notRead }
}

function foodsAgainst(read: ReadRecipe, words: RecipeWords, eaters: readonly Eater[]): RecipeFoodWarnings[] {
  const allergic = eaters.map((eater) => ({ ...eater, diets: [], dislikes: [] }))
  const { lines, named } = read
  const beside = { carbohydrate: null, findUnknown: unknownInTexts(words), open: null }
  const foods = new Map<string, RecipeFoodWarnings & { order: number }>()
  for (const finding of eaterFindings(lines, named, allergic, beside).findings.filter(isEaten)) {
    const { kind, eater, concern, namedIn, path, line, step } = finding
    const name = line === null ? (path[0] ?? '') : lines[line]!.text
    const key = JSON.stringify([line, namedIn, step, line === null ? name : null])
    const food = foods.get(key) ?? {
      name,
      namedIn,
      step,
      warnings: [],
      order: line ?? lines.length + (step ?? maxSteps),
    }
    food.warnings.push(warningOf(eater, concern, kind === 'contains'))
    foods.set(key, food)
  }
  return [...foods.values()]
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, warnings, ...food }) => ({ ...food, warnings: certainFirst(warnings) }))
}

function warningOf(eater: string, concern: Concern, isCertain: boolean): FoodWarning {
  return {
    eater,
    allergen: concern.kind === 'allergen' ? concern.id : null,
    food: concern.kind === 'allergy' ? concern.food : null,
    isCertain,
  }
}

const certainFirst = (warnings: readonly FoodWarning[]): FoodWarning[] => [
  ...warnings.filter(({ isCertain }) => isCertain),
  ...warnings.filter(({ isCertain }) => !isCertain),
]
