import { minutesIn } from '../texts/times.ts'
import type { CsvField, CsvMapping } from './csvColumns.ts'

/** Fields whose text may hold a delimiter, in the order in which they are suspected. */
const texts: readonly CsvField[] = [
  'ingredients',
  'steps',
  'notes',
  'description',
  'nutrition',
  'title',
  'tags',
  'categories',
]
const times: readonly CsvField[] = ['prep', 'cook', 'total', 'other']

/** Cells beyond the header that are repaired; more are no list. */
const maxSurplus = 200

/**
 * A row with more cells than columns had a delimiter without quotation marks in some text. The surplus cells are joined where
 * times, numbers and addresses then stand in their columns.
 */
export function repairRow(
  cells: readonly string[],
  columns: number,
  mapping: CsvMapping,
  delimiter: string,
): readonly string[] {
  let length = cells.length
  while (length > columns && cells[length - 1]!.trim() === '') length -= 1
  const surplus = length - columns
  if (surplus <= 0 || surplus > maxSurplus) return cells
  const joined = texts
    .flatMap((field) => mapping[field] ?? [])
    .filter((column) => column < columns)
    .map((column) => [
      ...cells.slice(0, column),
      cells.slice(column, column + surplus + 1).join(delimiter),
      ...cells.slice(column + surplus + 1, length),
    ])
  const scored = joined.map((row) => [plausibility(row, mapping), row] as const)
  return scored.reduce((best, each) => (each[0] > best[0] ? each : best), [
    Number.NEGATIVE_INFINITY,
    cells,
  ] as const)[1]
}

function plausibility(row: readonly string[], mapping: CsvMapping): number {
  const score = (fields: readonly CsvField[], isRight: (cell: string) => boolean) =>
    fields
      .flatMap((field) => mapping[field] ?? [])
      .map((column) => (row[column] ?? '').trim())
      .reduce((sum, cell) => sum + (cell === '' ? 0 : isRight(cell) ? 1 : -2), 0)
  return (
    score(times, (cell) => cell.length < 30 && (cell === '0' || minutesIn(cell) !== null)) +
    score(['url', 'image'], (cell) => /^(?:https?:|content:|file:|\/)/i.test(cell)) +
    score(['rating', 'yieldText'], (cell) => /^\D{0,12}\d/.test(cell) && cell.length < 40)
  )
}
