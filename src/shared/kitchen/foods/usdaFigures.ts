import { type Figures, figuresOf } from './figures.ts'
import { usdaRows } from './usdaRows.ts'

let figuresByRow: Map<string, Figures> | null = null

function readRows(): Map<string, Figures> {
  const rows = new Map<string, Figures>()
  for (const line of usdaRows.split('\n')) {
    if (line === '') continue
    const [ndbNo = '', ...values] = line.split(' ')
    rows.set(ndbNo, figuresOf(values.map((value) => (value === '-' ? null : Number(value)))))
  }
  return rows
}

/** The figures of a row of USDA SR28, per 100 g of the edible part; null when the row was not carried over. */
export function usdaFiguresOf(ndbNo: string): Figures | null {
  figuresByRow ??= readRows()
  return figuresByRow.get(ndbNo) ?? null
}
