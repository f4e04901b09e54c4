import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { errorDataOf } from '../../data/failure.ts'
import { firstOf, readForm } from '../../forms/readForm.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** The text of a field as it was typed; empty when there is none. */
export type ReadField = (name: string) => string

export interface AccountFormOptions<Schema extends z.ZodMiniType> {
  /** Fetches the contract's schema; what it refuses is said in its words, at the field it names. */
  loadSchema: () => Promise<Schema>
  read: (text: ReadField) => unknown
  /** What is asked before the schema, in its own order and words. Null when all is well. */
  check: (text: ReadField) => Refusal | null | Promise<Refusal | null>
  /** Sends it and goes on from there. */
  send: (input: z.output<Schema>) => Promise<void>
  /** What is said when it broke for no reason a person could mend. */
  failed: string
  /** Whether `failed` asks to check what was typed, so that it is not said when the server broke. */
  blamesTyped?: boolean
  /** Told when wrong ones have used up the code that was sent. */
  onCodeUsedUp?: () => void
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
    /** Takes back what was wrong with a field that is mended. */
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  /**
   * Shows what is wrong with a field for something else than the form's own button, until the field is changed; with null
   * takes back what was wrong, since something newer has happened.
   */
  refuse: (refusal: Refusal | null) => void
  /** What the field of this name carries; `describedBy` names what else describes it. */
  field: (name: string, describedBy?: string) => FieldState
}

interface FieldState {
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A form whose fields keep their own text, so that what is typed before the scripts have come stays. */
export function useAccountForm<Schema extends z.ZodMiniType>(
  options: AccountFormOptions<Schema>,
): AccountFormState {
  const alertId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [{ refusal, refusals }, setRefused] = useState({ refusal: null as Refusal | null, refusals: 0 })
  const [isBusy, setIsBusy] = useState(false)
  /** Whether the server refused what was typed, or something else did, so that the form cannot tell when it is right. */
  const isOthers = useRef(false)
  const refuse = (refusal: Refusal | null) => setRefused({ refusal, refusals: refusals + 1 })
  const refuseForOthers = (refusal: Refusal | null) => {
    isOthers.current = true
    refuse(refusal)
  }

  useEffect(() => {
    if (!refusal || refusals === 0) return
    const inForm = refusal.fields.map((name) => ref.current?.elements.namedItem(name))
    const field = inForm.find((element) => element instanceof HTMLElement)
    const target = field ?? document.getElementById(alertId)
    target?.focus()
  }, [refusal, refusals, alertId])

  /** What was typed, or why it cannot be sent. */
  async function readTyped(): Promise<{ input: z.output<Schema> } | { refused: Refusal }> {
    const typed = new FormData(ref.current ?? undefined)
    const text: ReadField = (name) => String(typed.get(name) ?? '')
    const refused = await options.check(text)
    if (refused) return { refused }
    const read = await readForm(options.loadSchema, options.read(text))
    if ('input' in read) return read
    const fault = firstOf(read.faults)
    return { refused: { sentence: fault?.sentence ?? options.failed, fields: fault ? [fault.field] : [] } }
  }

  async function submit() {
    setIsBusy(true)
    try {
      const read = await readTyped()
      isOthers.current = false
      if ('refused' in read) return refuse(read.refused)
      await options.send(read.input)
      refuse(null)
    } catch (error) {
      if (errorDataOf(error)?.reason === 'auth_code_used_up') options.onCodeUsedUp?.()
      refuseForOthers(refusalOf(error, options.failed, options.blamesTyped))
    } finally {
      setIsBusy(false)
    }
  }

  /** Shows no more than is still wrong of what is shown; what else became wrong is told when it is sent. */
  async function mend(changed: string) {
    if (!refusal || refusal.fields.length === 0) return
    if (isOthers.current) {
      const { fields } = refusal
      // A code is refused for the email beside it.
      if (fields.includes(changed) || (changed === 'email' && fields.includes('code')))
        setRefused({ refusal: null, refusals })
      return
    }
    const read = await readTyped()
    const wrong = 'refused' in read ? read.refused : null
    setRefused((shown) => {
      if (shown.refusal !== refusal) return shown
      const fields = refusal.fields.filter((name) => wrong?.fields.includes(name))
      return { refusal: wrong && fields.length > 0 ? { ...wrong, fields } : null, refusals }
    })
  }

  return {
    refusal,
    refusals,
    isBusy,
    alertId,
    refuse: refuseForOthers,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      },
      onInput: ({ target }) => void mend((target as HTMLInputElement).name),
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
