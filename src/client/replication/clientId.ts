/** Names this page load in the timestamps of its changes. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
