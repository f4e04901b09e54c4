import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The encoding with the smallest result first. */
const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** A page ready to be sent: its bytes by encoding, each with all headers that do not depend on the request. */
export interface CachedPage {
  etag: string
  notModified: string[]
  whole: Record<Encoding, { headers: string[]; body: Buffer }>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
export type CachedPageHeaders = Record<string, number | string | string[] | undefined>

/** A page with the headers of every answer, compressed in both encodings. */
export async function toCachedPage(
  html: string,
  { vary, ...headers }: CachedPageHeaders,
): Promise<CachedPage> {
  const body = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const [br, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const variesBy = [vary ?? [], 'accept-encoding', 'accept-language', 'cookie'].flat().join(', ')
  const common = [
    ...Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
    ...['cache-control', 'public, no-cache', 'etag', etag, 'vary', variesBy],
  ]
  const whole = (bytes: Buffer, ...encoding: string[]) => ({
    headers: [
      ...common,
      'content-type',
      'text/html; charset=utf-8',
      'content-length',
      String(bytes.length),
      ...encoding,
    ],
    body: bytes,
  })
  return {
    etag,
    notModified: common,
    whole: {
      identity: whole(body),
      gzip: whole(gzipped, 'content-encoding', 'gzip'),
      br: whole(br, 'content-encoding', 'br'),
    },
  }
}

/** Sends a cached page without computing anything again. */
export function sendCachedPage(
  page: CachedPage,
  { id, headers: asked }: Pick<FastifyRequest, 'id' | 'headers'>,
  response: ServerResponse,
): void {
  const own = ['x-request-id', id]
  if (asked['if-none-match']?.includes(page.etag.slice(2))) {
    response.writeHead(304, [...own, ...page.notModified]).end()
    return
  }
  const encoding = encodingByHeader.memo(String(asked['accept-encoding'] ?? ''))
  const { headers, body } = page.whole[encoding]
  response.writeHead(200, [...own, ...headers]).end(body)
}

/** The smallest encoding that a browser accepts. Browsers send the same few headers with each request. */
const encodingByHeader = new LRUCache<string, Encoding>({
  max: 1_000,
  memoMethod: (header) => {
    const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings)
    return encodings.find((each) => taken.includes(each)) ?? 'identity'
  },
})
