/** What the planner is asked: docs/planner.md describes each field with its unit and range. */
export interface PlanProblem {
  /** The meals to fill, one entry each. */
  slots: readonly PlanSlot[]
  eaters: readonly PlanEater[]
  candidates: readonly CandidateDish[]
  /** How foods are sold. A food without a pack keeps, is bought as needed and is never wasted. */
  packs: readonly FoodPack[]
  /** Foods at hand that spoil. */
  foodsToUseUp: readonly FoodToUseUp[]
  /** Entries that stay as they are. */
  pinned: readonly PinnedEntry[]
  /** A dish is cooked again this many days later at the earliest; 0 allows it at any time. */
  minDaysBetweenSameDish: number
  /** Servings that are cooked at once, left-overs included, divided by those of the slot: 2 is to cook double, 1 allows no left-overs. */
  maxBatchFactor: number
  /** The most difficult dish that the household cooks. */
  maxSkill: SkillGrade
  /** Equipment that the household has. */
  equipment: readonly string[]
  /** The sum that all servings may cost, in the currency of the candidates; null without a budget. */
  maxCost: number | null
  /** Cuisines of the last weeks; others count as new in explanations. */
  recentCuisines: readonly string[]
  weights: Readonly<Record<PlanObjective, number>>
  /** Chooses between equally good plans: the same problem and seed give the same plan. */
  seed: number
  limits: PlanLimits
}

export interface PlanLimits {
  /** Seconds after which the best plan so far is returned. */
  maxSeconds: number
  /** Iterations of the simplex method after which the same happens: unlike time, they do not depend on the machine. */
  maxIterations: number
  /** The proven relative distance from the optimum at which the search ends; 0 proves the optimum. */
  relativeGap: number
}

export const planObjectives = ['waste', 'nutrition', 'variety', 'preference', 'effort', 'cost'] as const
/** What a plan is judged by. Each is counted in points, see `objectiveUnits`, and multiplied by its weight. */
export type PlanObjective = (typeof planObjectives)[number]

/** How much of each objective's natural unit makes one point. */
export const objectiveUnits = {
  /** Grams thrown away. */
  waste: 500,
  /** Days of an eater on which one nutrient is missed by all of its target. */
  nutrition: 1,
  /** Repeats of a cuisine, main food, technique or protein within two adjacent days. */
  variety: 1,
  /** Meals that an eater gets of the dish liked least; a disliked food counts as one more. */
  preference: 1,
  /** Minutes of cooking. */
  effort: 30,
  /** Units of the currency. */
  cost: 1,
} as const satisfies Record<PlanObjective, number>

/** 1 for beginners, 2 for those with some practice, 3 for all others. */
export type SkillGrade = 1 | 2 | 3

export interface PlanSlot {
  id: string
  /** Whole days from the first day of the plan, which is 0. */
  day: number
  meal: string
  /** Each eats one serving. */
  eaters: readonly string[]
  /** At least one for each eater; more are for guests. */
  servings: number
  /** Null without a limit. */
  maxMinutes: number | null
  /** Whether left-overs of an earlier entry may be eaten here. */
  mayBeLeftOvers: boolean
}

export interface PlanEater {
  id: string
  targets: readonly NutrientTarget[]
  /** Foods that the eater does not like; they are allowed, but count against a dish. */
  dislikes: readonly string[]
}

export interface NutrientTarget {
  /** As candidates name it, unit included: "ironMg". */
  nutrient: string
  /** What all planned meals of one day should give together. */
  perDay: number
  /** Whether less, more or both count as distance. */
  kind: 'at least' | 'at most' | 'about'
  /** How much it matters among the targets of all eaters. */
  weight: number
}

export interface CandidateDish {
  id: string
  /** Meals that it suits; all when empty. */
  meals: readonly string[]
  minutes: number
  skill: SkillGrade
  equipment: readonly string[]
  /** Servings that can be cooked at once; null without a limit. */
  maxServings: number | null
  /** Each food once, with the grams of one serving as they are bought. */
  foods: readonly FoodAmount[]
  /** Amounts in one serving, by nutrient; a nutrient that is not listed counts as 0. */
  nutrients: Readonly<Record<string, number>>
  /** Null where it does not count for variety. */
  cuisine: string | null
  mainFood: string | null
  technique: string | null
  protein: string | null
  /** Eaters for whom the gate has a finding that forbids it. */
  forbiddenFor: readonly string[]
  /** By eater, from -1 (liked least) to 1 (liked best); 0 where absent. */
  preference: Readonly<Record<string, number>>
  /** Days after which its left-overs may still be eaten; 0 when they are not kept. */
  keepsDays: number
  /** Of one serving; null when not known, which counts as 0. */
  costPerServing: number | null
  /** What a serving counts as in the objective where that is not its cost, as for a dish whose cost is known in part. */
  costToWeigh?: number | undefined
}

export interface FoodAmount {
  food: string
  grams: number
}

export interface FoodPack extends FoodAmount {
  /** Days after the one on which it is opened, on which the rest can still be used. */
  shelfLifeDays: number
}

export interface FoodToUseUp extends FoodAmount {
  /** The last day on which it can be used. */
  byDay: number
}

/** `leftOversOf` is the slot in which the candidate was cooked; null when it is cooked in this one. */
export interface PinnedEntry {
  slot: string
  candidate: string
  leftOversOf: string | null
}

/** One meal of a plan. `servings` are those cooked, left-overs for later included; 0 where left-overs are eaten. */
export interface PlanEntry extends PinnedEntry {
  servings: number
}

/** What a plan has of each objective in its natural unit, its points, and their weighted sum. */
export interface PlanValue {
  amounts: Readonly<Record<PlanObjective, number>>
  points: Readonly<Record<PlanObjective, number>>
  total: number
}

export interface Plan {
  /** In the order of the problem's slots. */
  entries: readonly PlanEntry[]
  value: PlanValue
}
