import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { useComingAndGoing } from './useComingAndGoing.ts'

export type SigningOut = ReturnType<typeof useSigningOut>

/**
 * Signs out, but asks first where something would be lost. `save` saves what it can, and tells how much it could not: null
 * when nobody can tell.
 */
export function useSigningOut(save: () => Promise<number | null>) {
  const { leave } = useComingAndGoing()
  // Without a network it fails: a call that rests would sign somebody out hours later.
  const signOut = trpc.auth.signOut.useMutation({
    networkMode: 'always',
    onSuccess: () => leave('/login'),
  })
  const [isSaving, setIsSaving] = useState(false)
  const [unsaved, setUnsaved] = useState<number | null>(0)
  return {
    unsaved,
    isAsking: unsaved !== 0,
    isBusy: isSaving || signOut.isPending,
    hasFailed: signOut.isError,
    async begin() {
      signOut.reset()
      setIsSaving(true)
      const left = await save()
      setIsSaving(false)
      setUnsaved(left)
      if (left === 0) signOut.mutate()
    },
    stay() {
      signOut.reset()
      setUnsaved(0)
    },
    leave: () => signOut.mutate(),
  }
}
