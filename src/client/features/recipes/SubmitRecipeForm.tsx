import type { InputHTMLAttributes } from 'react'
import { bothTimes, type SubmissionField } from '#shared/contract/submission.ts'
import { cuisines, dietTypes, keptMealTypes } from '#shared/kitchen/questionnaire.ts'
import * as sayPhotos from '#shared/messages/photos.ts'
import * as say from '#shared/messages/recipeKeeping.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Status } from '../../ui/Status.tsx'
import { fieldBox } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { LineReadings } from './LineReadings.tsx'
import { LongField } from './LongField.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { useSubmission } from './useSubmission.ts'

/** A recipe of one's own. Before the scripts have come the browser itself sends it. */
export function SubmitRecipeForm() {
  const isHydrated = useIsHydrated()
  const { form, chooser, typed, faults, fault, isBusy, isBack, change, submit, discard } = useSubmission()
  const long = (name: SubmissionField, label: string, size: 'few' | 'list', hint?: string) => (
    <LongField
      {...{ name, label, size, hint }}
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
          value={typed[name]}
          onChange={({ target }) => change(name, target.value)}
          className={`${fieldBox} min-h-11`}
        />
      )}
    </Field>
  )
  const choice = (name: SubmissionField, label: string, choices: readonly string[]) => (
    <Field label={label} fault={faults[name]}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={typed[name]}
          onChange={({ target }) => change(name, target.value)}
        >
          <option value="">{say.chooseOne}</option>
          {choices.map((each) => (
            <option key={each}>{each}</option>
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
      {short('name', say.name)}
      {long('description', say.description, 'few')}
      <div className="grid gap-6 sm:grid-cols-3">
        {choice('mealType', say.mealType, keptMealTypes)}
        {choice('dietType', say.dietType, dietTypes)}
        {choice('cuisine', say.cuisine, cuisines)}
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {short('servings', say.servings, { inputMode: 'numeric' })}
        {short('prepTimeMinutes', say.prepTime, { inputMode: 'numeric' })}
        {short('cookTimeMinutes', say.cookTime, { inputMode: 'numeric' })}
        {short('totalTimeMinutes', say.totalTime, { inputMode: 'numeric', placeholder: bothTimes(typed) })}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {long('ingredients', say.ingredients, 'list', say.ingredientsHint)}
        <LineReadings text={typed.ingredients} />
      </div>
      {long('instructions', say.instructions, 'list', say.instructionsHint)}
      {isHydrated && (
        <Field label={sayPhotos.label} hint={sayPhotos.leadOptional}>
          {(control) => <PhotoChooser {...control} ref={chooser} />}
        </Field>
      )}
      {fault && <Alert>{fault}</Alert>}
      <div className="flex flex-col">
        <Status>{isBack && say.draftIsBack}</Status>
        <p className="text-soft">{say.savedForAll}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? say.submitting : say.submit}
        </Button>
        {isBack && (
          <Button look="plain" onClick={discard}>
            {say.startAnew}
          </Button>
        )}
      </div>
    </form>
  )
}
