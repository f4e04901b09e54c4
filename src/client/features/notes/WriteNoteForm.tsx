import { useRef } from 'react'
import * as m from '#messages'
import type { Faults } from '#shared/contract/faults.ts'
import { noteMaxLength } from '#shared/contract/limits.ts'
import { toldSentenceOf } from '../../data/toldSentence.ts'
import { trpc } from '../../data/trpc.ts'
import { useDraftId } from '../../forms/useDraftId.ts'
import { useFieldFaults } from '../../forms/useFieldFaults.ts'
import { fill, useTypedWords } from '../../forms/useTypedWords.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { fieldBox } from '../../ui/TextField.tsx'
import { noteFaults } from './noteFaults.ts'

interface WriteNoteFormProps {
  recipe: { id: string; name: string }
  /** What a plain form brought back that was refused; null when none did. */
  refused: string | null
  /** What was wrong with that. */
  refusal: Faults
  back: string
  onDone: () => void
}

/** A note on a recipe. Before the scripts have come the browser itself sends it. */
export function WriteNoteForm({ recipe, refused, refusal, back, onDone }: WriteNoteFormProps) {
  const utils = trpc.useUtils()
  const field = useRef<HTMLTextAreaElement>(null)
  // Pressed again after an answer that got lost, the same words are kept once.
  const formId = useDraftId('/forum/write')
  const form = useRef<HTMLFormElement>(null)
  const typed = useTypedWords({
    key: `larder.note.${recipe.id}`,
    form,
    text: 'text',
    firstDraftId: formId,
    show: (words) => fill(form.current, words),
  })
  const { faults, setFaults, mend } = useFieldFaults(refusal)
  const write = trpc.notes.write.useMutation({
    async onSuccess(_, sent) {
      typed.sent(sent.text)
      await utils.notes.invalidate()
      onDone()
    },
  })
  async function submit() {
    const text = field.current?.value ?? ''
    const wrong = await noteFaults(recipe.id, text)
    setFaults(wrong)
    if (wrong.text !== undefined) return field.current?.focus()
    write.mutate({ draftId: typed.draftId(), recipeId: recipe.id, text: text.trim() })
  }
  return (
    <form
      ref={form}
      method="post"
      action="/forum/write"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!write.isPending) void submit()
      }}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="draftId" value={formId} />
      <input type="hidden" name="recipeId" value={recipe.id} />
      <input type="hidden" name="back" value={back} />
      <Field label={m.notes_text_label()} hint={m.notes_text_hint()} fault={faults.text}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="text"
            rows={4}
            maxLength={noteMaxLength}
            defaultValue={refused ?? ''}
            onInput={({ currentTarget: { value } }) => {
              typed.keep()
              if (write.isError) write.reset()
              void mend(() => noteFaults(recipe.id, value))
            }}
            className={fieldBox}
          />
        )}
      </Field>
      {write.isError && <Alert>{toldSentenceOf(write.error) ?? m.notes_write_failed()}</Alert>}
      <div>
        <Button type="submit" isBusy={write.isPending}>
          {write.isPending ? m.notes_submitting() : m.notes_submit()}
        </Button>
      </div>
    </form>
  )
}
