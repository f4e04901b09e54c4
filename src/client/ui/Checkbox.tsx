import { useId } from 'react'

interface CheckboxProps {
  label: string
  hint?: string
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

export function Checkbox({ label, hint, isChecked, onCheck }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
          aria-describedby={hint ? id : undefined}
          className="size-5 shrink-0 accent-paprika"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="ps-8 text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
