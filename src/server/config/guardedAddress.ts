/** Whether secrets may be sent to this address: by https, or by http to this machine. */
export function isAddressSafeForSecrets(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  const isHere = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]'
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}
