import * as m from '#messages'
import type { WishRequirements } from '#shared/contract/wishRequirements.ts'
import {
  removeWordsFromWish,
  wordsOfRequirement,
} from '#shared/kitchen/wish/requirements/wordsOfRequirement.ts'
import { Button } from '../../../ui/Button.tsx'
import type { WizardAnswers } from '../wizard/wizardState.ts'

interface WishConflictsProps {
  answers: WizardAnswers
  read: WishRequirements
  nameOfAnswer: (answer: string) => string
  namesOfQuestions: Readonly<Record<Contradicted, string>>
  /** Gets the answers as they are resolved, and `told`: the sentence about it for screen readers. */
  onResolve: (answers: WizardAnswers, told: string) => void
  onGenerate: () => void
  isBusy: boolean
}

type Contradicted = WishRequirements['conflicts'][number]['answer']
type Change = WishRequirements['conflicts'][number]['changes'][number]

/** What of the wish does not go with the answers, each with the ways to resolve it. */
export default function WishConflicts(props: WishConflictsProps) {
  const { answers, read, nameOfAnswer, namesOfQuestions, onResolve, onGenerate, isBusy } = props
  const { requirements, conflicts } = read
  const wish = answers.description?.trim() ?? ''
  const leaveOut = ({
    requirement: { kind, said },
    start,
    end,
  }: WishRequirements['requirements'][number]) => {
    const all = requirements.map((each) => ({ ...each, kind: each.requirement.kind }))
    const words = wordsOfRequirement(wish, { kind, start, end }, all)
    onResolve(
      { ...answers, description: removeWordsFromWish(wish, words) },
      m.wish_conflicts_left_out({ said }),
    )
  }
  return (
    <section
      aria-labelledby="conflicts-title"
      className="flex flex-col gap-4 rounded-2xl border border-paprika bg-card p-4 sm:p-5"
    >
      <h3 id="conflicts-title" className="text-xl">
        {m.wish_conflicts_title()}
      </h3>
      {conflicts.map((conflict) => {
        const contradicted = requirements[conflict.at]
        if (!contradicted) return null
        const { said } = contradicted.requirement
        const answer = nameOfAnswer(answers[conflict.answer] ?? '')
        return (
          <fieldset key={`${conflict.at} ${conflict.answer}`} className="wrap-anywhere">
            <legend className="mb-3 font-semibold">{m.wish_conflicts_sentence({ said, answer })}</legend>
            <div className="flex flex-wrap gap-3">
              {conflict.changes.map((change) => {
                const [question, changed] = answerOfChange(change)
                const words = { question: namesOfQuestions[question], answer: nameOfAnswer(changed) }
                return (
                  <Button
                    key={changed}
                    look="quiet"
                    onClick={() => onResolve(withChange(answers, change), m.wish_conflicts_changed(words))}
                  >
                    {m.wish_conflicts_change(words)}
                  </Button>
                )
              })}
              <Button look="quiet" onClick={() => leaveOut(contradicted)}>
                {m.wish_conflicts_leave_out({ said })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button look="quiet" onClick={onGenerate} disabled={isBusy}>
          {m.wish_conflicts_anyway()}
        </Button>
      </div>
    </section>
  )
}

/** The question that is answered otherwise, and its new answer; a diet that asks for meat brings that along. */
function answerOfChange({ dietType, meatPreference, cookingTime }: Change): [Contradicted, string] {
  if (dietType) return ['dietType', dietType]
  return cookingTime ? ['cookingTime', cookingTime] : ['meatPreference', meatPreference ?? '']
}

function withChange(
  answers: WizardAnswers,
  { dietType, meatPreference, cookingTime }: Change,
): WizardAnswers {
  const { meatPreference: before, ...kept } = answers
  const meat = meatPreference === undefined ? before : meatPreference
  return {
    ...kept,
    ...(dietType && { dietType }),
    ...(cookingTime && { cookingTime }),
    ...(meat && { meatPreference: meat }),
  }
}
