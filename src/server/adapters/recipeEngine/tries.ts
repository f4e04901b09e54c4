import { setTimeout as wait } from 'node:timers/promises'
import {
  EngineFailure,
  type EngineFailureReason,
  type PromptedRequest,
  type RecipeEngine,
  type RecipeEngineRequest,
  type RecipeEngineResult,
} from '#server/features/generation/port.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import { type LogEvent, logEvents } from '../../logEvents.ts'

export interface EngineTrySettings {
  /** Maximum milliseconds for one whole try: from the request to the last word, with pauses between words and fallbacks. */
  timeoutMs: number
  /** The wait before the second try is a random part of this, before the third of twice this. Default 100. */
  backoffBaseMs?: number
  /** A server that asks for a longer wait than this gets no further try. Default 20,000. */
  maxWaitMs?: number
}

/** What the tries need of a request. */
type TriedRequest = Pick<RecipeEngineRequest, 'signal' | 'log'>

/** One try at a recipe. `number` counts from 1; `signal` aborts when the caller leaves or the time is up. */
export interface EngineTry<Request extends TriedRequest = PromptedRequest> {
  number: number
  signal: AbortSignal
  request: Request
  /** Reports the tokens of this try, even when it fails later. Counts below 0 or above 10 million count as unknown. */
  count(inputTokens: number, outputTokens: number): void
}

/** What a try yields: recipes so far, then the finished one. */
export type EngineTryProgress<Finished = FinishedEngineRecipe> =
  | { soFar: PartialRecipe }
  | { finished: Finished }

export type FinishedEngineRecipe = Pick<RecipeEngineResult, 'recipe' | 'nutritionInfo'>

export type EngineIdentity = Pick<RecipeEngine, 'name' | 'model'>

/** Why one try gave no recipe. `detail` is a word of Larder's or a code of the server's, both safe to log. */
export class EngineTryFailure extends Error {
  override readonly name = 'EngineTryFailure'
  readonly reason: EngineFailureReason
  readonly detail: string | null
  readonly status: number | null
  readonly retryAfterMs: number | null

  constructor(
    reason: EngineFailureReason,
    facts: { detail?: string | null; status?: number; retryAfterMs?: number | null } = {},
    options?: ErrorOptions,
  ) {
    super(reason, options)
    this.reason = reason
    this.detail = facts.detail ?? null
    this.status = facts.status ?? null
    this.retryAfterMs = facts.retryAfterMs ?? null
  }
}

export const maxEngineTries = 3

// A try that ran out of time is not repeated: the caller has waited long enough, and the model may be paid twice. An
// empty answer, a refusal or a small context would occur again.
const retryableReasons: readonly EngineFailureReason[] = [
  'bad output',
  'rate limited',
  'server error',
  'network',
]

const eventByReason: Record<EngineFailureReason, LogEvent> = {
  'bad output': logEvents.modelOutputInvalid,
  'rate limited': logEvents.modelRateLimited,
  'server error': logEvents.modelServerError,
  network: logEvents.modelUnreachable,
  timeout: logEvents.modelTimedOut,
  'context too small': logEvents.modelContextTooSmall,
  refused: logEvents.modelRefused,
  'empty answer': logEvents.modelAnswerEmpty,
  rejected: logEvents.modelRequestRejected,
}

/**
 * Runs `attempt` until it gives a recipe, three times at most. Yields what the attempts yield, and `{}` where an
 * attempt begins after an earlier one has shown words. Ending the generator early ends the running attempt, even while
 * a step is awaited. Throws EngineFailure; throws the request signal's reason when it is aborted.
 */
export function writeRecipeWithTries<Request extends TriedRequest, Finished extends object>(
  engine: EngineIdentity,
  settings: EngineTrySettings,
  request: Request,
  attempt: (current: EngineTry<Request>) => AsyncIterable<EngineTryProgress<Finished>>,
): AsyncGenerator<PartialRecipe, Finished & EngineFailure['spent']> {
  const leaving = new AbortController()
  const signal = AbortSignal.any([request.signal, leaving.signal])
  const words = run(engine, settings, { ...request, signal }, attempt)
  const end = words.return.bind(words)
  // A plain generator can end only when it next yields, which may never happen with a silent server.
  words.return = (value) => {
    leaving.abort()
    return end(value)
  }
  return words
}

