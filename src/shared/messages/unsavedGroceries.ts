import * as m from '#messages'

/** `count` null: nobody can tell how many. */
export const notSaved = (count: number | null) =>
  count === null ? m.unsaved_groceries_some_not_saved() : m.unsaved_groceries_not_saved({ count })
