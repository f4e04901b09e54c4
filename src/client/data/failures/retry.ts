import { TRPCClientError } from '@trpc/client'
import { versionHeaderName } from '#shared/contract/versionHeaderName.ts'

/** How a wait grows: doubled with each failure, from `baseMs` to `capMs`, both in milliseconds. */
interface BackoffGrowth {
  baseMs: number
  capMs: number
}

/** Maximum retries of one call. */
export const maxRetriesPerCall = 3
/** Maximum wait that a server may ask for, and maximum wait of our own, in milliseconds. */
const capMs = 300_000
const callGrowth: BackoffGrowth = { baseMs: 100, capMs }

/** Maximum wait of one retry while a person waits. If the server asks for more, the page says so instead of waiting. */
const maxRetryAfterOfCallMs = 5_000

/** Milliseconds to wait after `failures` in a row. `chance` (0 to 1) is the jitter: between half of the wait and all of it. */
export function retryBackoffMs(
  failures: number,
  chance: number,
  { baseMs, capMs }: BackoffGrowth = callGrowth,
): number {
  return Math.min(capMs, baseMs * 2 ** (failures - 1)) * (0.5 + chance / 2)
}

/** An answer that Larder did not make, for example of a proxy in front of it. */
class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer'
  readonly response: Response

  constructor(response: Response) {
    super(`The server answered ${response.status}.`)
    this.response = response
  }
}

/** Throws `ForeignAnswer` for a refusal that tRPC cannot parse, so that its status and its Retry-After are not lost. */
export function wrapFetchToThrowForeignAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok && !(await isRefusalOfLarder(response))) throw new ForeignAnswer(response)
    return response
  }
}

/** Whether an answer is the refusal of one procedure or of several: JSON with the HTTP status in each error. */
async function isRefusalOfLarder(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return [body].flat().some((each) => Object(Object(Object(each).error).data).httpStatus !== undefined)
}

/** What the failure of a call says about the next call. */
export interface RetryAdvice {
  /** HTTP status of the answer; null when none came. */
  status: number | null
  /** Milliseconds that the server asks to wait, at most 300,000; 0 when it does not say. */
  retryAfterMs: number
  /**
   * Whether something in front of Larder answered in its place, with a status that does not mean that Larder is busy or away.
   */
  isForeign: boolean
}

/** Reads the error of a failed call. `nowMs`: the current time, for a Retry-After that is a date. */
export function readFailureAdvice(error: unknown, nowMs: number): RetryAdvice {
  if (!(error instanceof TRPCClientError)) return { status: null, retryAfterMs: 0, isForeign: false }
  const data = error.data as { httpStatus?: number; retryAfterSeconds?: number | null } | undefined
  const answered = error.cause instanceof ForeignAnswer ? error.cause.response : error.meta?.response
  const response = answered instanceof Response ? answered : undefined
  const header = response?.headers.get('retry-after') ?? null
  const status = data?.httpStatus ?? response?.status ?? null
  return {
    status,
    isForeign:
      response !== undefined && !response.headers.has(versionHeaderName) && !isTemporaryHttpFailure(status),
    retryAfterMs: Math.min(capMs, (data?.retryAfterSeconds ?? 0) * 1_000 || parseRetryAfterMs(header, nowMs)),
  }
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date; 0 when it cannot be read. */
export function parseRetryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - nowMs
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Whether the same call may succeed a moment later: the network failed, or the server was busy or broken. */
export function isTemporaryHttpFailure(status: number | null): boolean {
  return status === null || status >= 500 || status === 408 || status === 425 || status === 429
}

/** Whether a call that has failed `failures` times is repeated while its caller waits. */
export function isFailedCallWorthRetrying(
  error: TRPCClientError<never>,
  failures: number,
  nowMs: number,
): boolean {
  const { status, retryAfterMs } = readFailureAdvice(error, nowMs)
  // A call that was aborted is not repeated.
  if (status === null && error.cause instanceof DOMException) return false
  return (
    failures <= maxRetriesPerCall && isTemporaryHttpFailure(status) && retryAfterMs <= maxRetryAfterOfCallMs
  )
}

/** Milliseconds until a call is repeated: never earlier than the server asks. */
export function delayBeforeRetryMs(error: unknown, failures: number, nowMs: number, chance: number): number {
  return Math.max(readFailureAdvice(error, nowMs).retryAfterMs, retryBackoffMs(failures, chance))
}

/** Options for a call whose caller repeats it itself. */
export const callOptionsWithoutRetry = { context: { isRetried: false } }

/** A pause after failures, during which the server is not asked. Times are milliseconds of one clock. */
export interface RetryPause {
  /** Failures since the last success. */
  failures: number
  fromMs: number
  untilMs: number
}

export const noRetryPause: RetryPause = { failures: 0, fromMs: 0, untilMs: 0 }

/** No person waits for work in the background. All of it continues within a minute after the server is back. */
const backgroundGrowth: BackoffGrowth = { baseMs: 1_000, capMs: 60_000 }

interface FailedWork {
  askedAtMs: number
  nowMs: number
  chance: number
  retryAfterMs: number
}

/** The pause after a failure. A call that began before the last failure was known does not count as another failure. */
export function retryPauseAfterFailure(
  pause: RetryPause,
  { askedAtMs, nowMs, chance, retryAfterMs }: FailedWork,
): RetryPause {
  const isSame = pause.failures > 0 && askedAtMs <= pause.fromMs && pause.fromMs <= nowMs
  const failures = isSame ? pause.failures : pause.failures + 1
  const fromMs = isSame ? pause.fromMs : nowMs
  const ownMs = isSame ? pause.untilMs : nowMs + retryBackoffMs(failures, chance, backgroundGrowth)
  const untilMs = Math.max(ownMs, nowMs + Math.min(capMs, retryAfterMs))
  return { failures, fromMs, untilMs }
}

/** The rest of a pause in milliseconds. A clock that was set back does not make a pause longer than it was. */
export function remainingRetryPauseMs(
  { fromMs, untilMs }: Omit<RetryPause, 'failures'>,
  nowMs: number,
): number {
  return Math.max(0, Math.min(untilMs - nowMs, untilMs - fromMs))
}
