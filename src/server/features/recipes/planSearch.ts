import type { Context } from '../../context.ts'
import type { ListConditions } from './listConditions.ts'
import { newestFirst } from './listOrder.ts'
import { commonFrom, type Search, sampleOf } from './listSearch.ts'

type Sample = { titled: number; mentioned: number; alike: number; likely: number[] | null }

/** How best to look for a text where these conditions hold, by what the newest recipes are like. */
export async function planSearch(
  { deps }: Pick<Context, 'deps'>,
  wanted: Pick<Search, 'text' | 'likely'>,
  conditions: ListConditions,
): Promise<Search> {
  const search = { ...wanted, isCommon: { inTitle: false, inIngredients: false, likely: false }, rarest: 0 }
  const [sample] = (await deps.db.execute(sampleOf(search, conditions, newestFirst))) as unknown as Sample[]
  const { titled = 0, mentioned = 0, alike = 0, likely } = sample ?? {}
  return {
    ...search,
    isCommon: {
      inTitle: titled >= commonFrom,
      inIngredients: mentioned >= commonFrom,
      likely: alike >= commonFrom,
    },
    rarest: likely ? likely.indexOf(Math.min(...likely)) : 0,
  }
}
