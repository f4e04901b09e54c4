import type { UnreadTextScope } from '../findings/verdicts.ts'
import { checkLine } from './checkLine.ts'
import { findFoodsOfDishName } from './dishNameFoods.ts'
import { findUnlistedFoodsNamedInTexts, type UnlistedFoodNamedInText } from './foods/namedFoods.ts'
import { cacheKeyOfSaidFood, type FoodsSaidInSteps, type SaidFood } from './foods/saidFoods.ts'
import { maxFoodsReadPerRecipe, TooManyFoodsError } from './foods/tooManyFoods.ts'
import { readLadyfingersByDish } from './ladyfingers.ts'
import { createMentionReader, type MentionOfUnlistedFood } from './mentions.ts'
import { addFoodsOfPreparations } from './preparations.ts'
import { type RecipeLinesRead, readRecipeLines } from './readLines.ts'
import { addFoodsOfAnyLanguageToLine, addForeignFoodsToLine } from './texts/foreignLines.ts'
import { detectLanguageOfRecipe, findUnreadTextsOfRecipe } from './texts/languageOfTexts.ts'
import { createRecipeTextReader } from './texts/readTexts.ts'

/** All words of a recipe that may name a food. */
export interface RecipeWords {
  name: string
  description: string
  ingredients: readonly string[]
  instructions: readonly string[]
  /** True of a blog entry, whose instructions are the sentences of a text and no numbered steps. */
  isProse?: boolean
  /** Whether it has more sentences than are here. */
  isCut?: boolean
}

/** A recipe whose lines and texts were each read once for all that depends on them. */
export interface ReadRecipe extends RecipeLinesRead {
  said: FoodsSaidInSteps
  /** Tells how a text names a food, beside what the lines list. */
  mentionOf: (said: SaidFood) => MentionOfUnlistedFood
  /** Foods that its texts name and no line lists. */
  named: readonly UnlistedFoodNamedInText[]
  /** Which of its texts were not read; null where all were. */
  unreadTexts: UnreadTextScope | null
  /** Whether its steps are in a language that is read, but not for all that may harm people who need care. */
  isReadInPartForCare: boolean
}

/** Throws TooManyFoodsError. */
export function readRecipe(recipe: RecipeWords): ReadRecipe {
  const language = detectLanguageOfRecipe(recipe)
  const read = readRecipeLines(recipe.ingredients, (check) => {
    const byDish = readLadyfingersByDish(check, recipe)
    return addFoodsOfAnyLanguageToLine(
      addForeignFoodsToLine(byDish, language === 'unread' ? null : language, checkLine),
    )
  })
  const { steps, prose } = createRecipeTextReader(language)
  const said = steps(recipe.instructions, recipe.name)
  const listed = new Set(read.lines.flatMap(({ foods }) => foods))
  const names = new Set(said.foods.map(cacheKeyOfSaidFood))
  if (listed.size + names.size > maxFoodsReadPerRecipe)
    throw new TooManyFoodsError('more foods are named than are compared with each other')
  const mentions = createMentionReader(read.lines, recipe.name)
  const byName = findUnlistedFoodsNamedInTexts(recipe, { ...said, prose }, mentions)
  const { instructions, isProse = false } = recipe
  const prepared = addFoodsOfPreparations(byName, instructions, { lines: read.lines, isProse })
  const named = [...prepared, ...findFoodsOfDishName(recipe.name, read.lines, prepared)]
  const unreadTexts = findUnreadTextsOfRecipe(recipe, language)
  const isReadInPartForCare = language !== 'unread' && language.id !== 'en'
  return { ...read, said, mentionOf: mentions.mentionOf, named, unreadTexts, isReadInPartForCare }
}
