import { type FormEvent, useEffect, useState } from 'react'
import type { z } from 'zod'
import { readForm, sentenceIn } from './readForm.ts'

/**
 * A form that is sent once its schema has read what was typed. `fault` is the first sentence about what it does not take;
 * it leaves as soon as what is typed is valid. `isReading` while the schema is on its way, when a second press sends nothing.
 */
export function useCheckedForm<Schema extends z.ZodType>(
  loadSchema: () => Promise<Schema>,
  typed: unknown,
  send: (input: z.output<Schema>) => unknown,
) {
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const text = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is read again when it changes, and then alone.
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
