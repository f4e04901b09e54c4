import { useEffect, useRef, useState } from 'react'
import { useSigningOut } from './features/auth/useSigningOut.ts'
import { unsavedAfterSending } from './features/grocery/unsavedAfterSending.ts'
import { trpc } from './trpc.ts'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface SignOutProps {
  userId: string
  /** They would rather stay. */
  onStay: () => void
}

/** Signs its user out, once it is there; first asks where changes of their lists would be lost. */
export default function SignOut({ userId, onStay }: SignOutProps) {
  const { client } = trpc.useUtils()
  const signOut = useSigningOut()
  const [unsaved, setUnsaved] = useState<number | null>(0)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void unsavedAfterSending(userId, client).then((left) => (left === 0 ? signOut() : setUnsaved(left)))
  }, [userId, client, signOut])
  return unsaved !== 0 && <UnsavedQuestion unsaved={unsaved} onStay={onStay} onLeave={signOut} />
}
