import type { ImportedLine } from '../../importedRecipe.ts'
import { baseName } from '../archive/entryNames.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asList, asNumber, asText, type Fields, isFields, namesIn, pick } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'

const rowsOf = (fields: Fields, ...names: string[]) => asList(pick(fields, ...names)).filter(isFields)
const isHeader = (row: Fields) => pick(row, 'is_group_header', 'isGroupHeader', 'is_header') === true

/** Flavorish: rows with `sort_order`, of which some are headers of groups; hours and minutes apart. */
export const isFlavorish = (fields: Fields): boolean =>
  [...rowsOf(fields, 'ingredients'), ...rowsOf(fields, 'instructions', 'directions', 'steps')].some(
    (row) => 'is_group_header' in row || 'sort_order' in row,
  )

export function readFlavorish(fields: Fields): RecipeDraft {
  return {
    title: pick(fields, 'title', 'name'),
    ingredients: inOrder(rowsOf(fields, 'ingredients')).flatMap((row) => {
      const name = oneLine(
        asText(pick(row, 'name', 'text', 'ingredient', 'description', 'title', 'original_text')),
      )
      if (isHeader(row)) return headingIn(name)
      const unit = oneLine(namesIn(row.unit)[0] ?? '')
      const raw = pick(row, 'quantity', 'amount')
      const amount = amountText(raw, unit) || oneLine(asText(raw)).replace(/^0$/, '')
      const note = oneLine(asText(pick(row, 'note', 'notes', 'preparation')))
      const text = ingredientText(amount, unit, name, note)
      return text === '' ? [] : [lineOf(text)]
    }),
    steps: inOrder(rowsOf(fields, 'instructions', 'directions', 'steps')).flatMap((row) => {
      const text = asText(pick(row, 'text', 'instruction', 'description', 'step', 'name', 'title'))
      return isHeader(row) ? headingIn(oneLine(text)) : stepLines(text)
    }),
    description: fields.description,
    notes: fields.notes,
    yieldText: pick(fields, 'servings', 'yield', 'serves'),
    prep: timeOf(fields, 'prep'),
    cook: timeOf(fields, 'cook'),
    total: timeOf(fields, 'total'),
    author: pick(fields, 'author', 'source', 'source_name'),
    links: [pick(fields, 'source_url', 'sourceUrl', 'url', 'link'), fields.source],
    cuisine: namesIn(fields.cuisine),
    categories: namesIn(pick(fields, 'categories', 'category', 'collections')),
    tags: namesIn(fields.tags),
    rating: fields.rating,
    nutrition: nutritionIn(fields.nutrition),
    pictures: {
      files: namesIn(pick(fields, 'image', 'images', 'image_path', 'image_file', 'photo')).flatMap((name) => [
        name,
        `images/${baseName(name)}`,
      ]),
      addresses: namesIn(pick(fields, 'image_url', 'imageUrl', 'image')),
    },
  }
}

const headingIn = (text: string): ImportedLine[] => {
  const heading = text.replace(/\s*:$/, '')
  return heading === '' ? [] : [headingOf(heading)]
}

const inOrder = (rows: readonly Fields[]): Fields[] => [...rows].sort((a, b) => orderOf(a) - orderOf(b))

const orderOf = (row: Fields) => asNumber(pick(row, 'sort_order', 'sortOrder', 'order')) ?? 0

/** Minutes from `prep_time_hours` and `prep_time_minutes`, `prep_hours` …, an object of both, or a text. */
function timeOf(fields: Fields, kind: string): unknown {
  const whole = pick(fields, `${kind}_time`, `${kind}Time`)
  const parts = isFields(whole) ? whole : fields
  const names = isFields(whole) ? [''] : [`${kind}_time_`, `${kind}_`]
  const hours = asNumber(
    pick(parts, ...names.map((name) => `${name}hours`), `${kind}TimeHours`, `${kind}Hours`),
  )
  const minutes = asNumber(
    pick(parts, ...names.map((name) => `${name}minutes`), `${kind}TimeMinutes`, `${kind}Minutes`),
  )
  return hours === null && minutes === null ? whole : (hours ?? 0) * 60 + (minutes ?? 0)
}
