import * as z from 'zod/mini'
import { forEachYielding } from '../turns/forEachYielding.ts'

/**
 * A schema of changes with many documents that parses one after the other: parsing a full household at once would block
 * other requests. `around` parses the fields beside the documents.
 */
export function createChangesSchemaInTurns<ServerDoc, Around extends z.core.$ZodShape>(
  doc: z.ZodMiniType<ServerDoc>,
  around: z.ZodMiniObject<Around>,
) {
  type Changes = z.infer<z.ZodMiniObject<Around>> & { docs: ServerDoc[] }
  const names = ['docs', ...Object.keys(around.shape)]
  return z.pipe(
    z.custom<Changes>((value) => names.every((name) => Object.hasOwn(Object(value), name))),
    z.transform(async ({ docs, ...rest }): Promise<Changes> => {
      const parsed: ServerDoc[] = []
      await forEachYielding(docs, (each) => parsed.push(doc.parse(each)))
      return { ...around.parse(rest), docs: parsed } as Changes
    }),
  )
}
