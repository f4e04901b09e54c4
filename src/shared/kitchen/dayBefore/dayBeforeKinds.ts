export const dayBeforeKinds = ['thaw', 'soak', 'marinate', 'rest'] as const
export type DayBeforeKind = (typeof dayBeforeKinds)[number]

/** What has to be begun the day before a recipe is cooked. */
export interface DayBeforeTask {
  kind: DayBeforeKind
  /** The line of what is soaked or thawed, or the sentence of the step: in the recipe's own words. */
  about: string
  /** How long it takes, where a step tells it in hours; null where it says "overnight", or nothing. */
  hours: number | null
}
