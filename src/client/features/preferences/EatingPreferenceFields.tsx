import * as m from '#messages'
import type { EatingPreferences } from '#shared/contract/eatingPreferences.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietaryPreferences } from '#shared/kitchen/preferences.ts'
import { allergenName, dietName } from '#shared/messages/recipes/findings.ts'
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx'
import { FoodField } from './FoodField.tsx'
import { UnderstoodAllergyHint, UnderstoodFoodHint } from './UnderstoodFoodHint.tsx'

interface EatsFieldsProps {
  eats: EatingPreferences
  onChange: (change: Partial<EatingPreferences>) => void
  /** Whether it is about the person who fills it in. */
  isOwn: boolean
}

/** What somebody must not, will not and likes to eat. */
export function EatingPreferenceFields({ eats, onChange, isOwn }: EatsFieldsProps) {
  return (
    <>
      <CheckboxGroup
        label={m.preferences_allergies()}
        hint={m.preferences_allergies_hint()}
        choices={allergenIds}
        chosen={eats.allergens}
        onChoose={(allergens) => onChange({ allergens })}
        nameOf={(id) => capitalized(allergenName(id))}
      />
      <FoodField
        label={isOwn ? m.preferences_other_allergies() : m.preferences_their_other_allergies()}
        hint={m.preferences_other_allergies_hint()}
        foods={eats.otherAllergies}
        onChange={(otherAllergies) => onChange({ otherAllergies })}
        noteOf={(food) => <UnderstoodAllergyHint words={food} />}
      />
      <CheckboxGroup
        label={m.preferences_diets()}
        choices={dietaryPreferences}
        chosen={eats.diets}
        onChoose={(diets) => onChange({ diets })}
        nameOf={(id) => capitalized(dietName(id))}
      />
      <FoodField
        label={m.preferences_likes()}
        hint={m.preferences_likes_hint()}
        foods={eats.likes}
        onChange={(likes) => onChange({ likes })}
      />
      <FoodField
        label={m.preferences_dislikes()}
        hint={m.preferences_dislikes_hint()}
        foods={eats.dislikes}
        onChange={(dislikes) => onChange({ dislikes })}
        noteOf={(food) => <UnderstoodFoodHint words={food} />}
      />
    </>
  )
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
