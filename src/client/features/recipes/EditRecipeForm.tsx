import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as say from '#shared/messages/recipeKeeping.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Status } from '../../ui/Status.tsx'
import { fieldBox } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { EditConflict } from './EditConflict.tsx'
import { LongField } from './LongField.tsx'
import type { RecipeWords } from './recipeWords.ts'
import type { RecipeEdit } from './useRecipeEdit.ts'

const recipeParts = [
  { name: 'ingredients', label: say.ingredients, hint: say.ingredientsHint, size: 'list' },
  { name: 'instructions', label: say.instructions, hint: say.instructionsHint, size: 'list' },
] as const
const blogParts = [{ name: 'content', label: say.content, hint: say.contentHint, size: 'page' }] as const

/** Everything of a recipe or a blog entry that its creator may change. */
export function EditRecipeForm({ edit }: { edit: RecipeEdit }) {
  const { words, kind, outcome, theirs, change } = edit
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const faults = outcome.kind === 'refused' ? outcome.faults : {}
  const doing = outcome.kind === 'busy' ? outcome.doing : null
  const refusals = outcome.kind === 'refused' ? outcome.refusals : 0
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!doing) void edit.save()
  }
  const set = (name: keyof RecipeWords) => (text: string) => change({ [name]: text })

  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-6">
      <noscript>
        <p className="rounded-2xl bg-sprig px-4 py-3">{say.editNeedsScripts}</p>
      </noscript>
      <Field label={say.name} fault={faults.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            readOnly={!isHydrated}
            value={words.name}
            onChange={({ target }) => change({ name: target.value })}
            className={`${fieldBox} min-h-11`}
          />
        )}
      </Field>
      <LongField
        name="description"
        label={say.description}
        fault={faults.description}
        size="few"
        isReadOnly={!isHydrated}
        value={words.description}
        onChange={set('description')}
      />
      {(kind === 'blog' ? blogParts : recipeParts).map((part) => (
        <LongField
          key={part.name}
          {...part}
          fault={faults[part.name]}
          isReadOnly={!isHydrated}
          value={words[part.name]}
          onChange={set(part.name)}
        />
      ))}
      {outcome.kind === 'failed' && <Alert>{outcome.sentence}</Alert>}
      {theirs && (
        <EditConflict
          mine={words}
          mineKind={kind}
          theirs={theirs}
          isBusy={doing !== null}
          onTakeTheirs={edit.takeTheirs}
          onKeepMine={() => void edit.keepMine()}
        />
      )}
      <Status>
        {outcome.kind === 'done' ? outcome.sentence : outcome.kind === 'back' && say.draftIsBack}
      </Status>
      <div className="flex flex-wrap gap-3" hidden={theirs !== null}>
        <Button type="submit" isBusy={doing === 'save'} disabled={!isHydrated || doing !== null}>
          {doing === 'save' ? say.savingContent : say.save}
        </Button>
        {kind === 'recipe' && (
          <Button
            look="quiet"
            isBusy={doing === 'convert'}
            disabled={!isHydrated || doing !== null}
            onClick={() => setIsAsked(true)}
          >
            {doing === 'convert' ? say.converting : say.convert}
          </Button>
        )}
        {edit.isDirty && (
          <Button look="plain" disabled={doing !== null} onClick={edit.discard}>
            {say.discard}
          </Button>
        )}
      </div>
      {isAsked && (
        <QuestionDialog
          title={say.convertTitle}
          question={say.convertQuestion}
          yes={say.convert}
          no={say.keepRecipe}
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
