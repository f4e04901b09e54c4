import type { z } from 'zod'
import * as say from '#shared/messages/oldClients.ts'
import { wordedRefusal } from '../../errors.ts'

/**
 * What an old client sent, read by a schema. Throws INVALID with the sentence of the first fault; where the schema has none,
 * with one that names the field.
 */
export function readOld<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value, { error: sentenceOf })
  if (read.success) return read.data
  throw wordedRefusal('INVALID', read.error.issues[0]?.message ?? say.notObject)
}

function sentenceOf(issue: { code: string; path?: PropertyKey[]; input?: unknown; keys?: unknown }): string {
  if (issue.code === 'unrecognized_keys') return say.noSuchField(String([issue.keys].flat()[0]))
  const field = issue.path?.findLast((key) => typeof key === 'string')
  if (field === undefined) return say.notObject
  if (issue.input === undefined) return say.missingField(String(field))
  if (issue.code === 'too_big' || issue.code === 'too_small') return say.wrongSize(String(field))
  return say.unreadableField(String(field))
}
