import type { RecipeDraft } from '../recipeDraft.ts'
import { asList, asText, type Fields, namesIn } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { ingredientLines, stepLines } from '../texts/recipeLines.ts'

/** Mela, after https://mela.recipes/fileformat: texts in a little Markdown, pictures in base64. */
export const isMela = (fields: Fields): boolean =>
  typeof fields.title === 'string' &&
  (typeof fields.ingredients === 'string' || typeof fields.instructions === 'string') &&
  ('link' in fields || 'yield' in fields || 'images' in fields || 'wantToCook' in fields)

export const readMela = (fields: Fields): RecipeDraft => ({
  title: fields.title,
  ingredients: ingredientLines(asText(fields.ingredients)),
  steps: stepLines(asText(fields.instructions)),
  description: fields.text,
  notes: fields.notes,
  yieldText: fields.yield,
  prep: fields.prepTime,
  cook: fields.cookTime,
  total: fields.totalTime,
  author: /^https?:/i.test(asText(fields.link)) ? null : fields.link,
  links: [fields.link],
  categories: namesIn(fields.categories),
  nutrition: nutritionIn(fields.nutrition),
  pictures: { base64: asList(fields.images) },
})
