import { formatDate } from '../../currentLocale.ts'

/** A moment as people write it; `timeZone` as in `Europe/Vienna`, without it the reader's own. */
export const formatMoment = (iso: string, timeZone?: string) =>
  formatDate({ dateStyle: 'medium', timeStyle: 'medium', timeZone }, new Date(iso))
