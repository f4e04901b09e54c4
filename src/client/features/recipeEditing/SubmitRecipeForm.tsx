import type { InputHTMLAttributes } from 'react'
import * as m from '#messages'
import {
  type TypedRecipeFieldName,
  totalTimeOfSubmission,
} from '#shared/contract/recipes/typedRecipeFields.ts'
import { cuisines, dietTypes, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import { cuisineName, dietTypeName, mealTypeName } from '#shared/messages/names/names.ts'
import { VisibilityQuestion } from '../../forms/VisibilityQuestion.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { Select } from '../../ui/Select.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { DraftsOfOtherTabs } from './DraftsOfOtherTabs.tsx'
import { IngredientLineReadings } from './IngredientLineReadings.tsx'
import { LongTextField } from './LongTextField.tsx'
import { RecipePhotoChooser } from './RecipePhotoChooser.tsx'
import { useTypedRecipe } from './useTypedRecipe.ts'

/** A recipe of one's own. Before the scripts have come the browser itself sends it. */
export default function SubmitRecipeForm() {
  const isHydrated = useIsHydrated()
  const submission = useTypedRecipe()
  const { form, chooser, draftId, typed, faults, fault, isBusy, isBack, change, submit, discard } = submission
  const longTextField = (name: TypedRecipeFieldName, label: string, size: 'few' | 'list', hint?: string) => (
    <LongTextField
      {...{ name, label, size, hint }}
      isReadOnly={isBusy}
      fault={faults[name]}
      value={typed[name]}
      onChange={(text) => change(name, text)}
    />
  )
  const shortTextField = (
    name: TypedRecipeFieldName,
    label: string,
    options: Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder'> = {},
  ) => (
    <LabelledField label={label} fault={faults[name]}>
      {(control) => (
        <input
          {...control}
          {...options}
          name={name}
          autoComplete="off"
          readOnly={isBusy}
          value={typed[name]}
          onChange={({ target }) => change(name, target.value)}
          className={`${textFieldClasses} min-h-11`}
        />
      )}
    </LabelledField>
  )
  const choice = (
    name: TypedRecipeFieldName,
    label: string,
    choices: readonly string[],
    nameOf: (choice: string) => string,
  ) => (
    <LabelledField label={label} fault={faults[name]}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={typed[name]}
          onChange={({ target }) => change(name, target.value)}
        >
          <option value="">{m.recipe_keeping_choose_one()}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </Select>
      )}
    </LabelledField>
  )
  return (
    <form
      ref={form}
      method="post"
      action="/submit-recipe"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="draftId" value={draftId} />
      {shortTextField('name', m.recipe_keeping_name())}
      {longTextField('description', m.recipe_keeping_description(), 'few')}
      <div className="grid gap-6 sm:grid-cols-3">
        {choice('mealType', m.recipe_keeping_meal_type(), storedMealTypes, mealTypeName)}
        {choice('dietType', m.recipe_keeping_diet_type(), dietTypes, dietTypeName)}
        {choice('cuisine', m.recipe_keeping_cuisine(), cuisines, cuisineName)}
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {shortTextField('servings', m.recipe_keeping_servings(), { inputMode: 'numeric' })}
        {shortTextField('prepTimeMinutes', m.recipe_keeping_prep_time(), { inputMode: 'numeric' })}
        {shortTextField('cookTimeMinutes', m.recipe_keeping_cook_time(), { inputMode: 'numeric' })}
        {shortTextField('totalTimeMinutes', m.recipe_keeping_total_time(), {
          inputMode: 'numeric',
          placeholder: totalTimeOfSubmission(typed),
        })}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {longTextField(
          'ingredients',
          m.recipe_keeping_ingredients(),
          'list',
          m.recipe_keeping_ingredients_hint(),
        )}
        <IngredientLineReadings text={typed.ingredients} />
      </div>
      {longTextField(
        'instructions',
        m.recipe_keeping_instructions(),
        'list',
        m.recipe_keeping_instructions_hint(),
      )}
      {isHydrated && (
        <LabelledField label={m.photos_label()} hint={m.photos_lead_optional()}>
          {(control) => <RecipePhotoChooser {...control} ref={chooser} />}
        </LabelledField>
      )}
      {fault && <AlertMessage>{fault}</AlertMessage>}
      <VisibilityQuestion {...submission.visibility} onChoose={submission.chooseVisibility} />
      <StatusMessage>{isBack && m.recipe_keeping_draft_is_back()}</StatusMessage>
      <DraftsOfOtherTabs drafts={submission.otherDrafts} isBusy={isBusy} onTake={submission.take} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? m.recipe_keeping_submitting() : m.recipe_keeping_submit()}
        </Button>
        {isBack && (
          <Button look="plain" onClick={discard}>
            {m.recipe_keeping_start_anew()}
          </Button>
        )}
      </div>
    </form>
  )
}
