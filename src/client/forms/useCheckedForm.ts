import { type FormEvent, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { readForm, sentenceIn } from './readForm.ts'

/**
 * A form that is sent once its schema accepts the typed values. `fault`: the first sentence about what the schema refuses, null
 * as soon as the values are valid. `isReading`: whether the schema is being loaded; the form must not be sent a second time
 * then.
 */
export function useCheckedForm<Schema extends z.ZodMiniType>(
  loadSchema: () => Promise<Schema>,
  typed: unknown,
  send: (input: z.output<Schema>) => unknown,
) {
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const text = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are parsed again only when they change.
  useEffect(() => {
    if (fault === null) return
    let isLatest = true
    void readForm(loadSchema, typed).then((read) => isLatest && setFault(sentenceIn(read)))
    return () => {
      isLatest = false
    }
  }, [text])
  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsReading(true)
    const read = await readForm(loadSchema, typed)
    setIsReading(false)
    setFault(sentenceIn(read))
    if ('input' in read) await send(read.input)
  }
  return { fault, isReading, submit }
}
