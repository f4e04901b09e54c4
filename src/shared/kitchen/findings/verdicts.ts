import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'
import type { EaterConcern } from './concerns.ts'

/** Why it says nothing that nothing was found against a concern. */
export const inconclusiveVerdicts = [
  /** The words of the allergy are not known. */
  'unknown allergy',
  /** A line names no food we know, or there are no lines: it may be anything. */
  'unknown line',
  /** A text is in a language that is not read, or its end was not read. */
  'unread text',
  /** The steps put in a food that no line lists, so that the list is not whole. */
  'unlisted food',
  /** There was no time to check the recipe, or its lines are nothing but headings. */
  'not checked',
] as const
export type InconclusiveVerdict = (typeof inconclusiveVerdicts)[number]

/**
 * Which texts of a recipe were not read. all: its steps, name and description are in a language that is not read. some: a
 * step or the description is in another language than the rest. end: it has more sentences than are read.
 */
export const unreadTextScopes = ['all', 'some', 'end'] as const
export type UnreadTextScope = (typeof unreadTextScopes)[number]

/** What was not read of texts, or only not for what may harm people who need care: most rules for that know English alone. */
export const unreadTextFindings = [...unreadTextScopes, 'for care'] as const
export type UnreadTextFinding = (typeof unreadTextFindings)[number]

/** What a check says of a recipe about one concern of one eater. "nothing found" alone may be told as such. */
export const verdictKinds = ['contains', 'may contain', ...inconclusiveVerdicts, 'nothing found'] as const
export type VerdictKind = (typeof verdictKinds)[number]

export interface ConcernVerdict {
  /** Empty for the caller. */
  eater: string
  concern: EaterConcern
  verdict: VerdictKind
}

/** What eaters avoid of which a check says the same, each name once: a household may have 60 people with 70 allergies and diets each. */
export interface EaterVerdict {
  /** Empty for the caller. */
  eater: string
  verdict: VerdictKind
  allergens: AllergenId[]
  /** In their own words. */
  allergies: string[]
  diets: DietId[]
}

/** By eater and verdict, in the order in which the first of each comes; dislikes are left out. */
export function groupVerdictsByEater(verdicts: readonly ConcernVerdict[]): EaterVerdict[] {
  const verdictsByKey = new Map<string, EaterVerdict>()
  for (const { eater, concern, verdict } of verdicts) {
    if (concern.kind === 'dislike') continue
    const key = `${verdict} ${eater}`
    const same = verdictsByKey.get(key) ?? { eater, verdict, allergens: [], allergies: [], diets: [] }
    verdictsByKey.set(key, same)
    if (concern.kind === 'allergen') same.allergens.push(concern.id)
    else if (concern.kind === 'allergy') same.allergies.push(concern.food)
    else same.diets.push(concern.id)
  }
  return [...verdictsByKey.values()]
}

/** What somebody is allergic to of what a check says the same. */
export function allergiesOfVerdict({ allergens, allergies }: EaterVerdict): EaterConcern[] {
  return [
    ...allergens.map((id) => ({ kind: 'allergen' as const, id })),
    ...allergies.map((food) => ({ kind: 'allergy' as const, food })),
  ]
}

/** By eater, the allergies against which nothing was found where all of the recipe was read. */
export function allergiesWithNothingFound(
  verdicts: readonly EaterVerdict[],
): { eater: string; allergies: EaterConcern[] }[] {
  return verdicts.flatMap((of) => {
    const cleared = allergiesOfVerdict(of)
    return of.verdict === 'nothing found' && cleared.length > 0
      ? [{ eater: of.eater, allergies: cleared }]
      : []
  })
}
