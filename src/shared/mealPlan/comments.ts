import type { Timestamp } from '../replication/clock.ts'
import type { FieldRegister, ReplicatedDocument } from '../replication/documents.ts'

const prefix = 'comment:'
export const mealCommentFieldName = (stamp: Timestamp) => `${prefix}${stamp}`

export const isMealCommentField = (name: string) => name.startsWith(prefix)

/** The comments that no later one has replaced, by the names of their fields, latest first. */
export function standingMealComments({
  fields,
}: ReplicatedDocument): [name: string, comment: FieldRegister][] {
  return Object.entries(fields)
    .filter(([name, [text]]) => isMealCommentField(name) && text !== null)
    .sort(([, [, a]], [, [, b]]) => (a < b ? 1 : -1))
}

/** The comments of a meal, latest first: more than one where several were written without knowledge of each other. */
export function readMealComments(doc: ReplicatedDocument): string[] {
  const standing = standingMealComments(doc).map(([, comment]) => comment)
  const last = doc.fields.comment
  // New meals, and pages of an older version, write this field alone.
  const isAlone = last !== undefined && (standing.length === 0 || last[1] > standing[0]![1])
  const texts = [...(isAlone ? [last] : []), ...standing].map(([text]) => text as string)
  return [...new Set(texts)].filter((text) => text !== '')
}
