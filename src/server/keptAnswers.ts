/** What an entry takes beside its answer, in characters. */
const entryCharacters = 100
/** Share of all that is kept which one entry may have: a larger one would throw out the others. */
const maxShareOfOne = 1 / 4

/**
 * Answers that are kept by the hashes of their questions. Those that were used longest ago are dropped first, so that all
 * together have `maxCharacters` at most.
 */
export class KeptAnswers<Answer> {
  readonly #maxCharacters: number
  /** Last used last. */
  readonly #kept = new Map<string, { answer: Answer; characters: number }>()
  #characters = 0

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters
  }

  /** Undefined where none is kept. */
  get(key: string): Answer | undefined {
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    return entry.answer
  }

  /** Keeps an answer of so many characters, unless it has more than a quarter of what may be kept in all. */
  keep(key: string, answer: Answer, ofAnswer: number): void {
    this.#drop(key)
    const characters = entryCharacters + ofAnswer
    if (characters > this.#maxCharacters * maxShareOfOne) return
    this.#kept.set(key, { answer, characters })
    this.#characters += characters
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#maxCharacters) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#characters -= this.#kept.get(key)?.characters ?? 0
    this.#kept.delete(key)
  }
}
