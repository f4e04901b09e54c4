import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { DraftsOfOtherTabs } from './DraftsOfOtherTabs.tsx'
import { LongTextField } from './LongTextField.tsx'
import { RecipeEditConflict } from './RecipeEditConflict.tsx'
import type { RecipeFormText } from './recipeFormText.ts'
import type { RecipeEdit } from './useRecipeEdit.ts'

const recipeParts = [
  {
    name: 'ingredients',
    label: m.recipe_keeping_ingredients,
    hint: m.recipe_keeping_ingredients_hint,
    size: 'list',
  },
  {
    name: 'instructions',
    label: m.recipe_keeping_instructions,
    hint: m.recipe_keeping_instructions_hint,
    size: 'list',
  },
] as const
const blogParts = [
  { name: 'content', label: m.recipe_keeping_content, hint: m.recipe_keeping_content_hint, size: 'page' },
] as const

/** Everything of a recipe or a blog entry that its creator may change. */
export function EditRecipeForm({ edit }: { edit: RecipeEdit }) {
  const { words, kind, faults, outcome, theirs, change } = edit
  const isHydrated = useIsHydrated()
  const [isAsked, setIsAsked] = useState(false)
  const busyWith = outcome.kind === 'busy' ? outcome.doing : null
  // A conversion and a restored version replace all fields: words typed meanwhile would be dropped.
  const isReadOnly = !isHydrated || busyWith === 'convert' || busyWith === 'restore'

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busyWith) void edit.save()
  }
  const set = (name: keyof RecipeFormText) => (text: string) => change({ [name]: text })

  return (
    <form ref={edit.form} onSubmit={send} noValidate className="flex flex-col gap-6">
      <noscript>
        <p className="rounded-2xl bg-sprig px-4 py-3">{m.recipe_keeping_edit_needs_scripts()}</p>
      </noscript>
      <LabelledField label={m.recipe_keeping_name()} fault={faults.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            readOnly={isReadOnly}
            value={words.name}
            onChange={({ target }) => change({ name: target.value })}
            className={`${textFieldClasses} min-h-11`}
          />
        )}
      </LabelledField>
      <LongTextField
        name="description"
        label={m.recipe_keeping_description()}
        fault={faults.description}
        size="few"
        isReadOnly={isReadOnly}
        value={words.description}
        onChange={set('description')}
      />
      {(kind === 'blog' ? blogParts : recipeParts).map(({ name, label, hint, size }) => (
        <LongTextField
          key={name}
          name={name}
          label={label()}
          hint={hint()}
          size={size}
          fault={faults[name]}
          isReadOnly={isReadOnly}
          value={words[name]}
          onChange={set(name)}
        />
      ))}
      {outcome.kind === 'failed' && <AlertMessage>{outcome.sentence}</AlertMessage>}
      {theirs && (
        <RecipeEditConflict
          mine={words}
          mineKind={kind}
          theirs={theirs}
          isBusy={busyWith !== null}
          onTakeTheirs={edit.discardOwnEdits}
          onKeepMine={() => void edit.keepMine()}
        />
      )}
      <StatusMessage>
        {outcome.kind === 'done'
          ? outcome.sentence
          : outcome.kind === 'back' && m.recipe_keeping_draft_is_back()}
      </StatusMessage>
      <DraftsOfOtherTabs drafts={edit.otherDrafts} isBusy={busyWith !== null} onTake={edit.take} />
      <div className="flex flex-wrap gap-3" hidden={theirs !== null}>
        <Button type="submit" isBusy={busyWith === 'save'} disabled={!isHydrated || busyWith !== null}>
          {busyWith === 'save' ? m.recipe_keeping_saving_content() : m.recipe_keeping_save()}
        </Button>
        {kind === 'recipe' && (
          <Button
            look="quiet"
            isBusy={busyWith === 'convert'}
            disabled={!isHydrated || busyWith !== null}
            onClick={() => setIsAsked(true)}
          >
            {busyWith === 'convert' ? m.recipe_keeping_converting() : m.recipe_keeping_convert()}
          </Button>
        )}
        {edit.isDirty && (
          <Button look="plain" disabled={busyWith !== null} onClick={edit.discard}>
            {m.recipe_keeping_discard()}
          </Button>
        )}
      </div>
      {isAsked && (
        <QuestionDialog
          title={m.recipe_keeping_convert_title()}
          question={m.recipe_keeping_convert_question()}
          yes={m.recipe_keeping_convert()}
          no={m.recipe_keeping_keep_recipe()}
          onYes={() => {
            setIsAsked(false)
            void edit.convert()
          }}
          onNo={() => setIsAsked(false)}
        />
      )}
    </form>
  )
}
