import { type PassThrough, Writable } from 'node:stream'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { toDataBlock } from './pageState.ts'

/**
 * Takes React's HTML and passes it on to `html`, each time preceded by the state of the queries that have finished
 * since, so that the browser hydrates a late part with the very data it was rendered from.
 */
export function lateStateSink(queryClient: QueryClient, html: PassThrough): Writable {
  const sent = new Set(dehydrate(queryClient).queries.map((query) => query.queryHash))
  let pending: Buffer[] = []
  let isShellOut = false

  function send(): void {
    if (pending.length === 0) return
    const late = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && !sent.has(query.queryHash),
    })
    if (isShellOut && late.queries.length > 0) {
      for (const query of late.queries) sent.add(query.queryHash)
      html.write(`<script type="application/json" data-late-state>${toDataBlock(late)}</script>`)
    }
    isShellOut = true
    html.write(Buffer.concat(pending))
    pending = []
  }

  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pending.push(chunk)
      if (html.writableNeedDrain) html.once('drain', done)
      else done()
    },
    final(done) {
      send()
      html.end(done)
    },
  })
  html.once('close', () => sink.destroy())
  // React calls flush() between whole pieces of HTML; nowhere else may a script element be put in.
  return Object.assign(sink, { flush: send })
}
