import type { PathToFoodFact } from '../../foods/foodContents.ts'
import { translateUnitsToEnglish } from '../../lines/units/translateUnitsToEnglish.ts'
import { wishLanguages } from '../../wish/wishLanguages.ts'
import { checkLine, type LineCheck } from '../checkLine.ts'
import { addFoodsOfAnyLanguageToLine, addForeignFoodsToLine } from './foreignLines.ts'

/**
 * What a thing to buy holds, by its name or by the line of a recipe that asks for it. `language` is that of the recipe, null where the text may
 * be in any: what several languages call so is only possible then. It is read as written and with its units in English, and holds what either finds.
 */
export function checkTextOfThingToBuy(text: string, language: string | null): LineCheck {
  const written = readIn(text, language)
  const read = translateUnitsToEnglish(text)
  return read === text ? written : joined(written, readIn(read, language))
}

function readIn(text: string, language: string | null): LineCheck {
  const check = checkLine(text)
  if (language !== null) {
    const own = wishLanguages.find(({ id }) => id === language) ?? null
    return addFoodsOfAnyLanguageToLine(addForeignFoodsToLine(check, own, checkLine))
  }
  const whole = addFoodsOfAnyLanguageToLine(check)
  if (whole.foods.length > 0 || !whole.isUnknown) return withMeaningsOfOthers(whole, check)
  const found = wishLanguages
    .map((each) => addForeignFoodsToLine(check, each, checkLine))
    .filter(({ foods }) => foods.length > 0)
  const [first] = found
  if (!first) return whole
  const isOne = new Set(found.map(({ foods }) => foods.map(({ name }) => name).join())).size === 1
  return isOne ? first : asOnlyPossible(found.reduce(joined))
}

/**
 * Adds, as possible, the allergens of other foods that a language calls by the same word: "mel" is honey, and flour in Danish. Only for
 * single words; longer names mean one food.
 */
function withMeaningsOfOthers(whole: LineCheck, check: LineCheck): LineCheck {
  if (/\s/u.test(check.line.name.trim())) return whole
  const others = wishLanguages
    .map((each) => addForeignFoodsToLine(check, each, checkLine))
    .filter(({ food }) => food !== null && food !== check.food)
    .map(asOnlyPossible)
  return others.length === 0
    ? whole
    : { ...others.reduce(joined, whole), food: whole.food, foods: whole.foods }
}

/** With nothing certain: languages call different foods so. */
const asOnlyPossible = (check: LineCheck): LineCheck => ({
  ...check,
  allergens: opened(check.allergens),
  diets: opened(check.diets),
})

const opened = <Id>(found: ReadonlyMap<Id, PathToFoodFact>) =>
  new Map([...found].map(([id, trace]) => [id, { ...trace, isCertain: false }] as const))

/** What one of two readings of the same words finds. */
function joined(one: LineCheck, other: LineCheck): LineCheck {
  const [allergens, diets] = [new Map(one.allergens), new Map(one.diets)]
  for (const [id, trace] of other.allergens) if (!allergens.get(id)?.isCertain) allergens.set(id, trace)
  for (const [id, trace] of other.diets) if (!diets.get(id)?.isCertain) diets.set(id, trace)
  return {
    ...(other.foods.length > 0 ? other : one),
    ...{ allergens, diets, foods: [...new Set([...one.foods, ...other.foods])] },
  }
}

/** Whether something in it is called that we do not know. What its language alone knows is read, though not as an English line is. */
export const isLineNotFullyRead = ({ isUnknown, foods, unread }: LineCheck): boolean =>
  isUnknown && (foods.length === 0 || unread.length > 0)
