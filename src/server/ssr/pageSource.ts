import type { FastifyInstance } from 'fastify'
import type { PageAssets } from '#client/data/pageState.ts'
import type { PageRequest, RenderedPage } from '#client/entry.server.tsx'
import type { Locale } from '#shared/locale.ts'

/** Where pages and their files come from: the build, or Vite while somebody works on them. */
export interface PageSource {
  renderPage(page: PageRequest): Promise<RenderedPage>
  assetsFor(pageFile: string | undefined, locale: Locale): PageAssets
  /** Paths whose page is rendered once for everybody; none while somebody works on it. */
  pathsSameForAll: ReadonlySet<string>
  /** Paths without a parameter that a search engine should find. */
  pathsToFind: readonly string[]
  /** Patterns of all pages' paths, such as /recipe/:recipeId, for the log and the metrics; none while somebody works on it. */
  pagePatterns: readonly string[]
  isDevelopment: boolean
  serveFiles(app: FastifyInstance): Promise<void>
}
