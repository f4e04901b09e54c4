import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

type Encoding = 'identity' | 'gzip' | 'br'

/** A page ready to be written: its bytes by encoding, each with all its headers but the request's own. */
export interface CachedPage {
  etag: string
  notModified: string[]
  whole: Record<Encoding, { headers: string[]; body: Buffer }>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const maxAgeMs = 60_000

/**
 * Pages that are the same for all, each rendered once until `forget` is called or a minute has passed, whichever
 * comes first: the minute bounds how old a page can be should word of a change ever get lost.
 */
export class PageCache {
  /** `until` is of the clock that is never set; `version` is that in which the page was rendered. */
  private readonly pages = new Map<string, { page: CachedPage; until: number; version: number }>()
  private readonly refreshing = new Set<string>()
  private version = 0
  /** The first version that may still be shown as a former page. */
  private firstShown = 0

  find(path: string): CachedPage | undefined {
    const known = this.pages.get(path)
    return known?.version === this.version && known.until > performance.now() ? known.page : undefined
  }

  /** The page as it was before it was to be forgotten, rendered within the last minute. */
  findFormer(path: string): CachedPage | undefined {
    const known = this.pages.get(path)
    const isShown = known && known.version >= this.firstShown && known.until > performance.now()
    return isShown ? known.page : undefined
  }

  /** Keeps what `render` gives, as a former page if it was to be forgotten while it was rendered. */
  async fill(path: string, headers: Headers, render: () => Promise<string>): Promise<CachedPage> {
    const { version } = this
    const page = await toCachedPage(await render(), headers)
    this.pages.set(path, { page, until: performance.now() + maxAgeMs, version })
    return page
  }

  /** As `fill`, for nobody who waits: once at a time. */
  async refresh(path: string, headers: Headers, render: () => Promise<string>): Promise<void> {
    if (this.refreshing.has(path)) return
    this.refreshing.add(path)
    try {
      await this.fill(path, headers, render)
    } finally {
      this.refreshing.delete(path)
    }
  }

  forget(): void {
    this.version += 1
  }

  /** As `forget`, and no page that was rendered or begun before is shown as a former one. */
  drop(): void {
    this.forget()
    this.firstShown = this.version
  }
}

type Headers = Record<string, number | string | string[] | undefined>

/** A page with the headers any answer gets here, compressed both ways. */
export async function toCachedPage(html: string, { vary, ...headers }: Headers): Promise<CachedPage> {
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

/** Writes a cached page as it lies there: nothing is computed again for the thousandth visitor. */
export function writeCachedPage(
  page: CachedPage,
  { id, headers: asked }: Pick<FastifyRequest, 'id' | 'headers'>,
  response: ServerResponse,
): void {
  const own = ['x-request-id', id]
  if (asked['if-none-match']?.includes(page.etag.slice(2))) {
    response.writeHead(304, [...own, ...page.notModified]).end()
    return
  }
  const accepted = (asked['accept-encoding'] as string | undefined) ?? ''
  const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity'
  const { headers, body } = page.whole[encoding]
  response.writeHead(200, [...own, ...headers]).end(body)
}

function takes(accepted: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
}
