import type { UnreadTexts } from '../findings/verdicts.ts'
import { checkLine } from './checkLine.ts'
import { type NamedFood, namedFoods } from './foods/namedFoods.ts'
import { keyOf, type SaidFood, type SaidInSteps } from './foods/saidFoods.ts'
import { maxFoodsRead, TooManyFoods } from './foods/tooManyFoods.ts'
import { type Mention, mentionReader } from './mentions.ts'
import { withPreparations } from './preparations.ts'
import { type ReadLines, readLines } from './readLines.ts'
import { withFoodsOfAnyLanguage, withForeignFoods } from './texts/foreignLines.ts'
import { languageOfTexts, unreadTextsOf } from './texts/languageOfTexts.ts'
import { textReader } from './texts/readTexts.ts'

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
export interface ReadRecipe extends ReadLines {
  said: SaidInSteps
  /** Tells how a text names a food, beside what the lines list. */
  mentionOf: (said: SaidFood) => Mention
  /** Foods that its texts name and no line lists. */
  named: readonly NamedFood[]
  /** Which of its texts were not read; null where all were. */
  unreadTexts: UnreadTexts | null
  /** Whether its steps are in a language that is read, but not for all that may harm people who need care. */
  isReadInPartForCare: boolean
}

/** Throws TooManyFoods. */
export function readRecipe(recipe: RecipeWords): ReadRecipe {
  const language = languageOfTexts(recipe)
  const read = readLines(recipe.ingredients, (check) =>
    withFoodsOfAnyLanguage(withForeignFoods(check, language === 'unread' ? null : language, checkLine)),
  )
  const { steps, prose } = textReader(language)
  const said = steps(recipe.instructions)
  const listed = new Set(read.lines.flatMap(({ foods }) => foods))
  const names = new Set(said.foods.map(keyOf))
  if (listed.size + names.size > maxFoodsRead)
    throw new TooManyFoods('more foods are named than are compared with each other')
  const mentions = mentionReader(read.lines, recipe.name)
  const byName = namedFoods(recipe, { ...said, prose }, mentions)
  const { instructions, isProse = false } = recipe
  const named = withPreparations(byName, instructions, { lines: read.lines, isProse })
  const unreadTexts = unreadTextsOf(recipe, language)
  const isReadInPartForCare = language !== 'unread' && language.id !== 'en'
  return { ...read, said, mentionOf: mentions.mentionOf, named, unreadTexts, isReadInPartForCare }
}
