/** What was said: a column of null says nothing. */
export function withoutNulls(columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value != null))
}

/** The wanted columns of a row. */
export function only<Row extends object>(row: Row, wanted: readonly string[]): Partial<Row> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => wanted.includes(column))) as Partial<Row>
}
