import type { GroceryDocument } from '#shared/grocery/kind.ts'

/** The types of a wire that is JSON know no pair of anything and text; what comes was parsed as it left. */
export function withTypedDocuments<T extends { docs: readonly unknown[] }>(
  told: T,
): Omit<T, 'docs'> & { docs: GroceryDocument[] } {
  return { ...told, docs: told.docs as GroceryDocument[] }
}
