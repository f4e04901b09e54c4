import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { PhotoStore } from '../../features/photos/port.ts'

export interface S3Options {
  /** The bucket's address with the bucket in its path: https://s3.eu-central-1.amazonaws.com/larder-photos */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Time until the server answers; the content of a file then takes as long as its reader does. */
  timeoutMs: number
}

/** Keeps files in a bucket of any server that speaks S3. The bucket may be closed to all others. */
export function s3Store({ url, timeoutMs, ...keys }: S3Options): PhotoStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2, initRetryMs: 100 })
  async function ask(
    file: string,
    init: { method: string; body?: Uint8Array; headers?: Record<string, string> },
  ): Promise<Response> {
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(new Error('The photo store did not answer.')), timeoutMs)
    try {
      return await client.fetch(`${url.replace(/\/+$/, '')}/${encodeURIComponent(file)}`, {
        ...init,
        body: init.body ? new Uint8Array(init.body) : null,
        signal: tooLate.signal,
      })
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    async put(file, body) {
      const answer = await ask(file, { method: 'PUT', body, headers: { 'content-type': 'image/webp' } })
      if (!answer.ok) throw await failureOf('PUT', answer)
    },
    async open(file) {
      const answer = await ask(file, { method: 'GET' })
      if (answer.ok && answer.body) {
        const length = answer.headers.get('content-length')
        const content = Readable.fromWeb(answer.body as ReadableStream)
        return { bytes: length === null ? null : Number(length), content }
      }
      if (answer.status !== 404) throw await failureOf('GET', answer)
      await answer.body?.cancel()
      return null
    },
    async remove(file) {
      const answer = await ask(file, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw await failureOf('DELETE', answer)
    },
  }
}

/** What the server said, without what it says of us: its answers may quote the request and its signature. */
async function failureOf(method: string, answer: Response): Promise<Error> {
  const code = /<Code>(\w{1,80})<\/Code>/.exec(await answer.text())?.[1]
  return new Error(`The photo store answered ${method} with ${answer.status}${code ? ` (${code})` : ''}.`)
}
