import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import * as say from '#shared/messages/site.ts'

/** What stands around every page. */
export function App() {
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
      <Content />
      <footer className="border-t border-line px-4 py-8 text-center text-sm text-soft">
        <p suppressHydrationWarning>{say.copyright(new Date().getFullYear())}</p>
      </footer>
      <ScrollRestoration />
    </div>
  )
}

function Header() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-5xl items-center justify-between gap-4 px-4 py-2">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 font-dish text-2xl font-semibold text-paprika"
        >
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {say.siteName}
        </Link>
        <nav aria-label={say.mainMenu}>
          <NavLink
            to="/generate"
            className={({ isActive }) =>
              `flex min-h-11 items-center rounded-full px-4 font-semibold hover:text-paprika ${isActive ? 'bg-blush text-paprika-deep' : ''}`
            }
          >
            {say.navGenerate}
          </NavLink>
        </nav>
      </div>
    </header>
  )
}

/** Takes the focus when another page opens, so that keyboard and screen reader start at its beginning. */
function Content() {
  const { pathname } = useLocation()
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
      <Outlet />
    </main>
  )
}
