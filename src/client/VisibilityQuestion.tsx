import * as m from '#messages'
import { type Visibility, visibilities } from '#shared/kitchen/visibilities.ts'
import { visibilityName } from '#shared/messages/visibility.ts'
import { ChoiceCards } from './ui/ChoiceCards.tsx'
import { FieldGroup } from './ui/FieldGroup.tsx'

interface VisibilityQuestionProps {
  chosen: Visibility
  onChoose: (visibility: Visibility) => void
}

/** Who may see a recipe: asked where it is saved, and where its creator changes it. */
export function VisibilityQuestion({ chosen, onChoose }: VisibilityQuestionProps) {
  return (
    <FieldGroup label={m.visibility_question()}>
      <ChoiceCards
        name="visibility"
        size="small"
        choices={visibilities}
        chosen={chosen}
        onChoose={onChoose}
        nameOf={visibilityName}
      />
    </FieldGroup>
  )
}
