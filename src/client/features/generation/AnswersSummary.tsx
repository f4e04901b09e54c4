import * as m from '#messages'
import { answerName } from '#shared/messages/answerNames.ts'
import * as say from '#shared/messages/generation.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import { WizardForm } from './WizardForm.tsx'
import { type Answers, answerEntries } from './wizardState.ts'

interface AnswersSummaryProps {
  answers: Answers
  /** Whether this screen followed another, so that its heading takes the focus. */
  takesFocus: boolean
  isBusy: boolean
  onEdit: () => void
  onGenerate: () => void
}

/** All answers at a glance, and the button this wizard is for. */
export function AnswersSummary({ answers, takesFocus, isBusy, onEdit, onGenerate }: AnswersSummaryProps) {
  const heading = useFocusOn<HTMLHeadingElement>({
    screen: `summary ${isBusy}`,
    isWanted: takesFocus && !isBusy,
    scrollTo: 'nearest',
  })
  return (
    <div className="appear flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {m.generation_summary_title()}
      </h2>
      <dl className="divide-y divide-line border-y border-line">
        {answerEntries(withWish(answers)).map(([key, value]) => (
          <div key={key} className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="text-soft">{say.answerNames()[key]}</dt>
            <dd className="font-semibold wrap-anywhere">
              {key === 'description' ? value : answerName(value)}
            </dd>
          </div>
        ))}
      </dl>
      <noscript>
        <p className="rounded-2xl bg-blush px-4 py-3 font-semibold text-paprika-deep">
          {m.generation_needs_scripts()}
        </p>
      </noscript>
      <WizardForm at="summary" answers={answers} asked={[]} onNext={onGenerate} onPrevious={onEdit}>
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="quiet" type="submit" name="go" value="previous" disabled={isBusy}>
            {m.generation_edit()}
          </Button>
          <Button type="submit" name="go" value="generate" isBusy={isBusy}>
            {isBusy ? m.generation_generating() : m.generation_generate()}
          </Button>
        </div>
      </WizardForm>
    </div>
  )
}

/** Shows the wish that will be sent: an empty one becomes the default. */
function withWish(answers: Answers): Answers {
  return { ...answers, description: answers.description?.trim() || m.generation_default_description() }
}
