import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import { ExportFileError } from '../exportFault.ts'
import { maxTableRows } from '../exportLimits.ts'
import { asNumber, asText, type Fields, isFields } from '../texts/fields.ts'
import { elementsOf, isJsonArray, type JsonSlice, parseSlice } from './jsonSlices.ts'
import { picturesOfMealie, readMealie } from './mealie.ts'

// A backup of Mealie is its whole database as one JSON object of tables. Tables of users, tokens, groups and settings of the
// server are not parsed: only the tables named here ever become objects.

type Tables = ReadonlyMap<string, JsonSlice>

export const isMealieBackup = (tables: Tables): boolean =>
  tables.has('recipes') && (tables.has('recipes_ingredients') || tables.has('recipe_instructions'))

export function* readMealieBackup(
  bytes: Buffer,
  tables: Tables,
  context: DocumentContext,
): Generator<Outcome> {
  const rowsOf = (table: string) => rowsOfTable(bytes, tables.get(table))
  const units = byId(rowsOf('ingredient_units'))
  const foods = byId(rowsOf('ingredient_foods'))
  const settings = grouped(rowsOf('recipe_settings'), ['disable_amount'])
  const nutrition = grouped(rowsOf('recipe_nutrition'), null)
  const ingredients = grouped(rowsOf('recipes_ingredients'), [
    'position',
    'title',
    'note',
    'unit_id',
    'food_id',
    'quantity',
    'original_text',
  ])
  const steps = grouped(rowsOf('recipe_instructions'), ['position', 'title', 'text'])
  const notes = grouped(rowsOf('notes'), ['title', 'text'])
  const tags = namesByRecipe(rowsOf('recipes_to_tags'), 'tag_id', byId(rowsOf('tags')))
  const categories = namesByRecipe(rowsOf('recipes_to_categories'), 'category_id', byId(rowsOf('categories')))
  let number = 0
  for (const row of rowsOf('recipes')) {
    number += 1
    const id = idOf(row.id)
    yield outcomeOf(`${context.name} #${number}`, 'JSON', () => ({
      ...readMealie({
        ...row,
        recipe_ingredient: sorted(ingredients.get(id)).map((each) => ({
          ...each,
          unit: units.get(idOf(each.unit_id)),
          food: foods.get(idOf(each.food_id)),
        })),
        recipe_instructions: sorted(steps.get(id)),
        notes: notes.get(id) ?? [],
        settings: settings.get(id)?.[0] ?? {},
        nutrition: nutrition.get(id)?.[0] ?? {},
        tags: tags.get(id) ?? [],
        recipe_category: categories.get(id) ?? [],
      }),
      pictures: { files: picturesOf(context.folder, id) },
    }))
  }
}

/** The folder of a picture has dashes in the id, the table has not. */
function picturesOf(folder: string, id: string): string[] {
  const dashed = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return [dashed, id].flatMap((each) => picturesOfMealie(`/${folder}data/recipes/${each}/images/`))
}

function* rowsOfTable(bytes: Buffer, table: JsonSlice | undefined): Generator<Fields> {
  if (!table || !isJsonArray(bytes, table)) return
  let count = 0
  for (const slice of elementsOf(bytes, table)) {
    count += 1
    if (count > maxTableRows) throw new ExportFileError({ reason: 'tooManyValues', max: maxTableRows })
    const row = parseSlice(bytes, slice)
    if (isFields(row)) yield row
  }
}

const idOf = (value: unknown) => asText(value).replaceAll('-', '').toLowerCase()

const namesOfWord = [
  'name',
  'plural_name',
  'abbreviation',
  'plural_abbreviation',
  'use_abbreviation',
] as const satisfies readonly string[]

function byId(rows: Iterable<Fields>): Map<string, Fields> {
  const found = new Map<string, Fields>()
  for (const row of rows) found.set(idOf(row.id), only(row, namesOfWord))
  return found
}

/** Rows by their recipe, with these columns alone: the database may have 100,000 rows. */
function grouped(rows: Iterable<Fields>, columns: readonly string[] | null): Map<string, Fields[]> {
  const groups = new Map<string, Fields[]>()
  for (const row of rows) {
    const id = idOf(row.recipe_id)
    const group = groups.get(id) ?? []
    group.push(columns ? only(row, columns) : row)
    groups.set(id, group)
  }
  return groups
}

function namesByRecipe(rows: Iterable<Fields>, column: string, names: Map<string, Fields>) {
  const found = new Map<string, string[]>()
  for (const row of rows) {
    const id = idOf(row.recipe_id)
    const name = asText(names.get(idOf(row[column]))?.name)
    if (name !== '') found.set(id, [...(found.get(id) ?? []), name])
  }
  return found
}

const only = (row: Fields, columns: readonly string[]): Fields =>
  Object.fromEntries(columns.flatMap((column) => (row[column] == null ? [] : [[column, row[column]]])))

const sorted = (rows: readonly Fields[] | undefined): Fields[] =>
  [...(rows ?? [])].sort((a, b) => (asNumber(a.position) ?? 0) - (asNumber(b.position) ?? 0))
