import {
  cachedPages,
  pagePathPatterns,
  pathsForSearchEngines,
  pathsOfPagesSameForAllVisitors,
  renderPage,
} from '#client/entry.server.tsx'
import type { PageSource } from '#server/ssr/pageSource.ts'

/** The pages of a Larder in tests, rendered from the sources, with files that are named and not built. */
export const testPages: PageSource = {
  renderPage,
  pathsSameForAll: pathsOfPagesSameForAllVisitors,
  pathsToFind: pathsForSearchEngines,
  pagePatterns: pagePathPatterns,
  cachedPages,
  isDevelopment: false,
  assetsFor: () => ({
    styles: ['/assets/test.css'],
    scripts: ['/assets/test.js'],
    preloads: [],
    fonts: [],
    version: 'test',
  }),
  serveFiles: async () => {},
}
