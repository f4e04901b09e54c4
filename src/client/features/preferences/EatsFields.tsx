import type { Eats } from '#shared/contract/eats.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietaryPreferences } from '#shared/kitchen/preferences.ts'
import { allergenName, dietName } from '#shared/messages/findings.ts'
import * as say from '#shared/messages/preferences.ts'
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx'
import { FoodField } from './FoodField.tsx'

interface EatsFieldsProps {
  eats: Eats
  onChange: (change: Partial<Eats>) => void
  /** Whether it is about whoever fills it in. */
  isOwn: boolean
}

/** What somebody must not, will not and likes to eat. */
export function EatsFields({ eats, onChange, isOwn }: EatsFieldsProps) {
  return (
    <>
      <CheckboxGroup
        label={say.allergies}
        hint={say.allergiesHint}
        choices={allergenIds}
        chosen={eats.allergens}
        onChoose={(allergens) => onChange({ allergens })}
        nameOf={(id) => capitalized(allergenName(id))}
      />
      <FoodField
        label={isOwn ? say.otherAllergies : say.theirOtherAllergies}
        hint={say.otherAllergiesHint}
        foods={eats.otherAllergies}
        onChange={(otherAllergies) => onChange({ otherAllergies })}
        isChecked
      />
      <CheckboxGroup
        label={say.diets}
        choices={dietaryPreferences}
        chosen={eats.diets}
        onChoose={(diets) => onChange({ diets })}
        nameOf={(id) => capitalized(dietName(id))}
      />
      <FoodField
        label={say.likes}
        hint={say.likesHint}
        foods={eats.likes}
        onChange={(likes) => onChange({ likes })}
      />
      <FoodField
        label={say.dislikes}
        hint={say.dislikesHint}
        foods={eats.dislikes}
        onChange={(dislikes) => onChange({ dislikes })}
        isChecked
      />
    </>
  )
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
