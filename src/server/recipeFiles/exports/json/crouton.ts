import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asList, asNumber, asText, type Fields, isFields, namesIn } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'

/** Crouton (.crumb): amounts with codes for their units, of which SECTION marks a heading. */
export const isCrouton = (fields: Fields): boolean =>
  asList(fields.ingredients).some((each) => isFields(each) && isFields(each.ingredient)) ||
  asList(fields.steps).some((each) => isFields(each) && 'isSection' in each && 'step' in each)

const units: Readonly<Record<string, string>> = {
  GRAMS: 'g',
  GRAM: 'g',
  KGS: 'kg',
  KG: 'kg',
  KILOGRAM: 'kg',
  KILOGRAMS: 'kg',
  MILLS: 'ml',
  MILLILITERS: 'ml',
  MILLILITRES: 'ml',
  ML: 'ml',
  LITRES: 'l',
  LITERS: 'l',
  LITRE: 'l',
  LITER: 'l',
  TEASPOON: 'tsp',
  TEASPOONS: 'tsp',
  TABLESPOON: 'tbsp',
  TABLESPOONS: 'tbsp',
  CUP: 'cup',
  CUPS: 'cups',
  OUNCE: 'oz',
  OUNCES: 'oz',
  FLUID_OUNCE: 'fl oz',
  FLUID_OUNCES: 'fl oz',
  POUND: 'lb',
  POUNDS: 'lb',
  ITEM: '',
  ITEMS: '',
  RECIPE: '',
  NONE: '',
}

export function readCrouton(fields: Fields): RecipeDraft {
  const prep = asNumber(fields.duration)
  const cook = asNumber(fields.cookingDuration)
  return {
    title: fields.name,
    ingredients: inOrder(fields.ingredients).flatMap((row) => {
      const name = oneLine(namesIn(row.ingredient)[0] ?? '')
      const quantity = isFields(row.quantity) ? row.quantity : {}
      const code = asText(quantity.quantityType).toUpperCase()
      if (code === 'SECTION') return name === '' ? [] : [headingOf(name.replace(/\s*:$/, ''))]
      const text = oneLine(ingredientText(amountOf(quantity, code), unitOf(code, quantity), name, ''))
      return text === '' ? [] : [lineOf(text)]
    }),
    steps: inOrder(fields.steps).flatMap((row) => {
      const text = asText(row.step)
      const heading = oneLine(text).replace(/\s*:$/, '')
      return row.isSection === true ? (heading === '' ? [] : [headingOf(heading)]) : stepLines(text)
    }),
    notes: fields.notes,
    yieldText: fields.serves,
    servings: fields.serves,
    prep,
    cook,
    author: fields.sourceName,
    links: [fields.webLink],
    tags: namesIn(fields.tags),
    rating: fields.rating,
    nutrition: nutritionIn(fields.neutritionalInfo ?? fields.nutritionalInfo),
    pictures: { base64: [...asList(fields.images), fields.sourceImage] },
  }
}

const inOrder = (rows: unknown): Fields[] =>
  asList(rows)
    .filter(isFields)
    .sort((a, b) => (asNumber(a.order) ?? 0) - (asNumber(b.order) ?? 0))

function amountOf(quantity: Fields, code: string): string {
  const unit = units[code] ?? ''
  const from = amountText(quantity.amount, unit)
  const to = amountText(quantity.secondaryAmount, unit)
  return from !== '' && to !== '' ? `${from}-${to}` : from
}

/** The unit of a code; codes that are words themselves, such as PINCH, are written small. */
function unitOf(code: string, quantity: Fields): string {
  const many = (asNumber(quantity.amount) ?? 0) > 1
  const known = units[code]
  if (known !== undefined) return known === 'cup' && many ? 'cups' : known
  const word = code.toLowerCase().replaceAll('_', ' ')
  return word === '' || !many || word.endsWith('s') ? word : word.endsWith('h') ? `${word}es` : `${word}s`
}
