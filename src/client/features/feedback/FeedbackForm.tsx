import { TRPCClientError } from '@trpc/client'
import { useRef, useState } from 'react'
import { feedbackMaxLength } from '#shared/contract/feedback.ts'
import { feedbackTypes } from '#shared/kitchen/feedbackTypes.ts'
import * as say from '#shared/messages/feedback.ts'
import { type AppErrorData, trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Status } from '../../ui/Status.tsx'
import { fieldBox } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** Anybody writes to us. What could not be sent stays where it was typed. */
export function FeedbackForm() {
  const isHydrated = useIsHydrated()
  const [type, setType] = useState<(typeof feedbackTypes)[number]>('feature')
  const [description, setDescription] = useState('')
  // Pressed again after an answer that got lost, the same words are kept once.
  const draftId = useRef<string | null>(null)
  const feedback = trpc.feedback.submit.useMutation({
    onSuccess() {
      draftId.current = null
      setDescription('')
    },
  })
  function submit() {
    draftId.current ??= crypto.randomUUID()
    feedback.mutate({ draftId: draftId.current, type, description: description.trim() })
  }
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!feedback.isPending) submit()
      }}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">{say.type}</legend>
        <ChoiceCards
          name="type"
          size="small"
          choices={feedbackTypes}
          chosen={type}
          onChoose={setType}
          nameOf={(each) => say.typeNames[each]}
        />
      </fieldset>
      <Field label={say.description}>
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={7}
            maxLength={feedbackMaxLength}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            className={fieldBox}
          />
        )}
      </Field>
      {feedback.isError && <Alert>{sentenceOf(feedback.error)}</Alert>}
      <Status>{feedback.isSuccess && say.thanks}</Status>
      <div>
        <Button type="submit" isBusy={feedback.isPending} disabled={!isHydrated || description.trim() === ''}>
          {feedback.isPending ? say.submitting : say.submit}
        </Button>
      </div>
    </form>
  )
}

/** The server's own words where waiting helps, else the one sentence there is. */
function sentenceOf(error: unknown): string {
  const data = error instanceof TRPCClientError ? (error.data as AppErrorData | undefined) : undefined
  return error instanceof Error && data?.code === 'TOO_MANY_REQUESTS' ? error.message : say.failed
}
