import { type Concern, isAllergyConcern } from './concerns.ts'

/** Why it says nothing that nothing was found against a concern. */
export const openVerdicts = [
  /** The words of the allergy are not known. */
  'unknown allergy',
  /** A line names no food we know, or there are no lines: it may be anything. */
  'unknown line',
  /** A text is in a language that is not read, or its end was not read. */
  'unread text',
  /** The steps put in a food that no line lists, so that the list is not whole. */
  'unlisted food',
  /** There was no time to check the recipe. */
  'not checked',
] as const
export type OpenVerdict = (typeof openVerdicts)[number]

/**
 * Which texts of a recipe were not read. all: its steps, name and description are in a language that is not read. some: a
 * step or the description is in another language than the rest. end: it has more sentences than are read.
 */
export const unreadTexts = ['all', 'some', 'end'] as const
export type UnreadTexts = (typeof unreadTexts)[number]

/** What a check says of a recipe about one concern of one eater. "nothing found" alone may be told as such. */
export const verdictKinds = ['contains', 'may contain', ...openVerdicts, 'nothing found'] as const
export type VerdictKind = (typeof verdictKinds)[number]

export interface Verdict {
  /** Empty for the caller. */
  eater: string
  concern: Concern
  verdict: VerdictKind
}

/** By eater, the allergies against which nothing was found where all of the recipe was read. */
export function clearedAllergies(verdicts: readonly Verdict[]): { eater: string; allergies: Concern[] }[] {
  const cleared = new Map<string, Concern[]>()
  for (const { eater, concern, verdict } of verdicts)
    if (verdict === 'nothing found' && isAllergyConcern(concern))
      cleared.set(eater, [...(cleared.get(eater) ?? []), concern])
  return [...cleared].map(([eater, allergies]) => ({ eater, allergies }))
}
