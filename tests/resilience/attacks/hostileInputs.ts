const words = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'NaN',
  '[]',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"json":null}',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '\\u0000',
  '%c0%ae%c0%ae',
  '%ff%fe',
  '\u202e\u0000abc',
  '🍜'.repeat(50),
  'a'.repeat(5_000),
  '{"a":'.repeat(200),
  '9'.repeat(400),
  '{{7*7}}<%= 7*7 %>',
  'constructor',
  'toString',
]
const pagePaths = [
  '/',
  '/recipes',
  '/recipe/',
  '/chefs',
  '/forum',
  '/login',
  '/join/',
  '/generate',
  '/photos/',
  '/sitemap/',
  '/old/',
  '/dev/',
]
const procedures = [
  'recipes.list',
  'recipes.get',
  'recipes.report',
  'notes.list',
  'chefs.list',
  'auth.entrance',
  'grocery.get',
  'limits',
  'nothing.here',
  '__proto__',
  'auth.signIn',
  'auth.signUp',
  'recipes.submit',
  'grocery.sync',
  'feedback.send',
]
const hosts = [
  'a b',
  '[::1',
  'x:99999',
  '',
  'localhost:0',
  'evil.test',
  'a'.repeat(300),
  '127.0.0.1:99999999',
  '\u00e4.test',
  'x:y:z',
]
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'image/svg+xml',
  '',
]

/** The headers of a request that a server reads. */
const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'trpc-accept',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
]

/** A request that is sent as it is. */
export interface HostileInput {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Every hostile text in every part of a request that a client controls; some requests have this member's cookie. */
export function* hostileInputs(cookie: string): Generator<HostileInput> {
  for (const path of pagePaths)
    for (const word of words)
      for (const hostilePath of [
        `${path}${encodeURIComponent(word)}`,
        `${path}?q=${encodeURIComponent(word)}&page=${encodeURIComponent(word)}`,
        `${path}?next=${encodeURIComponent(word)}`,
      ]) {
        yield { method: 'GET', path: hostilePath }
        yield { method: 'GET', path: hostilePath, headers: { accept: 'application/json', cookie } }
      }
  for (const procedure of procedures)
    for (const word of words) {
      yield {
        method: 'GET',
        path: `/rpc/${procedure}?input=${encodeURIComponent(word)}`,
        headers: { cookie },
      }
      yield { method: 'GET', path: `/rpc/${procedure}?batch=1&input=${encodeURIComponent(word)}` }
      for (const type of types)
        yield {
          method: 'POST',
          path: `/rpc/${procedure}`,
          headers: { 'content-type': type, cookie },
          body: word,
        }
    }
  for (const host of hosts)
    for (const path of [
      ...pagePaths,
      '/rpc/recipes.list',
      '/rpc/auth.entrance',
      '/sitemap.xml',
      '/robots.txt',
      '/healthz',
    ])
      for (const header of ['host', 'x-forwarded-host', 'origin', 'referer'])
        yield { method: header === 'origin' ? 'POST' : 'GET', path, headers: { [header]: host } }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of [...pagePaths, '/rpc/recipes.list']) yield { method, path }
  for (const word of words)
    for (const path of pagePaths)
      yield { method: 'GET', path, headers: { cookie: `larder=${encodeURIComponent(word)}` } }
  for (const header of headers)
    for (const word of words)
      for (const path of ['/', '/recipes', '/rpc/recipes.list', '/favicon.svg'])
        yield { method: 'GET', path, headers: { [header]: word } }
}
