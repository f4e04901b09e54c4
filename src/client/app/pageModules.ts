import type { ComponentType } from 'react'
import type { PageQueries } from '../data/trpc.ts'

export interface PageLoadArguments {
  queries: PageQueries
  params: Record<string, string | undefined>
  url: URL
}

interface PageModule {
  default: ComponentType
  /**
   * Fetches the data of the first screen. Data that the server requests without awaiting is streamed later: read it only with
   * useSuspenseQuery, since it may arrive between the HTML and the state that the browser takes over.
   */
  load?: (args: PageLoadArguments) => Promise<unknown>
  /** Whether the screen itself says that load() failed, by `usePageLoadFailure`. */
  isFailureShown?: true
}

const modules = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../pages/DevUiPage.tsx'])
// Developers view the components there; the production build has neither the page nor its address.
if (import.meta.env.DEV) Object.assign(modules, import.meta.glob<PageModule>('../pages/DevUiPage.tsx'))

/** Fetches the file of a page. */
export const importPageModule = (page: string) => modules[`../pages/${page}.tsx`]!()
