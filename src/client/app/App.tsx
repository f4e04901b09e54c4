import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import * as m from '#messages'
import { createSessionExpiredPath } from '../data/createSignInPath.ts'
import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import type { PageRouteHandle } from '../data/pageTable.ts'
import { signedOutPageState } from '../data/signOutWaiting.ts'
import { setShownPageAddress } from '../data/versions/newVersion.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { useSessionChangesOfOtherTabs } from '../features/auth/signingOut/useSessionChangesOfOtherTabs.ts'
import { createLatePart } from '../ui/latePart.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ToastArea } from '../ui/ToastArea.tsx'
import { Header } from './Header.tsx'
import { importSignedOutScreen } from './importSignOutScreen.ts'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { useOfflineRecipes } from './useOfflineRecipes.ts'
import { useSendingOfWaitingChanges } from './useSendingOfWaitingChanges.ts'

const importFooter = () => import('./Footer.tsx')
// At the end of the page, and its links work without scripts: hydrated after everything else.
const Footer = createLatePart(importFooter, {
  serverComponent: import.meta.env.SSR && (await importFooter()).default,
  isInWords: true,
  failed: () => null,
})
const SignedOutScreen = createLatePart(importSignedOutScreen, { failed: createFailedFileNotice() })

/** Every page, until its user has signed out without the server. */
export function App() {
  const hasLeft = useSyncExternalStore(signedOutPageState.subscribe, signedOutPageState.read, () => false)
  if (!hasLeft) return <Pages />
  return <SignedOutScreen />
}

/** What stands around every page. */
function Pages() {
  const entrance = useViewerAndSignInProviders()
  useSessionChangesOfOtherTabs(entrance)
  useSendingOfWaitingChanges(entrance?.viewer?.userId)
  useOfflineRecipes(entrance?.viewer?.userId)
  const isBare = usePageHandles().some(({ isBare }) => isBare)
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      {!isBare && <Top />}
      <Content isVisitor={entrance?.viewer === null} isBare={isBare} />
      {!isBare && <Footer />}
      <ToastArea dismissWord={m.site_dismiss()} />
      <NewVersionNotice />
      <ScrollRestoration />
    </div>
  )
}

function Top() {
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 -top-20 z-10 rounded-b-xl bg-paprika px-4 py-3 font-semibold text-on-paprika focus:top-0"
      >
        {m.site_skip_to_content()}
      </a>
      <Header />
    </>
  )
}

/** Takes the focus when another page opens, so that keyboard and screen reader start at its beginning. */
function Content({ isVisitor, isBare }: { isVisitor: boolean; isBare: boolean }) {
  const { pathname, search, hash } = useLocation()
  const isForMembers = usePageHandles().some(({ isForMembers }) => isForMembers)
  const isLoading = useNavigation().state === 'loading'
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => setShownPageAddress(pathname + search + hash), [pathname, search, hash])
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
      aria-busy={isLoading}
      className={`mx-auto w-full max-w-5xl flex-1 px-page outline-none print:max-w-none print:p-0 ${isBare ? 'pt-6' : 'py-8 sm:py-12'}`}
    >
      {isLoading && (
        <div className="late fixed end-4 top-4 z-10 rounded-full bg-card p-2 text-paprika shadow-card">
          <Spinner size={32} />
        </div>
      )}
      {/* The session may end while its page is open. */}
      {isForMembers && isVisitor ? (
        <Navigate to={createSessionExpiredPath(pathname + search)} replace />
      ) : (
        <Outlet />
      )}
    </main>
  )
}

function usePageHandles(): PageRouteHandle[] {
  return useMatches().flatMap(({ handle }) => (handle as PageRouteHandle | undefined) ?? [])
}
