import type { PromptedEngine } from '#server/features/generation/port.ts'
import { readBodyTextUpTo } from '../limitedText.ts'
import { requireAllowedModelUrl } from './allowedUrl.ts'
import { parseFinishedRecipe } from './checkedRecipe.ts'
import { toNetworkFailure } from './networkFailure.ts'
import { toEngineFailureOfHttpStatus } from './refusals.ts'
import { type EngineTry, EngineTryFailure, type EngineTrySettings, writeRecipeWithTries } from './tries.ts'

export interface EndpointEngineSettings extends EngineTrySettings {
  url: string
  bucketName: string
  allowedUrls: readonly string[]
}

const identity = { name: 'endpoint', model: null } as const
const maxAnswerBytes = 1_000_000

/**
 * A recipe engine on the older generation endpoint. It answers once, with the recipe as text within JSON within JSON,
 * and reports no tokens. Throws an Error when the address is not allowed.
 */
export function createEndpointEngine(settings: EndpointEngineSettings): PromptedEngine {
  requireAllowedModelUrl(settings.url, settings.allowedUrls)
  return {
    ...identity,
    readsPrompt: true,
    write: (request) =>
      writeRecipeWithTries(identity, settings, request, async function* (current) {
        const finished = parseFinishedRecipe(
          recipeContent(await postPrompt(settings, current)),
          request.recipeSchema,
        )
        yield { soFar: finished.recipe }
        yield { finished }
      }),
  }
}

async function postPrompt(settings: EndpointEngineSettings, { request, signal }: EngineTry): Promise<string> {
  const { system, user } = request.prompt
  const body = {
    prompt: `${system}\n\n${user}`,
    content_type: 'json',
    bucket_name: settings.bucketName,
    file_name: 'recipe.json',
  }
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    const text = await readBodyTextUpTo(response, maxAnswerBytes)
    if (response.status >= 300) throw toEngineFailureOfHttpStatus(response.status, text, response.headers)
    return text
  } catch (error) {
    throw toNetworkFailure(error) ?? error
  }
}

/**
 * The value of `content_url` in an answer such as {data: {body: "{\"content_url\": …}"}}; strings on the way are parsed
 * as JSON.
 */
function recipeContent(answer: string): unknown {
  const envelope = parsed(answer)
  const data = parsed(fieldValueOf(envelope, 'data') ?? envelope)
  const body = parsed(fieldValueOf(data, 'body') ?? data)
  const content = fieldValueOf(body, 'content_url')
  if (content === null || content === '' || body === '') throw new EngineTryFailure('empty answer')
  return content ?? body
}

function fieldValueOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
