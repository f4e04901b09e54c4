import { isJoiningWord } from '../../foods/describingWords.ts'
import { dietsForbiddingFood } from '../../foods/dietVerdicts.ts'
import { findFoodsInWords } from '../../foods/findFoodsInWords.ts'
import { applyClaimsToContents } from '../../foods/foodClaims.ts'
import {
  allergensInContents,
  contentsOfFood,
  type PathToFoodFact,
  pathToContainedFood,
} from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import type { LineCheck } from '../checkLine.ts'
import type { SaidFood } from '../foods/saidFoods.ts'
import { type SettledMeaning, settledMeaningOfWord } from './settledMeanings.ts'

/** A food of a line by a name of the line's language, where the catalogue reads another food in the same words. */
export interface FoodByLanguageOfLine {
  said: SaidFood
  /** What the catalogue reads there. */
  others: readonly Food[]
  /** Null where nobody settled which of the two is meant. */
  settlement: SettledMeaning | null
}

/** The foods of a line that its language calls so, and that the catalogue takes for others. */
export function foodsByLanguageOfLine(
  { text, line }: Pick<LineCheck, 'text' | 'line'>,
  said: readonly SaidFood[],
  { id }: Pick<WishLanguage, 'id'>,
): FoodByLanguageOfLine[] {
  const read = [line.name, text].flatMap(foodsRead)
  return said.flatMap((one): FoodByLanguageOfLine[] => {
    const { typed, isOwn } = one.foreign!
    const letters = typed.join('')
    const within = read.filter((stretch) => letters.includes(stretch.letters))
    if (!isOwn || within.length === 0 || typed.some(isJoiningWord)) return []
    const others = [...new Set(within.map(({ food }) => food))]
    if (!doContentsDiffer(one, others)) return []
    // The longer name is meant: "latte di cocco" is no milk.
    const same = within.find((stretch) => stretch.letters === letters)
    if (same === undefined) return [{ said: one, others, settlement: 'own' }]
    const settlement = settledMeaningOfWord(id, one.food, same.food)
    const isKept = settlement === null && others.some((other) => isOne(other, one.food))
    return isKept || settlement === 'catalogue' ? [] : [{ said: one, others, settlement }]
  })
}

/** The foods that the catalogue reads in a text, each with the letters of its words. */
function foodsRead(text: string): { food: Food; letters: string }[] {
  const words = splitFoodNameIntoWords(text)
  return findFoodsInWords(words, 'name').flatMap((stretch) =>
    stretch.kind === 'food'
      ? [{ food: stretch.food, letters: words.slice(stretch.from, stretch.to).join('') }]
      : [],
  )
}

/** Whether a food is a kind of another food: spaghetti are pasta, but a surimi stick is not crab. */
function isOne(food: Food, than: Food): boolean {
  const way = pathToContainedFood(food, than.name)
  return way?.isCertain === true && way.isItself
}

/** Whether foods may hold an allergen that another does not hold, or the other way, or whether only one is out of a diet for certain. */
function doContentsDiffer({ food, claims, foreign }: SaidFood, others: readonly Food[]): boolean {
  const own = applyClaimsToContents(contentsOfFood(food), claims, food.name)
  const theirs = others.map(contentsOfFood)
  const [allergens, diets] = [allergensInContents(own), dietsForbiddingFood(food, own)]
  // What some of a kind are made of says nothing of it.
  const isOpen = foreign?.kind === null
  return (
    areContentsDifferent(allergens, theirs.map(allergensInContents), { isOpen, isOpenElse: true }) ||
    areContentsDifferent(
      diets,
      others.map((other, index) => dietsForbiddingFood(other, theirs[index]!)),
      { isOpen: false, isOpenElse: false },
    )
  )
}

function areContentsDifferent<Id>(
  own: ReadonlyMap<Id, PathToFoodFact>,
  theirs: readonly ReadonlyMap<Id, PathToFoodFact>[],
  { isOpen, isOpenElse }: { isOpen: boolean; isOpenElse: boolean },
): boolean {
  const isAmong = (id: Id, isCertain: boolean) =>
    theirs.some((each) => each.has(id) && (!isCertain || each.get(id)!.isCertain))
  return (
    [...own].some(([id, { isCertain }]) => (isCertain || isOpen) && !isAmong(id, isCertain)) ||
    theirs.some((each) => [...each].some(([id, { isCertain }]) => (isCertain || isOpenElse) && !own.has(id)))
  )
}

/** A text without the words of these foods. */
export function removeWordsOfFoods(text: string, said: readonly SaidFood[]): string {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: typed, index }) => ({
    // French pasta is one word by itself and another before "de fruits" (see splitFoodNameIntoWords).
    ...{
      forms: [splitFoodNameIntoWords(typed)[0], splitFoodNameIntoWords(`${typed} de fruits`)[0]],
      from: index,
      to: index + typed.length,
    },
  }))
  let rest = text
  for (const typed of said.map(({ foreign }) => foreign!.typed).sort((a, b) => b.length - a.length))
    for (let at = words.length - typed.length; at >= 0; at--) {
      if (!typed.every((word, index) => words[at + index]!.forms.includes(word))) continue
      const { from } = words[at]!
      const { to } = words[at + typed.length - 1]!
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
  return rest
}
