import * as m from '#messages'
import { joinWordsAsList } from '../../currentLocale.ts'

export const unknownLinesSentence = (lines: readonly string[]) =>
  lines.length === 0 ? '' : ` ${m.recipe_keeping_lines_unknown({ lines: lines.join('; ') })}`
export const containsAllergensText = (allergens: readonly string[]) =>
  m.recipe_keeping_contains({ allergens: joinWordsAsList(allergens) })
export const mayContainAllergensText = (allergens: readonly string[]) =>
  m.recipe_keeping_may_contain({ allergens: joinWordsAsList(allergens) })

export const recipePartTitles = {
  name: m.recipe_keeping_name,
  description: m.recipe_keeping_description,
  ingredients: m.recipe_keeping_ingredients,
  instructions: m.recipe_keeping_instructions,
  content: m.recipe_keeping_content,
}
const partNames = {
  kind: m.recipe_keeping_part_kind,
  name: m.recipe_keeping_part_name,
  description: m.recipe_keeping_part_description,
  ingredients: m.recipe_keeping_part_ingredients,
  instructions: m.recipe_keeping_part_instructions,
  content: m.recipe_keeping_part_content,
}
export const changedPartsText = (parts: readonly (keyof typeof partNames)[]) =>
  m.recipe_keeping_changed_parts({ parts: joinWordsAsList(parts.map((part) => partNames[part]())) })
