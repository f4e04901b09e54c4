/** How long and how many, for schemas and for the screens that keep to them. */

export const maxMealNoteLength = 200
export const maxMealCommentLength = 500
export const maxTemplateNameLength = 80
export const maxSlotNameLength = 40
export const maxFoodNameLength = 200
export const maxFoodAmountLength = 100
/** A price or a budget, in the smallest part of its currency. */
export const maxMoney = 1_000_000_000
export const maxTypedMoneyLength = 14
/** Recipes whose facts are read in one call: more than a month of meals has. */
export const maxPlannedRecipesPerCall = 100
