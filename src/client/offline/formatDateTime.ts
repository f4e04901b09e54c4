import { formatDate } from '#shared/currentLocale.ts'

/** Day and time in the reader's language and format. */
export const formatDateTime = (at: number) =>
  formatDate({ dateStyle: 'medium', timeStyle: 'short' }, new Date(at))
