import { nameAnimalsByBodyParts } from '../../foods/animalsByBodyParts.ts'
import type { WishToken } from '../../wishTokens.ts'
import { separateAnswers } from '../separateAnswers.ts'
import { denyDietsNotNeeded } from './dietsNotNeeded.ts'
import { readGermanDialectNegations } from './germanDialectNegations.ts'

/** Tokens in which negations, and what they deny, are named by words that every reading knows. */
export const nameNegations = (tokens: readonly WishToken[]): readonly WishToken[] =>
  readGermanDialectNegations(separateAnswers(nameAnimalsByBodyParts(denyDietsNotNeeded(tokens))))
