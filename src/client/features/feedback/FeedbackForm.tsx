import { useRef, useState } from 'react'
import * as m from '#messages'
import { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { maxFeedbackLength } from '#shared/contract/limits.ts'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { feedbackTypes } from '#shared/kitchen/feedbackTypes.ts'
import * as say from '#shared/messages/feedback.ts'
import { serverSentenceOfError } from '../../data/serverSentence.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useFormDraftId } from '../../forms/useFormDraftId.ts'
import { useStoredFormValues } from '../../forms/useStoredFormValues.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

type FeedbackType = (typeof feedbackTypes)[number]

interface FeedbackFormProps {
  /** What a plain form brought back that was refused; null when none did. */
  refused: { type: string; description: string } | null
  /** Whether a plain form has just been sent. */
  wasSent: boolean
}

/**
 * Anybody writes to us. What could not be sent stays where it was typed. Before the scripts have come the browser itself
 * sends it.
 */
export function FeedbackForm({ refused, wasSent }: FeedbackFormProps) {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [type, setType] = useState<FeedbackType>(() => parseFeedbackType(refused?.type) ?? 'feature')
  const [description, setDescription] = useState(refused?.description ?? '')
  // Pressed again after an answer that got lost, the same words are kept once.
  const formId = useFormDraftId('/feedback')
  const typed = useStoredFormValues({
    key: 'larder.feedback',
    form,
    text: 'description',
    beside: ['type'],
    firstDraftId: formId,
    show(words) {
      setDescription(words.description ?? '')
      setType((known) => parseFeedbackType(words.type) ?? known)
    },
  })
  const feedback = trpcHooks.feedback.submit.useMutation({
    onSuccess: (_, sent) => typed.sent(sent.description),
  })
  const { fault, submit, mend } = useValidatedForm(SubmitFeedbackInput, (input) => feedback.mutate(input), {
    form,
    refused: refused && { draftId: formId, ...refused },
  })
  return (
    <form
      ref={form}
      method="post"
      action="/feedback"
      noValidate
      className="flex flex-col gap-6"
      onInput={typed.keep}
      onSubmit={(event) => {
        event.preventDefault()
        if (!feedback.isPending) void submit(typed.input())
      }}
    >
      <input type="hidden" name="draftId" value={formId} />
      <fieldset>
        <legend className="mb-2 font-semibold">{m.feedback_type()}</legend>
        <ChoiceCards
          name="type"
          size="small"
          choices={feedbackTypes}
          chosen={type}
          onChoose={setType}
          nameOf={(each) => say.feedbackTypeNames()[each]}
        />
      </fieldset>
      <LabelledField label={m.feedback_description()} fault={fault ?? undefined}>
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={7}
            maxLength={maxFeedbackLength}
            value={description}
            onChange={({ target }) => {
              setDescription(target.value)
              if (!feedback.isIdle && !feedback.isPending) feedback.reset()
              mend(typed.input())
            }}
            className={textFieldClasses}
          />
        )}
      </LabelledField>
      {feedback.isError && (
        <AlertMessage>{serverSentenceOfError(feedback.error) ?? m.feedback_failed()}</AlertMessage>
      )}
      <StatusMessage>
        {(feedback.isSuccess || (wasSent && feedback.isIdle)) && m.feedback_thanks()}
      </StatusMessage>
      <div>
        <Button
          type="submit"
          isBusy={feedback.isPending}
          disabled={isHydrated && !isVisibleText(description)}
        >
          {feedback.isPending ? m.feedback_submitting() : m.feedback_submit()}
        </Button>
      </div>
    </form>
  )
}

function parseFeedbackType(word: unknown): FeedbackType | undefined {
  return feedbackTypes.find((each) => each === word)
}
