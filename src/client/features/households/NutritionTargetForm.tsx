import { useRef, useState } from 'react'
import * as m from '#messages'
import type { NutritionTarget } from '#shared/contract/planner/nutritionTargets.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import { agesOfEnergyFormula } from '#shared/kitchen/nutrition/energyNeed.ts'
import * as say from '#shared/messages/recipes/recipeReport.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { BodyMeasuresFields } from './BodyMeasuresFields.tsx'
import {
  createNutritionTargetFormSchema,
  emptyNutritionTargetDraft,
  type NutritionTargetDraft,
  type NutritionTargetFields,
  parseTypedNutritionTarget,
  type TypedNutritionTarget,
  targetNutrients,
  toNutritionTargetDraft,
  toTypedNutritionTarget,
} from './nutritionTargetDraft.ts'

interface NutritionTargetFormProps {
  target: NutritionTarget | undefined
  isBusy: boolean
  failure: string | null
  onSave: (target: NutritionTarget | undefined, draft: NutritionTargetDraft) => void
  onDismiss: () => void
}

const { min: youngest, max: oldest } = agesOfEnergyFormula

export function NutritionTargetForm({
  target,
  isBusy,
  failure,
  onSave,
  onDismiss,
}: NutritionTargetFormProps) {
  // The target that the form began with: a later one is not overwritten.
  const [began] = useState(target)
  const [typed, setTyped] = useState(() => toTypedNutritionTarget(began))
  const [isExpecting, setIsExpecting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { faults, submit, mend } = useValidatedForm(
    createNutritionTargetFormSchema(typed.isByFormula),
    (fields: NutritionTargetFields) => onSave(began, toNutritionTargetDraft(fields)),
    { form },
  )
  function change(part: Partial<TypedNutritionTarget>) {
    const next = { ...typed, ...part }
    setTyped(next)
    mend(parseTypedNutritionTarget(next))
  }
  const workedOutKcal = began?.workedOutKcal
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(parseTypedNutritionTarget(typed))
      }}
    >
      <FieldGroup label={m.nutrition_target_figures()} hint={m.nutrition_target_figures_hint()}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {targetNutrients.map((name) => (
            <LabelledField
              key={name}
              label={m.nutrition_target_figure({
                nutrient: say.nutrientNames[name](),
                unit: name === 'kcal' ? 'kcal' : name === 'sodiumMg' ? 'mg' : 'g',
              })}
              fault={faults[name]}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={typed.figures[name]}
                  onChange={({ target: { value } }) =>
                    change({ figures: { ...typed.figures, [name]: value } })
                  }
                  className={`${textFieldClasses} min-h-11`}
                />
              )}
            </LabelledField>
          ))}
        </div>
      </FieldGroup>
      <div className="flex flex-col gap-4">
        <Checkbox
          label={m.nutrition_target_by_formula()}
          hint={m.nutrition_target_by_formula_hint({ youngest, oldest })}
          isChecked={typed.isByFormula}
          onCheck={(isByFormula) => {
            setIsExpecting(false)
            change({ isByFormula })
          }}
        />
        {(typed.isByFormula || isExpecting) && (
          <Checkbox
            label={m.nutrition_target_expecting()}
            hint={m.nutrition_target_expecting_hint()}
            isChecked={isExpecting}
            onCheck={(isChecked) => {
              setIsExpecting(isChecked)
              change({ isByFormula: !isChecked })
            }}
          />
        )}
        {isExpecting && <p role="status">{m.nutrition_target_expecting_type()}</p>}
        {typed.isByFormula && (
          <BodyMeasuresFields
            body={typed.body}
            faults={faults}
            onChange={(part) => change({ body: { ...typed.body, ...part } })}
          />
        )}
        {typed.isByFormula && workedOutKcal && (
          <p>
            {m.nutrition_target_worked_out({
              typical: formatNumber(workedOutKcal.typical),
              low: formatNumber(workedOutKcal.low),
              high: formatNumber(workedOutKcal.high),
            })}{' '}
            {typed.figures.kcal.trim() !== '' && m.nutrition_target_typed_wins()}
          </p>
        )}
      </div>
      {failure && <AlertMessage>{failure}</AlertMessage>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {m.households_save()}
        </Button>
        {began && (
          <Button look="quiet" disabled={isBusy} onClick={() => onSave(began, emptyNutritionTargetDraft)}>
            {m.nutrition_target_remove()}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onDismiss}>
          {m.households_cancel()}
        </Button>
      </div>
    </form>
  )
}
