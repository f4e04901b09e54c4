import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readWizard, type WizardState, writeWizard } from './wizardState.ts'

/**
 * The wizard's state and the way to another. The page's address is the truth; what one does shows at once and is in
 * the address a moment later.
 */
export function useWizard() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(search)
  const [state, setState] = useState(() => readWizard(new URLSearchParams(search)))
  const [openedAt] = useState(state.at)
  const [hasMoved, setHasMoved] = useState(false)
  if (seen !== search) {
    setSeen(search)
    if (search !== `?${writeWizard(state)}`) setState(readWizard(new URLSearchParams(search)))
  }
  if (!hasMoved && state.at !== openedAt) setHasMoved(true)

  /** Goes to another state: a new entry in the history, or in place of the current one. */
  function go(to: WizardState, how: { replace?: boolean } = {}) {
    setState(to)
    if (!how.replace) rememberHere({ ...state, answers: to.answers })
    const next = `?${writeWizard(to)}`
    if (next !== search)
      void navigate({ search: next }, { replace: how.replace ?? false, preventScrollReset: true })
  }

  return { state, go, hasMoved }
}

/** Writes what was answered into the entry of the history that is being left, so that back finds it there. */
function rememberHere(state: WizardState): void {
  window.history.replaceState(window.history.state, '', `?${writeWizard(state)}`)
}
