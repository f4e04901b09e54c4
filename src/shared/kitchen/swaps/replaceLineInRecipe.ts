import { isDescribingWord } from '../foods/describingWords.ts'
import { splitFoodNameIntoWords, toSingularFoodWord } from '../foods/foodWords.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { checkLine, type LineCheck } from '../gate/checkLine.ts'
import { readFoodsOfProse, readFoodsOfSteps, type SaidFood } from '../gate/foods/saidFoods.ts'
import { isFoodNameMeantAsFood } from '../gate/mentions.ts'
import { readRecipeLines } from '../gate/readLines.ts'
import type { RecipeWords } from '../gate/readRecipe.ts'
import { matchCertaintyOfEachLine, toLineWithNameWords } from '../gate/unusedLines.ts'

type Words = Omit<RecipeWords, 'isProse'>

/**
 * A recipe with another line in place of one, counted from 0. Where its texts certainly mean the food of the old line, and
 * would name what no line lists any more, they name the new food; where that is not certain they stay, and the check tells
 * of them.
 */
export function replaceLineInRecipe<Recipe extends Words>(
  recipe: Recipe,
  line: number,
  swap: string,
): Recipe {
  const { lines } = readRecipeLines(recipe.ingredients)
  const swapped = { ...recipe, ingredients: recipe.ingredients.with(line, swap) }
  const newName = nameToCallBy(checkLine(swap))
  const old = lines[line]
  if (newName === null || !old?.food) return swapped
  const callable = lines.map(toLineWithNameWords)
  const newLine = toLineWithNameWords(checkLine(swap))
  const isOfLine = (said: SaidFood) => {
    if (said.food !== old.food || !isFoodNameMeantAsFood(said)) return false
    // "The milk" is what oat milk is called too.
    if (matchCertaintyOfEachLine(said, [newLine])[0]! >= 3) return false
    const certaintyByLine = matchCertaintyOfEachLine(said, callable)
    return certaintyByLine.every((one, at) => (at === line ? one >= 3 : one < certaintyByLine[line]!))
  }
  const rewritten = (text: string, foods: readonly SaidFood[]) =>
    foods.filter(isOfLine).reduce((said, food) => {
      const name = food.isByAction ? actionsWithoutFoodName[food.food.name] : newName
      return name === undefined ? said : renamed(said, food, name)
    }, text)
  return {
    ...swapped,
    name: rewritten(recipe.name, readFoodsOfProse(recipe.name)),
    description: rewritten(recipe.description, readFoodsOfProse(recipe.description)),
    instructions: recipe.instructions.map((text) => rewritten(text, readFoodsOfSteps([text]).foods)),
  }
}

/** What is done with the food in its place: nobody olive oils a dish. Other actions stay, and the check tells of them. */
const actionsWithoutFoodName: Readonly<Record<string, string>> = { butter: 'grease' }

/** The name of a line's food as a step says it, without words of its state; null where the line is of several foods. */
function nameToCallBy({ food, line }: LineCheck): string | null {
  const isOne = matchFoodName(line.name).mentions.every(({ relation }) => relation === 'named')
  if (food === null || !isOne || !/^[\p{L}\p{N}' -]+$/u.test(line.name) || / plus /.test(line.name))
    return null
  const words = line.name.split(' ')
  while (words.length > 1 && splitFoodNameIntoWords(words[0]!).every(isDescribingWord)) {
    if (matchFoodName(words.slice(1).join(' ')).food !== food) break
    words.shift()
  }
  return words.join(' ')
}

const word = /[\p{L}\p{N}%'’]+/gu
const isSeveral = (raw: string) => toSingularFoodWord(raw.toLowerCase()) !== raw.toLowerCase()

/** The text with a new name where it says a food, if both are one thing or both are several. */
function renamed(text: string, { words, before, wordAfter }: SaidFood, newName: string): string {
  const tokens = [...text.matchAll(word)].map(({ 0: raw, index }) => ({
    raw,
    from: index,
    to: index + raw.length,
    said: splitFoodNameIntoWords(raw).join(' '),
  }))
  const at = tokens.findIndex(
    (_, first) =>
      words.every((one, offset) => tokens[first + offset]?.said === one) &&
      (before.length === 0 || tokens[first - 1]?.said === before.at(-1)) &&
      (wordAfter === null || tokens[first + words.length]?.said === wordAfter),
  )
  const [first, last] = [tokens[at], tokens[at + words.length - 1]]
  if (!first || !last || isSeveral(last.raw) !== isSeveral(newName.split(' ').at(-1)!)) return text
  const isCapital = /^\p{Lu}/u.test(first.raw)
  const name = isCapital ? newName.charAt(0).toUpperCase() + newName.slice(1) : newName
  return text.slice(0, first.from) + name + text.slice(last.to)
}
