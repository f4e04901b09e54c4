import type { MealPlanDocument } from '#shared/mealPlan/kind.ts'

/** The types of JSON that is sent know no pair of a value and a text; what arrives was parsed on the server. */
export const withTypedDocuments = <T extends { docs: readonly unknown[] }>(
  page: T,
): Omit<T, 'docs'> & { docs: MealPlanDocument[] } => ({ ...page, docs: page.docs as MealPlanDocument[] })