/** Maximum tokens of one try; no model reads or writes more at once. */
const maxTokens = 10_000_000

const isValidTokenCount = (tokens: number) => Number.isInteger(tokens) && tokens >= 0 && tokens <= maxTokens

async function* run<Request extends TriedRequest, Finished extends object>(
  engine: EngineIdentity,
  settings: EngineTrySettings,
  request: Request,
  attempt: (current: EngineTry<Request>) => AsyncIterable<EngineTryProgress<Finished>>,
): AsyncGenerator<PartialRecipe, Finished & EngineFailure['spent']> {
  const spent: EngineFailure['spent'] = { tries: 0, inputTokens: null, outputTokens: null }
  const count: EngineTry<Request>['count'] = (inputTokens, outputTokens) => {
    // The server's counts are untyped: they are used only when both are plausible.
    if (!isValidTokenCount(inputTokens) || !isValidTokenCount(outputTokens)) return
    spent.inputTokens = (spent.inputTokens ?? 0) + inputTokens
    spent.outputTokens = (spent.outputTokens ?? 0) + outputTokens
  }
  let hasYieldedText = false
  while (true) {
    request.signal.throwIfAborted()
    if (hasYieldedText) yield {}
    hasYieldedText = false
    spent.tries++
    const limit = startTimeLimit(settings.timeoutMs)
    const signal = AbortSignal.any([request.signal, limit.signal])
    let waitMs: number | null
    try {
      for await (const step of attempt({ number: spent.tries, signal, request, count })) {
        if ('finished' in step) return { ...step.finished, ...spent }
        hasYieldedText = true
        yield step.soFar
      }
      throw new EngineTryFailure('empty answer')
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = limit.isUp() ? new EngineTryFailure('timeout') : error
      if (!(failure instanceof EngineTryFailure)) throw failure
      waitMs = waitBefore(spent.tries + 1, failure, settings)
      logFailure(engine, request, failure, spent, waitMs)
      if (waitMs === null) throw new EngineFailure(failure.reason, spent, { cause: failure })
    } finally {
      limit.end()
    }
    // Rejects only when the caller leaves, which the next round reports.
    await wait(waitMs, undefined, { signal: request.signal }).catch(() => undefined)
  }
}

/** Milliseconds until the next try, or null when there is none. */
function waitBefore(next: number, failure: EngineTryFailure, settings: EngineTrySettings): number | null {
  if (next > maxEngineTries || !retryableReasons.includes(failure.reason)) return null
  const { backoffBaseMs = 100, maxWaitMs = 20_000 } = settings
  const waitMs = failure.retryAfterMs ?? Math.round(Math.random() * backoffBaseMs * 2 ** (next - 2))
  return waitMs <= maxWaitMs ? waitMs : null
}

function logFailure(
  { name, model }: EngineIdentity,
  { log }: TriedRequest,
  { reason, status, detail }: EngineTryFailure,
  { tries, inputTokens, outputTokens }: EngineFailure['spent'],
  nextTryInMs: number | null,
): void {
  const figures = { engine: name, model, try: tries, status, detail, nextTryInMs, inputTokens, outputTokens }
  log.warn(figures, eventByReason[reason])
}

interface TimeLimit {
  signal: AbortSignal
  isUp(): boolean
  /** Clears the timer, and aborts what still runs under the signal. */
  end(): void
}

function startTimeLimit(timeoutMs: number): TimeLimit {
  const controller = new AbortController()
  const timeLimitError = new Error('time is up')
  const timer = setTimeout(() => controller.abort(timeLimitError), timeoutMs)
  return {
    signal: controller.signal,
    isUp: () => controller.signal.reason === timeLimitError,
    end() {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
