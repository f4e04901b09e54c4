/**
 * Chance that can be repeated: a number in [0, 1) which depends on the seed and on what it is asked for,
 * and on nothing else, so that one decision never shifts the next.
 */
export type SeededRandom = (purpose: string) => number

export function createSeededRandom(seed: number): SeededRandom {
  return (purpose) => {
    let hash = 0x811c9dc5 ^ Math.imul(seed | 0, 0x9e3779b1)
    for (let i = 0; i < purpose.length; i++) hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
  }
}

export function pickRandomChoice<T>(
  choices: readonly T[],
  chance: SeededRandom,
  purpose: string,
): T | undefined {
  return choices[Math.floor(chance(purpose) * choices.length)]
}

/** All of them in an order of chance, the heavy ones likely first; a weight of 0 leaves a choice out. */
export function shuffleByWeight<T>(
  choices: readonly T[],
  weightOf: (choice: T) => number,
  idOf: (choice: T) => string,
  chance: SeededRandom,
): T[] {
  return choices
    .map((choice) => ({ choice, weight: weightOf(choice) }))
    .filter(({ weight }) => weight > 0)
    .map(({ choice, weight }) => ({ choice, wait: -Math.log(1 - chance(`order:${idOf(choice)}`)) / weight }))
    .sort((a, b) => a.wait - b.wait)
    .map(({ choice }) => choice)
}
