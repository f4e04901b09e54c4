import type * as z from 'zod/mini'
import * as m from '#messages'

/** Sentences by the name of the field they belong to. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** The first sentence for each field; one about a line says which. */
export function fieldErrorsOf({ issues }: z.core.$ZodError): FieldErrors {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [field, line] = path
    const sentence =
      typeof line === 'number'
        ? m.recipe_keeping_fault_in_line({ line: line + 1, sentence: message })
        : message
    faults[String(field)] ??= sentence
  }
  return faults
}
