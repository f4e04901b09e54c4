import type * as z from 'zod/mini'
import * as say from '#shared/messages/oldClients.ts'
import { refusalWithSentence } from '../../errors.ts'

/** The names that old clients use for the fields of a schema. */
export type OldClientColumnNames = Readonly<Record<string, string>>
type Path = readonly PropertyKey[] | undefined

/**
 * Parses an old client's input by a schema. Throws INVALID with a sentence about the first error, which names the field
 * as the client does: `names` lists those that the schema names otherwise.
 */
export function parseOldClientInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  names: OldClientColumnNames = {},
): z.output<S> {
  const read = schema.safeParse(value, { error: sentenceForIssue(names) })
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (!issue) throw refusalWithSentence('INVALID', say.notAnObjectSentence)
  const column = columnNameAt(issue.path, names)
  throw refusalWithSentence(
    'INVALID',
    column === undefined ? issue.message : say.sentenceAboutField(column, issue.message),
  )
}

const sentenceForIssue =
  (names: OldClientColumnNames) =>
  (issue: { code: string; path?: PropertyKey[] | undefined; input?: unknown; keys?: unknown }): string => {
    if (issue.code === 'unrecognized_keys') return say.noSuchFieldSentence(String([issue.keys].flat()[0]))
    const column = columnNameAt(issue.path, names)
    if (column === undefined) return say.notAnObjectSentence
    if (issue.input === undefined) return say.missingFieldSentence(column)
    if (issue.code === 'too_big' || issue.code === 'too_small') return say.wrongSizeSentence(column)
    return say.unreadableFieldSentence(column)
  }

function columnNameAt(path: Path, names: OldClientColumnNames): string | undefined {
  const field = path?.findLast((key) => typeof key === 'string')
  return field === undefined ? undefined : (names[field] ?? field)
}
