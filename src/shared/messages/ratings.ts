import * as m from '#messages'
import { formatNumber } from '../currentLocale.ts'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
/** A mean as it is kept, with two decimals. */
export const meanStarsNumber = (average: string) => formatNumber(Number(average), twoDecimals)

/** The mean, null while nobody has voted. */
export const meanStarsText = (averageRating: string | null, count: number) =>
  m.ratings_mean({
    average: averageRating === null ? m.ratings_none() : meanStarsNumber(averageRating),
    count: formatNumber(count),
  })
export const meanStarsInWords = (averageRating: string | null, count: number) =>
  averageRating === null
    ? m.ratings_nobody()
    : m.ratings_mean_in_words({ average: meanStarsNumber(averageRating), count })
