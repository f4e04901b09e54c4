import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** A second at 60 frames a second: by then a fade has ended on any device. */
const maxFrames = 60

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Another page fades in, by the browser's own view transitions; what changes within a page stays as quick as it is. */
export function startFadingBetweenPages(router: Router): void {
  const navigate = router.navigate as (...to: unknown[]) => Promise<void>
  router.navigate = (async (to: unknown, options?: object) => {
    if (typeof to === 'number' || !isOtherPath(to, router) || matchMedia(reducedMotionQuery).matches)
      return await navigate(to, options)
    await navigate(to, { ...options, viewTransition: true })
  }) as Router['navigate']
  document.addEventListener('click', clickElementUnderFade)
  // A page that takes long, or is left before it was there, comes without a fade: nothing is wrong with it.
  addEventListener('unhandledrejection', (event) => {
    if (/: Transition was (aborted|skipped)/.test(String(event.reason))) event.preventDefault()
  })
}

/**
 * While one page fades into another, browsers send each click to the root element. This clicks the element that will be at that
 * position.
 */
function clickElementUnderFade({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return
  const fadeAnimations = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
  if (fadeAnimations.length === 0) return
  for (const fade of fadeAnimations) fade.finish()
  let frames = 0
  // The browser takes the fade away with one of the next frames; on a busy device that takes some.
  const clickAfterFade = () => {
    const elementUnderFade = document.elementFromPoint(clientX, clientY) as HTMLElement | null
    if (elementUnderFade === document.documentElement && ++frames < maxFrames)
      return void requestAnimationFrame(clickAfterFade)
    elementUnderFade?.focus({ preventScroll: true })
    elementUnderFade?.click()
  }
  requestAnimationFrame(clickAfterFade)
}

function isOtherPath(to: unknown, { state }: Router): boolean {
  const { pathname } = state.location
  if (typeof to === 'string') return new URL(to, location.origin + pathname).pathname !== pathname
  return typeof to === 'object' && to !== null && 'pathname' in to && to.pathname !== pathname
}
