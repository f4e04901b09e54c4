import type { FastifyInstance } from 'fastify'
import type { PageAssets } from '#client/data/pageState.ts'
import type { CachedPage, PageRequest, RenderedPageResult } from '#client/entry.server.tsx'
import type { Locale } from '#shared/locale.ts'

/** The source of pages and their files: the build, or Vite during development. */
export interface PageSource {
  renderPage(page: PageRequest): Promise<RenderedPageResult>
  assetsFor(pageFile: string | undefined, locale: Locale): PageAssets
  /** Paths whose page is rendered once for everybody; empty during development. */
  pathsSameForAll: ReadonlySet<string>
  /** Paths without a parameter that search engines should find. */
  pathsToFind: readonly string[]
  /** Patterns of all pages' paths, such as /recipe/:recipeId, for the log and the metrics; empty during development. */
  pagePatterns: readonly string[]
  /** Pages that are cached for all visitors until a recipe changes. Empty during development. */
  cachedPages: readonly CachedPage[]
  isDevelopment: boolean
  serveFiles(app: FastifyInstance): Promise<void>
}
