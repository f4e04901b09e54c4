import type { RecipeDraft } from '../recipeDraft.ts'
import { asList, asText, type Fields, isFields, namesIn, pick } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { ingredientLines, stepLines } from '../texts/recipeLines.ts'

/** Paprika: the texts of a recipe with line feeds, and a photo in base64. */
export const isPaprika = (fields: Fields): boolean =>
  typeof fields.name === 'string' &&
  ('directions' in fields || 'ingredients' in fields) &&
  !Array.isArray(fields.ingredients) &&
  ('photo_data' in fields || 'source_url' in fields || 'nutritional_info' in fields || 'prep_time' in fields)

export function readPaprika(fields: Fields): RecipeDraft {
  const photos = asList(fields.photos).filter(isFields)
  return {
    title: fields.name,
    ingredients: ingredientLines(asText(fields.ingredients)),
    steps: stepLines(asText(fields.directions)),
    description: fields.description,
    notes: fields.notes,
    yieldText: pick(fields, 'servings', 'yield'),
    prep: fields.prep_time,
    cook: fields.cook_time,
    total: fields.total_time,
    author: fields.source,
    links: [fields.source_url, fields.source],
    categories: namesIn(fields.categories),
    rating: fields.rating,
    nutrition: nutritionIn(fields.nutritional_info),
    // `photo_data` is a square cut out of the photo; `photos` hold it whole.
    pictures: {
      base64: [...photos.map((photo) => photo.data), fields.photo_data],
      addresses: [fields.image_url],
    },
  }
}
