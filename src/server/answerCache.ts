import { LRUCache } from 'lru-cache'

/** Characters that an entry counts in addition to its answer. */
const entryCharacters = 100
/** Maximum share of the cache for one entry: a larger one would displace the others. */
const maxShareOfOne = 1 / 4

/**
 * A cache of answers by the hashes of their questions, with `maxCharacters` at most in all. The least recently used are
 * dropped first.
 */
export class AnswerCache<Answer> {
  readonly #kept: LRUCache<string, { answer: Answer }>

  constructor(maxCharacters: number) {
    this.#kept = new LRUCache({ maxSize: maxCharacters, maxEntrySize: maxCharacters * maxShareOfOne })
  }

  /** Undefined when the answer is not cached. */
  get(key: string): Answer | undefined {
    return this.#kept.get(key)?.answer
  }

  /** Caches an answer of `ofAnswer` characters, unless that is more than a quarter of the maximum. */
  keep(key: string, answer: Answer, ofAnswer: number): void {
    this.#kept.set(key, { answer }, { size: entryCharacters + ofAnswer })
  }
}
