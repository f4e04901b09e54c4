import * as m from '#messages'
import type { EatingPreferences } from '#shared/contract/eatingPreferences.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { allergenName, dietName } from '#shared/messages/recipes/findings.ts'

/** What somebody must not, will not and likes to eat, in a few lines; what binds stands out. */
export function EatingPreferencesSummary({
  eats,
  isVulnerable = false,
}: {
  eats: EatingPreferences
  isVulnerable?: boolean
}) {
  const allergies = [...eats.allergens.map(allergenName), ...eats.otherAllergies]
  const others = [
    ...(isVulnerable ? [m.households_needs_care()] : []),
    ...(eats.diets.length > 0
      ? [m.households_eats_diet({ diets: joinWordsAsList(eats.diets.map(dietName)) })]
      : []),
    ...(eats.dislikes.length > 0 ? [m.households_dislikes({ foods: joinWordsAsList(eats.dislikes) })] : []),
    ...(eats.likes.length > 0 ? [m.households_likes({ foods: joinWordsAsList(eats.likes) })] : []),
  ]
  if (allergies.length + others.length === 0)
    return <p className="text-soft">{m.households_eats_everything()}</p>
  return (
    <div className="wrap-anywhere">
      {allergies.length > 0 && (
        <p className="font-semibold text-paprika-deep">
          {m.households_allergic_to({ foods: joinWordsAsList(allergies) })}
        </p>
      )}
      {others.map((line) => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
    </div>
  )
}
