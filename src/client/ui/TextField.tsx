import { type ComponentProps, useId } from 'react'

/** How everything looks that one types in. */
export const textFieldClasses =
  'block w-full rounded-2xl border border-edge bg-card px-4 py-2.5 placeholder:text-soft hover:border-paprika focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-paprika'

export function TextField({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input id={id} {...rest} className={`${textFieldClasses} min-h-11`} />
    </div>
  )
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  hint: string
  maxLength: number
  value: string
  /** How many characters are used, in words. */
  countText: string
}

/** A text of limited length that shows how much is used; near the end it is said as well. */
export function TextArea({ label, hint, countText, ...rest }: TextAreaProps) {
  const id = useId()
  const isNearEnd = rest.value.length >= rest.maxLength * 0.9
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-xl font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-soft">
        {hint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint ${id}-count`}
        rows={3}
        {...rest}
        className={textFieldClasses}
      />
      <p id={`${id}-count`} aria-live={isNearEnd ? 'polite' : 'off'} className="text-end text-sm text-soft">
        {countText}
      </p>
    </div>
  )
}
