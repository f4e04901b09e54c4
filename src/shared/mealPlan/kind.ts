import type { AddressedDocument, DocumentChange, DocumentKind } from '../replication/kind.ts'

/**
 * The documents of a plan: one of settings, one for each planned meal, template of a week, food at hand, and price of a
 * food, and one for each grocery list that has the food of some days.
 */
export const mealPlanParts = ['settings', 'meal', 'template', 'food', 'price', 'shopping'] as const

/** `documentId` is `mealPlanSettingsId` for the settings. */
export interface MealPlanDocumentAddress {
  part: (typeof mealPlanParts)[number]
  documentId: string
}

/** One change to one document of a plan. */
export type MealPlanOperation = DocumentChange<MealPlanDocumentAddress>

/** A document of a plan as the server has it. */
export type MealPlanDocument = AddressedDocument<MealPlanDocumentAddress>

/** The id of the only document of settings that a household has. */
export const mealPlanSettingsId = 'plan'

export const mealPlanDocumentKey = (part: MealPlanDocumentAddress['part'], documentId: string) =>
  `${part}/${documentId}`

export const mealPlanSettingsKey = mealPlanDocumentKey('settings', mealPlanSettingsId)

/** The documents of a meal plan. */
export const mealPlanDocumentKind: DocumentKind<MealPlanDocumentAddress> = {
  name: 'mealPlan',
  keyOf: ({ part, documentId }) => mealPlanDocumentKey(part, documentId),
  addressOf(key) {
    const slash = key.indexOf('/')
    return {
      part: key.slice(0, slash) as MealPlanDocumentAddress['part'],
      documentId: key.slice(slash + 1),
    }
  },
}
