import { useId } from 'react'
import * as m from '#messages'

type Choice = 'skip' | 'keepBoth' | 'merge'

interface DuplicateChoiceProps {
  name: string
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** What becomes of a recipe that the member has already. */
export function DuplicateChoice({ name, chosen, onChoose }: DuplicateChoiceProps) {
  const group = useId()
  const options = [
    ['skip', m.recipe_import_duplicate_skip()],
    ['keepBoth', m.recipe_import_duplicate_keep()],
    ['merge', m.recipe_import_duplicate_merge()],
  ] as const
  return (
    <fieldset>
      <legend className="text-soft">
        {m.recipe_import_duplicate_choice()}: <bdi>{name}</bdi>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0 accent-paprika"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
