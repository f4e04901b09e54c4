import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

const wish = '(prefers-reduced-motion: reduce)'

/** Another page fades in, by the browser's own view transitions; what changes within a page stays as quick as it is. */
export function fadeBetweenPages(router: Router): void {
  const navigate = router.navigate as (...to: unknown[]) => Promise<void>
  router.navigate = (async (to: unknown, options?: object) => {
    if (typeof to === 'number' || !isElsewhere(to, router) || matchMedia(wish).matches)
      return await navigate(to, options)
    await navigate(to, { ...options, viewTransition: true })
  }) as Router['navigate']
  // A page that takes long, or is left before it was there, comes without a fade: nothing is wrong with it.
  window.addEventListener('unhandledrejection', (event) => {
    if (/: Transition was (aborted|skipped)/.test(String(event.reason))) event.preventDefault()
  })
}

function isElsewhere(to: unknown, { state }: Router): boolean {
  const { pathname } = state.location
  if (typeof to === 'string') return new URL(to, location.origin + pathname).pathname !== pathname
  return typeof to === 'object' && to !== null && 'pathname' in to && to.pathname !== pathname
}
