const parts = /^(?:for|to) (?:the |serve$|garnish$|serving$|garnishing$|decorate$|finish$)/i

const maxLetters = 120

/** A line that heads others and is no food: "For the sauce:", "## Dough", "To serve". */
export function isHeadingLine(line: string): boolean {
  const first = line.charCodeAt(0)
  if ((first > 47 && first < 58) || line.length > maxLetters) return false
  const text = line.trim()
  if (text === '' || /[\d½¼¾⅓⅔⅛,]/.test(text)) return false
  if (
    text.startsWith('#') ||
    /^\*\*[^*]+\*\*:?$/.test(text) ||
    /^[-=–—_]{2,}[^-=–—_]+[-=–—_]{2,}$/.test(text)
  )
    return true
  if (text.endsWith(':')) return true
  return parts.test(text) && !/[:;(]/.test(text)
}

/** The words of a heading without its marks. */
export function removeHeadingMarks(line: string): string {
  return line.replace(/^[\s#*=_–—-]+|[\s#*=_:–—-]+$/g, '')
}
