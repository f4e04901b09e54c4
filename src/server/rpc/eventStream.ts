import { type TrackedEnvelope, tracked } from '@trpc/server'
import { z } from 'zod'
import { refusalBehind } from './trpc.ts'

/**
 * The output of a procedure that streams: every event is parsed by `event` on its way out, and a refusal thrown
 * midway is translated as one thrown at the start would be.
 */
export function eventStream<T>(event: z.ZodType<T>) {
  return z
    .custom<AsyncIterable<T>>(
      (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    )
    .transform((events) => withHandledFailures(parsedEvents(event, events)))
}

/**
 * The same events; a failure of one that was asked for is told when somebody waits for it. tRPC asks for the next event
 * before it hands out the one before, and does not wait for it while a client reads nothing: a session that ended
 * meanwhile would end the process, as a rejection that nobody handles.
 */
function withHandledFailures<T>(events: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const next = events.next.bind(events)
  events.next = () => {
    const asked = next()
    asked.catch(() => {})
    return asked
  }
  return events
}

async function* parsedEvents<T>(event: z.ZodType<T>, events: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    for await (const each of events) yield await event.parseAsync(each)
  } catch (error) {
    throw refusalBehind(error) ?? error
  }
}

/** An event and its id, from which a client whose connection was lost goes on. */
export interface NumberedEvent<T> {
  id: string
  data: T
}

/**
 * As `eventStream`, of events that a browser asks for by id after a lost connection. What several streams send is parsed
 * once.
 */
export function trackedStream<T extends object>(event: z.ZodType<T>) {
  const numbered = eventStream(z.strictObject({ id: z.string(), data: parsedOnce(event) }))
  return numbered.transform((events) => withHandledFailures(withIds<T>(events)))
}

function parsedOnce<T extends object>(event: z.ZodType<T>) {
  const known = new WeakMap<object, Promise<T>>()
  return z.custom<T>().transform((data) => {
    const parsed = known.get(data) ?? event.parseAsync(data)
    known.set(data, parsed)
    return parsed
  })
}

async function* withIds<T>(
  events: AsyncIterable<NumberedEvent<T>>,
): AsyncGenerator<TrackedEnvelope<T>, void> {
  for await (const { id, data } of events) yield tracked(id, data)
}
