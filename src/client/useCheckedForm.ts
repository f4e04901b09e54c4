import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { readForm, sentenceIn } from './readForm.ts'

/**
 * A form that is sent once its schema has read what was typed. `fault` is the first sentence about what it does not take.
 * `isReading` while the schema is on its way, when nobody shall send a second time.
 */
export function useCheckedForm<Schema extends z.ZodType>(
  loadSchema: () => Promise<Schema>,
  typed: unknown,
  send: (input: z.output<Schema>) => unknown,
) {
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
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
