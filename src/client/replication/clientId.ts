/** Returns a random id of this page load for the timestamps of its changes: 20 characters, base 36. */
export function createClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
