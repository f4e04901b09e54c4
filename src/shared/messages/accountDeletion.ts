import * as m from '#messages'
import { formatDate } from '../currentLocale.ts'

/** Why an account cannot be deleted before this moment; the day named is the first, in UTC, that lies after it whole. */
export function accountDeletionPossibleFromSentence(possibleFrom: Date): string {
  const nextDay = new Date(possibleFrom.getTime() + 86_400_000)
  return m.account_delete_after_change({ day: formatDate({ dateStyle: 'long', timeZone: 'UTC' }, nextDay) })
}
