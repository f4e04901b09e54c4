import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import type { PartialRecipeReader } from './partialRecipe.ts'

/**
 * Yields the recipe so far while an answer comes in pieces: its first words at once, then what has come meanwhile, at most
 * every `everyMs`, and what is left at the end. So a recipe in many small pieces costs no more than its time and length.
 * Throws what `pieces` throws; what was not told by then is not told. Ending it early ends `pieces`.
 */
export async function* growthInTime(
  pieces: AsyncGenerator<string, void>,
  reader: PartialRecipeReader,
  everyMs: number,
): AsyncGenerator<PartialRecipe, void> {
  let held = ''
  let toldAt = Number.NEGATIVE_INFINITY
  let timer: Timer | null = null
  let next = takeNext(pieces)
  try {
    while (true) {
      const step = timer ? await Promise.race([next, timer.isUp]) : await next
      if (step !== 'time is up') {
        if (step.done) break
        held += step.value
        next = takeNext(pieces)
        timer ??= startTimer(toldAt + everyMs - performance.now())
        if (timer) continue
      }
      timer = null
      const soFar = reader.read(held)
      held = ''
      if (!soFar) continue
      yield soFar
      toldAt = performance.now()
    }
    const soFar = reader.read(held)
    if (soFar) yield soFar
  } finally {
    timer?.end()
    // It waits for the piece that was asked for, which a silent server may never send.
    pieces.return().catch(ignore)
  }
}

const ignore = () => {}

/** Asks for the next piece; if that fails, it is told when somebody waits for it. */
function takeNext(pieces: AsyncGenerator<string, void>): Promise<IteratorResult<string, void>> {
  const next = pieces.next()
  next.catch(ignore)
  return next
}

interface Timer {
  isUp: Promise<'time is up'>
  end(): void
}

/** Null when there is no time to wait. */
function startTimer(ms: number): Timer | null {
  if (ms <= 0) return null
  const { promise, resolve } = Promise.withResolvers<'time is up'>()
  const timeout = setTimeout(() => resolve('time is up'), ms)
  return { isUp: promise, end: () => clearTimeout(timeout) }
}
