import type { Claim } from './claims.ts'
import { findFoods, type Stretch } from './findFoods.ts'
import { foodWords } from './foodWords.ts'
import { baseClaim } from './formFoods.ts'
import { claimFreeOf, claimsIn, joinedElsewhere, type Mention } from './matchPart.ts'

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
  const said = findFoods(foodWords(first), 'remark')
  const isPlain = said.every(
    (stretch) =>
      (stretch.kind !== 'joining' || stretch.word === 'of') &&
      !('word' in stretch && stretch.word in joinedElsewhere),
  )
  const claims = isPlain && !isWish.test(first) ? claimsIn(said) : []
  const bases = basesIn(first, madeBehind)
  for (const piece of pieces) {
    if (!(mayClaim.test(piece) || standsIn(first)) || isWish.test(piece)) continue
    const stretches = findFoods(foodWords(piece), 'remark')
    const own = basesIn(piece, standsIn(first) ? anyOf : madeOf)
    bases.push(...own)
    if (own.length > 0 || isOnlySaid(stretches))
      claims.push(...claimsIn(stretches), ...freeOfFoods(stretches))
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
  return found ? foodWords(found[1] ?? found[2] ?? '') : []
}

function isOnlySaid(stretches: readonly Stretch[]): boolean {
  return stretches.every((stretch, index) => stretch.kind !== 'food' || isFree(stretches[index + 1]))
}

const isFree = (stretch: Stretch | undefined) =>
  stretch !== undefined && 'word' in stretch && stretch.word === 'free'

/** "Cashew-free": whatever the food before the word certainly holds. */
const freeOfFoods = (stretches: readonly Stretch[]): Claim[] =>
  stretches.flatMap((stretch, index) =>
    stretch.kind === 'food' && isFree(stretches[index + 1]) ? [claimFreeOf(stretch.food)] : [],
  )

/** The mentions of a name, with what the line says of it; of two that stand to choose, only of the last. */
export function withLineClaims(mentions: readonly Mention[], line: string): readonly Mention[] {
  const { claims, bases } = lineClaims(line)
  if (claims.length === 0 && bases.length === 0) return mentions
  const from = mentions.findLastIndex(({ relation }) => relation === 'or')
  return mentions.map((mention, index) => {
    if (index < from) return mention
    const base = baseClaim(mention.food, bases)
    return { ...mention, claims: [...mention.claims, ...claims, ...(base ? [base] : [])] }
  })
}
