import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'
import type { CountedLine } from '../lineMass.ts'
import type { LineCheck } from './checkLine.ts'
import type { HazardId } from './hazardSources.ts'

/** What an eater asked to be kept from: an allergen, another food they are allergic to, a diet's rule, or a dislike. */
export type Concern =
  | { kind: 'allergen'; id: AllergenId }
  | { kind: 'allergy'; food: string }
  | { kind: 'diet'; id: DietId }
  | { kind: 'dislike'; food: string }

/** Where in a recipe a finding stands; both counted from 0, null where it is about the whole recipe. */
export interface Place {
  line: number | null
  step: number | null
}

/**
 * One thing the check found. What it did not find it could not prove: "nothing found" is the most it ever says.
 */
export type Finding = Place &
  (
    | {
        kind: 'contains' | 'may contain'
        eater: string
        concern: Concern
        /** The way that shows why: "fish sauce", "anchovy", "fish". */
        path: readonly string[]
      }
    | { kind: 'unknown line'; text: string }
    | { kind: 'unused ingredient'; food: string }
    | { kind: 'unlisted food'; food: string }
    | { kind: 'over time'; minutes: number; limitMinutes: number }
    | { kind: 'other meat'; asked: string; path: readonly string[] }
    | { kind: 'meat missing'; asked: string }
    | { kind: 'implausible amount'; food: string; gramsPerServing: number; usualMaxGrams: number }
    | { kind: 'servings missing' }
    | { kind: 'hazard'; hazard: HazardId; eater: string | null; about: string }
  )

/** What was found about one concern of one eater in the whole recipe, the worst first. */
export interface Verdict {
  eater: string
  concern: Concern
  verdict: 'contains' | 'may contain' | 'unknown line' | 'nothing found'
}

export interface RecipeCheck {
  lines: readonly LineCheck[]
  /** What each line puts on the plates; null for a heading and for a thing nobody eats. */
  counted: readonly (CountedLine | null)[]
  findings: readonly Finding[]
  verdicts: readonly Verdict[]
}
