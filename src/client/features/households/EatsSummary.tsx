import type { Eats } from '#shared/contract/eats.ts'
import { allergenName, dietName } from '#shared/messages/findings.ts'
import * as say from '#shared/messages/households.ts'

/** What somebody must not, will not and likes to eat, in a few lines; what binds stands out. */
export function EatsSummary({ eats, isVulnerable = false }: { eats: Eats; isVulnerable?: boolean }) {
  const allergies = [...eats.allergens.map(allergenName), ...eats.otherAllergies]
  const others = [
    ...(isVulnerable ? [say.needsCare] : []),
    ...(eats.diets.length > 0 ? [say.eatsDiet(eats.diets.map(dietName).join(', '))] : []),
    ...(eats.dislikes.length > 0 ? [say.dislikes(eats.dislikes.join(', '))] : []),
    ...(eats.likes.length > 0 ? [say.likes(eats.likes.join(', '))] : []),
  ]
  if (allergies.length + others.length === 0) return <p className="text-soft">{say.eatsEverything}</p>
  return (
    <div className="wrap-anywhere">
      {allergies.length > 0 && (
        <p className="font-semibold text-paprika-deep">{say.allergicTo(allergies.join(', '))}</p>
      )}
      {others.map((line) => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
    </div>
  )
}
