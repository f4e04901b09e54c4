/**
 * Where a recipe names a food: in a line of its ingredients, else in a step, in the text of a blog entry, in its name or in
 * its description.
 */
export const foodMentionPlaces = ['line', 'step', 'text', 'name', 'description'] as const
export type FoodMentionPlace = (typeof foodMentionPlaces)[number]

/** The place of a food that a finding is about; `step` counts from 0 and is null for what is in no step. */
export interface FoodMentionLocation {
  namedIn: FoodMentionPlace
  step: number | null
}
