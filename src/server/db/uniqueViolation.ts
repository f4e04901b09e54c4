const uniqueViolation = '23505'

/** Whether an error is, or was caused by, Postgres refusing a second row with the same unique value. */
export function isUniqueViolationError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && each.code === uniqueViolation) return true
  return false
}
