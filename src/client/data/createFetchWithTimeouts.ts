/** Bytes per millisecond that the slowest usable network sends. */
export const minNetworkBytesPerMs = 8

/**
 * Like `fetch`, but fails with a TimeoutError where the server does not begin to answer within `answerMs`, or stops in the
 * middle of its answer for `silenceMs`, in milliseconds. A text that is sent has its own time on top. An answer that comes
 * slowly, but comes, is not cut off.
 */
export function createFetchWithTimeouts(
  fetch: typeof globalThis.fetch,
  answerMs: number,
  silenceMs = answerMs,
): typeof globalThis.fetch {
  return async (input, init) => {
    const stop = new AbortController()
    const signal = init?.signal
    const follow = () => stop.abort(signal?.reason)
    if (signal?.aborted) follow()
    signal?.addEventListener('abort', follow)
    let timer: ReturnType<typeof setTimeout> | undefined
    // The last one aborts a request that has ended, which does nothing.
    const waitFor = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), ms)
    }
    waitFor(answerMs + `${init?.body}`.length / minNetworkBytesPerMs)
    const answer = await fetch(input, { ...init, signal: stop.signal })
    // Chromium gives an answer without a body an empty one, with which no answer of that status can be made.
    if (!answer.body || answer.status === 204) {
      clearTimeout(timer)
      return answer
    }
    waitFor(silenceMs)
    const pieces = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        waitFor(silenceMs)
        controller.enqueue(piece)
      },
    })
    const response = new Response(answer.body.pipeThrough(pieces), answer)
    // A browser says of a body that was cut off only that the network failed, as if the call could be repeated at once.
    const json = response.json.bind(response)
    response.json = () =>
      json().catch((error: unknown) => {
        throw stop.signal.aborted ? stop.signal.reason : error
      })
    return response
  }
}
