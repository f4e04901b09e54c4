import { type PassThrough, Writable } from 'node:stream'
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { toScriptSafeJson } from './pageState.ts'

/** Returns the state of the queries that have finished since its last call, or at the first call since `sent`. */
export type CollectLateStates = () => DehydratedState

export function createLateStateCollector(queryClient: QueryClient, sent: DehydratedState): CollectLateStates {
  const known = new Set(sent.queries.map((query) => query.queryHash))
  return () => {
    const late = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && !known.has(query.queryHash),
    })
    for (const query of late.queries) known.add(query.queryHash)
    return late
  }
}

/**
 * Takes React's HTML and passes it on to `html`, each time preceded by the state of the queries that have finished
 * since, so that the browser hydrates a late part with the very data it was rendered from.
 */
export function createLateStateWriter(lateStates: CollectLateStates, html: PassThrough): Writable {
  let pending: Buffer[] = []
  let isShellOut = false

  function send(): void {
    if (pending.length === 0) return
    // Nothing may be written before the shell.
    if (isShellOut) sendLateState()
    isShellOut = true
    html.write(Buffer.concat(pending))
    pending = []
  }

  function sendLateState(): void {
    const late = lateStates()
    if (late.queries.length > 0)
      html.write(`<script type="application/json" data-late-state>${toScriptSafeJson(late)}</script>`)
  }

  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pending.push(chunk)
      if (html.writableNeedDrain) html.once('drain', done)
      else done()
    },
    final(done) {
      send()
      // A query may have finished after the page's state was taken and before its shell was rendered.
      sendLateState()
      html.end(done)
    },
  })
  html.once('close', () => sink.destroy())
  // React calls flush() between complete pieces of HTML: the only places where a script element may be inserted.
  return Object.assign(sink, { flush: send })
}
