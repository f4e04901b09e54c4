import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { appErrorDataOf } from '../../data/failure.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { type AuthFormRefusal, toAuthFormRefusal } from './refusal.ts'

/** The text of a field as it was typed; empty when there is none. */
export type ReadFormField = (name: string) => string

export interface AccountFormOptions<Schema extends z.ZodMiniType> {
  /** The contract's; what it refuses is said in its words, at the field it names. */
  schema: Schema
  read: (text: ReadFormField) => unknown
  /** What is asked before the schema, in its own order and words. Null when all is well. */
  check: (text: ReadFormField) => AuthFormRefusal | null | Promise<AuthFormRefusal | null>
  /** Sends it and goes on from there. */
  send: (input: z.output<Schema>) => Promise<void>
  /** What is said when it broke for no reason a person could mend. */
  failed: string
  /** Whether `failed` asks to check what was typed, so that it is not said when the server broke. */
  isFailureAboutTypedText?: boolean
  /** Told when wrong ones have used up the code that was sent. */
  onCodeUsedUp?: () => void
}

export interface AccountFormState {
  refusal: AuthFormRefusal | null
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
  refuse: (refusal: AuthFormRefusal | null) => void
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
  const form = useValidatedForm(options.schema, options.send)
  /** What the schema did not refuse: what was asked before it, the server or something else did. */
  const [beside, setBeside] = useState<{ refusal: AuthFormRefusal; isNotFromSchema: boolean } | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [first] = Object.entries(form.faults)
  const refusal =
    beside?.refusal ?? (first ? { sentence: first[1] ?? options.failed, fields: [first[0]] } : null)
  /** With null takes back what was wrong. */
  function show(refusal: AuthFormRefusal | null, isNotFromSchema: boolean) {
    form.setFaults({})
    setBeside(refusal && { refusal, isNotFromSchema })
    setRefusals(refusals + 1)
  }
  const refuse = (refusal: AuthFormRefusal | null) => show(refusal, true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field takes the focus once, when it is refused.
  useEffect(() => {
    if (!refusal || refusals === 0) return
    const formElements = refusal.fields.map((name) => ref.current?.elements.namedItem(name))
    const field = formElements.find((element) => element instanceof HTMLElement)
    const target = field ?? document.getElementById(alertId)
    target?.focus()
  }, [refusals, alertId])

  function readFields(): ReadFormField {
    const typed = new FormData(ref.current ?? undefined)
    return (name) => String(typed.get(name) ?? '')
  }

  async function submit() {
    setIsBusy(true)
    try {
      const text = readFields()
      const refused = await options.check(text)
      if (refused) return show(refused, false)
      const sent = await form.submit(options.read(text))
      show(null, false)
      // One at a time: the others are said once this one is mended and the form is sent again.
      if ('faults' in sent) form.setFaults(Object.fromEntries(Object.entries(sent.faults).slice(0, 1)))
    } catch (error) {
      if (appErrorDataOf(error)?.reason === 'auth_code_used_up') options.onCodeUsedUp?.()
      refuse(toAuthFormRefusal(error, options.failed, options.isFailureAboutTypedText))
    } finally {
      setIsBusy(false)
    }
  }

  /** Shows no more than is still wrong of what is shown; what else became wrong is told when it is sent. */
  async function removeCorrectedFaults(changed: string) {
    const text = readFields()
    if (!beside) return form.mend(options.read(text))
    const { fields } = beside.refusal
    if (fields.length === 0) return
    if (beside.isNotFromSchema) {
      // The form cannot tell when it is right. A code is refused for the email beside it.
      if (fields.includes(changed) || (changed === 'email' && fields.includes('code'))) setBeside(null)
      return
    }
    const wrong = await options.check(text)
    setBeside((shown) => {
      if (shown !== beside) return shown
      const left = fields.filter((name) => wrong?.fields.includes(name))
      return wrong && left.length > 0 ? { refusal: { ...wrong, fields: left }, isNotFromSchema: false } : null
    })
  }

  return {
    refusal,
    refusals,
    isBusy,
    alertId,
    refuse,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      },
      onInput: ({ target }) => void removeCorrectedFaults((target as HTMLInputElement).name),
    },
    field: (name, describedBy) => {
      const isRefused = refusal?.fields.includes(name) ?? false
      const describedByIds = [isRefused && alertId, describedBy].filter(Boolean).join(' ')
      return { name, 'aria-invalid': isRefused || undefined, 'aria-describedby': describedByIds || undefined }
    },
  }
}

/** Refuses with `sentence` when one of the fields is blank, and names those that are. */
export function findRefusalForBlankField(
  text: ReadFormField,
  names: readonly string[],
  sentence: string,
): AuthFormRefusal | null {
  const blank = names.filter((name) => text(name).trim() === '')
  return blank.length > 0 ? { sentence, fields: blank } : null
}
