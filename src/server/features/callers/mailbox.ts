/** Domains of Gmail, which ignores dots before the @. */
const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * A key for the mailbox of an address, however it is spelled: in lower case, without the `+tag` that most mail hosts
 * ignore, and at Gmail without dots and with one domain. For limits only: at some hosts the spellings belong to
 * different people, who then share a limit. No mail is sent to it.
 */
export function mailboxKeyOfAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).toLowerCase()
  const domain = email.slice(at + 1).toLowerCase()
  const untagged = name.replace(/(?<=.)\+.*$/su, '')
  return gmailDomains.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
