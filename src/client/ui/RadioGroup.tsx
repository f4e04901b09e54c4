import { FieldGroup } from './FieldGroup.tsx'

interface RadioGroupProps<T extends string> {
  label: string
  /** The field's name in its form. */
  name: string
  choices: readonly { value: T; label: string }[]
  /** What is chosen at first. */
  initial: T
}

/** One of a few choices that take a sentence each; a form reads which. */
export function RadioGroup<T extends string>({ label, name, choices, initial }: RadioGroupProps<T>) {
  return (
    <FieldGroup label={label}>
      <div className="flex flex-col">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === initial}
              className="size-5 shrink-0 accent-paprika"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
