import { dietsForbiddingFood } from '../foods/dietVerdicts.ts'
import {
  allergensInContents,
  contentsOfFood,
  type FoodContents,
  type PathToFoodFact,
  pathToContainedFood,
} from '../foods/foodContents.ts'
import type { FoodFact } from '../foods/foodFacts.ts'
import { type Food, getFoodByName } from '../foods/foods.ts'
import { parseIngredientLine } from '../lines/parseIngredientLine.ts'
import { normalizeWishWord } from '../wish/foods/normalizeWishWord.ts'
import type { LineCheck } from './checkLine.ts'
import type { UnlistedFoodNamedInText } from './foods/namedFoods.ts'
import { splitStepIntoSentences } from './foods/saidFoods.ts'
import { type PreparationId, preparationPatterns, withoutGlutenPattern } from './preparationWords.ts'

interface Preparation {
  /** What the catalogue calls it. */
  food: string
  /** What it is usually made of. A part is reported unless a line lists a food of these kinds, by which it may be made. */
  parts: readonly Part[]
}

interface Part {
  food: string
  insteadOfIt: readonly string[]
}

const flours = ['flour kind', 'starch kind', 'breadcrumb kind', 'pastry kind']
const flour: Part = { food: 'all-purpose flour', insteadOfIt: flours }
const crumbs: Part = {
  food: 'breadcrumbs',
  insteadOfIt: [...flours, 'bread kind', 'grain kind', 'nut kind', 'seed kind', 'snack', 'breakfast cereal'],
}
const butter: Part = { food: 'butter', insteadOfIt: ['butter', 'fat', 'slaughter fat', 'poultry fat kind'] }
const milk: Part = { food: 'milk', insteadOfIt: ['dairy', 'plant milk kind', 'coconut milk', 'stock kind'] }
const eggs = ['egg kind', 'egg', 'egg replacer']
/** Who lists a flour lists what else goes into a batter. */
const withBatter = (food: string): Part => ({ food, insteadOfIt: flours })

/** Of a batter that a step takes without saying what it is made of; it may be of anything that a line lists and that batters are made of. */
const partOfPouredBatter = (food: string): Part => ({
  food,
  insteadOfIt: [...flours, 'egg kind', 'nut kind', 'grain kind', 'breakfast cereal', 'pulse kind'],
})

const preparations: Readonly<Record<PreparationId, Preparation>> = {
  roux: { food: 'roux', parts: [flour, butter] },
  'white sauce': { food: 'béchamel sauce', parts: [flour, butter, milk] },
  batter: { food: 'batter mix', parts: [flour, withBatter('egg'), withBatter('milk')] },
  breading: { food: 'breadcrumbs', parts: [crumbs] },
  'breading with egg': { food: 'egg', parts: [{ food: 'egg', insteadOfIt: eggs }] },
  // Who lists flour or crumbs lists what else the breading is of.
  'breading perhaps with egg': { food: 'egg', parts: [{ food: 'egg', insteadOfIt: [...eggs, ...flours] }] },
  dredging: { food: 'all-purpose flour', parts: [flour] },
  pastry: {
    food: 'shortcrust pastry',
    parts: [
      { food: 'all-purpose flour', insteadOfIt: [...flours, 'nut kind', 'biscuit kind', 'breakfast cereal'] },
    ],
  },
  'poured batter': {
    food: 'batter mix',
    parts: ['all-purpose flour', 'egg', 'milk'].map(partOfPouredBatter),
  },
  wrappers: {
    food: 'wonton wrapper',
    parts: [{ food: 'all-purpose flour', insteadOfIt: [...flours, 'wheat wrapper kind', 'noodle kind'] }],
  },
  crumble: {
    food: 'streusel',
    parts: [
      {
        food: 'all-purpose flour',
        insteadOfIt: [...flours, 'nut kind', 'biscuit kind', 'breakfast cereal', 'grain kind', 'bread kind'],
      },
      butter,
    ],
  },
}

interface Beside {
  /** The ingredient lines. */
  lines: readonly LineCheck[]
  /** What is read of the texts otherwise. */
  named: readonly UnlistedFoodNamedInText[]
  isProse: boolean
}

/**
 * Foods that may come into a dish by what a step makes or does, "make a roux", "dredge the fillets", where no line lists what
 * it could be made of. None of them is certain: a text does not say what its batter is made of.
 */
function unlistedPreparations(
  steps: readonly string[],
  { lines, named, isProse }: Beside,
): UnlistedFoodNamedInText[] {
  const found = new Map<PreparationId, number[]>()
  for (const [step, text] of steps.entries())
    for (const sentence of splitStepIntoSentences(text))
      for (const id of preparationsIn(normalizeWishWord(sentence)))
        if (found.get(id)?.at(-1) !== step) found.set(id, [...(found.get(id) ?? []), step])
  const listed = new Set(lines.flatMap(({ foods }) => foods))
  const typed = lines.map(({ text }) => normalizeWishWord(text))
  return [...found].flatMap(([id, inSteps]): UnlistedFoodNamedInText[] => {
    const food = getFoodByName(preparations[id].food)
    const isPutIn = named.some(({ how, check }) => how === 'put in' && check.food === food)
    if (isPutIn || typed.some((text) => preparationPatterns[id].listed.test(text))) return []
    const parts = preparations[id].parts.filter((part) => !isAccountedFor(part, listed))
    if (parts.length === 0) return []
    const check = checkOf(food, parts)
    return [{ namedIn: isProse ? 'text' : 'step', steps: isProse ? [] : inSteps, how: 'offered', check }]
  })
}

/** The foods that texts name, and those that their steps' preparations may bring, which go before a dish of the same name. */
export function addFoodsOfPreparations(
  named: readonly UnlistedFoodNamedInText[],
  steps: readonly string[],
  beside: Omit<Beside, 'named'>,
): UnlistedFoodNamedInText[] {
  const brought = unlistedPreparations(steps, { ...beside, named }).filter(
    ({ check }, index, all) => all.findIndex((one) => one.check.food === check.food) === index,
  )
  const foods = new Set(brought.map(({ check }) => check.food))
  return [...named.filter(({ check }) => !foods.has(check.food)), ...brought]
}

function preparationsIn(sentence: string): PreparationId[] {
  if (withoutGlutenPattern.test(sentence)) return []
  return (Object.keys(preparationPatterns) as PreparationId[]).filter((id) =>
    preparationPatterns[id].said.test(sentence),
  )
}

const isAccountedFor = ({ insteadOfIt }: Part, listed: ReadonlySet<Food>): boolean =>
  listed.values().some((one) => insteadOfIt.some((kind) => pathToContainedFood(one, kind)?.isItself))

function checkOf(food: Food, parts: readonly Part[]): LineCheck {
  const foods = parts.map((part) => getFoodByName(part.food))
  const contents = possibleContents(food, foods)
  return {
    ...{ text: food.name, line: { ...parseIngredientLine(food.name), food }, food, foods: [food] },
    ...{ isUnknown: false, unread: [] },
    allergens: allergensInContents(contents),
    diets: dietsForbiddingFood(food, contents),
  }
}

function possibleContents(food: Food, parts: readonly Food[]): FoodContents {
  const contents = new Map<FoodFact, PathToFoodFact>()
  for (const part of parts)
    for (const [fact, { isCertain, path }] of contentsOfFood(part))
      if (isCertain && !contents.has(fact))
        contents.set(fact, {
          ...{ isCertain: false, isItself: false },
          path: path[0] === food.name ? path : [food.name, ...path],
        })
  return contents
}
