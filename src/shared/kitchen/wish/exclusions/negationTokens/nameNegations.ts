import { nameAnimalsByBodyParts } from '../../foods/animalsByBodyParts.ts'
import type { WishToken } from '../../wishTokens.ts'
import { separateAnswers } from '../separateAnswers.ts'
import { denyDietsNotNeeded } from './dietsNotNeeded.ts'
import { dropDishesBehindNegation } from './dropDishesBehindNegation.ts'
import { readGermanDialectNegations } from './germanDialectNegations.ts'
import { nameHindiFoodsByTheirSource } from './nameHindiFoodsByTheirSource.ts'

/** Tokens in which negations, and what they deny, are named by words that every reading knows. */
export const nameNegations = (tokens: readonly WishToken[]): readonly WishToken[] =>
  dropDishesBehindNegation(
    readGermanDialectNegations(
      separateAnswers(nameAnimalsByBodyParts(denyDietsNotNeeded(nameHindiFoodsByTheirSource(tokens)))),
    ),
  )
