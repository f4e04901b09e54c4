import * as m from '#messages'

/** The mark of a recipe that not everybody may see. */
export const visibilityMarkText = (visibility: 'household' | 'creator') =>
  visibility === 'household' ? m.visibility_mark_household() : m.visibility_mark_creator()

export const whoOpensLinkSentence = (visibility: 'household' | 'creator') =>
  visibility === 'household' ? m.visibility_link_household() : m.visibility_link_creator()
