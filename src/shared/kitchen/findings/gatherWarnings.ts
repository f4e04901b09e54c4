import { type Concern, keyOf } from './concerns.ts'
import type { NamedPlace } from './namedIn.ts'
import { levelOf, type WarningLevel, warningLevels } from './warningLevels.ts'

interface ToldOnce {
  kind: string
  /** Of a food that a step puts in and no line lists. */
  food?: unknown
  namedIn?: NamedPlace['namedIn']
  path?: readonly string[]
}

/** Findings without "a step uses what is not on the list" where another one tells of the same food of the steps. */
export function withoutRepeats<Told extends ToldOnce>(findings: readonly Told[]): Told[] {
  const warned = new Set(
    findings.flatMap(({ namedIn, path }) =>
      namedIn === 'step' || namedIn === 'text' ? (path?.[0] ?? []) : [],
    ),
  )
  return findings.filter(({ kind, food }) => kind !== 'unlisted food' || !warned.has(String(food)))
}

/** A finding about a food of the recipe and somebody who must not or will not have what it holds. */
export interface FoundInFood extends NamedPlace {
  kind: 'contains' | 'may contain'
  /** Empty for the caller. */
  eater: string
  concern: Concern
  /** Begins with the food that is named. */
  path: readonly string[]
}

/** A food as the kitchen calls it, and where the recipe names it. */
export interface WarnedFood extends NamedPlace {
  food: string
}

/** All that was found in a recipe about one concern of one eater. */
export interface Warning {
  level: WarningLevel
  eater: string
  concern: Concern
  /** Foods that certainly hold it, and foods that may, each once. */
  contains: readonly WarnedFood[]
  mayContain: readonly WarnedFood[]
}

/** Findings by person and concern, the worst first and else in the order in which they were found. */
export function gatherWarnings(findings: readonly FoundInFood[]): Warning[] {
  const groups = new Map<string, FoundInFood[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const warnings = [...groups.values()].map((group): Warning => {
    const { eater, concern } = group[0]!
    const contains = warnedFoodsOf(group, 'contains')
    const sure = new Set(contains.map(({ food }) => food))
    const mayContain = warnedFoodsOf(group, 'may contain').filter(({ food }) => !sure.has(food))
    const kind = group.some((each) => each.kind === 'contains') ? 'contains' : 'may contain'
    return { level: levelOf({ kind, concern }), eater, concern, contains, mayContain }
  })
  return warnings.toSorted((a, b) => warningLevels.indexOf(a.level) - warningLevels.indexOf(b.level))
}

/** A food of several lines is listed once; one that only texts name, by the first of them. */
function warnedFoodsOf(group: readonly FoundInFood[], kind: FoundInFood['kind']): WarnedFood[] {
  const foods = new Map<string, WarnedFood>()
  for (const { kind: found, path, namedIn, step } of group) {
    const food = path[0]
    if (found === kind && food !== undefined && !foods.has(food)) foods.set(food, { food, namedIn, step })
  }
  return [...foods.values()]
}
