import { distance } from 'fastest-levenshtein'
import { settingDefinitions } from './settings.ts'

const known = Object.keys(settingDefinitions)
/** PORT and HOST are shorter and too close to other programs' variables. */
const minLength = 8
/** The edit distance of one added, missing or wrong letter, or of two swapped ones. */
const maxDistance = 2

/** A sentence for each variable that is no setting but resembles one: without it, a misspelt setting is silently ignored. */
export function findMisspeltSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    const base = name.replace(/_FILE$/, '')
    if (known.includes(base)) return []
    const meant = known.find((each) => isMisspelling(base, each))
    const suffix = base === name ? '' : '_FILE'
    return meant ? [`${name} is no setting and has no effect; did you mean ${meant}${suffix}?`] : []
  })
}

function isMisspelling(name: string, meant: string): boolean {
  if (withoutSeparators(name) === withoutSeparators(meant)) return true
  return meant.length >= minLength && distance(name.toUpperCase(), meant) <= maxDistance
}

const withoutSeparators = (name: string) => name.replaceAll(/[_-]/g, '').toUpperCase()
