import { createSeededRandom } from '../choose/seededRandom.ts'
import { type SeededDishShuffle, seedsPerShuffle } from '../filledDish.ts'

/** Where something is wished for, the best dish for it is taken; else the seed's own place in its hand. */
export function dishShuffleOf(seed: number, isOpen: boolean): SeededDishShuffle {
  const hand = Math.floor(seed / seedsPerShuffle)
  return {
    chance: createSeededRandom(isOpen ? hand : seed),
    longChance: createSeededRandom(Math.floor(hand / seedsPerShuffle)),
    hand,
    place: isOpen ? seed % seedsPerShuffle : 0,
    isOpen,
  }
}
