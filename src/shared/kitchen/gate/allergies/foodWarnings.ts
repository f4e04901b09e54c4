import type { Eater } from '../../eaters.ts'
import { concernsOfEater, eaterConcernKey, isFindingAboutEater } from '../../findings/concerns.ts'
import type { FoodMentionLocation } from '../../findings/foodMentionPlaces.ts'
import type { UnreadTextScope } from '../../findings/verdicts.ts'
import type { TranslatedFoodName } from '../../foodNames.ts'
import { countFoodsOfLines, maxFoodComparisons } from '../foods/tooManyFoods.ts'
import { findUnknownFoodWordsInSteps } from '../openVerdict.ts'
import { type ReadRecipe, type RecipeWords, readRecipe } from '../readRecipe.ts'
import { checkTextOfThingToBuy, isLineNotFullyRead } from '../texts/boughtTexts.ts'
import { listTranslatedFoodNames } from '../texts/translatedFoodNames.ts'
import { createUnknownAllergyFinder } from '../unknownInTexts.ts'
import { checkRecipeAgainstEaters, createLineReaderForConcern } from './eaterFindings.ts'

/**
 * What something holds, or may hold, of what an eater is allergic to: places in the list of their allergens and, after
 * these, of the other foods, counted from 0 and ascending. Places and not words, since many may be found in many texts.
 */
export interface AllergyIndexesByCertainty {
  certain: number[]
  possible: number[]
}

export interface FoundAllergyIndexesOfText extends AllergyIndexesByCertainty {
  /** Whether something in it is no food that we know, so that anything may be in it. */
  isUnknown: boolean
}

/**
 * For each text, an ingredient line or what somebody wants to buy, what it holds against the eater. `languages`: of each the language of
 * its recipe; null for what may be in any. Null for texts that name so
 * many foods that all would take too long; those that name fewer are compared before them.
 */
export function findAllergiesInTexts(
  texts: readonly string[],
  languages: readonly (string | null)[],
  eater: Eater,
): (FoundAllergyIndexesOfText | null)[] {
  const readers = concernsOfEater(allergiesOf(eater)).map(createLineReaderForConcern)
  const checks = texts.map((text, at) => ({ at, check: checkTextOfThingToBuy(text, languages[at] ?? null) }))
  const found: (FoundAllergyIndexesOfText | null)[] = texts.map(() => null)
  let left = maxFoodComparisons
  for (const { at, check } of checks.toSorted((a, b) => a.check.foods.length - b.check.foods.length)) {
    left -= countFoodsOfLines([check]) * readers.length
    if (left < 0) break
    const holds: FoundAllergyIndexesOfText = {
      certain: [],
      possible: [],
      isUnknown: isLineNotFullyRead(check),
    }
    for (const [place, read] of readers.entries()) {
      const trace = read(check)
      if (trace) holds[trace.isCertain ? 'certain' : 'possible'].push(place)
    }
    found[at] = holds
  }
  return found
}

const allergiesOf = (eater: Eater): Eater => ({ ...eater, diets: [], dislikes: [] })

/** What is told of a line, by its text, or of a food that only another text of the recipe names. */
export interface FoodWithAllergyWarning extends FoodMentionLocation {
  name: string
  found: AllergyIndexesByCertainty
}

/** More than a recipe has: what only its name or description names comes last. */
const maxSteps = 1_000

/** What of a recipe was not read, so that it may hold what was not found in it. */
export interface UnreadPartsOfRecipe {
  /** Lines that name no food we know. */
  lines: string[]
  texts: UnreadTextScope | null
  /** Words by which steps call what they put in, and that call no food we know; a blog entry has no steps. */
  words: { word: string; step: number | null }[]
}

/** What is told of a recipe before it is bought. */
export interface RecipeAllergyWarnings {
  /** Foods that hold, or may hold, what the eater is allergic to, as they are named: the recipe's lines first. */
  foods: FoodWithAllergyWarning[]
  /** Of those foods that no line lists. */
  foodNames: TranslatedFoodName[]
  notRead: UnreadPartsOfRecipe
}

export function findAllergyWarningsOfRecipe(words: RecipeWords, eater: Eater): RecipeAllergyWarnings {
  const read = readRecipe(words)
  const notRead = {
    lines: read.lines.filter(({ isUnknown }) => isUnknown).map(({ text }) => text),
    texts: read.unreadTexts,
    words: findUnknownFoodWordsInSteps(read).map(({ word, step }) => ({
      word,
      step: words.isProse ? null : step,
    })),
  }
  const foods = foodsAgainst(read, words, allergiesOf(eater))
  const named = foods.filter(({ namedIn }) => namedIn !== 'line').map(({ name }) => name)
  return { foods, foodNames: listTranslatedFoodNames(named), notRead }
}

function foodsAgainst(read: ReadRecipe, words: RecipeWords, eater: Eater): FoodWithAllergyWarning[] {
  const places = new Map(
    concernsOfEater(eater).map((concern, place) => [eaterConcernKey({ eater: eater.name, concern }), place]),
  )
  const { lines, named } = read
  const beside = { carbohydrate: null, findUnknown: createUnknownAllergyFinder(words), open: null }
  const foods = new Map<string, FoodWithAllergyWarning & { order: number }>()
  for (const finding of checkRecipeAgainstEaters(lines, named, [eater], beside).findings.filter(
    isFindingAboutEater,
  )) {
    const { kind, namedIn, path, line, step } = finding
    const name = line === null ? (path[0] ?? '') : lines[line]!.text
    const key = JSON.stringify([line, namedIn, step, line === null ? name : null])
    const food = foods.get(key) ?? {
      name,
      namedIn,
      step,
      found: { certain: [], possible: [] },
      order: line ?? lines.length + (step ?? maxSteps),
    }
    const place = places.get(eaterConcernKey(finding))
    if (place !== undefined) food.found[kind === 'contains' ? 'certain' : 'possible'].push(place)
    foods.set(key, food)
  }
  return [...foods.values()].toSorted((a, b) => a.order - b.order).map(({ order: _, ...food }) => food)
}
