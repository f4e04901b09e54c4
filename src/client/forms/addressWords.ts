/** The words in a part of an address, as far as a schema would take them. */
export function wordsIn(text: string | null, most: number): string {
  const isText = text !== null && !text.includes('\0') && text.isWellFormed()
  return isText ? text.slice(0, most).trim() : ''
}
