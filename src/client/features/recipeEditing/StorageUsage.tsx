import * as m from '#messages'
import { formatNumber } from '#shared/currentLocale.ts'
import { trpcHooks } from '../../data/trpc.ts'

const usageNumbers = ({ used, allowed }: { used: number; allowed: number }) => ({
  used: formatNumber(used),
  allowed: formatNumber(allowed),
})

/** What a member keeps, and what an account may keep. */
export function StorageUsage() {
  const { data: usage } = trpcHooks.recipes.usage.useQuery()
  if (!usage) return null
  const { recipes, photos, textMb, maxRevisions } = usage
  return (
    <section aria-labelledby="usage-title" className="flex flex-col gap-3">
      <h2 id="usage-title" className="text-2xl">
        {m.recipe_keeping_usage_title()}
      </h2>
      <ul className="flex flex-col gap-1">
        <li>{m.recipe_keeping_usage_recipes(usageNumbers(recipes))}</li>
        <li>{m.recipe_keeping_usage_photos(usageNumbers(photos))}</li>
        <li>{m.recipe_keeping_usage_text(usageNumbers(textMb))}</li>
      </ul>
      <p className="text-soft">{m.recipe_keeping_usage_versions({ count: maxRevisions })}</p>
    </section>
  )
}
