import { type EaterConcern, eaterConcernKey } from './concerns.ts'
import type { FoodMentionLocation } from './foodMentionPlaces.ts'
import { type WarningLevel, warningLevelOfFinding, warningLevels } from './warningLevels.ts'

interface RepeatableFinding {
  kind: string
  /** Of a food that a step puts in and no line lists. */
  food?: unknown
  namedIn?: FoodMentionLocation['namedIn']
  path?: readonly string[]
}

/** Findings without "a step uses what is not on the list" where another one tells of the same food of the steps. */
export function removeRepeatedFindings<Told extends RepeatableFinding>(findings: readonly Told[]): Told[] {
  const warned = new Set(
    findings.flatMap(({ namedIn, path }) =>
      namedIn === 'step' || namedIn === 'text' ? (path?.[0] ?? []) : [],
    ),
  )
  return findings.filter(({ kind, food }) => kind !== 'unlisted food' || !warned.has(String(food)))
}

/** A finding about a food of the recipe and somebody who must not or will not have what it holds. */
export interface EaterFoodFinding extends FoodMentionLocation {
  kind: 'contains' | 'may contain'
  /** Empty for the caller. */
  eater: string
  concern: EaterConcern
  /** Begins with the food that is named. */
  path: readonly string[]
}

/** A food as the kitchen calls it, and where the recipe names it. */
export interface WarnedFood extends FoodMentionLocation {
  food: string
}

/** All findings in a recipe about one concern (such as an allergy) of one eater. */
export interface EaterWarning {
  level: WarningLevel
  eater: string
  concern: EaterConcern
  /** Foods that certainly hold it, and foods that may, each once. */
  contains: readonly WarnedFood[]
  mayContain: readonly WarnedFood[]
}

/** Findings by person and concern, the worst first and else in the order in which they were found. */
export function groupFindingsIntoWarnings(findings: readonly EaterFoodFinding[]): EaterWarning[] {
  const groups = new Map<string, EaterFoodFinding[]>()
  for (const finding of findings) {
    const key = eaterConcernKey(finding)
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const warnings = [...groups.values()].map((group): EaterWarning => {
    const { eater, concern } = group[0]!
    const contains = warnedFoodsOf(group, 'contains')
    const sure = new Set(contains.map(({ food }) => food))
    const mayContain = warnedFoodsOf(group, 'may contain').filter(({ food }) => !sure.has(food))
    const kind = group.some((each) => each.kind === 'contains') ? 'contains' : 'may contain'
    return { level: warningLevelOfFinding({ kind, concern }), eater, concern, contains, mayContain }
  })
  return warnings.toSorted((a, b) => warningLevels.indexOf(a.level) - warningLevels.indexOf(b.level))
}

/** A food of several lines is listed once; one that only texts name, by the first of them. */
function warnedFoodsOf(group: readonly EaterFoodFinding[], kind: EaterFoodFinding['kind']): WarnedFood[] {
  const foods = new Map<string, WarnedFood>()
  for (const { kind: found, path, namedIn, step } of group) {
    const food = path[0]
    if (found === kind && food !== undefined && !foods.has(food)) foods.set(food, { food, namedIn, step })
  }
  return [...foods.values()]
}
