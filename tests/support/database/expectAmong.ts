interface Asymmetric {
  asymmetricMatch: (value: unknown) => boolean
}

/** Expects a list with such a row in it; `exactly` with these columns and no other. */
export function expectAmong(row: Record<string, unknown>, how?: 'exactly'): Asymmetric {
  const isLike = (each: Record<string, unknown>) =>
    Object.entries(row).every(([column, value]) => each[column] === value) &&
    (!how || Object.keys(each).length === Object.keys(row).length)
  return { asymmetricMatch: (value) => Array.isArray(value) && value.some(isLike) }
}
