import { formatDate } from '#shared/currentLocale.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

/**
 * Writes moments in the reader's language and time zone. The server and the first render, which know no zone, write them in UTC;
 * both name the zone, so that the words keep their length. Their element needs `suppressHydrationWarning`: spaces differ by browser.
 */
export function useLocalDateFormatter(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const zone = useIsHydrated() ? {} : { timeZone: 'UTC' }
  return (at) => formatDate({ ...options, ...zone }, new Date(at))
}

export const dateFormatOptions: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
}
export const dateTimeFormatOptions: Intl.DateTimeFormatOptions = {
  ...dateFormatOptions,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}
