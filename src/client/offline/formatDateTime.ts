import { dateIn } from '#shared/currentLocale.ts'

/** Day and time as a reader of the page says them. */
export const formatDateTime = (at: number) =>
  dateIn({ dateStyle: 'medium', timeStyle: 'short' }, new Date(at))
