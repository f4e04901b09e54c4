import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageFetcher, type PageFetcherOptions } from '#server/adapters/webPages/fetchPage.ts'
import { type PageServer, startPageServer } from '../../support/servers/pageServer.ts'

const { signal } = new AbortController()
const fetcher = (options: Partial<PageFetcherOptions>) =>
  createPageFetcher({ userAgent: 'Larder (test)', allowedHosts: [], ...options })
const fetchFrom = (server: PageServer, path = '/', options: Partial<PageFetcherOptions> = {}) =>
  fetcher({ allowedHosts: [server.host], ...options })(server.at(path), signal)
const failure = (name: string) => ({ failure: name })

test('a page comes with its address, its type and its bytes', async () => {
  const server = await startPageServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<h1>Crêpes</h1>')
  })
  const page = await fetchFrom(server, '/crepes?serves=4#steps')
  expect(page).toMatchObject({
    url: server.at('/crepes?serves=4'),
    contentType: 'text/html; charset=utf-8',
  })
  expect(new TextDecoder().decode(page.bytes)).toBe('<h1>Crêpes</h1>')
})

test('the request names Larder, and carries no cookie in a redirect either', async () => {
  const server = await startPageServer(({ url }, response) => {
    response.setHeader('set-cookie', 'id=1')
    if (url === '/') response.writeHead(302, { location: '/recipe' })
    response.end()
  })
  await fetchFrom(server)
  expect(server.requests.map(({ headers }) => [headers['user-agent'], headers.cookie])).toEqual([
    ['Larder (test)', undefined],
    ['Larder (test)', undefined],
  ])
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a page packed with %s is unpacked', async (encoding, pack) => {
  const server = await startPageServer((_, response) => {
    response.setHeader('content-encoding', encoding)
    response.end(pack('flour, eggs'))
  })
  expect(new TextDecoder().decode((await fetchFrom(server)).bytes)).toBe('flour, eggs')
})

test('five redirects are followed, a sixth is not', async () => {
  const server = await startPageServer(({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left > 0) response.writeHead(301, { location: `${left - 1}` })
    response.end('done')
  })
  expect((await fetchFrom(server, '/5')).url).toBe(server.at('/0'))
  await expect(fetchFrom(server, '/6')).rejects.toMatchObject(failure('too many redirects'))
})

test.each([
  'file:///etc/passwd',
  'ftp://example.org/recipe',
  'http://example.org:8080/',
  'https://example.org:22/',
  'http://user:password@example.org/',
  'javascript:alert(1)',
  'recipe',
  '',
])('the address %s is not fetched', async (address) => {
  await expect(fetcher({})(address, signal)).rejects.toMatchObject(failure('address not allowed'))
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'https://127.0.0.1/',
])('the private address %s is refused before anything is sent', async (address) => {
  await expect(fetcher({})(address, signal)).rejects.toMatchObject(failure('private address'))
})

test('a redirect to the address of a cloud’s metadata is refused', async () => {
  const server = await startPageServer((_, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
  })
  await expect(fetchFrom(server)).rejects.toMatchObject(failure('private address'))
})

test('a redirect to another port of an allowed host is refused', async () => {
  const other = await startPageServer((_, response) => response.end('secret'))
  const server = await startPageServer((_, response) => {
    response.writeHead(302, { location: other.at('/') }).end()
  })
  await expect(fetchFrom(server)).rejects.toMatchObject(failure('address not allowed'))
  expect(other.requests).toEqual([])
})

test('a name that stands for a private address is refused each time it is resolved', async () => {
  const answers = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '203.0.113.7', family: 4 },
      { address: '10.1.1.1', family: 4 },
    ],
  ]
  for (const addresses of answers) {
    const lookup: PageFetcherOptions['lookup'] = (_, { all }, done) =>
      all ? done(null, addresses) : done(null, addresses.at(-1)!.address, 4)
    await expect(fetcher({ lookup })('http://recipes.example/', signal)).rejects.toMatchObject(
      failure('private address'),
    )
  }
})

test('an endless page is left after 10 MB, and a small one that unpacks to more too', async () => {
  const endless = await startPageServer((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    }
    response.on('drain', more)
    more()
  })
  await expect(fetchFrom(endless)).rejects.toMatchObject(failure('too large'))
  const packed = gzipSync(Buffer.alloc(11 * 1024 * 1024))
  const bomb = await startPageServer((_, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(packed)
  })
  await expect(fetchFrom(bomb)).rejects.toMatchObject(failure('too large'))
})

test('a page that does not end in time is left', async () => {
  const silent = await startPageServer(() => {})
  await expect(fetchFrom(silent, '/', { maxMs: 50 })).rejects.toMatchObject(failure('too slow'))
  const slow = await startPageServer((_, response) => {
    response.write('<html>')
  })
  await expect(fetchFrom(slow, '/', { maxMs: 50 })).rejects.toMatchObject(failure('too slow'))
})

test('a fetch that its member cancels ends with their reason', async () => {
  const cancelled = new AbortController()
  const server = await startPageServer(() => cancelled.abort(new Error('cancelled')))
  const fetched = fetcher({ allowedHosts: [server.host] })(server.at('/'), cancelled.signal)
  await expect(fetched).rejects.toThrow('cancelled')
})

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [429, 'refused'],
  [404, 'not found'],
  [410, 'not found'],
  [500, 'failed'],
  [304, 'failed'],
])('the status %i fails with "%s"', async (status, told) => {
  const server = await startPageServer((_, response) => response.writeHead(status).end())
  await expect(fetchFrom(server)).rejects.toMatchObject(failure(told))
})

test('a site that is not there is unreachable, and one that breaks HTTP fails', async () => {
  const broken = await startPageServer(({ socket }) => socket.end('nonsense\r\n\r\n'))
  const cut = await startPageServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('<html>', () => response.destroy())
  })
  const lookup: PageFetcherOptions['lookup'] = (name, _, done) =>
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), '', 4)
  await expect(fetcher({ lookup })('http://gone.example/', signal)).rejects.toMatchObject(
    failure('unreachable'),
  )
  await expect(fetchFrom(broken)).rejects.toMatchObject(failure('failed'))
  await expect(fetchFrom(cut)).rejects.toMatchObject(failure('failed'))
})
