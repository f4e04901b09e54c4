import { useEffect, useRef } from 'react'
import { Link, Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import * as sayLegal from '#shared/messages/legal/titles.ts'
import * as say from '#shared/messages/site.ts'
import { useSessionWatch } from './features/auth/useSessionWatch.ts'
import { Header } from './Header.tsx'
import { signInPath } from './signInPath.ts'
import { useEntrance } from './viewer.ts'

/** What stands around every page. */
export function App() {
  const entrance = useEntrance()
  useSessionWatch(entrance)
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute start-4 -top-20 z-10 rounded-b-xl bg-paprika px-4 py-3 font-semibold text-on-paprika focus:top-0"
      >
        {say.skipToContent}
      </a>
      <Header />
      <Content isVisitor={entrance?.viewer === null} />
      <footer className="flex flex-wrap items-center justify-center gap-x-6 border-t border-line px-4 py-6 text-sm text-soft">
        <p suppressHydrationWarning>{say.copyright(new Date().getFullYear())}</p>
        <nav aria-label={say.footerMenu} className="flex flex-wrap justify-center gap-x-6">
          {sayLegal.legalPages.map(({ path, title }) => (
            <Link key={path} to={path} className="flex min-h-11 items-center hover:text-paprika">
              {title}
            </Link>
          ))}
        </nav>
      </footer>
      <ScrollRestoration />
    </div>
  )
}

/** Takes the focus when another page opens, so that keyboard and screen reader start at its beginning. */
function Content({ isVisitor }: { isVisitor: boolean }) {
  const { pathname, search } = useLocation()
  const isForMembers = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isForMembers)
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 outline-none sm:py-12"
    >
      {/* The session may end while its page is open. */}
      {isForMembers && isVisitor ? <Navigate to={signInPath(pathname + search)} replace /> : <Outlet />}
    </main>
  )
}

/** What a page's route tells of it. */
export interface PageHandle {
  file: string
  isForMembers: boolean
}
