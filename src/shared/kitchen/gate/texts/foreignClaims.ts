import { type Claim, findFoodClaimAt, plantBasedClaim } from '../../foods/foodClaims.ts'
import { toSingularFoodWord } from '../../foods/foodWords.ts'
import type { WishItem } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import type { WishToken } from '../../wish/wishTokens.ts'

const ofPlantsWords =
  /^(?:vegan|vegetal|pflanzlich|plantaardig|roslin|vegetabilsk|växtbaserad|वीगन|(?:ال)?نباتي)/

/** Languages that say behind a food what it is like: "mantequilla vegana y nata". */
const saysBehind: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar'])

/** What is claimed of a food right before it, or behind it where its language says so there: "vegane Butter", "pan sin gluten". */
export function claimsAround(
  { from, to }: WishItem,
  tokens: readonly WishToken[],
  { id }: WishLanguage,
): Claim[] {
  const isBehind = saysBehind.has(id)
  const word = tokens[isBehind ? to : from - 1]?.word
  if (word === undefined) return []
  if (ofPlantsWords.test(word)) return [plantBasedClaim]
  const said = isBehind ? tokens.slice(to, to + maxClaimWords).map((each) => each.word) : [word]
  const claim = findFoodClaimAt(said.map(toSingularFoodWord), 0)
  return claim ? [claim.claim] : []
}

/** Words of a claim behind a food, at most. */
const maxClaimWords = 2
