import type { EaterConcern } from '../findings/concerns.ts'
import type { FoodMentionPlace } from '../findings/foodMentionPlaces.ts'
import type { HazardId } from '../findings/hazardIds.ts'
import type { ConcernVerdict, UnreadTextFinding } from '../findings/verdicts.ts'
import type { UnlistedFoodNamedInText } from './foods/namedFoods.ts'
import type { RecipeLinesRead } from './readLines.ts'

/** The line or step of a recipe that a finding is about, counted from 0; both null when it is about the whole recipe. */
export interface FindingPlace {
  line: number | null
  step: number | null
}

/**
 * One finding of the check. The check cannot prove that a food is absent, so there is no finding "does not contain".
 */
export type RecipeFinding = FindingPlace &
  (
    | {
        kind: 'contains' | 'may contain'
        eater: string
        concern: EaterConcern
        /** Where the food is named; `line` is null unless a line lists it, `step` is the first that names one from the steps. */
        namedIn: FoodMentionPlace
        /** From the named food to the concern: "fish sauce", "anchovy", "fish". */
        path: readonly string[]
      }
    /** `isReadInPart`: foods in it are known by the names of its language alone, so that anything else may be in it. */
    | { kind: 'unknown line'; text: string; isReadInPart?: true }
    /** A word by which a step calls what it puts in or serves, and that calls no food we know: it may hold anything. */
    | { kind: 'unknown word'; about: string }
    | { kind: 'unused ingredient'; food: string }
    | { kind: 'unlisted food'; food: string }
    | { kind: 'over time'; minutes: number; limitMinutes: number }
    | { kind: 'other meat'; asked: string; path: readonly string[] }
    | { kind: 'meat missing'; asked: string }
    | { kind: 'implausible amount'; food: string; gramsPerServing: number; usualMaxGrams: number }
    | { kind: 'servings missing' }
    /** What only such texts name was not looked for. */
    | { kind: 'texts not read'; texts: UnreadTextFinding }
    | { kind: 'hazard'; hazard: HazardId; eater: string | null; about: string }
  )

export interface RecipeCheck extends RecipeLinesRead {
  /** Foods that its texts name and no line lists. */
  named: readonly UnlistedFoodNamedInText[]
  findings: readonly RecipeFinding[]
  /** One for each concern of each eater, the worst that was found. */
  verdicts: readonly ConcernVerdict[]
}
