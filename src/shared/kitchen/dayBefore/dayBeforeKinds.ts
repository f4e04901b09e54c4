export const dayBeforeKinds = ['thaw', 'soak', 'marinate', 'rest'] as const
export type DayBeforeKind = (typeof dayBeforeKinds)[number]

/** What has to be begun the day before a recipe is cooked. */
export interface DayBeforeTask {
  kind: DayBeforeKind
  /** The recipe's own words for the task: the line of the food to soak or thaw, or the sentence of the step. */
  about: string
  /** How long it takes, where a step tells it in hours; null where it says "overnight", or nothing. */
  hours: number | null
}
