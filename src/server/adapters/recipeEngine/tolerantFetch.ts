import { ReadableStream } from 'node:stream/web'
import { readBodyTextUpTo } from '../limitedText.ts'
import { type EventStreamLimits, readEventsWithinLimits } from './limitedEvents.ts'

const maxErrorBytes = 10_000
const maxAnswerBytes = 1_000_000
/**
 * The longest recipe has some 75,000 characters. A server that sends each in an event of its own, with 300 bytes around it,
 * sends 23 MB; one that sends all of them at once, each escaped, 450 kB.
 */
const eventLimits: EventStreamLimits = { maxEventBytes: maxAnswerBytes, maxBytes: 25_000_000 }

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * A fetch for the openai package that follows no redirects and converts two answers that the package cannot read: an
 * error in a shape of the server's own (vLLM, FastAPI) becomes `{error: {message: <the whole body>}}`, and a complete
 * completion from a server that ignores `stream` becomes a stream of one chunk. It reads no more of an answer than a
 * recipe needs: beyond that, reading throws a EngineTryFailure.
 */
export function createTolerantFetch(fetch: Fetch = globalThis.fetch): Fetch {
  return async (url, init) => {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    if (!response.ok) {
      const message = await readBodyTextUpTo(response, maxErrorBytes)
      return Response.json(
        { error: { message } },
        { status: response.status, headers: retryHeadersOf(response.headers) },
      )
    }
    const isWhole = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    return isWhole ? streamOfOne(await readBodyTextUpTo(response, maxAnswerBytes)) : limitedStream(response)
  }
}

function limitedStream({ body, headers }: Response): Response {
  return new Response(body && ReadableStream.from(readEventsWithinLimits(body, eventLimits)), { headers })
}

function retryHeadersOf(headers: Headers): Headers {
  const kept = new Headers()
  for (const name of ['retry-after', 'retry-after-ms']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

function streamOfOne(body: string): Response {
  const events = `data: ${JSON.stringify(chunkOf(body))}\n\ndata: [DONE]\n\n`
  return new Response(events, { headers: { 'content-type': 'text/event-stream' } })
}

interface Completion {
  choices?: { message?: object }[]
}

function chunkOf(body: string): object {
  try {
    const completion: Completion = JSON.parse(body)
    return {
      ...completion,
      choices: completion.choices?.map((choice) => ({ ...choice, delta: choice.message })),
    }
  } catch {
    // Not JSON: passed on as the text of the answer, which then fails as bad output.
    return { choices: [{ delta: { content: body }, finish_reason: 'stop' }] }
  }
}
