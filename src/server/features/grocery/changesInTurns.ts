import { z } from 'zod'
import { Changes, ServerDoc } from '#shared/contract/grocery.ts'
import { forEachInTurns } from '../../turns/inTurns.ts'

const Around = Changes.omit({ docs: true })

/** `Changes`, parsed one document after the other: of a full list, all at once would hold up everybody. */
export const ChangesInTurns = z
  .custom<Changes>((value) => Changes.keyof().options.every((key) => Object.hasOwn(Object(value), key)))
  .transform(async ({ docs, ...around }): Promise<Changes> => {
    const parsed: ServerDoc[] = []
    await forEachInTurns(docs, (doc) => parsed.push(ServerDoc.parse(doc)))
    return { ...Around.parse(around), docs: parsed }
  })
