import type { WishToken } from '../wishTokens.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** A word that the readings of most languages ask about. */
const bloodPressure = 'hypertension'
/** A word of the same kind for "sugar" as people call diabetes. */
const diabetes = 'diabetes'

/** Words right before "BP" by which it is blood pressure, and no baking powder: "has BP", "for my BP", "high BP". */
const before = wordsIn(
  'for has have had got gets his her their my our your dads mums moms fathers mothers high low raised bad ur ko के को suffers from w control controlled reduce lower',
)
/** Words right behind it that say so. */
const behind = wordsIn(
  'problem problems issue issues patient patients hai he ki ka ke high tablets tablet meds medicine medication friendly is level levels diet control',
)
/** Words for people and "has" right before "sugar" that means diabetes: "mum has sugar". */
const people = wordsIn(
  'mum mom dad mother father gran grandma grandpa grandad nan uncle aunt auntie husband wife he she papa mummy ji',
)
const having = wordsIn('has got have')
const spoons = /^(?:\d*(?:tsp|tbsp|g|oz)|teaspoons?|tablespoons?|of|pinch)$/

const isOpen = (token: WishToken | undefined) => token === undefined || token.gap !== 'space'

/** Tokens with "BP" and "sugar" named as the conditions that they are where a wish says them of somebody: "dad has BP and sugar". */
export function expandBloodPressureAndSugarTokens(tokens: readonly WishToken[]): readonly WishToken[] {
  const isPressure = (at: number) => {
    const { word, gap } = tokens[at]!
    if (word !== 'bp' && word !== 'hbp') return false
    const last = gap === 'space' ? tokens[at - 1]!.word : ''
    const next = tokens[at + 1]
    if (spoons.test(last)) return false
    return word === 'hbp' || before.has(last) || (next?.gap === 'space' && behind.has(next.word))
  }
  const isSugar = (at: number) => {
    if (tokens[at]!.word !== 'sugar') return false
    const next = tokens[at + 1]
    const isLast = isOpen(next) || /^(?:and|problems?|issues?|hai|patient|so)$/.test(next!.word)
    const isHad = having.has(tokens[at - 1]?.word ?? '') && people.has(tokens[at - 2]?.word ?? '')
    const isBesidePressure =
      (/^(?:and|n|aur)$/.test(tokens[at - 1]?.word ?? '') && at > 1 && isPressure(at - 2)) ||
      (next !== undefined && /^(?:and|n|aur)$/.test(next.word) && tokens[at + 2]?.word === 'bp' && isHad)
    return isLast && (isHad || isBesidePressure)
  }
  if (!tokens.some(({ word }) => word === 'bp' || word === 'hbp' || word === 'sugar')) return tokens
  return tokens.map((token, at) => {
    const word = isPressure(at) ? bloodPressure : isSugar(at) ? diabetes : null
    return word === null ? token : { ...token, word, typed: word }
  })
}
