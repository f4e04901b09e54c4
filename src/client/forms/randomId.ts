/** Returns 128 random bits in hexadecimal digits: the id of what a form sends. `crypto.randomUUID` exists only over https. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
