import { lineMaxLength, maxLines } from '../limits.ts'

/** What a recipe is typed in, apart from the schema: a page with the form reads no schema. */

/** The fields by which a recipe is typed; ingredients and instructions are one per line. */
export const submissionFields = [
  'name',
  'description',
  'ingredients',
  'instructions',
  'servings',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'totalTimeMinutes',
  'mealType',
  'dietType',
  'cuisine',
] as const
export type SubmissionField = (typeof submissionFields)[number]
/** What stands in each field, as it was typed. */
export type Submission = Record<SubmissionField, string>

/** Preparation and cooking together, which count where no time in all is given; empty while one is no number. */
export function bothTimes({ prepTimeMinutes, cookTimeMinutes }: Submission): string {
  const both = minutesOf(prepTimeMinutes) + minutesOf(cookTimeMinutes)
  return both > 0 ? String(both) : ''
}

/** The time in digits and a number from 0 to 999. */
export function newDraftId(): string {
  return `${Date.now()}${Math.floor(Math.random() * 1_000)}`
}

/** The lines of a text that have something in them. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The lines of a text as far as the kitchen can be asked to read them. */
export function readableLines(text: string): string[] {
  return linesOf(text)
    .slice(0, maxLines)
    .map((line) => line.slice(0, lineMaxLength))
}

/** No number where something else was typed. */
export function numberOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
}

export function minutesOf(text: string): number {
  return text.trim() === '' ? 0 : numberOf(text)
}
