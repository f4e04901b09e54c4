import { useId, useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TagList } from '../../ui/TagList.tsx'
import { ComponentSample } from './ComponentSample.tsx'
import { designPageTexts as say } from './words.ts'

export function ChoiceSamples() {
  const id = useId()
  const [isChecked, setIsChecked] = useState(true)
  const [meal, setMeal] = useState<(typeof say.meals)[number]>('Lunch')
  const [foods, setFoods] = useState<(typeof say.foods)[number][]>(['Milk'])
  return (
    <ComponentSample title={say.sections.choices}>
      <Checkbox label={say.checkbox} hint={say.checkboxHint} isChecked={isChecked} onCheck={setIsChecked} />
      <FieldGroup label={say.radios}>
        <ChoiceCards name={`${id}-large`} choices={say.meals} chosen={meal} onChoose={setMeal} />
      </FieldGroup>
      <FieldGroup label={say.smallRadios}>
        <ChoiceCards name={`${id}-small`} size="small" choices={say.meals} chosen={meal} onChoose={setMeal} />
      </FieldGroup>
      <RadioGroup label={say.sentences} name={`${id}-sentences`} choices={say.fates} initial="keep" />
      <CheckboxGroup
        label={say.chips}
        choices={say.foods}
        chosen={foods}
        onChoose={setFoods}
        nameOf={(food) => food}
      />
      <TagList
        label={say.compactTags}
        isCompact
        tags={foods.map((food) => ({ key: food, name: food, removeText: say.remove(food) }))}
        onRemove={(index) => setFoods(foods.filter((_, each) => each !== index))}
      />
    </ComponentSample>
  )
}
