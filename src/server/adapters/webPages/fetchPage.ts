import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { type FetchedPage, type FetchPage, PageFetchError } from '../../features/recipeImport/port.ts'
import { openAnswer } from './openAnswer.ts'
import { readUnpackedBody } from './readUnpackedBody.ts'

export interface PageFetcherOptions {
  /** Sent as User-Agent: what the program is, and where the site that runs it can be read about. */
  userAgent: string
  /** Hosts with a port ("192.168.1.20:9925") that may be private and need not have port 80 or 443. */
  allowedHosts: readonly string[]
  /** How names are resolved; by the system where it is left out. */
  lookup?: LookupFunction
  /** Milliseconds in which a page must have come, redirects included; 15,000 where it is left out. */
  maxMs?: number
}

const maxRedirects = 5
const defaultMaxMs = 15_000
/** Bytes of a page, packed and unpacked: the largest of 428 recipe pages has 3.9 MB. */
const maxBytes = 10 * 1024 * 1024

const publicPorts = ['', '80', '443']

/**
 * A fetcher of pages that the members name. It connects to public addresses alone: each address that a name stands for is checked by the
 * connection that uses it, in each redirect. It sends no cookies, and keeps no connection open.
 */
export function createPageFetcher(options: PageFetcherOptions): FetchPage {
  const { maxMs = defaultMaxMs } = options
  return async (address, signal) => {
    const tooSlow = AbortSignal.timeout(maxMs)
    const ended = AbortSignal.any([signal, tooSlow])
    try {
      return await followRedirects(address, options, ended)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (tooSlow.aborted) throw new PageFetchError('too slow', error)
      throw error
    }
  }
}

async function followRedirects(
  address: string,
  options: PageFetcherOptions,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let url = parseWebAddress(address, options)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await openAnswer(startRequest(url, options, signal), signal)
    const { location } = answer.headers
    if (isRedirect(answer.statusCode) && location !== undefined) {
      answer.destroy()
      url = parseWebAddress(URL.parse(location, url.href)?.href ?? '', options)
      continue
    }
    requireSuccess(answer, answer.statusCode ?? 0)
    const bytes = await readUnpackedBody(answer, answer.headers['content-encoding'], maxBytes)
    return { url: url.href, bytes, contentType: answer.headers['content-type'] ?? '' }
  }
  throw new PageFetchError('too many redirects')
}

const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status)

const refusals = [401, 402, 403, 407, 429, 451]

function requireSuccess(answer: Readable, status: number): void {
  if (status >= 200 && status < 300) return
  answer.destroy()
  throw new PageFetchError(
    refusals.includes(status) ? 'refused' : status === 404 || status === 410 ? 'not found' : 'failed',
  )
}

function parseWebAddress(address: string, { allowedHosts }: PageFetcherOptions): URL {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username || url.password) throw new PageFetchError('address not allowed')
  if (!publicPorts.includes(url.port) && !allowedHosts.includes(url.host))
    throw new PageFetchError('address not allowed')
  url.hash = ''
  return url
}

function startRequest(
  url: URL,
  { allowedHosts, lookup, userAgent }: PageFetcherOptions,
  signal: AbortSignal,
) {
  const isAllowed = allowedHosts.includes(url.host)
  const filter = { keepAlive: false, allowPrivateIPAddress: isAllowed }
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter)
  const send = isSecure ? requestHttps : requestHttp
  return send(url.href, {
    agent,
    signal,
    ...(lookup && { lookup }),
    headers: {
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,image/*;q=0.8,*/*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': '*',
    },
  })
}
