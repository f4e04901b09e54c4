import * as m from '#messages'
import { questionnaireAnswerName } from '#shared/messages/names/answerNames.ts'
import * as say from '#shared/messages/recipes/generation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { useFocusOnHeading } from '../../../ui/useFocusOnHeading.ts'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { WizardStepForm } from './WizardStepForm.tsx'
import {
  visibleWizardQuestions,
  type WizardAnswers,
  type WizardQuestionKey,
  wizardQuestions,
} from './wizardState.ts'

interface QuestionFormProps {
  question: WizardQuestionKey
  answers: WizardAnswers
  /** Whether this screen followed another, so that its heading takes the focus. */
  takesFocus: boolean
  onAnswer: (answers: WizardAnswers) => void
  onNext: () => void
  onPrevious: () => void
}

/** One question. Without scripts it is a form that carries the answers so far in hidden fields. */
export function QuestionForm({
  question,
  answers,
  takesFocus,
  onAnswer,
  onNext,
  onPrevious,
}: QuestionFormProps) {
  const legend = useFocusOnHeading<HTMLLegendElement>({
    screen: question,
    isWanted: takesFocus,
    scrollTo: 'nearest',
  })
  const isHydrated = useIsHydrated()
  const visible = visibleWizardQuestions(answers)
  const position = visible.indexOf(question) + 1
  const isAnswered = answers[question] !== undefined
  return (
    <WizardStepForm
      at={question}
      answers={answers}
      asked={[question]}
      onNext={onNext}
      onPrevious={onPrevious}
    >
      <fieldset key={question} className="appear min-w-0">
        <legend ref={legend} tabIndex={-1} className="mb-6 w-full">
          <span className="block text-sm font-semibold text-soft">
            {m.generation_question_of({ position, count: visible.length })}
          </span>
          <span className="block font-dish text-3xl">{say.questionnaireQuestionTexts()[question]}</span>
        </legend>
        <ChoiceCards<string>
          name={question}
          choices={wizardQuestions[question]}
          chosen={answers[question]}
          nameOf={questionnaireAnswerName}
          onChoose={(choice) => onAnswer({ ...answers, [question]: choice })}
        />
      </fieldset>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button
          look="quiet"
          type="submit"
          name="go"
          value="previous"
          formNoValidate
          disabled={position === 1}
        >
          {m.generation_previous()}
        </Button>
        <Button type="submit" name="go" value="next" disabled={isHydrated && !isAnswered}>
          {m.generation_next()}
        </Button>
      </div>
    </WizardStepForm>
  )
}
