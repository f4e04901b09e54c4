import { createEndpointEngine, type EndpointEngineSettings } from '#server/adapters/recipeEngine/endpoint.ts'
import { createOpenAiEngine, type OpenAiEngineSettings } from '#server/adapters/recipeEngine/openai.ts'
import type { PromptedRequest, RecipeEngine, RecipeEngineResult } from '#server/features/generation/port.ts'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import type { ModelServer } from './modelServer.ts'

export interface LogLine {
  level: 'info' | 'warn'
  event: string
  fields: object
}

/** A request as the generation service makes it, with a log that can be read and waited for. */
export interface TestRequest extends PromptedRequest {
  lines: LogLine[]
  /** Aborts the request, as the Stop button does. */
  stop(reason?: unknown): void
  /** The first log line of that event, as soon as it is written. */
  logged(event: string): Promise<LogLine>
}

export function engineRequest(change: Partial<PromptedRequest> = {}): TestRequest {
  const controller = new AbortController()
  const lines: LogLine[] = []
  const awaited = new Map<string, (line: LogLine) => void>()
  const write = (level: LogLine['level']) => (fields: object, event: string) => {
    const line = { level, event, fields }
    lines.push(line)
    awaited.get(event)?.(line)
  }
  return {
    brief: {
      answers: {
        dietType: 'Vegan',
        meatPreference: null,
        mealType: 'Dinner',
        cookingTime: '30 minutes',
        skillLevel: 'Beginner',
        cuisine: 'Greek',
        description: 'something with secret chickpeas',
      },
      change: null,
      eaters: [],
      servings: null,
    },
    prompt: { version: 'test', system: 'You are a cook. Answer in JSON.', user: 'Diet type: Vegan' },
    cook: async () => null,
    recipeSchema: WrittenRecipe,
    seed: 7,
    signal: controller.signal,
    log: { info: write('info'), warn: write('warn') },
    ...change,
    lines,
    stop: (reason) => controller.abort(reason),
    logged(event) {
      const line = lines.find((written) => written.event === event)
      return line ? Promise.resolve(line) : new Promise((resolve) => awaited.set(event, resolve))
    },
  }
}

/** Everything an engine yields, and what it returns. */
export async function listen(
  engine: RecipeEngine,
  request: PromptedRequest,
): Promise<{ soFar: PartialRecipe[]; result: RecipeEngineResult }> {
  const soFar: PartialRecipe[] = []
  const words = engine.write(request)
  while (true) {
    const step = await words.next()
    if (step.done) return { soFar, result: step.value }
    soFar.push(step.value)
  }
}

/** The OpenAI engine on that server, with waits too short to notice; it tells of each word by itself. */
export function openAiOn(server: ModelServer, change: Partial<OpenAiEngineSettings> = {}): RecipeEngine {
  const { baseUrl } = server
  return createOpenAiEngine({
    baseUrl,
    apiKey: null,
    model: 'test',
    allowedUrls: [baseUrl],
    timeoutMs: 30_000,
    backoffBaseMs: 1,
    updateEveryMs: 0,
    ...change,
  })
}

/** The older endpoint's engine on that server, with waits too short to notice. */
export function endpointOn(server: ModelServer, change: Partial<EndpointEngineSettings> = {}): RecipeEngine {
  const { endpointUrl: url } = server
  return createEndpointEngine({
    url,
    bucketName: 'larder',
    allowedUrls: [url],
    timeoutMs: 30_000,
    backoffBaseMs: 1,
    ...change,
  })
}
