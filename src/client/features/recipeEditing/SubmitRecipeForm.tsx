import type { InputHTMLAttributes } from 'react'
import * as m from '#messages'
import { type SubmissionField, totalTimeOfSubmission } from '#shared/contract/recipes/submission.ts'
import { cuisines, dietTypes, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import { cuisineName, dietTypeName, mealName } from '#shared/messages/names/names.ts'
import { VisibilityQuestion } from '../../forms/VisibilityQuestion.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Status } from '../../ui/Status.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { LineReadings } from './LineReadings.tsx'
import { LongField } from './LongField.tsx'
import { OtherDrafts } from './OtherDrafts.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { useSubmission } from './useSubmission.ts'

/** A recipe of one's own. Before the scripts have come the browser itself sends it. */
export default function SubmitRecipeForm() {
  const isHydrated = useIsHydrated()
  const submission = useSubmission()
  const { form, chooser, draftId, typed, faults, fault, isBusy, isBack, change, submit, discard } = submission
  const long = (name: SubmissionField, label: string, size: 'few' | 'list', hint?: string) => (
    <LongField
      {...{ name, label, size, hint }}
      isReadOnly={isBusy}
      fault={faults[name]}
      value={typed[name]}
      onChange={(text) => change(name, text)}
    />
  )
  const short = (
    name: SubmissionField,
    label: string,
    options: Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder'> = {},
  ) => (
    <Field label={label} fault={faults[name]}>
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
    </Field>
  )
  const choice = (
    name: SubmissionField,
    label: string,
    choices: readonly string[],
    nameOf: (choice: string) => string,
  ) => (
    <Field label={label} fault={faults[name]}>
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
    </Field>
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
      {short('name', m.recipe_keeping_name())}
      {long('description', m.recipe_keeping_description(), 'few')}
      <div className="grid gap-6 sm:grid-cols-3">
        {choice('mealType', m.recipe_keeping_meal_type(), storedMealTypes, mealName)}
        {choice('dietType', m.recipe_keeping_diet_type(), dietTypes, dietTypeName)}
        {choice('cuisine', m.recipe_keeping_cuisine(), cuisines, cuisineName)}
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {short('servings', m.recipe_keeping_servings(), { inputMode: 'numeric' })}
        {short('prepTimeMinutes', m.recipe_keeping_prep_time(), { inputMode: 'numeric' })}
        {short('cookTimeMinutes', m.recipe_keeping_cook_time(), { inputMode: 'numeric' })}
        {short('totalTimeMinutes', m.recipe_keeping_total_time(), {
          inputMode: 'numeric',
          placeholder: totalTimeOfSubmission(typed),
        })}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {long('ingredients', m.recipe_keeping_ingredients(), 'list', m.recipe_keeping_ingredients_hint())}
        <LineReadings text={typed.ingredients} />
      </div>
      {long('instructions', m.recipe_keeping_instructions(), 'list', m.recipe_keeping_instructions_hint())}
      {isHydrated && (
        <Field label={m.photos_label()} hint={m.photos_lead_optional()}>
          {(control) => <PhotoChooser {...control} ref={chooser} />}
        </Field>
      )}
      {fault && <Alert>{fault}</Alert>}
      <VisibilityQuestion {...submission.visibility} onChoose={submission.chooseVisibility} />
      <Status>{isBack && m.recipe_keeping_draft_is_back()}</Status>
      <OtherDrafts drafts={submission.otherDrafts} isBusy={isBusy} onTake={submission.take} />
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
