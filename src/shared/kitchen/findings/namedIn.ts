/**
 * Where a recipe names a food: in a line of its ingredients, else in a step, in the text of a blog entry, in its name or in
 * its description.
 */
export const namedInPlaces = ['line', 'step', 'text', 'name', 'description'] as const
export type NamedIn = (typeof namedInPlaces)[number]

/** The place of a food that a finding is about; `step` counts from 0 and is null for what is in no step. */
export interface NamedPlace {
  namedIn: NamedIn
  step: number | null
}
