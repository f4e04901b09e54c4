import type { ReactNode } from 'react'

interface FieldGroupProps {
  label: string
  hint?: string
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({ label, hint, children }: FieldGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="mb-3 text-soft">{hint}</p>}
      {children}
    </fieldset>
  )
}
