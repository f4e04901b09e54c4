import * as m from '#messages'
import {
  householdVisibilityOption,
  unknownHouseholdOption,
  type VisibilityOption,
} from '#shared/kitchen/recipeVisibilities.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { type HouseholdsOfVisibilityOptions, visibilityOptionName } from './visibilityOptions.ts'

interface VisibilityQuestionProps extends HouseholdsOfVisibilityOptions {
  chosen: VisibilityOption
  onChoose: (option: VisibilityOption) => void
}

/**
 * Asks who may see a recipe, when it is saved and when its creator changes it. If the chosen household cannot be chosen any
 * more, no option is selected and a hint says so.
 */
export function VisibilityQuestion({ current, shownTo = null, chosen, onChoose }: VisibilityQuestionProps) {
  const choices: VisibilityOption[] = [
    'everyone',
    ...(shownTo && shownTo.id !== current?.id ? [householdVisibilityOption(shownTo.id)] : []),
    current ? householdVisibilityOption(current.id) : 'household',
    'creator',
  ]
  const isChosenAvailable = choices.includes(chosen)
  const hint =
    chosen === unknownHouseholdOption ? m.visibility_household_not_kept() : m.visibility_choose_again()
  return (
    <FieldGroup label={m.visibility_question()} {...(!isChosenAvailable && { hint })}>
      <ChoiceCards
        name="visibility"
        size="small"
        choices={choices}
        chosen={isChosenAvailable ? chosen : undefined}
        onChoose={onChoose}
        nameOf={(option) => visibilityOptionName(option, { current, shownTo })}
      />
    </FieldGroup>
  )
}
