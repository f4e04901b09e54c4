import type { ImportedLine } from '../../importedRecipe.ts'
import { baseName } from '../archive/entryNames.ts'
import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { splitTags } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { plainText } from '../texts/plainText.ts'
import { headingOf, ingredientLines, stepLines } from '../texts/recipeLines.ts'
import { type CsvField, type CsvMapping, guessCsvMapping, isRecipeMapping } from './csvColumns.ts'
import { type CsvHeader, readCsvHeader, readCsvRows } from './csvRows.ts'
import { repairRow } from './repairRow.ts'

// Tables with a header: Plan to Eat, My Recipe Box, Cookmate, and any other by the words of its header.

export type CsvTable = { readonly header: CsvHeader; readonly mapping: CsvMapping }

/** The table of a file in UTF-8; null where its header names no title with ingredients or steps, and no mapping is given. */
export async function findCsvTable(bytes: Buffer, given: CsvMapping | undefined): Promise<CsvTable | null> {
  const header = await readCsvHeader(bytes)
  if (!header) return null
  const mapping = given ?? guessCsvMapping(header.cells)
  return isRecipeMapping(mapping) ? { header, mapping } : null
}

export async function* readCsv(
  bytes: Buffer,
  table: CsvTable,
  context: DocumentContext,
): AsyncGenerator<Outcome> {
  const { header, mapping } = table
  const columns = header.cells.at(-1)?.trim() === '' ? header.cells.length - 1 : header.cells.length
  const isRecipeBox = header.cells.some((cell) => /^"?(?:originalPicture|inactiveTime)"?$/i.test(cell.trim()))
  for await (const row of readCsvRows(bytes, header)) {
    if ('badLine' in row) {
      yield { fault: { reason: 'malformed', format: 'CSV' }, entry: `${context.name} line ${row.badLine}` }
      continue
    }
    const cells = repairRow(row.cells, columns, mapping, header.delimiter)
    const texts = (field: CsvField) =>
      (mapping[field] ?? []).map((column) => cells[column] ?? '').filter((t) => t.trim())
    yield outcomeOf(`${context.name} line ${row.line}`, 'CSV', () => draftOf(texts, isRecipeBox))
  }
}

function draftOf(texts: (field: CsvField) => string[], isRecipeBox: boolean): RecipeDraft {
  const text = (field: CsvField) => texts(field)[0]
  const images = texts('image')
    .flatMap((cell) => cell.split(/(?<![\s,;|])[\s,;|]+(?=https?:)|[\n;|]/))
    .map((each) => each.trim())
  return {
    title: text('title') ?? '',
    ingredients: texts('ingredients').flatMap(ingredientCell),
    steps: texts('steps').flatMap((cell) => stepCell(cell, isRecipeBox)),
    description: text('description'),
    notes: texts('notes'),
    yieldText: text('yieldText'),
    prep: text('prep'),
    cook: text('cook'),
    total: text('total'),
    otherTimes: texts('other'),
    author: text('author'),
    links: [text('url'), text('author')],
    language: text('language'),
    cuisine: texts('cuisine').flatMap(tagCell),
    categories: texts('categories').flatMap(tagCell),
    tags: texts('tags').flatMap(tagCell),
    rating: text('rating'),
    nutrition: nutritionIn(text('nutrition')?.replace(/ : /g, ': ')),
    pictures: { files: images.filter(Boolean).map(baseName), addresses: images },
  }
}

const tagCell = (cell: string): string[] => jsonTexts(cell) ?? splitTags(cell)

/** Texts of a cell that holds a list as JSON; null for any other. */
function jsonTexts(cell: string): string[] | null {
  if (!/^\s*\[\s*(?:"|\])/.test(cell)) return null
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : null
  } catch {
    return null
  }
}

/** Plan to Eat writes a heading as an ingredient without an amount: ", Sauce". */
function ingredientCell(cell: string): ImportedLine[] {
  return partsOfIngredients(plainText(cell)).flatMap((line) => {
    const heading = /^\s*,\s*(\S.*)$/.exec(line)?.[1]
    return heading ? [headingOf(heading.trim().replace(/\s*:$/, ''))] : ingredientLines(line)
  })
}

const startsWithAmount = /^\s*(?:\d|[½¼¾⅓⅔⅛])/

function partsOfIngredients(text: string): string[] {
  const list = jsonTexts(text)
  if (list) return list
  if (text.includes('\n')) return text.split('\n')
  for (const sign of ['||', ';', '|']) if (text.includes(sign)) return text.split(sign)
  const parts = text.split(/,\s+/)
  const amounts = parts.filter((part) => startsWithAmount.test(part)).length
  return parts.length >= 3 && amounts * 3 >= parts.length * 2 ? parts : [text]
}

function stepCell(cell: string, isRecipeBox: boolean): ImportedLine[] {
  const text = plainText(cell)
  const list = jsonTexts(text)
  if (list) return list.flatMap(stepLines)
  if (text.includes('\n')) return stepLines(text)
  if (/^\s*1[.)]\s/.test(text) && /\s2[.)]\s/.test(text))
    return stepLines(text.replace(/(?<!\s)\s+(?=\d{1,2}[.)]\s\s*\D)/g, '\n'))
  if (text.includes('|')) return stepLines(text.replace(/\|+/g, '\n'))
  return stepLines(isRecipeBox ? text.replaceAll(';', '\n') : text)
}
