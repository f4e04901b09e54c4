type Container = Record<string, unknown> | unknown[]
interface Place {
  container: Container
  key: string | number
}

const escapedSigns: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/**
 * Parses one JSON object incrementally, each character once. `value` is the object so far: strings up to the last known
 * character, numbers and words only when complete, never half an escape or half a surrogate pair. Missing commas and
 * colons are tolerated, because the result is only shown; the complete text is parsed again.
 */
export class GrowingJsonParser {
  value: Container | undefined
  /** Set when the object is closed, or when the text cannot be JSON any more. */
  isOver = false

  #open: Container[] = []
  #key: string | null = null
  #text: string | null = null
  #textPlace: Place | null = null
  #escape = ''
  #word = ''

  /** Parses the next piece of the text, which may end anywhere. */
  push(piece: string): void {
    let at = 0
    while (at < piece.length && !this.isOver)
      at = this.#text === null ? this.#readSign(piece, at) : this.#readText(piece, at, this.#text)
    if (this.#text !== null && this.#textPlace) setValueAt(this.#textPlace, withoutHalfPair(this.#text))
  }

  /** Whether this object or list may still grow. */
  isOpen(container: unknown): boolean {
    return this.#open.some((open) => open === container)
  }

  #readText(piece: string, at: number, text: string): number {
    if (this.#escape) return this.#readEscape(piece, at, text)
    let end = at
    while (end < piece.length && piece[end] !== '"' && piece[end] !== '\\') end++
    this.#text = text + piece.slice(at, end)
    if (piece[end] === '\\') this.#escape = '\\'
    if (piece[end] === '"') this.#closeText(this.#text)
    return end + 1
  }

  #readEscape(piece: string, at: number, text: string): number {
    this.#escape += piece[at]
    const sign = this.#escape.charAt(1)
    if (sign === 'u' && this.#escape.length < 6) return at + 1
    const code = Number.parseInt(this.#escape.slice(2), 16)
    this.#text = text + (sign === 'u' ? String.fromCharCode(code) : (escapedSigns[sign] ?? sign))
    this.#escape = ''
    return at + 1
  }

  #closeText(text: string): void {
    if (this.#textPlace) setValueAt(this.#textPlace, text)
    else this.#key = text
    this.#text = null
    this.#textPlace = null
  }

  #readSign(piece: string, at: number): number {
    const sign = piece.charAt(at)
    if (/[\w.+-]/.test(sign)) {
      this.#word += sign
      return at + 1
    }
    this.#closeWord()
    if (sign === '{') this.#openContainer(Object.create(null))
    else if (sign === '[') this.#openContainer([])
    else if (sign === '}' || sign === ']') this.#closeContainer(sign)
    else if (sign === '"') this.#openText()
    return at + 1
  }

  #openText(): void {
    const container = this.#open.at(-1)
    if (!container) this.isOver = true
    this.#text = ''
    this.#textPlace = this.#nextPlace()
  }

  #closeWord(): void {
    const place = this.#word ? this.#nextPlace() : null
    const value = place ? wordValue(this.#word) : undefined
    this.#word = ''
    if (place && value !== undefined) setValueAt(place, value)
  }

  #openContainer(container: Container): void {
    const place = this.#nextPlace()
    if (place) setValueAt(place, container)
    else if (this.value) this.isOver = true
    else this.value = container
    this.#open.push(container)
  }

  #closeContainer(sign: string): void {
    const container = this.#open.pop()
    this.#key = null
    this.isOver = this.#open.length === 0 || Array.isArray(container) !== (sign === ']')
  }

  /** Where the next value goes; null when the next text is a key, or no container is open. */
  #nextPlace(): Place | null {
    const container = this.#open.at(-1)
    if (!container) return null
    if (Array.isArray(container)) return { container, key: container.length }
    const key = this.#key
    this.#key = null
    return key === null ? null : { container, key }
  }
}

function setValueAt({ container, key }: Place, value: unknown): void {
  ;(container as Record<string | number, unknown>)[key] = value
}

function wordValue(word: string): unknown {
  try {
    return JSON.parse(word)
  } catch {
    return undefined
  }
}

/** The text without a final first half of a surrogate pair, which is no character yet. */
function withoutHalfPair(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
