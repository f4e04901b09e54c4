import { FieldGroup } from './FieldGroup.tsx'

interface CheckboxGroupProps<T extends string> {
  label: string
  hint?: string
  choices: readonly T[]
  chosen: readonly T[]
  onChoose: (chosen: T[]) => void
  nameOf: (choice: T) => string
}

const card =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge bg-card px-4 py-2 transition-colors hover:border-paprika has-checked:border-paprika has-checked:bg-blush has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-paprika'

/** Any number of several choices, in their own order. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { label, hint, choices, chosen, onChoose, nameOf } = props
  return (
    <FieldGroup label={label} {...(hint && { hint })}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice} className={card}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ target }) =>
                onChoose(choices.filter((each) => (each === choice ? target.checked : chosen.includes(each))))
              }
              className="size-5 shrink-0 accent-paprika outline-none"
            />
            {nameOf(choice)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
