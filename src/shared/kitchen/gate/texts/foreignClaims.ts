import {
  strengthOfClaimsInRemark,
  tellsOfOtherKind,
  withoutCertainty,
} from '../../foods/claims/claimStrengths.ts'
import { findFoodsInWords } from '../../foods/findFoodsInWords.ts'
import { type Claim, findFoodClaimAt, plantBasedClaim } from '../../foods/foodClaims.ts'
import { splitFoodNameIntoWords, toSingularFoodWord } from '../../foods/foodWords.ts'
import type { WishItem } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wish/wishTokens.ts'

const ofPlantsWords =
  /^(?:vegan|vegetal|pflanzlich|plantaardig|roslin|vegetabilsk|växtbaserad|वीगन|(?:ال)?نباتي)/

/** Languages that say behind a food what it is like: "mantequilla vegana y nata". */
const saysBehind: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar'])

/** Words that leave open which of two kinds is meant: "crème végétale ou normale". */
const orWords: ReadonlySet<string> = new Set('oder ou o u oppure of lub albo eller او أو या ya'.split(' '))

/**
 * What is claimed of a food right before it, or behind it where its language says so there: "vegane Butter", "pan sin gluten". In
 * a remark, as behind a comma, the remark decides how far it holds: "la crème (végétale ça marche aussi)".
 */
export function claimsAround(
  { from, to }: WishItem,
  tokens: readonly WishToken[],
  { id }: WishLanguage,
  text: string,
): Claim[] {
  const isBehind = saysBehind.has(id)
  const at = isBehind ? to : from - 1
  const claim = claimAt(tokens, at, isBehind ? maxClaimWords : 1)
  if (claim === null) return []
  const [first, beyond] = isBehind
    ? [tokens[at]!, tokens[at + claim.length]]
    : [tokens[from]!, tokens[from - 2]]
  if (beyond !== undefined && orWords.has(beyond.word) && (!isBehind || isNameContinuedAcrossGap(beyond)))
    return [withoutCertainty(claim.claim)]
  if (isNameContinuedAcrossGap(first)) return [claim.claim]
  // A bracket before a food leaves it open: "(pflanzliche) Sahne".
  return isBehind
    ? claimsOfRemark(claim.claim, text.slice(tokens[at + claim.length - 1]!.to))
    : [withoutCertainty(claim.claim)]
}

function claimAt(
  tokens: readonly WishToken[],
  at: number,
  maxWords: number,
): { claim: Claim; length: number } | null {
  const word = tokens[at]?.word
  if (word === undefined) return null
  if (ofPlantsWords.test(word)) return { claim: plantBasedClaim, length: 1 }
  const said = tokens.slice(at, at + maxWords).map((each) => each.word)
  return findFoodClaimAt(said.map(toSingularFoodWord), 0)
}

/** What a remark makes of a claim in it, by the text that follows the claim. */
function claimsOfRemark(claim: Claim, behind: string): Claim[] {
  const remark = /^[^()[\].;!]*/.exec(behind)![0]
  if (tellsOfOtherKind(remark)) return []
  const piece = /^[^,،]*/.exec(remark)![0]
  const stretches = findFoodsInWords(splitFoodNameIntoWords(piece), 'remark')
  const strength = strengthOfClaimsInRemark(piece, [{ kind: 'claim', claim, from: 0, to: 0 }, ...stretches])
  if (strength === 'none') return []
  return strength === 'certain' ? [claim] : [withoutCertainty(claim)]
}

/** Words of a claim behind a food, at most. */
const maxClaimWords = 2
