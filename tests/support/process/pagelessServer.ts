import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { runServer } from '#server/run.ts'

/** The server from its sources, without pages: what an HTTP test measures in a process of its own. */
const pages = () => ({
  renderPage: () => Promise.reject(new Error('This server has no pages.')),
  pathsSameForAll: new Set<string>(),
  pathsToFind: [],
  pagePatterns: [],
  cachedPages: [],
  isDevelopment: false,
  assetsFor: () => ({ styles: [], scripts: [], preloads: [], fonts: [], version: 'test' }),
  serveFiles: async () => {},
})

await runServer(pages, sourceWorkerFiles)
