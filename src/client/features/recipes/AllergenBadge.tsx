import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'

/** On a card: what the recipe certainly holds that somebody in the household is allergic to. */
export default function AllergenBadge({ allergens }: { allergens: readonly string[] }) {
  return (
    <p className="self-start rounded-full bg-alarm px-3 py-0.5 text-sm font-semibold text-on-alarm">
      {m.warnings_badge({ allergens: joinWordsAsList(allergens.map(allergenName)) })}
    </p>
  )
}
