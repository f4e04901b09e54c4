import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { importWithRetries } from './importWithRetries.ts'
import { PartErrorBoundary } from './PartErrorBoundary.tsx'
import { useIsHydrated } from './useIsHydrated.ts'

export interface RetryLatePart {
  /** Asks for the file again. */
  tryAgain: () => void
  /** How often somebody pressed "Try again". */
  count: number
  isTrying: boolean
}

interface LatePart<Props extends object> {
  /** The component that the server renders; false or absent if it does not render this part. */
  serverComponent?: ComponentType<Props> | false
  /** What stands in its place where its file cannot be had, or where it broke. */
  failed: (props: Props, retry: RetryLatePart) => ReactNode
  /**
   * Whether `failed` says the same in plain words: then what the server wrote stays, what the browser draws is never
   * missing, and the file is asked for without end.
   */
  isInWords?: true
  /**
   * Keeps the server's HTML until the file is loaded, even if the props change meanwhile. Not for warnings, which must disappear at
   * once when they are no longer true.
   */
  keepsServerHtml?: true
  isSame?: (before: Props, after: Props) => boolean
}

/**
 * In place of the file of a part that the server never draws, where the server is built: neither the file nor its sentences are in
 * the server's bundle.
 */
export const importNothing = () => new Promise<never>(() => {})

/**
 * A part of a page whose file comes after the page's: `lazy` is used nowhere else. It is drawn again only where what it is
 * given is another: until its file has come, React would put nothing in the place of what the server wrote.
 */
export function createLatePart<Props extends object>(
  importFile: () => Promise<{ default: ComponentType<Props> }>,
  { serverComponent, failed, isInWords, keepsServerHtml, isSame }: LatePart<Props>,
) {
  // A file that failed is forgotten, so that the next time the part is drawn it is asked for again.
  const fileOf = (): ComponentType<Props> =>
    lazy(() =>
      importWithRetries(importFile, isInWords ? Infinity : 1).catch((error: unknown) => {
        Part = fileOf()
        throw error
      }),
    )
  let Part = serverComponent || fileOf()

  return memo((props: Props) => {
    const isHydrated = useIsHydrated()
    const [serverProps, setServerProps] = useState(keepsServerHtml && !isHydrated ? props : null)
    useEffect(() => {
      const draw = () => setServerProps(null)
      if (serverProps) importFile().then(draw, draw)
    }, [serverProps])
    const given = serverProps ?? props
    const [{ Drawn, count }, setTry] = useState({ Drawn: Part, count: 0 })
    return useMemo(() => {
      const tryAgain = () => setTry({ Drawn: Part, count: count + 1 })
      const renderFallback = (isTrying: boolean) => failed(given, { tryAgain, count, isTrying })
      return (
        <PartErrorBoundary key={count} fallback={renderFallback(false)}>
          <Suspense fallback={(isInWords || count > 0) && renderFallback(true)}>
            <Drawn {...given} />
          </Suspense>
        </PartErrorBoundary>
      )
    }, [given, Drawn, count])
  }, isSame)
}
