const dozen = /^[ -]?(?:dutzend|douzaines?|docenas?|दर्जन|दर्ज़न|دزينة|دزينات|درزن)(?: d[’']| de(?= )|(?= ))/iu

/** The place behind a word for a dozen in another language, such as " Dutzend" or " douzaine d’"; null where there is none. */
export function skipForeignDozen(step: string, end: number): number | null {
  const found = dozen.exec(step.slice(end, end + 16))?.[0]
  return found === undefined ? null : end + found.length
}
