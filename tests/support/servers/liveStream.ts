import { type IncomingMessage, request } from 'node:http'

interface LiveEvent {
  id: string
  /** Such as "connected" and "ping"; "message" for what is told. */
  kind: string
  data: unknown
  /** By performance.now(). */
  atMs: number
}

export interface LiveStream {
  events: LiveEvent[]
  /** Resolves to the first event that fits, of those that came and those that come; rejects when the stream ends first. */
  until: (fits: (event: LiveEvent) => boolean) => Promise<LiveEvent>
  /** Resolves when the server has ended it. */
  ended: Promise<void>
  close: () => void
}

/** Follows a subscription over HTTP, as a browser's EventSource does, after a lost connection with the last id. */
export async function openLiveStream(
  url: string,
  cookie: string,
  input: { householdId: string; since: number } | { weekPlanId: string },
  lastEventId?: string,
  procedure: 'grocery.changes' | 'mealPlanner.changes' | 'weekPlanner.follow' = 'grocery.changes',
): Promise<LiveStream> {
  const path = `/rpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
  const headers = {
    cookie,
    accept: 'text/event-stream',
    ...(lastEventId && { 'last-event-id': lastEventId }),
  }
  const asking = request(new URL(path, url), { agent: false, headers })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve).on('error', reject).end()
  })
  const events: LiveEvent[] = []
  const waiting = new Set<() => void>()
  const ended = Promise.withResolvers<void>()
  let isEnded = false
  let text = ''
  answer.setEncoding('utf8')
  answer.on('data', (chunk: string) => {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) events.push(readEvent(block))
    for (const look of waiting) look()
  })
  const end = () => {
    isEnded = true
    ended.resolve()
    for (const look of waiting) look()
  }
  answer.on('close', end).on('error', end)

  return {
    events,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(fits)
          if (!found && !isEnded) return
          waiting.delete(look)
          if (found) resolve(found)
          else reject(new Error(`The stream ended:\n${JSON.stringify(events)}`))
        }
        waiting.add(look)
        look()
      }),
    ended: ended.promise,
    close: () => void asking.destroy(),
  }
}

function readEvent(block: string): LiveEvent {
  const fields = Object.fromEntries(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return {
    id: fields.id ?? '',
    kind: fields.event ?? 'message',
    data: fields.data ? JSON.parse(fields.data) : null,
    atMs: performance.now(),
  }
}
