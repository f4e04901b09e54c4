import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions'
import type * as z from 'zod/mini'
import type { RecipeEngineRequest } from '#server/features/generation/port.ts'
import { toStrictJsonSchema } from './strictSchema.ts'

/** A request to a model. What the user says may have pictures and files. */
export interface ChatRequest extends Pick<RecipeEngineRequest, 'seed' | 'signal' | 'log'> {
  prompt: { system: string; user: string | ChatCompletionContentPart[] }
  recipeSchema: z.ZodMiniType
}

/** Features that some OpenAI-compatible servers or models refuse, in the order in which they are dropped. */
const features = [
  'json_schema',
  'json_object',
  'stream_options',
  'temperature',
  'seed',
  'max_tokens',
  'max_completion_tokens',
] as const
export type ChatRequestFeature = (typeof features)[number]

/**
 * Both names of the limit, and complaints of servers that count it against the model's context: "in the completion" (vLLM),
 * "for the completion" (SGLang), "output tokens" (vLLM, OpenAI), "max_new_tokens" (TGI). Their own limit is lower.
 */
const tokenLimitErrorPattern = /max_\w*tokens|(?:in|for) the completion|output tokens/i

const errorPatternByFeature: Record<ChatRequestFeature, RegExp> = {
  json_schema: /response_format|json_schema|structured|grammar|guided/i,
  json_object: /response_format|json_object/i,
  stream_options: /stream_options|include_usage/i,
  temperature: /temperature/i,
  seed: /\bseed\b/i,
  max_tokens: tokenLimitErrorPattern,
  max_completion_tokens: tokenLimitErrorPattern,
}

const seedCount = 2 ** 31

/**
 * The body of a chat completion, without the `refused` features. Each further try has another seed, because the same
 * seed may give the same bad answer again.
 */
export function createChatCompletionBody(
  request: ChatRequest,
  tryNumber: number,
  { model, temperature, maxTokens }: { model: string; temperature: number; maxTokens: number },
  refused: ReadonlySet<ChatRequestFeature>,
): ChatCompletionCreateParamsStreaming {
  const schema = toStrictJsonSchema(request.recipeSchema)
  const { system, user } = request.prompt
  const isShapeSent = !refused.has('json_schema')
  const shape = `Answer with one JSON object that fits this JSON schema:\n${JSON.stringify(schema)}`
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: isShapeSent ? system : `${system}\n\n${shape}` },
      { role: 'user', content: user },
    ],
    ...(isShapeSent && {
      response_format: { type: 'json_schema', json_schema: { name: 'recipe', strict: true, schema } },
    }),
    ...(!isShapeSent && !refused.has('json_object') && { response_format: { type: 'json_object' } }),
    ...(!refused.has('stream_options') && { stream_options: { include_usage: true } }),
    ...(!refused.has('temperature') && { temperature }),
    ...(!refused.has('seed') && { seed: (request.seed + tryNumber - 1) % seedCount }),
    ...tokenLimitFieldFor(maxTokens, refused),
  }
}

/** The name that most servers know; OpenAI's reasoning models accept only the other one. */
function tokenLimitFieldFor(maxTokens: number, refused: ReadonlySet<ChatRequestFeature>) {
  if (!refused.has('max_tokens')) return { max_tokens: maxTokens }
  return refused.has('max_completion_tokens') ? {} : { max_completion_tokens: maxTokens }
}

/**
 * The feature that a server's refusal of a body names: with 400 or 422, or with the 429 of an account that allows fewer
 * tokens a minute than the limit, which waiting does not change. Null when the refusal is about something else.
 */
export function findFeatureNamedByRefusal(
  status: number,
  words: string,
  body: ChatCompletionCreateParamsStreaming,
): ChatRequestFeature | null {
  const isOverTokensPerMinute = status === 429 && /request too large/i.test(words)
  if (status !== 400 && status !== 422 && !isOverTokensPerMinute) return null
  return (
    features.find(
      (feature) => isFeatureInBody(feature, body) && errorPatternByFeature[feature].test(words),
    ) ?? null
  )
}

function isFeatureInBody(feature: ChatRequestFeature, body: ChatCompletionCreateParamsStreaming): boolean {
  if (feature === 'json_schema' || feature === 'json_object') return body.response_format?.type === feature
  return body[feature] !== undefined
}
