import { z } from 'zod'
import { forEachInTurns } from '../turns/inTurns.ts'

/**
 * A schema of changes with many documents that parses one after the other: parsing a full household at once would block
 * other requests. `around` parses the fields beside the documents.
 */
export function changesInTurns<ServerDoc, Around extends z.ZodRawShape>(
  doc: z.ZodType<ServerDoc>,
  around: z.ZodObject<Around>,
) {
  type Changes = z.infer<z.ZodObject<Around>> & { docs: ServerDoc[] }
  const names = ['docs', ...Object.keys(around.shape)]
  return z
    .custom<Changes>((value) => names.every((name) => Object.hasOwn(Object(value), name)))
    .transform(async ({ docs, ...rest }): Promise<Changes> => {
      const parsed: ServerDoc[] = []
      await forEachInTurns(docs, (each) => parsed.push(doc.parse(each)))
      return { ...around.parse(rest), docs: parsed } as Changes
    })
}
