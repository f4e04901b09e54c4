import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Server {
  /** Address of its one bucket. */
  url: string
  keys: { accessKeyId: string; secretAccessKey: string; region: string }
  files: Map<string, Buffer>
  /** Every request that was taken: method and file. */
  taken: string[]
  /** Answers everything with this status until it is null again. */
  failWith: number | null
  /** Takes every request and answers none. */
  hangs: boolean
  close: () => Promise<void>
}

/** As much of S3 as keeping files takes, and as strict: what is not signed by its key for what it asks is refused. */
export async function startS3Server(): Promise<S3Server> {
  const keys = { accessKeyId: 'AKIALARDER', secretAccessKey: 'thyme/and+salt', region: 'eu-test-1' }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const file = decodeURIComponent(request.url?.replace('/larder-photos/', '') ?? '')
    const answer = (status: number, code?: string) =>
      response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`)
    if (s3.hangs) return
    if (s3.failWith !== null) return answer(s3.failWith, 'SlowDown')
    if (!isSigned(request, body, keys)) return answer(403, 'SignatureDoesNotMatch')
    s3.taken.push(`${request.method} ${file}`)
    const kept = s3.files.get(file)
    if (request.method === 'PUT') s3.files.set(file, body)
    if (request.method === 'DELETE') s3.files.delete(file)
    if (request.method !== 'GET') return answer(request.method === 'PUT' ? 200 : 204)
    return kept ? response.writeHead(200).end(kept) : answer(404, 'NoSuchKey')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const s3: S3Server = {
    url: `http://127.0.0.1:${port}/larder-photos`,
    keys,
    files: new Map(),
    taken: [],
    failWith: null,
    hangs: false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return s3
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** AWS Signature Version 4, worked out from the request as it came. */
function isSigned(request: IncomingMessage, body: Buffer, keys: S3Server['keys']): boolean {
  const { headers, method, url = '' } = request
  const shape = /^AWS4-HMAC-SHA256 Credential=(.+?), SignedHeaders=(.+?), Signature=([\da-f]{64})$/
  const [, credential = '', signed = '', signature] = shape.exec(headers.authorization ?? '') ?? []
  const names = signed.split(';')
  const at = String(headers['x-amz-date'])
  const [id, day, region, service, end] = credential.split('/')
  const isForUs =
    id === keys.accessKeyId && region === keys.region && service === 's3' && end === 'aws4_request'
  const payload = String(headers['x-amz-content-sha256'])
  const isBodyTold = payload === 'UNSIGNED-PAYLOAD' || payload === hash(body)
  if (!isForUs || !isBodyTold || !names.includes('host') || !names.includes('x-amz-date')) return false
  const canonical = [
    ...[method, url, '', ...names.map((name) => `${name}:${String(headers[name]).trim()}`)],
    ...['', signed, payload],
  ].join('\n')
  const scope = [day, region, service, end].join('/')
  const toSign = ['AWS4-HMAC-SHA256', at, scope, hash(canonical)].join('\n')
  const key = [day, region, service, end].reduce<Buffer | string>(
    (last, part) => hmac(last, part ?? ''),
    `AWS4${keys.secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex') === signature
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
