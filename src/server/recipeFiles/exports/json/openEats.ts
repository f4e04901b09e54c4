import type { ImportedLine } from '../../importedRecipe.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asNumber, asText, type Fields, isFields, isFilled, namesIn, pick } from '../texts/fields.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'

// OpenEats: a dump of Django's tables as one list of rows { model, pk, fields }. Only models of recipes are kept.

type Row = { readonly model: string; readonly pk: string; readonly fields: Fields }

/** The row of a dump; null for what is none, and for every model but those of recipes. */
export function openEatsRow(value: unknown): Row | null {
  if (!isFields(value) || !isFields(value.fields)) return null
  const model = asText(value.model).toLowerCase()
  return /^(?:recipe|ingredient|recipe_groups|course|cuisine|tag)s?\./.test(model)
    ? { model: model.slice(model.indexOf('.') + 1), pk: asText(value.pk), fields: value.fields }
    : null
}

export const isDjangoDump = (value: unknown): boolean =>
  isFields(value) && typeof value.model === 'string' && isFields(value.fields)

export function readOpenEats(rows: readonly Row[]): RecipeDraft[] {
  const named = (model: string) =>
    new Map(rows.filter((row) => row.model === model).map((row) => [row.pk, namesIn(row.fields)[0] ?? '']))
  const courses = named('course')
  const cuisines = named('cuisine')
  const tags = named('tag')
  const nameOf = (names: ReadonlyMap<string, string>, value: unknown) =>
    namesIn(value).flatMap((key) => names.get(key) ?? (/^\d+$/.test(key) ? [] : [key]))
  return rows
    .filter((row) => row.model === 'recipe')
    .map(({ pk, fields }) => ({
      title: fields.title,
      ingredients: ingredientsOf(rows, pk),
      steps: stepLines(asText(pick(fields, 'directions', 'instructions'))),
      description: fields.info,
      yieldText: fields.servings,
      prep: fields.prep_time,
      cook: fields.cook_time,
      author: fields.source,
      links: [fields.source],
      cuisine: nameOf(cuisines, fields.cuisine),
      categories: nameOf(courses, fields.course),
      tags: nameOf(tags, fields.tags),
      rating: fields.rating,
      pictures: isFilled(fields.photo) ? { files: [asText(fields.photo)] } : {},
    }))
}

function ingredientsOf(rows: readonly Row[], recipe: string): ImportedLine[] {
  const groups = rows
    .filter((row) => row.model === 'ingredientgroup' && asText(row.fields.recipe) === recipe)
    .map((row) => [row.pk, oneLine(asText(pick(row.fields, 'title', 'name')))] as const)
  const isIngredient = (row: Row) => row.model === 'ingredient'
  const loose = rows.filter((row) => isIngredient(row) && asText(row.fields.recipe) === recipe)
  return [
    ...loose.flatMap(lineOfRow),
    ...groups.flatMap(([group, title]) => [
      ...(title === '' ? [] : [headingOf(title)]),
      ...rows
        .filter((row) => isIngredient(row) && asText(pick(row.fields, 'ingredient_group', 'group')) === group)
        .flatMap(lineOfRow),
    ]),
  ]
}

function lineOfRow({ fields }: Row): ImportedLine[] {
  const unit = oneLine(asText(fields.measurement))
  const over = asNumber(pick(fields, 'numerator', 'quantity'))
  const under = asNumber(fields.denominator) ?? 1
  const amount = over === null || under === 0 ? '' : amountText(over / under, unit)
  const text = oneLine(ingredientText(amount, unit, asText(pick(fields, 'title', 'name')), ''))
  return text === '' ? [] : [lineOf(text)]
}
