import type { RecipeDraft } from '../recipeDraft.ts'
import { asList, asNumber, asText, type Fields } from '../texts/fields.ts'
import { headingOf, lineOf } from '../texts/recipeLines.ts'

/** A file of Larder's own archive: see `LarderRecipeFile` of the contract. */
export const isLarder = (fields: Fields): boolean => fields.format === 'larder recipe'

const maxHeadingLength = 80

/** Lines are read as they were saved: what ends in a colon is a heading of ingredients. */
export function readLarder(fields: Fields): RecipeDraft {
  const minutes = (value: unknown) => ((asNumber(value) ?? 0) > 0 ? `PT${asNumber(value)}M` : null)
  const none = (value: unknown, word: string) =>
    asText(value) === word ? [] : [asText(value)].filter(Boolean)
  return {
    title: fields.name,
    ingredients: asList(fields.ingredients)
      .map(asText)
      .filter(Boolean)
      .map((text) =>
        text.endsWith(':') && text.length <= maxHeadingLength
          ? headingOf(text.slice(0, -1).trim())
          : lineOf(text),
      ),
    steps: asList(fields.instructions).map(asText).filter(Boolean).map(lineOf),
    description: fields.description,
    notes: fields.content,
    yieldText: fields.isServingsStated === false ? null : fields.servings,
    prep: minutes(fields.prepTimeMinutes),
    cook: minutes(fields.cookTimeMinutes),
    total: fields.isTotalTimeStated === false ? null : minutes(fields.totalTimeMinutes),
    author: fields.sourceAuthor,
    links: [fields.sourceUrl],
    cuisine: none(fields.cuisine, 'Other'),
    categories: none(fields.mealType, ''),
    tags: none(fields.dietType, 'No restrictions'),
    rating: fields.stars,
    pictures: { files: [asText(fields.photoFile)].filter(Boolean) },
  }
}
