import * as m from '#messages'

/** What a recipe says of itself that not everybody sees. */
export const visibilityMarkText = (visibility: 'household' | 'creator') =>
  visibility === 'household' ? m.visibility_mark_household() : m.visibility_mark_creator()

export const whoOpensLinkSentence = (visibility: 'household' | 'creator') =>
  visibility === 'household' ? m.visibility_link_household() : m.visibility_link_creator()
