/** Whether it was copied: browsers lend the clipboard to pages over https and on this machine only. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
