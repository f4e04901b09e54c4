import { type FoodNameSegment, findFoodsInWords } from './findFoodsInWords.ts'
import type { Claim } from './foodClaims.ts'
import { splitFoodNameIntoWords } from './foodWords.ts'
import { claimOfPlantBase } from './formFoods.ts'
import { createFreeFromClaim } from './freeFromClaims.ts'
import { claimsInSegments, type FoodMention, foreignJoiningWords } from './matchFoodNamePart.ts'

/** What a line says of its food as a whole: before it, behind a comma, or in brackets. */
interface LineClaims {
  claims: readonly Claim[]
  /** Words of what it is made of: "soya-based", "made from cashews". */
  bases: readonly string[]
}

const nothing: LineClaims = { claims: [], bases: [] }
const mayClaim =
  /free|vegan|vegetarian|veggie|meatless|eggless|plant|dairy|lactose|gluten|sul|less|mock|animal|violife|based|made (?:of|from|with)|gf/i
/** "Gluten-free if needed", "or vegan": a wish, which is no word on what is meant. */
const isWish =
  /\b(?:or|if|use|using|can|could|need|needed|required|prefer|preferred|preferably|options?|optional|version|otherwise|choose|try|ideally|available|check|make sure|ensure|sub|substitute|alternatively|unless|serve|leave|omit|skip|for)\b/i
const longestLine = 400

function lineClaims(line: string): LineClaims {
  if (!mayClaim.test(line)) return nothing
  const [first = '', ...pieces] = line.slice(0, longestLine).split(/[,;()[\]]| [–—] /)
  const said = findFoodsInWords(splitFoodNameIntoWords(first), 'remark')
  const isPlain = said.every(
    (stretch) =>
      (stretch.kind !== 'joining' || stretch.word === 'of') &&
      !('word' in stretch && stretch.word in foreignJoiningWords),
  )
  const claims = isPlain && !isWish.test(first) ? claimsInSegments(said) : []
  const bases = basesIn(first, madeBehind)
  for (const piece of pieces) {
    if (!(mayClaim.test(piece) || standsIn(first)) || isWish.test(piece)) continue
    const stretches = findFoodsInWords(splitFoodNameIntoWords(piece), 'remark')
    const own = basesIn(piece, standsIn(first) ? anyOf : madeOf)
    bases.push(...own)
    if (own.length > 0 || isOnlySaid(stretches))
      claims.push(...claimsInSegments(stretches), ...freeOfFoods(stretches))
  }
  return { claims, bases }
}

/** "Free-from custard (soya)": what stands in for a thing is made of what the brackets say. */
const standsIn = (name: string) => /\bfree[- ]from\b|\bmock\b/i.test(name)
const anyOf = /(.+)/
const madeBehind = /\bmade (?:of|from) (.+)/i
const madeOf = /^\s*(?:it is |is )?(?:made (?:of|from|with)|based on)\s+(.+)|^(.+?)[- ]based\b.*$/i

function basesIn(piece: string, pattern: RegExp): string[] {
  const found = pattern.exec(piece)
  return found ? splitFoodNameIntoWords(found[1] ?? found[2] ?? '') : []
}

function isOnlySaid(stretches: readonly FoodNameSegment[]): boolean {
  return stretches.every((stretch, index) => stretch.kind !== 'food' || isFree(stretches[index + 1]))
}

const isFree = (stretch: FoodNameSegment | undefined) =>
  stretch !== undefined && 'word' in stretch && stretch.word === 'free'

/** "Cashew-free": whatever the food before the word certainly holds. */
const freeOfFoods = (stretches: readonly FoodNameSegment[]): Claim[] =>
  stretches.flatMap((stretch, index) =>
    stretch.kind === 'food' && isFree(stretches[index + 1]) ? [createFreeFromClaim(stretch.food)] : [],
  )

/** The mentions of a name, with what the line says of it; of two that stand to choose, only of the last. */
export function applyLineClaims(mentions: readonly FoodMention[], line: string): readonly FoodMention[] {
  const { claims, bases } = lineClaims(line)
  if (claims.length === 0 && bases.length === 0) return mentions
  const from = mentions.findLastIndex(({ relation }) => relation === 'or')
  return mentions.map((mention, index) => {
    if (index < from) return mention
    const base = claimOfPlantBase(mention.food, bases)
    return { ...mention, claims: [...mention.claims, ...claims, ...(base ? [base] : [])] }
  })
}
