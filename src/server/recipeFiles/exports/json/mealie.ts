import type { ImportedLine } from '../../importedRecipe.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asList, asNumber, asText, type Fields, isFields, isFilled, namesIn, pick } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, ingredientLines, lineOf, stepLines } from '../texts/recipeLines.ts'

/** A recipe of Mealie: in snake_case before 1.0, in camelCase from then on. */
export function isMealie(fields: Fields): boolean {
  const ingredients = pick(fields, 'recipe_ingredient', 'recipeIngredient')
  const hasRows = asList(ingredients).some((each) => isFields(each) && !('@type' in each))
  return (
    'recipe_ingredient' in fields ||
    'recipe_instructions' in fields ||
    (!('@type' in fields) && (hasRows || 'orgURL' in fields || 'performTime' in fields))
  )
}

export function readMealie(fields: Fields): RecipeDraft {
  const settings = pick(fields, 'settings')
  const isAmountHidden = isFields(settings) && pick(settings, 'disable_amount', 'disableAmount') === true
  const slug = asText(fields.slug)
  return {
    title: fields.name,
    ingredients: asList(pick(fields, 'recipe_ingredient', 'recipeIngredient')).flatMap((row) =>
      mealieIngredient(row, isAmountHidden),
    ),
    steps: asList(pick(fields, 'recipe_instructions', 'recipeInstructions')).flatMap(mealieStep),
    description: fields.description,
    notes: asList(fields.notes).filter(isFields).flatMap(mealieNote),
    yieldText: pick(fields, 'recipe_yield', 'recipeYield'),
    servings: [
      pick(fields, 'recipe_servings', 'recipeServings'),
      pick(fields, 'recipe_yield_quantity', 'recipeYieldQuantity'),
    ].find((value) => (asNumber(value) ?? 0) > 0),
    prep: pick(fields, 'prep_time', 'prepTime'),
    cook: pick(fields, 'perform_time', 'performTime', 'cook_time', 'cookTime'),
    total: pick(fields, 'total_time', 'totalTime'),
    links: [pick(fields, 'org_url', 'orgURL', 'orgUrl')],
    categories: namesIn(pick(fields, 'recipe_category', 'recipeCategory')),
    tags: namesIn(fields.tags),
    rating: fields.rating,
    nutrition: nutritionIn(fields.nutrition),
    pictures: {
      files: [
        ...picturesOfMealie('./images/'),
        ...picturesOfMealie('./'),
        ...(slug ? ['webp', 'jpg', 'jpeg', 'png'].map((extension) => `./${slug}.${extension}`) : []),
      ],
    },
  }
}

/** Names under which Mealie keeps the picture in a folder, the full one first. */
export const picturesOfMealie = (folder: string) =>
  ['original.webp', 'original.jpg', 'original.jpeg', 'original.png', 'min-original.webp'].map(
    (name) => `${folder}${name}`,
  )

export const mealieNote = (note: Fields): string[] =>
  [note.title, note.text].filter(isFilled).map((text) => asText(text))

export function mealieStep(step: unknown): ImportedLine[] {
  if (!isFields(step)) return stepLines(asText(step))
  const title = oneLine(asText(step.title))
  return [...(title === '' ? [] : [headingOf(title)]), ...stepLines(asText(step.text))]
}

/** A row of ingredients, with the heading above it where it has one. */
export function mealieIngredient(row: unknown, isAmountHidden: boolean): ImportedLine[] {
  if (!isFields(row)) return ingredientLines(asText(row))
  const title = oneLine(asText(row.title))
  const text = textOfRow(row, isAmountHidden || pick(row, 'disable_amount', 'disableAmount') === true)
  return [...(title === '' ? [] : [headingOf(title)]), ...(text === '' ? [] : [lineOf(text)])]
}

function textOfRow(row: Fields, isAmountHidden: boolean): string {
  const note = oneLine(asText(row.note))
  const quantity = asNumber(row.quantity)
  const isMany = quantity !== null && quantity > 1
  const food = wordOf(row.food, isMany)
  const unit = wordOf(row.unit, isMany)
  const fallback = oneLine(asText(pick(row, 'display', 'original_text', 'originalText')))
  if (isAmountHidden) return note || [unit, food].filter(Boolean).join(' ') || fallback
  // 1 is what Mealie fills in where there is only a note.
  const isDefault = food === '' && unit === '' && quantity === 1
  const amount = isDefault ? '' : amountText(quantity, unit)
  return oneLine(ingredientText(amount, unit, food, note)) || fallback
}

/** The word of a unit or a food, which is a text, null, or an object with abbreviations and plurals. */
function wordOf(value: unknown, isMany: boolean): string {
  if (!isFields(value)) return oneLine(asText(value))
  const isShort = pick(value, 'use_abbreviation', 'useAbbreviation') === true
  const many = isMany
    ? [
        ...(isShort ? ['plural_abbreviation', 'pluralAbbreviation', 'abbreviation'] : []),
        'plural_name',
        'pluralName',
      ]
    : []
  return oneLine(asText(pick(value, ...many, ...(isShort ? ['abbreviation'] : []), 'name', 'abbreviation')))
}
