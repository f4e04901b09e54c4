import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'

/** What the model server remembers of one request. Times are milliseconds since 1970, with fractions. */
export interface RecordedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  receivedAt: number
  wordsSent: number
  /** When the first word left for the client. */
  firstWordAt: Promise<number>
  /** When the client hung up before it had its answer; never settles when it did not. */
  aborted: Promise<number>
  /** How it ended; 'cut' is the server's own doing. */
  ended: Promise<'answered' | 'aborted' | 'cut'>
}

export function now(): number {
  return performance.timeOrigin + performance.now()
}

const usage = { prompt_tokens: 321, completion_tokens: 123, total_tokens: 444 }

/** One request and its answer, the same to write for both doors: chat completions and the older endpoint. */
export class Exchange {
  readonly request: RecordedRequest
  readonly recipe: WrittenRecipe
  /** Pause before each word but the first. */
  wordDelayMs: number
  /** Whether the answer goes out in chunks: when the client asked for it, unless a behaviour decides otherwise. */
  isStreamed: boolean
  /** Of an answer that is poured. */
  status = 200
  /** Fires when the connection is gone, whoever closed it. */
  readonly gone: AbortSignal
  readonly #response: ServerResponse
  readonly #sentFirstWord: (at: number) => void
  readonly #cut: () => void
  #said = ''

  constructor(
    response: ServerResponse,
    incoming: Pick<RecordedRequest, 'path' | 'headers' | 'body'>,
    recipeFor: (request: RecordedRequest) => WrittenRecipe,
    wordDelayMs: number,
  ) {
    const firstWord = Promise.withResolvers<number>()
    const aborted = Promise.withResolvers<number>()
    const ended = Promise.withResolvers<'answered' | 'aborted' | 'cut'>()
    const gone = new AbortController()
    this.#response = response
    this.#sentFirstWord = firstWord.resolve
    this.#cut = () => ended.resolve('cut')
    this.gone = gone.signal
    this.wordDelayMs = wordDelayMs
    this.request = {
      ...incoming,
      receivedAt: now(),
      wordsSent: 0,
      firstWordAt: firstWord.promise,
      aborted: aborted.promise,
      ended: ended.promise,
    }
    this.isStreamed = !this.isEndpoint && incoming.body.stream === true
    this.recipe = recipeFor(this.request)
    response.once('close', () => {
      gone.abort()
      if (response.writableFinished) return ended.resolve('answered')
      ended.resolve('aborted')
      void ended.promise.then((end) => end === 'aborted' && aborted.resolve(now()))
    })
  }

  get isEndpoint(): boolean {
    return !this.request.path.endsWith('/chat/completions')
  }

  /** Says the first `words` words of a text (all by default), each as a chunk of its own where it is streamed. */
  async say(text: string, words = Number.POSITIVE_INFINITY): Promise<void> {
    for (const word of (text.match(/\S+\s*|\s+/g) ?? []).slice(0, words)) {
      if (this.wordDelayMs > 0 && this.request.wordsSent > 0)
        await wait(this.wordDelayMs, undefined, { signal: this.gone }).catch(() => undefined)
      if (this.gone.aborted) return
      this.sayAtOnce(word)
    }
  }

  /** Sends one piece of the answer as it is. */
  sayAtOnce(piece: string): void {
    if (this.isStreamed)
      this.chunk({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] })
    this.#said += piece
    if (this.request.wordsSent++ === 0) this.#sentFirstWord(now())
  }

  /** Sends one event of the stream. */
  chunk(chunk: object): void {
    this.event(JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', model: 'test', ...chunk }))
  }

  event(data: string): void {
    if (!this.#response.headersSent) this.#response.writeHead(200, { 'content-type': 'text/event-stream' })
    this.#response.write(`data: ${data}\n\n`)
  }

  /** Sends a beginning and then the same again and again, as fast as it is taken; returns the bytes once the client left. */
  async pour(beginning: string, again: string): Promise<number> {
    const response = this.#response
    response.writeHead(this.status, { 'content-type': 'text/event-stream' }).write(beginning)
    let bytes = beginning.length
    while (!this.gone.aborted) {
      bytes += again.length
      if (!response.write(again)) await Promise.race([once(response, 'drain'), once(this.gone, 'abort')])
    }
    return bytes
  }

  /** Ends the answer: the stream, the whole completion, or the endpoint's envelope. */
  finish(finishReason = 'stop', message: object = {}): void {
    if (this.isStreamed) {
      this.chunk({ choices: [{ index: 0, delta: message, finish_reason: finishReason }] })
      if (this.request.body.stream_options) this.chunk({ choices: [], usage })
      this.event('[DONE]')
      this.#response.end()
    } else if (this.isEndpoint) {
      this.whole({ statusCode: 200, data: { body: JSON.stringify({ content_url: this.#said }) } })
    } else {
      const whole = { role: 'assistant', content: this.#said, ...message }
      this.whole({ choices: [{ index: 0, message: whole, finish_reason: finishReason }], usage })
    }
  }

  /** Answers in one piece, which is JSON unless it is a text. */
  whole(body: unknown, status = 200, headers: Record<string, string> = {}): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (!this.#response.headersSent)
      this.#response.writeHead(status, { 'content-type': 'application/json', ...headers })
    this.#response.end(text)
  }

  /** Lets an answer that goes out whole begin, with a blank, so that it can be broken off or held back. */
  begin(): void {
    if (!this.isStreamed) this.#response.writeHead(200, { 'content-type': 'application/json' }).write(' ')
  }

  /** Breaks the connection. */
  cut(): void {
    this.#cut()
    this.#response.destroy()
  }
}
