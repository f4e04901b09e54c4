import { lazy, Suspense } from 'react'
import { Boundary } from '../../ui/Boundary.tsx'

const InlineSignIn = lazy(() => import('./InlineSignIn.tsx'))

/**
 * The inline sign-in, whose file is fetched when a visitor saves a recipe. Where it cannot be fetched, the link to the
 * page for signing in beside it is left.
 */
export function LazySignIn() {
  return (
    <Boundary fallback={null}>
      <Suspense>
        <InlineSignIn />
      </Suspense>
    </Boundary>
  )
}
