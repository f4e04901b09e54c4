import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { PhotoStore } from '../../features/photos/port.ts'
import { readBodyTextUpTo } from '../limitedText.ts'

export interface S3PhotoStoreOptions {
  /** The bucket's address with the bucket in its path: https://s3.eu-central-1.amazonaws.com/larder-photos */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds until an answer must have come; the content of a file may take as long as its reader. */
  timeoutMs: number
}

interface StoreRequest {
  method: string
  body?: Uint8Array
  headers?: Record<string, string>
}

/** Stores files in a bucket of any server that speaks S3. The bucket need not be public. */
export function createS3PhotoStore({ url, timeoutMs, ...keys }: S3PhotoStoreOptions): PhotoStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2, initRetryMs: 100 })
  /** Sends a request, and resolves to what `read` makes of the answer within the time limit. */
  async function ask<T>(
    file: string,
    { body, ...init }: StoreRequest,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(new Error('The photo store did not answer.')), timeoutMs)
    try {
      const answer = await client.fetch(`${url.replace(/\/+$/, '')}/${encodeURIComponent(file)}`, {
        ...init,
        body: body ? new Uint8Array(body) : null,
        signal: tooLate.signal,
      })
      return await read(answer)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    put: (file, body) =>
      ask(file, { method: 'PUT', body, headers: { 'content-type': 'image/webp' } }, async (answer) => {
        if (!answer.ok) throw await failureOf('PUT', answer)
        await answer.body?.cancel()
      }),
    open: (file) =>
      ask(file, { method: 'GET' }, async (answer) => {
        if (answer.ok && answer.body) {
          const length = answer.headers.get('content-length')
          const content = Readable.fromWeb(answer.body as ReadableStream)
          return { bytes: length === null ? null : Number(length), content }
        }
        if (answer.status !== 404) throw await failureOf('GET', answer)
        await answer.body?.cancel()
        return null
      }),
    remove: (file) =>
      ask(file, { method: 'DELETE' }, async (answer) => {
        if (!answer.ok && answer.status !== 404) throw await failureOf('DELETE', answer)
        await answer.body?.cancel()
      }),
    diskSpace: async () => null,
  }
}

/** Maximum characters read of an error answer: its code is near the beginning. */
const maxErrorCharacters = 10_000

/** The server's error code. The rest of its answer is left out, because it may quote the request and its signature. */
async function failureOf(method: string, answer: Response): Promise<Error> {
  const code = /<Code>(\w{1,80})<\/Code>/.exec(await readBodyTextUpTo(answer, maxErrorCharacters))?.[1]
  return new Error(`The photo store answered ${method} with ${answer.status}${code ? ` (${code})` : ''}.`)
}
