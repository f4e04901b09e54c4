import type { OpenAI } from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import { logEvents } from '../../logEvents.ts'
import { readModelServerError, toConnectionFailure } from './openAiFailure.ts'
import {
  type ChatRequest,
  type ChatRequestFeature,
  createChatCompletionBody,
  findFeatureNamedByRefusal,
} from './openAiRequest.ts'
import { PartialRecipeReader } from './partialRecipe.ts'
import { toEngineFailureOfHttpStatus } from './refusals.ts'
import { removeThinking } from './stripWrapping.ts'
import { throttlePartialRecipes } from './throttlePartialRecipes.ts'
import { createTolerantFetch } from './tolerantFetch.ts'
import { type EngineTry, EngineTryFailure, type EngineTrySettings } from './tries.ts'

export interface OpenAiSettings extends EngineTrySettings {
  /** Includes the version in its path, as in `https://api.openai.com/v1`. */
  baseUrl: string
  /** Null for a local server that requires none. */
  apiKey: string | null
  model: string
  allowedUrls: readonly string[]
  /** 0 to 2. Default 0.7: recipes vary, quantities stay plausible. */
  temperature?: number
  /**
   * Tokens that the model may write in one try, its thinking included. Default 25,000: the longest recipe has 75,000
   * characters, in English some 19,000 tokens.
   */
  maxTokens?: number
  /** Milliseconds between two updates with the recipe written so far. Default 50, faster than people read. */
  updateEveryMs?: number
}

/** More than a recipe and its thinking ever need; a model that writes more is repeating itself. */
const maxAnswerLength = 400_000

/** A client of the package; it sends no request yet. */
export async function createOpenAiClient({ baseUrl, apiKey, timeoutMs }: OpenAiSettings): Promise<OpenAI> {
  // Loading it takes 150 ms, so it loads with the first request to a model.
  const { OpenAI } = await import('openai')
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    ...(apiKey === null && { defaultHeaders: { Authorization: null } }),
    // With undefined the package would read them from the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: createTolerantFetch(),
  })
}

/**
 * Sends the request, yields the recipe so far and returns the whole answer. Repeats it without a feature that the server refuses. A refusal comes before any work, so it
 * does not count as a try.
 */
export async function* requestWithoutRefusedFeatures(
  current: EngineTry<ChatRequest>,
  client: OpenAI,
  settings: OpenAiSettings,
  refused: Set<ChatRequestFeature>,
): AsyncGenerator<{ soFar: PartialRecipe }, string> {
  const { model, temperature = 0.7, maxTokens = 25_000, updateEveryMs = 50 } = settings
  while (true) {
    const body = createChatCompletionBody(
      current.request,
      current.number,
      { model, temperature, maxTokens },
      refused,
    )
    try {
      const stream = await client.chat.completions.create(body, { signal: current.signal })
      return yield* readAnswer(current, stream, updateEveryMs)
    } catch (error) {
      const said = await readModelServerError(error)
      if (!said) throw await toConnectionFailure(error)
      const feature = findFeatureNamedByRefusal(said.status, said.words, body)
      if (!feature) throw toEngineFailureOfHttpStatus(said.status, said.words, said.headers)
      refused.add(feature)
      current.request.log.info(
        { engine: 'openai', model, feature, status: said.status },
        logEvents.modelFeatureUnsupported,
      )
    }
  }
}

async function* readAnswer(
  current: EngineTry<ChatRequest>,
  stream: AsyncIterable<ChatCompletionChunk>,
  updateEveryMs: number,
): AsyncGenerator<{ soFar: PartialRecipe }, string> {
  const answer: Answer = { text: '', finishReason: '', isRefusal: false, usage: null }
  try {
    const growth = throttlePartialRecipes(
      textPiecesOf(stream, answer),
      new PartialRecipeReader(),
      updateEveryMs,
    )
    for await (const soFar of growth) {
      // An update from before a stop must not be yielded after it.
      current.signal.throwIfAborted()
      yield { soFar }
    }
  } finally {
    if (answer.usage) current.count(answer.usage.prompt_tokens, answer.usage.completion_tokens)
  }
  // The package ends an aborted stream as if it were complete.
  current.signal.throwIfAborted()
  if (answer.isRefusal || answer.finishReason === 'content_filter') throw new EngineTryFailure('refused')
  if (answer.finishReason === 'length') throw new EngineTryFailure('context too small', { detail: 'length' })
  if (!removeThinking(answer.text).trim()) throw new EngineTryFailure('empty answer')
  return answer.text
}

/** The contents of a stream so far. */
interface Answer {
  text: string
  finishReason: string
  isRefusal: boolean
  usage: ChatCompletionChunk['usage'] | null
}

/** Yields the pieces of text in a stream, and writes the rest of its information into `answer`. */
async function* textPiecesOf(
  stream: AsyncIterable<ChatCompletionChunk>,
  answer: Answer,
): AsyncGenerator<string, void> {
  for await (const chunk of stream) {
    // Some servers send the tokens so far with each chunk: the last count is used.
    answer.usage = chunk?.usage ?? answer.usage
    const choice = Array.isArray(chunk?.choices) ? chunk.choices[0] : undefined
    if (choice?.delta?.refusal) answer.isRefusal = true
    if (choice?.finish_reason) answer.finishReason = choice.finish_reason
    const piece = choice?.delta?.content
    if (typeof piece !== 'string' || !piece) continue
    answer.text += piece
    if (answer.text.length > maxAnswerLength) throw new EngineTryFailure('bad output', { detail: 'too long' })
    yield piece
  }
}
