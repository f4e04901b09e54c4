import { readFileSync } from 'node:fs'

export interface UsdaRow {
  description: string
  /** In the order of Figures; null where the cell is empty. */
  figures: (number | null)[]
  /** Grams of one, by USDA's own words: "1 cup, chopped" -> 160. */
  weights: Map<string, number>
}

/** The rows of USDA SR28 that the catalogue names, as they stand in its table. */
export const usdaRows: ReadonlyMap<string, UsdaRow> = readRows()

function readRows(): Map<string, UsdaRow> {
  const [, ...lines] = readFileSync(new URL('./usdaRows.csv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [ndbNo = '', , description = '', ...cells] = cellsOf(line)
      const figures = cells.slice(0, 10).map((cell) => (cell === '' ? null : Number(cell)))
      return [ndbNo, { description, figures, weights: weightsOf(cells[10] ?? '') }]
    }),
  )
}

function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    if (line[at] !== '"') {
      const comma = line.indexOf(',', at)
      const end = comma === -1 ? line.length : comma
      cells.push(line.slice(at, end))
      at = end + 1
      continue
    }
    let end = at + 1
    while (!(line[end] === '"' && line[end + 1] !== '"')) end += line[end] === '"' ? 2 : 1
    cells.push(line.slice(at + 1, end).replaceAll('""', '"'))
    at = end + 2
  }
  return cells
}

function weightsOf(cell: string): Map<string, number> {
  const weights = cell.split('; ').map((weight) => weight.split('='))
  return new Map(weights.map(([words = '', grams = '']) => [words, Number(grams)]))
}
