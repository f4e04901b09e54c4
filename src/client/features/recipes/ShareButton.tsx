import { useState } from 'react'
import * as m from '#messages'
import type { RecipeVisibility } from '#shared/kitchen/recipeVisibilities.ts'
import { Button } from '../../ui/Button.tsx'
import { copyToClipboard } from '../../ui/copyToClipboard.ts'
import { showToast, toastStore } from '../../ui/toast.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

interface ShareButtonProps {
  title: string
  description: string
  visibility: RecipeVisibility
  /** Shows a sentence until it is replaced; null removes it. */
  onSentence: (sentence: string | null) => void
}

/** Hands the page to whatever the device shares with; where it has nothing of the kind, its address is copied. */
export function ShareButton({ title, description, visibility, onSentence }: ShareButtonProps) {
  const isHydrated = useIsHydrated()
  const [isBusy, setIsBusy] = useState(false)
  async function share() {
    const url = window.location.href
    toastStore.dismiss()
    setIsBusy(true)
    // The sentences are imported on demand, because few recipes need them.
    const visibilitySentence =
      visibility === 'everyone'
        ? null
        : await import('#shared/messages/recipes/visibility.ts')
            .then((say) => say.whoOpensLinkSentence(visibility))
            .catch(() => null)
    onSentence(visibilitySentence)
    if (!(await wasShareDialogShown({ title, text: description, url }))) {
      if (await copyToClipboard(url)) showToast(m.recipes_link_copied())
      else onSentence([visibilitySentence, m.recipes_copy_by_hand({ address: url })].join(' '))
    }
    setIsBusy(false)
  }
  return (
    <Button look="quiet" disabled={!isHydrated} isBusy={isBusy} onClick={() => void share()}>
      {m.recipes_share()}
    </Button>
  )
}

/** Whether the device shared it, or its user closed the device's own dialog: that needs no message of ours. */
async function wasShareDialogShown(page: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
