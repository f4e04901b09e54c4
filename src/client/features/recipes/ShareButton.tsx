import { useState } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { copyToClipboard } from '../../ui/copyToClipboard.ts'
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
    if (!(await isHandedOver({ title, text: description, url }))) {
      if (await copyToClipboard(url)) toast(m.recipes_link_copied())
      else onTold(m.recipes_copy_by_hand({ address: url }))
    }
    setIsBusy(false)
  }
  return (
    <Button look="quiet" disabled={!isHydrated} isBusy={isBusy} onClick={() => void share()}>
      {m.recipes_share()}
    </Button>
  )
}

/** Whether the device took it, or its user thought better of it: closing the device's own window needs no word of ours. */
async function isHandedOver(page: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
