/** The text in a part of an address, trimmed and cut to `most` characters; empty for text that no schema would accept. */
export function readTextFromAddressPart(text: string | null, most: number): string {
  const isText = text !== null && !text.includes('\0') && text.isWellFormed()
  return isText ? text.slice(0, most).trim() : ''
}
