import type { Config } from '#server/config/config.ts'
import type { SignedInViewer } from '#shared/contract/auth/auth.ts'
import type { SignInProvider } from '#shared/contract/auth/providers.ts'
import { type Arrival, WebBrowser } from '../browser/webBrowser.ts'
import { openTestSite, type TestSite } from '../testSite.ts'
import { type IdentityServer, startIdentityServer } from './identityServer.ts'

export interface ProviderKitchen {
  site: TestSite
  server: IdentityServer
  /** Where the app listens. */
  origin: string
  /** A browser that goes where it is sent, but stops before it asks for a page of ours. */
  openBrowser: (headers?: Record<string, string>) => WebBrowser
  /** Goes to a provider and back. */
  visit: (browser: WebBrowser, provider: SignInProvider, query?: string) => Promise<Arrival>
  /** Goes to a provider, and on the way back stops before the callback that ends the visit; returns its address. */
  visitUntilCallback: (browser: WebBrowser, provider: SignInProvider) => Promise<URL>
  viewerOf: (browser: WebBrowser) => Promise<SignedInViewer | null>
  close: () => Promise<void>
}

/** Larder, listening, with a local OpenID provider as its Google and its Apple. */
export async function openProviderKitchen(config: Partial<Config> = {}): Promise<ProviderKitchen> {
  const server = await startIdentityServer()
  const providers = [server.configOf('google'), server.configOf('apple')]
  const site = await openTestSite({ config: { triesPerVisitor: 1_000, ...config, providers } })
  const app = await site.openApp()
  const { port } = new URL(await app.listen({ port: 0, host: 'localhost' }))
  const origin = `http://localhost:${port}`
  const isPage = ({ host, pathname }: URL) =>
    host === `localhost:${port}` && !/^\/(auth|rpc)\//.test(pathname)

  const visit: ProviderKitchen['visit'] = (browser, provider, query = '') =>
    browser.open(`${origin}/auth/${provider}${query}`)
  return {
    site,
    server,
    origin,
    openBrowser: (headers) => Object.assign(new WebBrowser(headers), { stopAt: isPage }),
    visit,
    async visitUntilCallback(browser, provider) {
      browser.stopAt = ({ pathname, searchParams }) =>
        pathname.endsWith('/callback') && searchParams.has('state')
      const { url } = await visit(browser, provider)
      browser.stopAt = isPage
      return url
    },
    async viewerOf(browser) {
      const { html } = await browser.open(`${origin}/rpc/auth.entrance`)
      return JSON.parse(html).result.data.viewer
    },
    async close() {
      await site.close()
      await server.close()
    },
  }
}

let people = 0
/** Claims of somebody who was never here. */
export function somebody(claims: Record<string, unknown> = {}) {
  people += 1
  return {
    sub: `subject-${people}`,
    email: `guest-${people}@example.com`,
    email_verified: true,
    name: 'Nora Nilsen',
    ...claims,
  }
}
