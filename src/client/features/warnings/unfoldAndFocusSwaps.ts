/** Where the strip for the household tells what to take instead. */
export const swapsElementId = 'swaps'

/** Unfolds what to take instead and brings the focus there, once the dialog that asked has given it back. */
export function unfoldAndFocusSwaps(): void {
  const details = document.getElementById(swapsElementId)?.querySelector('details')
  if (!details) return
  details.open = true
  setTimeout(() => {
    details.querySelector('summary')?.focus()
    details.scrollIntoView({ block: 'center' })
  })
}
