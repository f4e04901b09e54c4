import * as m from '#messages'
import { activityLevels, bodySexes } from '#shared/kitchen/nutrition/energyNeed.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import type { BodyFigureName, TypedNutritionTarget } from './nutritionTargetDraft.ts'

interface BodyMeasuresFieldsProps {
  body: TypedNutritionTarget['body']
  faults: Readonly<Partial<Record<string, string>>>
  onChange: (part: Partial<TypedNutritionTarget['body']>) => void
}

const figureNames: Record<BodyFigureName, () => string> = {
  age: m.nutrition_target_age,
  heightCm: m.nutrition_target_height,
  weightKg: m.nutrition_target_weight,
}
const sexNames = { female: m.nutrition_target_sexes_female, male: m.nutrition_target_sexes_male }
const activityNames = {
  low: m.nutrition_target_activities_low,
  moderate: m.nutrition_target_activities_moderate,
  high: m.nutrition_target_activities_high,
}

/** What the energy of an adult is worked out from. */
export function BodyMeasuresFields({ body, faults, onChange }: BodyMeasuresFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {(Object.keys(figureNames) as BodyFigureName[]).map((name) => (
          <LabelledField key={name} label={figureNames[name]()} fault={faults[name]}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={body[name]}
                onChange={({ target: { value } }) => onChange({ [name]: value })}
                className={`${textFieldClasses} min-h-11`}
              />
            )}
          </LabelledField>
        ))}
      </div>
      <FieldGroup label={m.nutrition_target_sex()} hint={m.nutrition_target_sex_hint()}>
        <ChoiceCards
          name="body-sex"
          size="small"
          choices={bodySexes}
          chosen={body.sex}
          onChoose={(sex) => onChange({ sex })}
          nameOf={(sex) => sexNames[sex]()}
        />
      </FieldGroup>
      <FieldGroup label={m.nutrition_target_activity()}>
        <ChoiceCards
          name="body-activity"
          size="small"
          choices={activityLevels}
          chosen={body.activity}
          onChoose={(activity) => onChange({ activity })}
          nameOf={(activity) => activityNames[activity]()}
        />
      </FieldGroup>
    </div>
  )
}
