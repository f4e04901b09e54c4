import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import type { ProviderConfig } from '#server/config/config.ts'

type Claims = Record<string, unknown>
type Form = Record<string, string>

export interface IdentityServer extends AsyncDisposable {
  issuerUrl: string
  /** The public half of the key that signs Apple's client secrets. */
  appleKey: KeyObject
  /** What the configuration says of a provider that this server is. */
  configOf: (name: ProviderConfig['name']) => ProviderConfig
  /** Whoever signs in next, and from then on: claims of their id_token. One that is undefined is left out. */
  person: Claims
  /** What Apple's form tells beside code and state. */
  user: string | null
  /** When set, whoever comes presses Cancel, and this is what comes back. */
  denial: string | null
  /** When set, the address of the token's answer says no more than this. */
  tokenAnswer: { statusCode: number; body: Record<string, unknown> } | null
  /** What was asked of it, oldest first. */
  authorizations: URLSearchParams[]
  exchanges: Form[]
  discoveries: number
  close: () => Promise<void>
}

/**
 * An OpenID provider on a free local port, by the name 127.0.0.1, so that it is another site than localhost. Asked for
 * `response_mode=form_post` it answers as Apple does, by a form that sends itself.
 */
export async function startIdentityServer(): Promise<IdentityServer> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuerUrl = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuerUrl
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const clientOf = { issuerUrl, clientId: 'larder-test' }
  let isOpen = true
  const self: IdentityServer = {
    issuerUrl,
    appleKey: publicKey,
    configOf: (name) =>
      name === 'google'
        ? { name, ...clientOf, clientSecret: 'hush' }
        : { name, ...clientOf, teamId: 'TEAM', keyId: 'KEY', privateKey: pem },
    person: {},
    user: null,
    denial: null,
    tokenAnswer: null,
    authorizations: [],
    exchanges: [],
    discoveries: 0,
    async close() {
      if (isOpen) await server.stop()
      isOpen = false
    },
    [Symbol.asyncDispose]: () => self.close(),
  }

  server.service.on('beforeWellKnownOpenIdConfiguration', (answer: { body: Claims }) => {
    self.discoveries += 1
    answer.body.authorization_endpoint = `${issuerUrl}/front`
  })
  // Access tokens have no audience: what is signed here for one is an id_token.
  server.service.on('beforeTokenSigning', ({ payload }: { payload: Claims }) => {
    if ('aud' in payload) Object.assign(payload, self.person)
  })
  server.service.on('beforeResponse', (answer: object, { body }: { body: Form }) => {
    self.exchanges.push({ ...body })
    Object.assign(answer, self.tokenAnswer ?? {})
  })
  server.service.addRoute('GET', '/front', async ({ url = '' }, response) => {
    const query = new URL(url, issuerUrl).searchParams
    self.authorizations.push(query)
    const { location } = await codeFor(query)
    const fields = location.searchParams
    if (self.denial !== null) fields.delete('code')
    if (self.denial !== null) fields.set('error', self.denial)
    if (query.get('response_mode') !== 'form_post')
      return void response.writeHead(302, { location: location.href }).end()
    if (self.user !== null) fields.set('user', self.user)
    const page = formThatSendsItself(location, fields)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })

  /** The mock server makes codes only at its own address. */
  async function codeFor(query: URLSearchParams): Promise<{ location: URL }> {
    const { headers } = await fetch(`${issuerUrl}/authorize?${query}`, { redirect: 'manual' })
    return { location: new URL(headers.get('location') ?? '') }
  }
  return self
}

/** The environment of a Larder whose Google and Apple this server is. */
export function environmentOf({ configOf }: IdentityServer): Record<string, string> {
  const providers = [configOf('google'), configOf('apple')]
  const pairs = providers.flatMap(({ name, ...settings }) =>
    Object.entries(settings).map(([key, value]) => [
      `${name}_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase(),
      value,
    ]),
  )
  return Object.fromEntries(pairs)
}

function formThatSendsItself({ origin, pathname }: URL, fields: URLSearchParams): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${quoted(value)}">`,
  )
  return `<!DOCTYPE html><title>Apple</title><form method="post" action="${origin}${pathname}">${inputs.join('')}</form>
<script>document.forms[0].submit()</script>`
}
