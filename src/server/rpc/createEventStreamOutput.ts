import { type TrackedEnvelope, tracked } from '@trpc/server'
import * as z from 'zod/mini'
import { toTrpcRefusalOrNull } from './trpc.ts'

/**
 * The output of a procedure that streams: `event` parses every event, and a refusal in the middle of the stream is
 * translated like one at the start.
 */
export function createEventStreamOutput<T>(event: z.ZodMiniType<T>) {
  return z.pipe(
    z.custom<AsyncIterable<T>>(
      (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    ),
    z.transform((events) => withHandledFailures(parsedEvents(event, events))),
  )
}

/**
 * The same events; a rejection of a requested event is handled when it is awaited. tRPC requests the next event before
 * it sends the last one, and does not await it while the client reads nothing: without this, a session that ends
 * meanwhile would end the process by an unhandled rejection.
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

async function* parsedEvents<T>(event: z.ZodMiniType<T>, events: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    for await (const each of events) yield await event.parseAsync(each)
  } catch (error) {
    throw toTrpcRefusalOrNull(error) ?? error
  }
}

/** An event and its id, from which a client continues after a lost connection. */
export interface StreamEventWithId<T> {
  id: string
  data: T
}

/**
 * Like `createEventStreamOutput`, for events from which a browser continues by id after a lost connection. Events that several
 * streams send are parsed once.
 */
export function createResumableStreamOutput<T extends object>(event: z.ZodMiniType<T>) {
  const numbered = createEventStreamOutput(z.strictObject({ id: z.string(), data: parsedOnce(event) }))
  return z.pipe(
    numbered,
    z.transform((events) => withHandledFailures(withIds<T>(events))),
  )
}

function parsedOnce<T extends object>(event: z.ZodMiniType<T>) {
  const known = new WeakMap<object, Promise<T>>()
  return z.pipe(
    z.custom<T>(),
    z.transform((data) => {
      const parsed = known.get(data) ?? event.parseAsync(data)
      known.set(data, parsed)
      return parsed
    }),
  )
}

async function* withIds<T>(
  events: AsyncIterable<StreamEventWithId<T>>,
): AsyncGenerator<TrackedEnvelope<T>, void> {
  for await (const { id, data } of events) yield tracked(id, data)
}
