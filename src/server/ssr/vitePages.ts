import middie from '@fastify/middie'
import { createServer, type ViteDevServer } from 'vite'
import type * as EntryServer from '#client/entry.server.tsx'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import type { PageSource } from './pageSource.ts'

const assets = {
  styles: ['/src/client/app/app.css'],
  scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/src/client/entry.browser.tsx'],
  preloads: [],
  fonts: [],
  version: 'development',
}

/** Pages from the sources, which the browser updates while they are edited. */
export function createVitePageSource(): PageSource {
  let vite: ViteDevServer
  return {
    pathsSameForAll: new Set(),
    pathsToFind: [],
    pagePatterns: [],
    cachedPages: [],
    isDevelopment: true,
    assetsFor: () => assets,
    async renderPage(page) {
      const entry = (await vite.ssrLoadModule('/src/client/entry.server.tsx')) as typeof EntryServer
      // Vite loads its own instances of modules.
      entry.setLocaleSource(getCurrentLocale)
      await entry.loadMessagesOfLocale(getCurrentLocale())
      return await entry.renderPage(page)
    },
    async serveFiles(app) {
      vite = await createServer({
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      await app.register(middie)
      app.use(vite.middlewares)
      app.addHook('onClose', () => vite.close())
    },
  }
}
