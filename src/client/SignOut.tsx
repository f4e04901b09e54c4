import { useEffect, useRef, useState } from 'react'
import { useSigningOut } from './features/auth/useSigningOut.ts'
import { unsavedAfterSending } from './features/grocery/unsavedAfterSending.ts'
import { hasUnsavedDrafts } from './hasUnsavedDrafts.ts'
import { trpc } from './trpc.ts'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface SignOutProps {
  userId: string
  /** They would rather stay. */
  onStay: () => void
}

/** Signs its user out, once it is there; first asks where changes of their lists or what they wrote would be lost. */
export default function SignOut({ userId, onStay }: SignOutProps) {
  const { client } = trpc.useUtils()
  const signOut = useSigningOut()
  const [left, setLeft] = useState<{ unsaved: number | null; hasDrafts: boolean } | null>(null)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void Promise.all([unsavedAfterSending(userId, client), hasUnsavedDrafts(userId)]).then(
      ([unsaved, hasDrafts]) => (unsaved === 0 && !hasDrafts ? signOut() : setLeft({ unsaved, hasDrafts })),
    )
  }, [userId, client, signOut])
  return left && <UnsavedQuestion {...left} onStay={onStay} onLeave={signOut} />
}
