import { formatDate } from '#shared/currentLocale.ts'

/** Day and time as a reader of the page says them. */
export const formatDateTime = (at: number) =>
  formatDate({ dateStyle: 'medium', timeStyle: 'short' }, new Date(at))
