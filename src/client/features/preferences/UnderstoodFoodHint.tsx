import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { allergenName, dietName } from '#shared/messages/recipes/findings.ts'
import { trpcHooks } from '../../data/trpc.ts'

interface UnderstoodProps {
  words: string
}

/** What the kitchen takes a food for, where that is another word, or that it knows none of this name. */
export function UnderstoodFoodHint({ words }: UnderstoodProps) {
  const { data } = trpcHooks.preferences.readFood.useQuery(
    { text: words },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  if (!data) return null
  return data.food === null ? <UnknownFood /> : <UnderstoodAs words={words} meant={[data.food]} />
}

/** The same of words for an allergy, which may mean allergens and several foods. */
export function UnderstoodAllergyHint({ words }: UnderstoodProps) {
  const { data } = trpcHooks.preferences.readAllergy.useQuery(
    { text: words },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  if (!data) return null
  if (data.certainty === 'unknown') return <UnknownFood />
  const meant = [...data.allergens.map(allergenName), ...data.diets.map(dietName), ...data.foods]
  if (data.certainty === 'known') return <UnderstoodAs words={words} meant={meant} />
  return (
    <span role="status" className="block max-w-prose text-sm text-paprika-deep">
      {m.preferences_misspelt_food({ food: joinWordsAsList(meant) })}
    </span>
  )
}

function UnderstoodAs({ words, meant }: UnderstoodProps & { meant: readonly string[] }) {
  // That olives are an olive needs no saying.
  if (meant.length === 1 && words.toLowerCase().startsWith(meant[0]!.toLowerCase())) return null
  return (
    <span className="block text-sm text-soft">
      {m.preferences_understood_as({ food: joinWordsAsList(meant) })}
    </span>
  )
}

const UnknownFood = () => (
  <span role="status" className="block max-w-prose text-sm text-paprika-deep">
    {m.preferences_unknown_food()}
  </span>
)
