import { useState } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { toast, toasts } from '../../ui/toast.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

interface ShareButtonProps {
  title: string
  description: string
  /** Shows a sentence that must stay; null takes it away. */
  onTold: (sentence: string | null) => void
}

/** Hands the page to whatever the device shares with; where it has nothing of the kind, its address is copied. */
export function ShareButton({ title, description, onTold }: ShareButtonProps) {
  const isHydrated = useIsHydrated()
  const [isBusy, setIsBusy] = useState(false)
  async function share() {
    const url = window.location.href
    onTold(null)
    toasts.dismiss()
    setIsBusy(true)
    // Who thinks better of it, closing the device's own window, needs no word of ours.
    if ('share' in navigator) await navigator.share({ title, text: description, url }).catch(() => {})
    else if (await copyToClipboard(url)) toast(m.recipes_link_copied())
    else onTold(m.recipes_copy_by_hand({ address: url }))
    setIsBusy(false)
  }
  return (
    <Button look="quiet" disabled={!isHydrated} isBusy={isBusy} onClick={() => void share()}>
      {m.recipes_share()}
    </Button>
  )
}

/** Browsers lend the clipboard to pages over https and on this machine only. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
