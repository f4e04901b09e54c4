import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { textDirectionOfLocale } from '#shared/locale.ts'
import { ServerOriginContext } from '../data/origin.ts'
import { type PageAssets, pageStateElementId } from '../data/pageState.ts'
import { type RpcClient, trpcHooks } from '../data/trpc.ts'
import { pageBackgroundColors } from './pageBackgroundColors.ts'

interface DocumentProps {
  assets: PageAssets
  origin: string
  stateBlock: string
  queryClient: QueryClient
  client: RpcClient
  children: ReactNode
}

/** The whole page, rendered by the server and hydrated as one, so that a screen can set its own title. */
export function Document({ assets, origin, stateBlock, queryClient, client, children }: DocumentProps) {
  const locale = getCurrentLocale()
  return (
    <StrictMode>
      <html lang={locale} dir={textDirectionOfLocale(locale)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <meta
            name="theme-color"
            content={pageBackgroundColors.light}
            media="(prefers-color-scheme: light)"
          />
          <meta name="theme-color" content={pageBackgroundColors.dark} media="(prefers-color-scheme: dark)" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
          {assets.fonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ))}
        </head>
        <body>
          <trpcHooks.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              <ServerOriginContext value={origin}>{children}</ServerOriginContext>
            </QueryClientProvider>
          </trpcHooks.Provider>
          <script
            id={pageStateElementId}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from toScriptSafeJson, which escapes it for this place.
            dangerouslySetInnerHTML={{ __html: stateBlock }}
          />
          {assets.scripts.map((src) => (
            <script
              key={src}
              type="module"
              src={src}
              fetchPriority="low"
              data-needs={assets.preloads.join(' ') || undefined}
            />
          ))}
        </body>
      </html>
    </StrictMode>
  )
}
