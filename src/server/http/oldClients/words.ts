import * as z from 'zod/mini'
import { invalidChoiceSentence } from '#shared/messages/oldClients.ts'

type Words = readonly [string, ...string[]]

/** A schema for one word of a list, in any case; its output is spelt as in the list. */
export const listWordSchema = <const T extends Words>(list: T) =>
  z.pipe(z.transform(toListedWord(list)), z.enum(list, invalidChoiceSentence(list)))

/** The same, with `unsaid` as the output for an empty text. */
export const optionalListWordSchema = <const T extends Words, const Unsaid extends null | undefined>(
  list: T,
  unsaid: Unsaid,
) =>
  z.pipe(
    z.transform(toListedWord(list)),
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform(() => unsaid),
        ),
        z.literal(unsaid),
        z.enum(list),
      ],
      invalidChoiceSentence(list),
    ),
  )

function toListedWord(list: Words) {
  return (value: unknown) => {
    if (typeof value !== 'string') return value
    const word = value.trim()
    return list.find((each) => each.toLowerCase() === word.toLowerCase()) ?? word
  }
}
