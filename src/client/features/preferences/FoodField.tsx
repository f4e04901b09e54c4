import * as m from '#messages'
import { foodWordsFault } from '#shared/contract/foodWords.ts'
import { maxFoods } from '#shared/contract/limits.ts'
import { trpc } from '../../trpc.ts'
import { TagInput } from '../../ui/TagInput.tsx'

interface FoodFieldProps {
  label: string
  hint: string
  foods: readonly string[]
  onChange: (foods: string[]) => void
  /** Whether each food shows what the kitchen understands by it. */
  isChecked?: boolean
}

/** Foods in a person's own words, one by one. */
export function FoodField({ label, hint, foods, onChange, isChecked = false }: FoodFieldProps) {
  const check = (words: string) => {
    if (foods.length >= maxFoods) return m.preferences_too_many_foods({ most: maxFoods })
    return foodWordsFault(words)
  }
  return (
    <TagInput
      label={label}
      hint={hint}
      tags={foods}
      onChange={(tags) => onChange(tags.slice(0, maxFoods))}
      check={check}
      addText={m.preferences_add_food()}
      removeText={(food) => m.preferences_remove_food({ food })}
      addedText={(food) => m.preferences_added_food({ food })}
      removedText={(food) => m.preferences_removed_food({ food })}
      {...(isChecked && { noteOf: (food: string) => <Understood food={food} /> })}
    />
  )
}

/** What the kitchen takes a food for, where that is another word, or that it knows none of this name. */
function Understood({ food }: { food: string }) {
  const { data } = trpc.preferences.readFood.useQuery({ text: food }, { staleTime: Number.POSITIVE_INFINITY })
  // That olives are an olive needs no saying.
  if (!data || (data.food && food.toLowerCase().startsWith(data.food.toLowerCase()))) return null
  if (data.food !== null)
    return <span className="block text-sm text-soft">{m.preferences_understood_as({ food: data.food })}</span>
  return (
    <span role="status" className="block max-w-prose text-sm text-paprika-deep">
      {m.preferences_unknown_food()}
    </span>
  )
}
