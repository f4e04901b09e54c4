import type { ImportedLine } from '../../importedRecipe.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asList, asNumber, asText, type Fields, isFields, namesIn, pick } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'

/** Tandoor: ingredients belong to steps, and a step is Markdown of several paragraphs. */
export const isTandoor = (fields: Fields): boolean =>
  asList(fields.steps).some(
    (step) => isFields(step) && 'instruction' in step && (Array.isArray(step.ingredients) || 'order' in step),
  ) ||
  ('working_time' in fields && Array.isArray(fields.steps))

export function readTandoor(fields: Fields): RecipeDraft {
  const steps = inOrder(asList(fields.steps).filter(isFields))
  const servingsText = oneLine(asText(fields.servings_text))
  const servings = asNumber(fields.servings)
  return {
    title: fields.name,
    ingredients: steps.flatMap(ingredientsOf),
    steps: steps.flatMap((step) => [
      ...headingIn(step.name),
      ...stepLines(withoutTemplates(asText(step.instruction))),
    ]),
    description: fields.description,
    notes: fields.notes,
    yieldText: servings === null ? servingsText : `${servings} ${servingsText}`.trim(),
    servings,
    prep: fields.working_time,
    cook: fields.waiting_time,
    links: [fields.source_url],
    tags: namesIn(fields.keywords),
    rating: fields.rating,
    nutrition: nutritionIn(fields.nutrition),
    pictures: {
      files: ['jpg', 'jpeg', 'png', 'webp', 'gif'].map((extension) => `./image.${extension}`),
      addresses: [fields.image],
    },
  }
}

/** Rows by their `order`, where they have one; equal ones stay as they are. */
const inOrder = (rows: readonly Fields[]): Fields[] =>
  [...rows].sort((a, b) => (asNumber(a.order) ?? 0) - (asNumber(b.order) ?? 0))

const headingIn = (value: unknown): ImportedLine[] => {
  const text = oneLine(asText(value)).replace(/\s*:$/, '')
  return text === '' ? [] : [headingOf(text)]
}

/** "{{ ingredients[0] }}" stands for an ingredient, "{% scalable %}" for an amount; only words stay. */
const withoutTemplates = (text: string) =>
  text
    .replace(/\{\{\s*scale\(\s*([^(){}]{1,50}?)\s*\)\s*\}\}/g, '$1')
    .replace(/\{\{[^{}]{0,200}\}\}|\{%[^{}]{0,200}%\}/g, '')

function ingredientsOf(step: Fields): ImportedLine[] {
  return inOrder(asList(step.ingredients).filter(isFields)).flatMap((row) => {
    const note = oneLine(asText(row.note))
    const food = wordOf(row.food, row, 'always_use_plural_food')
    if (row.is_header === true) return headingIn(note || food)
    const unit = wordOf(row.unit, row, 'always_use_plural_unit')
    const amount = row.no_amount === true ? '' : amountText(row.amount, unit)
    const text = ingredientText(amount, row.no_amount === true ? '' : unit, food, note)
    const shown = oneLine(text) || oneLine(asText(pick(row, 'original_text')))
    return shown === '' ? [] : [lineOf(shown)]
  })
}

function wordOf(value: unknown, row: Fields, always: string): string {
  if (!isFields(value)) return oneLine(asText(value))
  const isMany = row[always] === true || (asNumber(row.amount) ?? 0) > 1
  return oneLine(asText((isMany ? pick(value, 'plural_name') : undefined) ?? value.name))
}
