import { useState } from 'react'
import { isOwnerProofMissing } from '../refusal.ts'
import { useClearingOfOtherOutcomes } from './latestOutcome.tsx'

/** Whether the server asks for a recent sign-in before it does what a form sends. */
export function useIsIdentityProofAsked() {
  const [state, setState] = useState<'not asked' | 'missing' | 'given'>('not asked')
  useClearingOfOtherOutcomes(() => setState((now) => (now === 'given' ? 'not asked' : now)))

  /** Sends, and notes when it was refused for want of a recent sign-in. */
  async function sendProven(send: () => Promise<unknown>): Promise<void> {
    try {
      await send()
      setState('not asked')
    } catch (error) {
      if (isOwnerProofMissing(error)) setState('missing')
      throw error
    }
  }
  return { state, sendProven, give: () => setState('given') }
}
