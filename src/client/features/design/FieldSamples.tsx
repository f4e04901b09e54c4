import { useState } from 'react'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { TextArea, TextField, textFieldClasses } from '../../ui/TextField.tsx'
import { ComponentSample } from './ComponentSample.tsx'
import { designPageTexts as say } from './words.ts'

export function FieldSamples() {
  const [text, setText] = useState(say.foldText)
  const [tags, setTags] = useState<readonly string[]>([say.foods[0]])
  return (
    <ComponentSample title={say.sections.fields}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={say.field} placeholder={say.fieldText} />
        <TextField label={say.notYet} defaultValue={say.fieldText} disabled />
        <LabelledField label={say.field} hint={say.fieldHint} fault={say.fieldFault}>
          {(control) => <input {...control} className={`${textFieldClasses} min-h-11`} />}
        </LabelledField>
        <LabelledField label={say.select}>
          {(control) => (
            <Select {...control}>
              {say.meals.map((meal) => (
                <option key={meal}>{meal}</option>
              ))}
            </Select>
          )}
        </LabelledField>
        <PasswordField
          label={say.password}
          showWord={say.show}
          hideWord={say.hide}
          autoComplete="new-password"
        />
        <TextArea
          label={say.longField}
          hint={say.fieldHint}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
          countText={say.used(text.length)}
        />
      </div>
      <TagInput
        label={say.tags}
        hint={say.tagHint}
        tags={tags}
        onChange={setTags}
        check={(words) => (words.length < 2 ? say.tooShort : null)}
        addText={say.add}
        removeText={say.remove}
        addedText={say.added}
        removedText={say.removed}
      />
    </ComponentSample>
  )
}
