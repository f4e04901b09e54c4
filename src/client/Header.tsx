import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import * as sayAuth from '#shared/messages/auth.ts'
import * as sayFeedback from '#shared/messages/feedback.ts'
import * as say from '#shared/messages/site.ts'
import { useComingAndGoing } from './features/auth/useComingAndGoing.ts'
import { trpc } from './trpc.ts'
import { useIsHydrated } from './ui/useIsHydrated.ts'
import { useEntrance } from './viewer.ts'

/** At the doors there is nowhere to go but in. */
const doors = new Set(['/login', '/signup', '/confirm-email', '/forgot-password', '/reset-password'])

const item =
  'flex min-h-11 items-center rounded-full px-2 text-sm font-semibold max-[22rem]:px-1 sm:px-4 sm:text-base whitespace-nowrap hover:text-paprika'

export function Header() {
  const { pathname } = useLocation()
  const isSignedIn = Boolean(useEntrance()?.viewer)
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex max-w-5xl items-center justify-between gap-2 px-4 py-2 sm:gap-4">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 font-dish text-2xl font-semibold text-paprika"
        >
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span className="sr-only sm:not-sr-only">{say.siteName}</span>
        </Link>
        {!doors.has(pathname) && (
          <nav aria-label={say.mainMenu} className="flex items-center gap-1 max-[22rem]:gap-0">
            <HeaderLink to="/generate">{say.navGenerate}</HeaderLink>
            <HeaderLink to="/recipes">{say.navRecipes}</HeaderLink>
            <HeaderLink to="/grocery">{say.navGroceries}</HeaderLink>
            <span className="hidden md:inline">
              <HeaderLink to="/feedback">{sayFeedback.title}</HeaderLink>
            </span>
            {isSignedIn ? (
              <MemberMenu key={pathname} />
            ) : (
              <HeaderLink to="/login">{sayAuth.logIn}</HeaderLink>
            )}
          </nav>
        )}
      </div>
    </header>
  )
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} className={({ isActive }) => `${item} ${isActive ? 'bg-blush text-paprika-deep' : ''}`}>
      {children}
    </NavLink>
  )
}

/** In a row where there is room; on a phone behind a button, by the browser's own popover, which needs no script. */
function MemberMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget="member-menu"
        aria-expanded={isOpen}
        aria-controls="member-menu"
        className={`${item} border border-edge lg:hidden`}
      >
        {say.menu}
      </button>
      <ul
        id="member-menu"
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="absolute inset-auto end-4 top-16 m-0 min-w-52 overflow-visible rounded-2xl border border-line bg-card p-2 text-ink shadow-card lg:static lg:flex lg:gap-1 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <li>
          <HeaderLink to="/user-settings">{say.navSettings}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/household">{say.navHousehold}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/account">{say.navAccount}</HeaderLink>
        </li>
        <li>
          <SignOutButton />
        </li>
      </ul>
    </>
  )
}

function SignOutButton() {
  const isHydrated = useIsHydrated()
  const { leave } = useComingAndGoing()
  const signOut = trpc.auth.signOut.useMutation({ onSuccess: () => leave('/login') })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (signOut.isError) button.current?.focus()
  }, [signOut.isError])
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={!isHydrated || signOut.isPending}
        onClick={() => signOut.mutate()}
        className={`${item} w-full cursor-pointer`}
      >
        {sayAuth.signOut}
      </button>
      {signOut.isError && (
        <p role="alert" className="px-4 py-2 text-sm text-paprika-deep">
          {sayAuth.signOutFailed}
        </p>
      )}
    </>
  )
}
