import * as m from '#messages'
import { formatNumber } from '../../currentLocale.ts'

export const eaterFilterTexts = () => ({
  anyone: m.recipe_list_eaters_anyone(),
  me: m.recipe_list_eaters_me(),
  household: m.recipe_list_eaters_household(),
})

export const sortOrderNames = () => ({
  newest: m.recipe_list_sorts_newest(),
  rating: m.recipe_list_sorts_rating(),
  time: m.recipe_list_sorts_time(),
})
/** With more than are counted, "10,000+". */
export const countOrMoreText = (count: number, isMore: boolean) =>
  `${formatNumber(count)}${isMore ? '+' : ''}`
export const recipeCountText = (count: number, isMore: boolean) =>
  isMore
    ? m.recipe_list_more_recipes({ shown: countOrMoreText(count, isMore) })
    : m.recipe_list_recipes({ count, shown: formatNumber(count) })
