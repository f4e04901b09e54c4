import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { EngineRequest } from '#server/features/generation/port.ts'
import { strictSchema } from './strictSchema.ts'

/** What not every OpenAI-compatible server or model takes, in the order in which it is given up. */
const features = ['json_schema', 'json_object', 'stream_options', 'temperature', 'seed'] as const
export type Feature = (typeof features)[number]

const signs: Record<Feature, RegExp> = {
  json_schema: /response_format|json_schema|structured|grammar|guided/i,
  json_object: /response_format|json_object/i,
  stream_options: /stream_options|include_usage/i,
  temperature: /temperature/i,
  seed: /\bseed\b/i,
}

const seeds = 2 ** 31

/**
 * The body of a chat completion, without the `refused` features. Each further try has another seed, since the same
 * one may well write the same bad answer again.
 */
export function chatBody(
  request: EngineRequest,
  tryNumber: number,
  { model, temperature }: { model: string; temperature: number },
  refused: ReadonlySet<Feature>,
): ChatCompletionCreateParamsStreaming {
  const schema = strictSchema(request.recipeSchema)
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
    ...(!refused.has('seed') && { seed: (request.seed + tryNumber - 1) % seeds }),
  }
}

/** Which feature of a body a server's 400 or 422 names; null when it is about something else. */
export function refusedFeature(
  status: number,
  words: string,
  body: ChatCompletionCreateParamsStreaming,
): Feature | null {
  if (status !== 400 && status !== 422) return null
  return features.find((feature) => isSent(feature, body) && signs[feature].test(words)) ?? null
}

function isSent(feature: Feature, body: ChatCompletionCreateParamsStreaming): boolean {
  if (feature === 'json_schema' || feature === 'json_object') return body.response_format?.type === feature
  return body[feature] !== undefined
}
