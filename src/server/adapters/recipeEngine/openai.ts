import type { OpenAI } from 'openai'
import type { PromptedEngine } from '#server/features/generation/port.ts'
import { requireAllowedModelUrl } from './allowedUrl.ts'
import { parseFinishedRecipe } from './checkedRecipe.ts'
import { createOpenAiClient, type OpenAiSettings, requestWithoutRefusedFeatures } from './openAiChat.ts'
import type { ChatRequestFeature } from './openAiRequest.ts'
import { writeRecipeWithTries } from './tries.ts'

export type OpenAiEngineSettings = OpenAiSettings

/**
 * A recipe engine on any server that speaks OpenAI's chat completions. It remembers the features that the server
 * refuses and does not send them again. Throws an Error when the address is not allowed.
 */
export function createOpenAiEngine(settings: OpenAiEngineSettings): PromptedEngine {
  requireAllowedModelUrl(settings.baseUrl, settings.allowedUrls)
  const { model } = settings
  const identity = { name: 'openai', model } as const
  const refused = new Set<ChatRequestFeature>()
  let client: Promise<OpenAI> | null = null
  return {
    ...identity,
    readsPrompt: true,
    write: (request) =>
      writeRecipeWithTries(identity, settings, request, async function* (current) {
        client ??= createOpenAiClient(settings)
        const answer = yield* requestWithoutRefusedFeatures(current, await client, settings, refused)
        yield { finished: parseFinishedRecipe(answer, request.recipeSchema) }
      }),
  }
}
