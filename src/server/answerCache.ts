import { LRUCache } from 'lru-cache'

/** What an entry takes beside its answer, in characters. */
const entryCharacters = 100
/** Share of all that is kept which one entry may have: a larger one would throw out the others. */
const maxShareOfOne = 1 / 4

/**
 * Answers that are kept by the hashes of their questions. Those that were used longest ago are dropped first, so that all
 * together have `maxCharacters` at most.
 */
export class AnswerCache<Answer> {
  readonly #kept: LRUCache<string, { answer: Answer }>

  constructor(maxCharacters: number) {
    this.#kept = new LRUCache({ maxSize: maxCharacters, maxEntrySize: maxCharacters * maxShareOfOne })
  }

  /** Undefined where none is kept. */
  get(key: string): Answer | undefined {
    return this.#kept.get(key)?.answer
  }

  /** Keeps an answer of so many characters, unless it has more than a quarter of what may be kept in all. */
  keep(key: string, answer: Answer, ofAnswer: number): void {
    this.#kept.set(key, { answer }, { size: entryCharacters + ofAnswer })
  }
}
