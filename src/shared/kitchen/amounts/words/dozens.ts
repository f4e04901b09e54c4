const dozen = /^[ -]?(?:dutzend|douzaines?|docenas?|दर्जन|दर्ज़न|دزينة|دزينات|درزن)(?: d[’']| de(?= )|(?= ))/iu

/** Where what is counted by the dozen begins: behind " Dutzend", " douzaine d’"; null where no dozen of another language stands. */
export function skipForeignDozen(step: string, end: number): number | null {
  const found = dozen.exec(step.slice(end, end + 16))?.[0]
  return found === undefined ? null : end + found.length
}
