import * as m from '#messages'

/** `count` null: the number is unknown. */
export const groceriesNotSavedSentence = (count: number | null) =>
  count === null ? m.unsaved_groceries_some_not_saved() : m.unsaved_groceries_not_saved({ count })

/** `count` null: the number is unknown. */
export const mealsNotSavedSentence = (count: number | null) =>
  count === null ? m.unsaved_meals_some_not_saved() : m.unsaved_meals_not_saved({ count })
