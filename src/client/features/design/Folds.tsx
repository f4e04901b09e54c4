import { useState } from 'react'
import { Fold } from '../../ui/Fold.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { StepTrail } from '../../ui/StepTrail.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Sample } from './Sample.tsx'
import { designPageTexts as say } from './words.ts'

const tabs = say.meals.map((name) => ({ id: name, name }))

export function Folds() {
  const [tab, setTab] = useState<string>('Breakfast')
  return (
    <Sample title={say.sections.folds}>
      <div>
        <Fold title={say.fold} note={say.meals[1]} isOpenAtFirst={false}>
          {say.foldText}
        </Fold>
        <Fold title={say.openFold} isOpenAtFirst>
          {say.foldText}
        </Fold>
      </div>
      <Tabs label={say.tabs} tabs={tabs} current={tab} onChoose={setTab} />
      <StepTrail label={say.steps} steps={say.meals.map((name) => ({ key: name, name }))} current="Lunch" />
      <Progress label={say.progress} value={2} max={5} />
      <PageNumbers
        label={say.pages}
        page={4}
        pageCount={9}
        addressOf={() => '/dev/ui'}
        words={{ previous: say.previous, next: say.next, page: say.page, number: String }}
      />
    </Sample>
  )
}
