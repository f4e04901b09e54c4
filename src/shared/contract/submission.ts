import type { z } from 'zod'
import * as m from '#messages'
import { lineMaxLength, mostLines, SubmitRecipeInput } from './recipeKeeping.ts'

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

/** Sentences by the name of the field they belong to. */
export type Faults = Readonly<Partial<Record<string, string>>>

/** What is to be sent of what was typed, or what is wrong with it. Without a time in all, both times make it. */
export function readSubmission(
  typed: Submission,
  draftId: string,
): { input: SubmitRecipeInput } | { faults: Faults } {
  const [prepTimeMinutes, cookTimeMinutes] = [
    minutesOf(typed.prepTimeMinutes),
    minutesOf(typed.cookTimeMinutes),
  ]
  const inAll = typed.totalTimeMinutes.trim()
  const read = SubmitRecipeInput.safeParse({
    ...typed,
    draftId,
    ingredients: linesOf(typed.ingredients),
    instructions: linesOf(typed.instructions),
    servings: numberOf(typed.servings),
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: inAll ? numberOf(inAll) : (prepTimeMinutes || 0) + (cookTimeMinutes || 0),
  })
  return read.success ? { input: read.data } : { faults: faultsOf(read.error) }
}

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
    .slice(0, mostLines)
    .map((line) => line.slice(0, lineMaxLength))
}

/** The first sentence for each field; one about a line says which. */
export function faultsOf({ issues }: z.ZodError): Faults {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [field, line] = path
    const sentence =
      typeof line === 'number'
        ? m.recipe_keeping_fault_in_line({ line: line + 1, sentence: message })
        : message
    faults[String(field)] ??= sentence
  }
  return faults
}

/** No number where something else was typed. */
function numberOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
}

function minutesOf(text: string): number {
  return text.trim() === '' ? 0 : numberOf(text)
}
