import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { noteUnsavedForm } from './unsavedForms.ts'

/** Asks before unsaved changes are left: by a link until it is answered, by closing the tab with the browser's own question. */
export function useUnsavedGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const forget = noteUnsavedForm()
    // Whoever signed out in another tab was asked there; this page is hidden then.
    const ask = (event: BeforeUnloadEvent) => {
      if (!document.documentElement.hidden) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      forget()
      window.removeEventListener('beforeunload', ask)
    }
  }, [isDirty])
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
