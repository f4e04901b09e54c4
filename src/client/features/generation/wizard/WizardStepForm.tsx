import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { WishClarification } from '#shared/contract/generation.ts'
import { readMealSlotToFill, writeMealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import {
  clarificationAddressEntries,
  type WizardAnswers,
  type WizardPosition,
  wizardAnswerEntries,
} from './wizardState.ts'

interface WizardFormProps {
  at: WizardPosition
  answers: WizardAnswers
  clarifications?: readonly WishClarification[]
  /** The answers this form asks for itself; the others ride along. */
  asked: (keyof WizardAnswers)[]
  onNext: () => void
  onPrevious: () => void
  children: ReactNode
}

/** A step of the wizard that also works as a plain form: its address says where it stood and where to go. */
export function WizardStepForm(props: WizardFormProps) {
  const { at, answers, clarifications = [], asked, onNext, onPrevious, children } = props
  const slotToFill = readMealSlotToFill(new URLSearchParams(useLocation().search))
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pressedButton = (event.nativeEvent as SubmitEvent).submitter
    if (pressedButton instanceof HTMLButtonElement && pressedButton.value === 'previous') onPrevious()
    else onNext()
  }
  return (
    <form method="get" action="/generate" onSubmit={goOn}>
      <input type="hidden" name="at" value={at} />
      {wizardAnswerEntries(answers)
        .filter(([key]) => !asked.includes(key))
        .map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      {slotToFill &&
        [...new URLSearchParams(writeMealSlotToFill(slotToFill))].map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      {clarificationAddressEntries(clarifications).map(([key, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs in their order, without a state of their own.
        <input key={index} type="hidden" name={key} value={value} />
      ))}
      {/* Enter presses a form's first button, so that one must lead on. */}
      <button
        type="submit"
        name="go"
        value="next"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        formNoValidate
      />
      {children}
    </form>
  )
}
