/** The columns that have a value: null counts as absent. */
export function omitNullColumns(columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value != null))
}

/** The requested columns of a row. */
export function pickRequestedColumns<Row extends object>(row: Row, wanted: readonly string[]): Partial<Row> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => wanted.includes(column))) as Partial<Row>
}
