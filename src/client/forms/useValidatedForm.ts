import { type RefObject, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#shared/contract/formFieldErrors.ts'

interface FormOptions {
  /** The form whose first field at fault takes the focus once what was typed is refused. */
  form?: RefObject<HTMLFormElement | null>
  /** What was sent without scripts and came back: its faults are shown from the beginning. Null when nothing did. */
  refused?: unknown
}

/**
 * A form that is sent once the schema takes what was typed. `faults` are sentences by field: those of what was sent, until
 * their field is mended. None comes before the form is sent.
 */
export function useValidatedForm<Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  send: (input: z.output<Schema>) => Answer,
  { form, refused = null }: FormOptions = {},
) {
  const [faults, setFaults] = useState(() =>
    refused === null ? {} : validationErrorsOfForm(schema, refused),
  )
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals > 0) form?.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusals])

  return {
    faults,
    /** The first of them; null when nothing is wrong. */
    fault: Object.values(faults)[0] ?? null,
    setFaults,
    /** Sends what was typed, or shows what is wrong with it. Throws what `send` does. */
    async submit(typed: unknown): Promise<{ faults: FieldErrors } | { answer: Awaited<Answer> }> {
      const read = schema.safeParse(typed)
      const wrong = read.success ? {} : fieldErrorsOf(read.error)
      setFaults(wrong)
      if (read.success) return { answer: await send(read.data) }
      setRefusals(refusals + 1)
      return { faults: wrong }
    },
    /** Takes away the faults that what is typed no longer has. */
    mend(typed: unknown): void {
      if (Object.keys(faults).length > 0)
        setFaults((shown) => remainingFaults(shown, validationErrorsOfForm(schema, typed)))
    },
  }
}

/** What is wrong with what was typed, by field; empty when nothing is. */
export function validationErrorsOfForm(schema: z.ZodMiniType, typed: unknown): FieldErrors {
  const { error } = schema.safeParse(typed)
  return error ? fieldErrorsOf(error) : {}
}

function remainingFaults(shown: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => shown[field] !== undefined))
}
