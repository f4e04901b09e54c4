import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { firstOf, readForm } from '../../readForm.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** The text of a field as it was typed; empty when there is none. */
export type ReadField = (name: string) => string

interface AccountFormOptions<Schema extends z.ZodType> {
  /** Fetches the contract's schema; what it refuses is said in its words, at the field it names. */
  loadSchema: () => Promise<Schema>
  read: (text: ReadField) => unknown
  /** What is asked before the schema, in its own order and words. Null when all is well. */
  check: (text: ReadField) => Refusal | null
  /** Sends it and goes on from there. */
  send: (input: z.output<Schema>) => Promise<void>
  /** What is said when it broke for no reason a person could mend. */
  failed: string
}

export interface AccountFormState {
  refusal: Refusal | null
  /** Raised by every refusal, so that the same sentence is heard again. */
  refusals: number
  isBusy: boolean
  alertId: string
  form: {
    ref: React.RefObject<HTMLFormElement | null>
    /** Without scripts nothing is sent, but if it were, no password would stand in an address. */
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** What the field of this name carries; `describedBy` names what else describes it. */
  field: (name: string, describedBy?: string) => FieldState
}

interface FieldState {
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A form whose fields keep their own text, so that what is typed before the scripts have come stays. */
export function useAccountForm<Schema extends z.ZodType>(
  options: AccountFormOptions<Schema>,
): AccountFormState {
  const alertId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [{ refusal, refusals }, setRefused] = useState({ refusal: null as Refusal | null, refusals: 0 })
  const [isBusy, setIsBusy] = useState(false)
  const refuse = (refusal: Refusal | null) => setRefused({ refusal, refusals: refusals + 1 })

  useEffect(() => {
    if (!refusal || refusals === 0) return
    const inForm = refusal.fields.map((name) => ref.current?.elements.namedItem(name))
    const field = inForm.find((element) => element instanceof HTMLElement)
    const target = field ?? document.getElementById(alertId)
    target?.focus()
  }, [refusal, refusals, alertId])

  async function submit() {
    const typed = new FormData(ref.current ?? undefined)
    const text: ReadField = (name) => String(typed.get(name) ?? '')
    const refused = options.check(text)
    if (refused) return refuse(refused)
    setIsBusy(true)
    try {
      const read = await readForm(options.loadSchema, options.read(text))
      const fault = 'faults' in read ? firstOf(read.faults) : null
      if ('faults' in read)
        return refuse({ sentence: fault?.sentence ?? options.failed, fields: fault ? [fault.field] : [] })
      await options.send(read.input)
      refuse(null)
    } catch (error) {
      refuse(refusalOf(error, options.failed))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    refusal,
    refusals,
    isBusy,
    alertId,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      },
    },
    field: (name, describedBy) => {
      const isAtFault = refusal?.fields.includes(name) ?? false
      const describing = [isAtFault && alertId, describedBy].filter(Boolean).join(' ')
      return { name, 'aria-invalid': isAtFault || undefined, 'aria-describedby': describing || undefined }
    },
  }
}

/** Refuses with `sentence` when one of the fields is blank, and names those that are. */
export function refuseBlank(text: ReadField, names: readonly string[], sentence: string): Refusal | null {
  const blank = names.filter((name) => text(name).trim() === '')
  return blank.length > 0 ? { sentence, fields: blank } : null
}
