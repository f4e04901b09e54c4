import { parseMinutes } from '#shared/kitchen/parseMinutesAndServings.ts'
import { maxMinutes } from '../exportLimits.ts'

/** Whole minutes, 1 or more, from a number of minutes, words or ISO 8601; null where none are stated, and for more than a year. */
export function minutesIn(value: unknown): number | null {
  const minutes = parseMinutes(typeof value === 'string' ? withoutOddities(value) : value)
  return minutes !== null && minutes >= 1 && minutes <= maxMinutes ? minutes : null
}

/** "P0Y0M0DT0H30M" becomes "P0DT0H30M", "01:30:00" "1h 30m", "1 hr, 5 mins" "1 hr 5 mins". */
function withoutOddities(text: string): string {
  const clock = /^\s*(\d{1,3}):([0-5]\d):([0-5]\d)\s*$/.exec(text)
  if (clock) return `${Number(clock[1])} h ${Number(clock[2])} m`
  return text
    .trim()
    .replace(/^(P)(?:0+Y)?(?:0+M)?(?:0+W)?(?=\d+D|T)/i, '$1')
    .replace(/([a-z])\.?,\s*(?=\d)/gi, '$1 ')
    .replace(/(\d)\s*(?:mins?|minuten|minutes|minutos|minuti)\b\.?/gi, '$1 min')
    .replace(/(\d)\s*(?:ore|ora)\b/gi, '$1 h')
    .replace(/(\d)\s*(?:tage?|jours?|días?|dias?|giorn[oi])\b/gi, '$1 d')
}
