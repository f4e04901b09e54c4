import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { answers, type Behaviour, exampleRecipe, fails, writes } from './modelServerAnswers.ts'
import { Exchange, type RecordedRequest } from './modelServerExchange.ts'

type RefusableFeature =
  | 'json_schema'
  | 'json_object'
  | 'stream_options'
  | 'temperature'
  | 'seed'
  | 'max_tokens'
  | 'max_completion_tokens'

export interface ModelServerOptions {
  /** The key every request must bear; without it none is asked for. */
  apiKey?: string
  /** What it answers 400 to, as older and local servers do. */
  refuses?: RefusableFeature[]
  /** The recipe to write for a request; the example by default. */
  recipeFor?: (request: RecordedRequest) => WrittenRecipe
  /** Pause before each word but the first. */
  wordDelayMs?: number
}

export interface ModelServer extends AsyncDisposable {
  /** For the openai engine. */
  baseUrl: string
  /** For the older endpoint's engine. */
  endpointUrl: string
  /** Requests for a recipe, oldest first. */
  requests: RecordedRequest[]
  /** The request with this number, counted from 0, as soon as it has come. */
  request(number: number): Promise<RecordedRequest>
  /** How the next requests are answered, one after the other; afterwards as always. */
  next(...behaviours: Behaviour[]): void
  /** How requests are answered when nothing is said about the next one; it writes word by word by default. */
  always(behaviour: Behaviour): void
  /** Breaks what is still open. */
  close(): Promise<void>
}

/**
 * A model server on a free local port: OpenAI's chat completions under /v1, and the older generation endpoint at
 * /generate. It behaves as told, and remembers what it was asked and who hung up.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { recipeFor = () => exampleRecipe, wordDelayMs = 0 } = options
  const requests: RecordedRequest[] = []
  const awaited = new Map<number, (request: RecordedRequest) => void>()
  const script: Behaviour[] = []
  let usual = writes()

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', headers } = incoming
    if (path === '/v1/models') {
      const models = { object: 'list', data: [{ id: 'test', object: 'model', owned_by: 'larder' }] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(models))
      return
    }
    const body = JSON.parse((await text(incoming)) || '{}')
    const exchange = new Exchange(response, { path, headers, body }, recipeFor, wordDelayMs)
    requests.push(exchange.request)
    awaited.get(requests.length - 1)?.(exchange.request)
    const behave = refusal(options, exchange.request) ?? script.shift() ?? usual
    await behave(exchange)
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => response.destroy(Error(String(error))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function close(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  return {
    baseUrl: `${origin}/v1`,
    endpointUrl: `${origin}/generate`,
    requests,
    request(number) {
      const come = requests[number]
      return come ? Promise.resolve(come) : new Promise((resolve) => awaited.set(number, resolve))
    },
    next: (...behaviours) => void script.push(...behaviours),
    always(behaviour) {
      usual = behaviour
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** The answer to a request without the key, to another address, or with a feature this server does not take. */
function refusal(options: ModelServerOptions, { path, headers, body }: RecordedRequest): Behaviour | null {
  if (!/^\/(?:v1\/chat\/completions|generate)$/.test(path)) return answers(404, { detail: 'Not Found' })
  if (options.apiKey && headers.authorization !== `Bearer ${options.apiKey}`)
    return fails(401, 'invalid_api_key', `Incorrect API key provided: ${headers.authorization}.`)
  const refused = options.refuses?.find((feature) => isAskedFor(feature, body))
  return refused ? fails(400, 'unsupported_parameter', messageAbout(refused)) : null
}

function isAskedFor(feature: RefusableFeature, body: Record<string, unknown>): boolean {
  if (feature !== 'json_schema' && feature !== 'json_object') return feature in body
  return Object(body.response_format).type === feature
}

function messageAbout(feature: RefusableFeature): string {
  if (!feature.startsWith('json'))
    return `Unsupported parameter: '${feature}' is not supported with this model.`
  return `Invalid parameter: 'response_format' of type '${feature}' is not supported with this model.`
}
