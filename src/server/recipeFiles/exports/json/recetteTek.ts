import { baseName } from '../archive/entryNames.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { asText, type Fields, namesIn, pick, tagsIn } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { ingredientLines, stepLines } from '../texts/recipeLines.ts'

/** RecetteTek, also called My Recipe Box (.rtk): minutes as texts, keywords between semicolons. */
export const isRecetteTek = (fields: Fields): boolean =>
  typeof fields.title === 'string' &&
  typeof fields.ingredients === 'string' &&
  ('preparationTime' in fields || 'cookingTime' in fields || 'originalPicture' in fields)

export function readRecetteTek(fields: Fields): RecipeDraft {
  const pictures = namesIn(pick(fields, 'pictures', 'picture'))
  return {
    title: fields.title,
    ingredients: ingredientLines(asText(fields.ingredients)),
    steps: stepLines(asText(fields.instructions)),
    description: fields.description,
    notes: fields.notes,
    yieldText: pick(fields, 'quantity', 'servings', 'yield'),
    prep: fields.preparationTime,
    cook: fields.cookingTime,
    otherTimes: [fields.inactiveTime],
    total: fields.totalTime,
    author: fields.source,
    links: [pick(fields, 'url', 'sourceUrl'), fields.source],
    categories: tagsIn(fields.categories),
    tags: [...tagsIn(fields.keywords), ...tagsIn(fields.tags)],
    rating: fields.rating,
    nutrition: nutritionIn(fields.nutrition),
    pictures: {
      files: pictures.flatMap((name) => [name, baseName(name)]),
      addresses: [...pictures, fields.originalPicture],
    },
  }
}
