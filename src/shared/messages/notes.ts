import * as m from '#messages'
import { formatDate } from '../currentLocale.ts'

/** What was done, as it is told at the top of the page. */
export const noteActionSentences = {
  written: m.notes_said_written,
  removed: m.notes_said_removed,
  reported: m.notes_said_reported,
  shown: m.notes_said_shown,
} as const

export const noteCountText = (count: number, isMore: boolean) =>
  isMore ? m.notes_more_than({ count }) : m.notes_count({ count })

/** The day a note was written, in UTC, so that server and browser say the same. */
export const dayOfNoteText = (at: string) => formatDate({ dateStyle: 'long', timeZone: 'UTC' }, new Date(at))
