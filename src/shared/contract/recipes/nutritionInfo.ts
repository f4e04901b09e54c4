import * as z from 'zod/mini'
import { withSizeLimit } from '../sized.ts'

/** Characters of it: of a text as it is, of all else as JSON. */
export const nutritionInfoMaxLength = 2_000
/** What Postgres refuses within JSON: NUL, and half a character. */
const isUnkeepable = /\\u(?:0000|d[89a-f])/i

/**
 * What an old client or an engine says of a recipe's nutrition, of any shape. It is kept as it came and told to old clients
 * alone: what our screens show is counted by the kitchen.
 */
export const NutritionInfo = withSizeLimit(
  z.json().check(
    z.refine((info) => {
      const text = JSON.stringify(info)
      const length = typeof info === 'string' ? info.length : text.length
      return length <= nutritionInfoMaxLength && !isUnkeepable.test(text)
    }),
  ),
  nutritionInfoMaxLength,
  nutritionInfoMaxLength / 2,
)
export type NutritionInfo = z.infer<typeof NutritionInfo>
