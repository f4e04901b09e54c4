import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import type { PartialRecipeReader } from './partialRecipe.ts'

/**
 * Yields the recipe so far while an answer arrives in pieces: its first words at once, then the newest state at most
 * every `everyMs`, and the last state at the end. So the cost does not grow with the number of pieces. Throws what
 * `pieces` throws, and drops a state that was not yielded by then. Ending it early ends `pieces`.
 */
export async function* throttlePartialRecipes(
  pieces: AsyncGenerator<string, void>,
  reader: PartialRecipeReader,
  everyMs: number,
): AsyncGenerator<PartialRecipe, void> {
  let textNotYielded = ''
  let lastYieldAt = Number.NEGATIVE_INFINITY
  let timer: Timer | null = null
  let next = requestNextPiece(pieces)
  try {
    while (true) {
      const step = timer ? await Promise.race([next, timer.isUp]) : await next
      if (step !== 'time is up') {
        if (step.done) break
        textNotYielded += step.value
        next = requestNextPiece(pieces)
        timer ??= startTimer(lastYieldAt + everyMs - performance.now())
        if (timer) continue
      }
      timer = null
      const soFar = reader.read(textNotYielded)
      textNotYielded = ''
      if (!soFar) continue
      yield soFar
      lastYieldAt = performance.now()
    }
    const soFar = reader.read(textNotYielded)
    if (soFar) yield soFar
  } finally {
    timer?.end()
    // This waits for the requested piece, which a silent server may never send.
    pieces.return().catch(ignore)
  }
}

const ignore = () => {}

/** Requests the next piece. A rejection is handled later, when the piece is awaited. */
function requestNextPiece(pieces: AsyncGenerator<string, void>): Promise<IteratorResult<string, void>> {
  const next = pieces.next()
  next.catch(ignore)
  return next
}

interface Timer {
  isUp: Promise<'time is up'>
  end(): void
}

/** Null when the time is 0. */
function startTimer(ms: number): Timer | null {
  if (ms <= 0) return null
  const { promise, resolve } = Promise.withResolvers<'time is up'>()
  const timeout = setTimeout(() => resolve('time is up'), ms)
  return { isUp: promise, end: () => clearTimeout(timeout) }
}
