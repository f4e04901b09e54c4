import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { registerUnsavedForm } from './unsavedForms.ts'

/** Asks before unsaved changes are lost: a link waits for the answer; when the tab is closed, the browser asks. */
export function useQuestionBeforeLosingChanges(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const forget = registerUnsavedForm()
    // A user who signed out in another tab was asked there; this page is hidden then.
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
