import { useState } from 'react'
import { FoldablePart } from '../../ui/FoldablePart.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StepProgressTrail } from '../../ui/StepProgressTrail.tsx'
import { TabButtons } from '../../ui/TabButtons.tsx'
import { ComponentSample } from './ComponentSample.tsx'
import { designPageTexts as say } from './words.ts'

const tabs = say.meals.map((name) => ({ id: name, name }))

export function FoldTabAndStepSamples() {
  const [tab, setTab] = useState<string>('Breakfast')
  return (
    <ComponentSample title={say.sections.folds}>
      <div>
        <FoldablePart title={say.fold} note={say.meals[1]} isOpenAtFirst={false}>
          {say.foldText}
        </FoldablePart>
        <FoldablePart title={say.openFold} isOpenAtFirst>
          {say.foldText}
        </FoldablePart>
      </div>
      <TabButtons label={say.tabs} tabs={tabs} current={tab} onChoose={setTab} />
      <StepProgressTrail
        label={say.steps}
        steps={say.meals.map((name) => ({ key: name, name }))}
        current="Lunch"
      />
      <ProgressBar label={say.progress} value={2} max={5} />
      <PageNumbers
        label={say.pages}
        page={4}
        pageCount={9}
        addressOf={() => '/dev/ui'}
        words={{ previous: say.previous, next: say.next, page: say.page, number: String }}
      />
    </ComponentSample>
  )
}
