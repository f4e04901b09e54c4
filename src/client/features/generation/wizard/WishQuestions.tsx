import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { WishClarification, WishReading } from '#shared/contract/generation.ts'
import { foodNameMaxLength } from '#shared/contract/limits.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { splitTypedFoods } from './wizardState.ts'

type UnclearPassage = WishReading['unclear'][number]

interface WishQuestionsProps {
  unclear: readonly UnclearPassage[]
  clarifications: readonly WishClarification[]
  /** Null takes an answer back. */
  onClarify: (passage: string, leaveOut: readonly string[] | null) => void
}

/** Asks about each passage of a wish that may leave something out. */
export default function WishQuestions({ unclear, clarifications, onClarify }: WishQuestionsProps) {
  return (
    <section aria-labelledby="unclear-title" className="flex flex-col gap-4 rounded-2xl bg-sprig p-4 sm:p-5">
      <h3 id="unclear-title" className="text-xl">
        {m.generation_unclear_title()}
      </h3>
      {unclear.map((each) => (
        <WishQuestion
          key={each.passage}
          unclear={each}
          answer={clarifications.find(({ passage }) => passage === each.passage)?.leaveOut ?? null}
          onAnswer={(leaveOut) => onClarify(each.passage, leaveOut)}
        />
      ))}
    </section>
  )
}

interface WishQuestionProps {
  unclear: UnclearPassage
  /** Foods to leave out; null while nothing was answered. */
  answer: readonly string[] | null
  onAnswer: (leaveOut: readonly string[] | null) => void
}

function WishQuestion({ unclear: { passage, foods }, answer, onAnswer }: WishQuestionProps) {
  const field = useRef<HTMLFieldSetElement>(null)
  const hasAnswered = useRef(false)
  const isOpen = answer === null
  // The button that was pressed is gone: the focus stays with the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question opens or closes.
  useEffect(() => {
    if (hasAnswered.current) field.current?.focus()
  }, [isOpen])
  const give = (leaveOut: readonly string[] | null) => {
    hasAnswered.current = true
    onAnswer(leaveOut)
  }
  return (
    <fieldset ref={field} tabIndex={-1} className="flex flex-col gap-3 wrap-anywhere">
      <legend className="mb-3 font-semibold">
        {answer === null
          ? m.generation_unclear_question({ passage })
          : answer.length > 0
            ? m.generation_answered_leave_out({ passage, foods: joinWordsAsList(answer) })
            : m.generation_answered_fine({ passage })}
      </legend>
      {answer === null ? (
        <>
          <div className="flex flex-wrap gap-3">
            {foods.length > 0 && (
              <Button look="quiet" onClick={() => give(foods)}>
                {m.generation_leave_out_foods({ foods: joinWordsAsList(foods) })}
              </Button>
            )}
            <Button look="quiet" onClick={() => give([])}>
              {m.generation_leave_out_nothing()}
            </Button>
          </div>
          <OtherFoods onLeaveOut={give} />
        </>
      ) : (
        <Button look="plain" onClick={() => give(null)}>
          {m.generation_answer_again()}
        </Button>
      )}
    </fieldset>
  )
}

/** A field for foods that the buttons do not offer; several are separated by commas. */
function OtherFoods({ onLeaveOut }: { onLeaveOut: (foods: readonly string[]) => void }) {
  const [typed, setTyped] = useState('')
  const foods = splitTypedFoods(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (foods.length > 0) onLeaveOut(foods)
  }
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="grow basis-52">
        <TextField
          label={m.generation_leave_out_other()}
          value={typed}
          maxLength={foodNameMaxLength * 4}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="quiet" disabled={foods.length === 0}>
        {m.generation_leave_out()}
      </Button>
    </form>
  )
}
