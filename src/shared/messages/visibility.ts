import * as m from '#messages'

const names = {
  everyone: m.visibility_everyone,
  household: m.visibility_household,
  creator: m.visibility_creator,
}
export const visibilityName = (visibility: keyof typeof names) => names[visibility]()

/** What a recipe says of itself that not everybody sees. */
export const hiddenMark = (visibility: 'household' | 'creator') =>
  visibility === 'household' ? m.visibility_mark_household() : m.visibility_mark_creator()
