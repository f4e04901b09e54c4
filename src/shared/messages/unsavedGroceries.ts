import * as m from '#messages'

/** `count` null: nobody can tell how many. */
export const groceriesNotSavedSentence = (count: number | null) =>
  count === null ? m.unsaved_groceries_some_not_saved() : m.unsaved_groceries_not_saved({ count })
