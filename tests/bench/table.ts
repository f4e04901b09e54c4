/** A promise and its measured result. */
export interface Figure {
  what: string
  measured: string
  promised: string
  isKept: boolean
}

/** A ratio that must be at least `least`. */
export function ratio(what: string, values: number[], least: number, note: string): Figure {
  const value = median(values)
  const spread = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
  return {
    what,
    measured: `${value.toFixed(2)} (${spread}; ${note})`,
    promised: `at least ${least}`,
    isKept: value >= least,
  }
}

/** A value in some unit that must be at most `most`. */
export function limit(what: string, values: number[], most: number, unit: string): Figure {
  const value = median(values)
  const spread = `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`
  return {
    what,
    measured: `${value.toFixed(1)} ${unit} (${spread})`,
    promised: `at most ${most} ${unit}`,
    isKept: value <= most,
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function printTable(figures: Figure[]): void {
  const columns = ['what', 'measured', 'promised'] as const
  const widths = columns.map((column) =>
    Math.max(column.length, ...figures.map((figure) => figure[column].length)),
  )
  const line = (cells: string[]) => cells.map((cell, index) => cell.padEnd(widths[index]!)).join('  ')
  console.log(`\n${line([...columns])}  kept`)
  for (const figure of figures)
    console.log(`${line(columns.map((column) => figure[column]))}  ${figure.isKept ? 'yes' : 'NO'}`)
}
