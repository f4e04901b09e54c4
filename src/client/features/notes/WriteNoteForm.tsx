import { useRef } from 'react'
import * as m from '#messages'
import { maxRecipeNoteLength } from '#shared/contract/limits.ts'
import { WriteRecipeNoteInput } from '#shared/contract/notes.ts'
import { serverSentenceOfError } from '../../data/serverSentence.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useFormDraftId } from '../../forms/useFormDraftId.ts'
import { fillFormFields, useStoredFormValues } from '../../forms/useStoredFormValues.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'

interface WriteNoteFormProps {
  recipe: { id: string; name: string }
  /** What a plain form brought back that was refused; null when none did. */
  refused: string | null
  back: string
  /** With what was done; null when a note is sent. */
  onStatus: (done: 'written' | null) => void
}

/** A note on a recipe. Before the scripts have come the browser itself sends it. */
export default function WriteNoteForm({ recipe, refused, back, onStatus }: WriteNoteFormProps) {
  const utils = trpcHooks.useUtils()
  // Pressed again after an answer that got lost, the same words are kept once.
  const formId = useFormDraftId('/forum/write')
  const form = useRef<HTMLFormElement>(null)
  const typed = useStoredFormValues({
    key: `larder.note.${recipe.id}`,
    form,
    text: 'text',
    firstDraftId: formId,
    show: (words) => fillFormFields(form.current, words),
  })
  const write = trpcHooks.notes.write.useMutation({
    onMutate: () => onStatus(null),
    async onSuccess(_, sent) {
      typed.sent(sent.text)
      await utils.notes.invalidate()
      onStatus('written')
    },
  })
  const read = () => ({ ...typed.input(), recipeId: recipe.id })
  const { faults, submit, mend } = useValidatedForm(WriteRecipeNoteInput, (input) => write.mutate(input), {
    form,
    refused: refused === null ? null : { draftId: formId, recipeId: recipe.id, text: refused },
  })
  return (
    <form
      ref={form}
      method="post"
      action="/forum/write"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!write.isPending) void submit(read())
      }}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="draftId" value={formId} />
      <input type="hidden" name="recipeId" value={recipe.id} />
      <input type="hidden" name="back" value={back} />
      <LabelledField label={m.notes_text_label()} hint={m.notes_text_hint()} fault={faults.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={4}
            maxLength={maxRecipeNoteLength}
            defaultValue={refused ?? ''}
            onInput={() => {
              typed.keep()
              if (write.isError) write.reset()
              mend(read())
            }}
            className={textFieldClasses}
          />
        )}
      </LabelledField>
      {write.isError && (
        <AlertMessage>{serverSentenceOfError(write.error) ?? m.notes_write_failed()}</AlertMessage>
      )}
      <div>
        <Button type="submit" isBusy={write.isPending}>
          {write.isPending ? m.notes_submitting() : m.notes_submit()}
        </Button>
      </div>
    </form>
  )
}
