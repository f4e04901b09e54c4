import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createIdentityProviders } from '#server/adapters/configuredAdapters.ts'
import { createGoogleProvider } from '#server/adapters/identityProvider/google.ts'
import { isAddressSafeForSecrets } from '#server/config/guardedAddress.ts'
import { WebBrowser } from '../../support/browser/webBrowser.ts'
import { startIdentityServer } from '../../support/servers/identityServer.ts'
import { somebody } from '../../support/servers/providerSite.ts'

const visit = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'http://localhost/auth/google/callback',
}

function googleAt({ issuerUrl }: { issuerUrl: string }, timeoutMs = 5_000) {
  return createGoogleProvider({ issuerUrl, clientId: 'larder-test', clientSecret: 'hush', timeoutMs })
}

/** Visits the provider's sign-in address and returns the code it sends back. */
async function codeFrom(google: ReturnType<typeof googleAt>): Promise<string> {
  const browser = Object.assign(new WebBrowser(), {
    stopAt: (url: URL) => url.pathname === '/auth/google/callback',
  })
  const { url } = await browser.open(await google.visitUrl(visit))
  return url.searchParams.get('code') ?? ''
}

/** An issuer whose answers the test defines. */
async function startIssuer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuerUrl,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('a provider', () => {
  test('a provider returns subject, e-mail and name of the person who signed in', async () => {
    await using server = await startIdentityServer()
    const person = somebody()
    server.person = person
    const google = googleAt(server)
    expect(await google.personOf(await codeFrom(google), visit)).toEqual({
      subject: person.sub,
      email: person.email,
      isEmailVerified: true,
      name: person.name,
    })
  })

  test('a provider is asked for its endpoints once, even by several visits at once', async () => {
    await using server = await startIdentityServer()
    const google = googleAt(server)
    await Promise.all([1, 2, 3].map(() => google.visitUrl(visit)))
    await google.visitUrl(visit)
    expect(server.discoveries).toBe(1)
  })

  test('a provider is asked for its endpoints again after it failed to answer', async () => {
    let asked = 0
    await using issuer = await startIssuer((_request, response) => {
      asked += 1
      const endpoint = `${issuer.issuerUrl}/x`
      const known = { authorization_endpoint: endpoint, token_endpoint: endpoint, jwks_uri: endpoint }
      response.statusCode = asked === 1 ? 503 : 200
      response.end(JSON.stringify({ issuer: issuer.issuerUrl, ...known }))
    })
    const google = googleAt(issuer)
    await expect(google.visitUrl(visit)).rejects.toMatchObject({
      reason: 'bad answer',
      detail: 'discovery 503',
    })
    expect((await google.visitUrl(visit)).pathname).toBe('/x')
  })

  test('a provider that never answers fails with a timeout', async () => {
    await using issuer = await startIssuer(() => {})
    await expect(googleAt(issuer, 50).visitUrl(visit)).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('a provider that begins an answer and never ends it fails with a timeout', async () => {
    await using issuer = await startIssuer((_request, response) => void response.write('{'))
    await expect(googleAt(issuer, 50).visitUrl(visit)).rejects.toMatchObject({ reason: 'timeout' })
  })

  test.each([
    ['sends elsewhere by a redirect', { location: 'https://evil.example' }, 302, {}],
    ['names another issuer', {}, 200, { issuer: 'https://evil.example' }],
    ['names an endpoint without https', {}, 200, { token_endpoint: 'http://evil.example/token' }],
    ['names no keys', {}, 200, { jwks_uri: undefined }],
  ])('a provider that %s is refused as a bad answer', async (_what, headers, status, said) => {
    await using issuer = await startIssuer((_request, response) => {
      const { issuerUrl } = issuer
      const known = { authorization_endpoint: issuerUrl, token_endpoint: issuerUrl, jwks_uri: issuerUrl }
      response.writeHead(status, headers).end(JSON.stringify({ issuer: issuerUrl, ...known, ...said }))
    })
    await expect(googleAt(issuer).visitUrl(visit)).rejects.toMatchObject({ reason: 'bad answer' })
  })
})

test('createIdentityProviders returns all configured providers', async () => {
  await using server = await startIdentityServer()
  const providers = [server.configOf('apple'), server.configOf('google')]
  expect((await createIdentityProviders({ providers })).map(({ name }) => name)).toEqual(['apple', 'google'])
})

test.each([
  ['https://accounts.google.com', true],
  ['http://localhost:8080/x', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://accounts.google.com', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['https://me:word@accounts.google.com', false],
  ['ftp://localhost', false],
  ['accounts.google.com', false],
])('secrets may be sent to %s: %s', (address, isGuarded) => {
  expect(isAddressSafeForSecrets(address)).toBe(isGuarded)
})
