import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  hint?: string | undefined
  /** What is wrong with what stands in it. */
  fault?: string | undefined
  /** Draws the control with what ties it to its label, its hint and its fault. */
  children: (control: FieldControlAttributes) => ReactNode
}

export interface FieldControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A labelled control of any kind, with its hint above and what is wrong with it below. */
export function LabelledField({ label, hint, fault, children }: FieldProps) {
  const id = useId()
  const describing = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describing || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 font-semibold text-paprika-deep">
          {fault}
        </p>
      )}
    </div>
  )
}
