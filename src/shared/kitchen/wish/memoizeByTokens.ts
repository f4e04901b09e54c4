import type { WishToken } from './wishTokens.ts'

/**
 * The answers of a function about the tokens of a text and one thing more, which are asked for several times while the text is
 * read; they are kept as long as the tokens are.
 */
export function memoizeByTokens<Key, Answer>(
  answerTo: (tokens: readonly WishToken[], key: Key) => Answer,
): (tokens: readonly WishToken[], key: Key) => Answer {
  const kept = new WeakMap<readonly WishToken[], Map<Key, Answer>>()
  return (tokens, key) => {
    const ofTokens = kept.get(tokens) ?? new Map<Key, Answer>()
    kept.set(tokens, ofTokens)
    if (!ofTokens.has(key)) ofTokens.set(key, answerTo(tokens, key))
    return ofTokens.get(key)!
  }
}
