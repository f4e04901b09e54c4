import {
  allowsOrdinaryKind,
  isWish,
  strengthOfClaimsInRemark,
  tellsOfOtherKind,
  withoutCertainty,
} from './claims/claimStrengths.ts'
import { foreignJoiningWords } from './claims/joiningWords.ts'
import { slashBesideClaimAsOr } from './claims/ordinaryKinds.ts'
import { type FoodNameSegment, findFoodsInWords } from './findFoodsInWords.ts'
import type { Claim } from './foodClaims.ts'
import { splitFoodNameIntoWords } from './foodWords.ts'
import { claimOfPlantBase } from './formFoods.ts'
import { createFreeFromClaim } from './freeFromClaims.ts'
import { claimsInSegments, type FoodMention, withOrdinaryKind } from './matchFoodNamePart.ts'

/** What a line says of its food as a whole: before it, behind a comma, or in brackets. */
interface LineClaims {
  claims: readonly Claim[]
  /** Words of what it is made of: "soya-based", "made from cashews". */
  bases: readonly string[]
  /** Whether it tells of another kind in the words of its name: "flour gluten-free works too". */
  isOpen: boolean
  /** Whether a remark allows the kind that is free of nothing: "vegan butter (regular works too)". */
  isOrdinary: boolean
}

const nothing: LineClaims = { claims: [], bases: [], isOpen: false, isOrdinary: false }
const claimWordPattern =
  /free|vegan|vegetarian|veggie|meatless|eggless|plant|dairy|lactose|gluten|sul|less|mock|animal|violife|based|regular|normal|made (?:of|from|with)|gf/i
const longestLine = 400

/** What a line begins with, and its remarks between commas, brackets and dashes, each with all of its bracket, or of the rest. */
interface LineRemarks {
  first: string
  /** `isBeforeName`: "(vegan) butter" leaves open which of the two. */
  remarks: readonly { piece: string; whole: string; isBeforeName: boolean }[]
}

function remarksOf(line: string): LineRemarks {
  const [outside = '', ...inside] = splitAtBrackets(line)
  const [first = '', ...behind] = outside.split(separator)
  const inBrackets = inside.flatMap((whole) => {
    const before = findFoodsInWords(splitFoodNameIntoWords(line.slice(0, line.indexOf(whole))), 'remark')
    const isBeforeName = !before.some(({ kind }) => kind === 'food' || kind === 'unknown')
    return whole.split(separator).map((piece) => ({ piece, whole, isBeforeName }))
  })
  const rest = behind.join(', ')
  return {
    first,
    remarks: [...inBrackets, ...behind.map((piece) => ({ piece, whole: rest, isBeforeName: false }))],
  }
}

const separator = /[,;]| [–—-] /

/** What stands outside brackets, and what each bracket holds. */
function splitAtBrackets(line: string): string[] {
  const inside: string[] = []
  const outside = line.replace(/[([]([^()[\]]*)(?:[)\]]|$)/g, (_, text: string) => {
    inside.push(text)
    return ' '
  })
  return [outside.replace(/[()[\]]/g, ' '), ...inside]
}

function lineClaims(line: string): LineClaims {
  if (!claimWordPattern.test(line)) return nothing
  const { first, remarks } = remarksOf(line.slice(0, longestLine))
  const said = findFoodsInWords(splitFoodNameIntoWords(slashBesideClaimAsOr(first)), 'remark')
  const isPlain = said.every(
    (stretch) =>
      (stretch.kind !== 'joining' || stretch.word === 'of') &&
      !('word' in stretch && stretch.word in foreignJoiningWords),
  )
  const isOpen = tellsOfOtherKind(first)
  const claims = isPlain && !isOpen && !isWish(first) ? claimsInSegments(said) : []
  const bases = basesIn(first, madeBehind)
  for (const { piece, whole, isBeforeName } of remarks) {
    if (!(claimWordPattern.test(piece) || isSubstituteName(first)) || tellsOfOtherKind(whole)) continue
    const stretches = findFoodsInWords(splitFoodNameIntoWords(piece), 'remark')
    const strength = strengthOfClaimsInRemark(piece, stretches)
    if (strength === 'none') continue
    const own = basesIn(piece, isSubstituteName(first) ? anyOf : madeOf)
    bases.push(...own)
    if (own.length === 0 && !isOnlySaid(stretches)) continue
    const found = [...claimsInSegments(stretches), ...freeOfFoods(stretches)]
    claims.push(...(strength === 'possible' || isBeforeName ? found.map(withoutCertainty) : found))
  }
  return { claims, bases, isOpen, isOrdinary: remarks.some(({ whole }) => allowsOrdinaryKind(whole)) }
}

/** "Free-from custard (soya)": what stands in for a thing is made of what the brackets say. */
const isSubstituteName = (name: string) => /\bfree[- ]from\b|\bmock\b/i.test(name)
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
  const { claims, bases, isOpen, isOrdinary } = lineClaims(line)
  if (claims.length === 0 && bases.length === 0 && !isOpen && !isOrdinary) return mentions
  const from = mentions.findLastIndex(({ relation }) => relation === 'or')
  return mentions.flatMap((mention, index) => {
    const own = isOpen ? mention.claims.map(withoutCertainty) : mention.claims
    const base = claimOfPlantBase(mention.food, bases)
    const said = index < from ? own : [...own, ...claims, ...(base ? [base] : [])]
    return isOrdinary ? withOrdinaryKind({ ...mention, claims: said }) : [{ ...mention, claims: said }]
  })
}
