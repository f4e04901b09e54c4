import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { maxWishDescriptionLength } from '#shared/contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useFocusOnHeading } from '../../../ui/useFocusOnHeading.ts'
import { TypedWishChips } from '../wish/TypedWishChips.tsx'
import { CuisinePicker } from './CuisinePicker.tsx'
import { typedWishDraft } from './typedWishDraft.ts'
import { WizardStepForm } from './WizardStepForm.tsx'
import type { WizardAnswers } from './wizardState.ts'

interface AdditionalInfoFormProps {
  answers: WizardAnswers
  /** Whether this screen followed another, so that its heading takes the focus. */
  takesFocus: boolean
  isCuisineMissing: boolean
  onAnswer: (answers: WizardAnswers) => void
  onMove: (answers: WizardAnswers, to: 'next' | 'previous') => void
}

/** Cuisine and wish. The wish is kept while it is typed, and joins the address when one moves on. */
export function AdditionalInfoForm(props: AdditionalInfoFormProps) {
  const { answers, takesFocus, isCuisineMissing, onAnswer, onMove } = props
  const [refusals, setRefusals] = useState(0)
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: `additionalInfo ${refusals}`,
    isWanted: takesFocus,
    scrollTo: 'nearest',
  })
  const [description, setDescription] = useState(answers.description ?? m.generation_default_description())
  useEffect(() => {
    const typed = typedWishDraft.read()
    if (typed !== null) setDescription(typed)
  }, [])
  const type = (text: string) => {
    const kept = text.slice(0, maxWishDescriptionLength)
    setDescription(kept)
    typedWishDraft.keep(kept)
  }
  const field = useRef<HTMLTextAreaElement>(null)
  const all = { ...answers, description }
  const goOn = () => {
    setRefusals(refusals + (answers.cuisine === undefined ? 1 : 0))
    onMove(all, 'next')
  }
  return (
    <WizardStepForm
      at="additionalInfo"
      answers={answers}
      asked={['cuisine', 'description']}
      onNext={goOn}
      onPrevious={() => onMove(all, 'previous')}
    >
      <div className="appear flex flex-col gap-8">
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          {m.generation_additional_info_title()}
        </h2>
        <CuisinePicker
          chosen={answers.cuisine}
          onChoose={(cuisine) => onAnswer({ ...all, cuisine })}
          isMissing={isCuisineMissing && answers.cuisine === undefined}
        />
        <div className="flex flex-col gap-3">
          <TextArea
            ref={field}
            label={m.generation_description_label()}
            hint={m.generation_description_hint()}
            name="description"
            maxLength={maxWishDescriptionLength}
            value={description}
            countText={m.generation_characters_used({
              used: description.length,
              max: maxWishDescriptionLength,
            })}
            onChange={(event) => type(event.target.value)}
          />
          <TypedWishChips text={description} answers={answers} onText={type} field={field} />
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="quiet" type="submit" name="go" value="previous" formNoValidate>
            {m.generation_previous()}
          </Button>
          <Button type="submit" name="go" value="next" formNoValidate>
            {m.generation_next()}
          </Button>
        </div>
      </div>
    </WizardStepForm>
  )
}
