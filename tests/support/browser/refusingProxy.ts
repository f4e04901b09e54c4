import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Refusal {
  status: number
  headers?: Record<string, string>
  /** Which paths are refused; all by default. */
  path?: RegExp
}

export interface RefusingProxy {
  url: string
  /** Refuses from now on, and cuts every connection; null: hands everything on again. */
  refuse(refusal: Refusal | null): void
  /** Closes every connection unanswered from now on, as where no server runs; false: hands everything on again. */
  disconnect(isAway: boolean): void
  /** Hands requests on under this Host header, as a proxy does that is not told to keep it; null: as they came. */
  renameHost(to: string | null): void
  /** Has Larder do what such a path is asked for, and its answers never come, from now on; null: they come again. */
  loseAnswers(path: RegExp | null): void
  /** Lets such a path's answers begin and never go on; returns how many there were since. */
  pauseAnswers(path: RegExp): () => number
  /** The cookies that lost answers would have set, one text each. */
  lostCookies(): string[]
  /** When requests to such a path were refused, in milliseconds, since the last `refuse`. */
  refusedAt(path: RegExp): number[]
}

/** A proxy in front of a Larder, for the test that runs: hands everything on, or answers with a page of its own. */
export async function startRefusingProxy(target: string): Promise<RefusingProxy> {
  let refusal: Refusal | null = null
  let isAway = false
  let host: string | null = null
  let losing: RegExp | null = null
  let pausing: RegExp | null = null
  let paused = 0
  const lostCookies: string[] = []
  let refused: { path: string; atMs: number }[] = []
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    if (isAway) {
      answer.destroy()
      return
    }
    if (pausing?.test(url)) {
      paused += 1
      answer.writeHead(200, { 'content-type': 'application/json' }).write('{"resu')
      return
    }
    if (refusal && (refusal.path ?? /./).test(url)) {
      refused.push({ path: url, atMs: performance.now() })
      const page = { 'content-type': 'text/html', ...refusal.headers }
      answer.writeHead(refusal.status, page).end('<h1>Larder is busy</h1>')
      return
    }
    const passed = request(
      new URL(url, target),
      { method, headers: { ...headers, ...(host && { host }) } },
      (told) => {
        if (losing?.test(url)) {
          lostCookies.push(...(told.headers['set-cookie'] ?? []))
          answer.destroy()
          return
        }
        answer.writeHead(told.statusCode ?? 500, told.headers)
        told.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse(to) {
      refusal = to
      refused = []
      server.closeAllConnections()
    },
    disconnect(away) {
      isAway = away
      server.closeAllConnections()
    },
    loseAnswers(path) {
      losing = path
    },
    pauseAnswers(path) {
      pausing = path
      paused = 0
      return () => paused
    },
    lostCookies: () => lostCookies,
    renameHost(to) {
      host = to
    },
    refusedAt: (path) => refused.flatMap((each) => (path.test(each.path) ? [each.atMs] : [])),
  }
}
