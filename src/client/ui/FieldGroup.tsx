import type { ReactNode } from 'react'

interface FieldGroupProps {
  label: string
  hint?: string
  /** For one whose words already stand above it. */
  isLabelHidden?: boolean
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({ label, hint, isLabelHidden = false, children }: FieldGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 font-semibold'}>{label}</legend>
      {hint && <p className="mb-3 text-soft">{hint}</p>}
      {children}
    </fieldset>
  )
}
