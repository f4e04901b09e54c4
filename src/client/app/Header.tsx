import { Link, useLocation } from 'react-router-dom'
import * as m from '#messages'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { HeaderLink } from './HeaderLink.tsx'
import { MemberMenu } from './MemberMenu.tsx'

/** The pages around signing in, on which the header shows only the logo. */
const accountPagePattern = /^\/(?:login|signup|confirm-email|(?:forgot|reset)-password)$/

export function Header() {
  const { pathname } = useLocation()
  const viewer = useViewerAndSignInProviders()?.viewer
  const isAccountPage = accountPagePattern.test(pathname)
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-2 px-page py-2 sm:gap-x-4">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 font-dish text-2xl font-semibold text-paprika"
        >
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span className={isAccountPage ? '' : 'sr-only sm:not-sr-only'}>{m.site_site_name()}</span>
        </Link>
        {!isAccountPage && (
          <nav
            aria-label={m.site_main_menu()}
            className="flex flex-wrap items-center gap-1 max-[25rem]:gap-0"
          >
            <HeaderLink to="/generate">{m.site_nav_generate()}</HeaderLink>
            <HeaderLink to="/recipes">{m.site_nav_recipes()}</HeaderLink>
            <span className="hidden sm:inline">
              <HeaderLink to="/meal-planner">{m.site_nav_planner()}</HeaderLink>
            </span>
            <HeaderLink to="/grocery">{m.site_nav_groceries()}</HeaderLink>
            <span className="hidden md:inline">
              <HeaderLink to="/feedback">{m.feedback_title()}</HeaderLink>
            </span>
            {viewer ? (
              <MemberMenu key={pathname} userId={viewer.userId} />
            ) : (
              <>
                <span className="md:hidden">
                  <HeaderLink to="/feedback">
                    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
                      <path d="M4 5h16v11H10l-5 4v-4H4z" />
                    </svg>
                    <span className="sr-only">{m.feedback_title()}</span>
                  </HeaderLink>
                </span>
                <HeaderLink to="/login">{m.auth_log_in()}</HeaderLink>
              </>
            )}
          </nav>
        )}
      </div>
    </header>
  )
}
