import type { LabelledTokens } from './amounts.ts'
import { tokenLabels } from './labels.ts'
import { approximationWords } from './numbers/approximationWords.ts'
import { wordsForEachBeforeWeight } from './numbers/eachWords.ts'
import { numberOfEnglishWord } from './numbers/numberWords.ts'
import { type LineTokens, tokenGapFlags, wordOfToken } from './tokens.ts'
import { canonicalUnitBySpelling, isContainerUnitWord, isMeasuringUnitWord } from './units/lineUnits.ts'

/** What every cook knows and few labelled lines show: puts labels right where a rule is surer than the tagger. */
export function correctTokenLabels(reading: LabelledTokens): void {
  correctListNumber(reading)
  mendOpening(reading)
  mendUnits(reading)
  mendArticles(reading)
  mendPart(reading)
  mendAbout(reading)
}

const isNumber = (tokens: LineTokens, at: number) => at < tokens.count && !Number.isNaN(tokens.low[at]!)

/** "1. 2 cups sugar": the first number is the line's own. */
function correctListNumber({ tokens, labels }: LabelledTokens): void {
  const mark = tokens.text[tokens.end[0]!]
  if (!isNumber(tokens, 0) || !isNumber(tokens, 1) || (mark !== '.' && mark !== ')')) return
  if (!tokens.depth[0] && tokens.depth[1] === 0) labels[0] = tokenLabels.marker
}

const linkingWords = new Set(['a', 'an', 'and', 'of', 'the'])
const opening = new Set(['half', 'quarter', 'quarters', 'third', 'thirds', 'couple', 'dozen'])
const vague = new Set(['few', 'little', 'bit', 'lot', 'touch', 'good'])

/** "half a lemon", "a couple of eggs", "one and a half cups", "an onion", "a few leaves". */
function mendOpening({ tokens, labels }: LabelledTokens): void {
  let end = 0
  let isSpoken = false
  while (end < tokens.count && tokens.gap[end + 1] === 0) {
    const word = wordOfToken(tokens, end)
    if (!linkingWords.has(word) && numberOfEnglishWord(word) === null) break
    if (opening.has(word)) isSpoken = true
    end += 1
  }
  const first = wordOfToken(tokens, 0)
  if (first === 'half' && wordOfToken(tokens, 1) === 'and') return
  if (isSpoken && end < tokens.count) labels.fill(tokenLabels.quantity, 0, end)
  else if (first === 'some' && tokens.count > 1) labels[0] = tokenLabels.comment
  else if (first === 'a' && vague.has(wordOfToken(tokens, 1)) && tokens.count > 2)
    correctVagueNumber({ tokens, labels })
  else if ((first === 'a' || first === 'an') && isCounted({ tokens, labels }))
    labels[0] = tokenLabels.quantity
}

/** "a red onion", but not "a splash of milk". */
function isCounted({ tokens, labels }: LabelledTokens): boolean {
  const hasAmount = labels.subarray(0, tokens.count).some((is) => is < tokenLabels.size)
  return !hasAmount && tokens.count > 1 && (labels[1] === tokenLabels.name || labels[1] === tokenLabels.size)
}

function correctVagueNumber({ tokens, labels }: LabelledTokens): void {
  for (let at = 0; at < 2 || (at < tokens.count - 1 && linkingWords.has(wordOfToken(tokens, at))); at += 1)
    if (labels[at] === tokenLabels.name) labels[at] = tokenLabels.comment
}

/** "350 g glass noodles": the noodles are clear, and in no glass. */
const isNameOfNoodles = (tokens: LineTokens, at: number) =>
  wordOfToken(tokens, at) === 'glass' && /^(?:noodles?|vermicelli)$/.test(wordOfToken(tokens, at + 1))

const systems = new Set(['metric', 'imperial', 'us', 'american', 'australian'])

function mendUnits({ tokens, labels }: LabelledTokens): void {
  for (let at = 1; at < tokens.count; at += 1) {
    const isNamed = labels[at] === tokenLabels.name
    const hasFood = at + 1 < tokens.count && !(tokens.gap[at + 1]! & ~tokenGapFlags.other)
    const isFirst = labels[at - 1] === tokenLabels.quantity && tokens.gap[at] === 0
    if (isNamed && isFirst && hasFood && tokens.text.slice(tokens.start[at], tokens.end[at]) === 'T')
      labels[at] = tokenLabels.unit
    if (isNameOfNoodles(tokens, at)) labels[at] = tokenLabels.name
    // "400g tin tomatoes": a food would not be called a tin.
    else if (
      isNamed &&
      hasFood &&
      labels[at - 1] === tokenLabels.unit &&
      isMeasuringUnitWord(wordOfToken(tokens, at - 1)) &&
      isContainerUnitWord(wordOfToken(tokens, at))
    )
      labels[at] = tokenLabels.unit
    if (
      labels[at] === tokenLabels.unit &&
      labels[at + 1] === tokenLabels.unit &&
      systems.has(wordOfToken(tokens, at))
    )
      labels[at] = tokenLabels.size
    mendSum({ tokens, labels }, at)
    if (isUnitAlone({ tokens, labels }, at)) labels[at] = tokenLabels.unit
  }
}

/** "a splash of milk": a unit right behind the article. */
function isUnitAlone({ tokens, labels }: LabelledTokens, at: number): boolean {
  const isOf = wordOfToken(tokens, at + 1) === 'of' && at + 2 < tokens.count
  return (
    at === 1 &&
    isOf &&
    labels[at] === tokenLabels.comment &&
    wordOfToken(tokens, 0) === 'a' &&
    canonicalUnitBySpelling.has(wordOfToken(tokens, at))
  )
}

/** "1 cup plus 2 tbsp", "¾ cup + 1 tbsp": what is added to the first amount, before the food is named. */
function mendSum({ tokens, labels }: LabelledTokens, at: number): void {
  const number = wordOfToken(tokens, at) === 'plus' ? at + 1 : at
  if (
    labels[at - 1] !== tokenLabels.unit ||
    !isNumber(tokens, number) ||
    !isMeasuringUnitWord(wordOfToken(tokens, number + 1))
  )
    return
  if (number === at && tokens.text.slice(tokens.end[at - 1], tokens.start[at]).trim() !== '+') return
  labels.fill(tokenLabels.quantity, at, number + 1)
  labels[number + 1] = tokenLabels.unit
}

/** "½ of a red onion": the food's name begins at "red". */
function mendArticles({ tokens, labels }: LabelledTokens): void {
  for (
    let at = labels.subarray(0, tokens.count).indexOf(tokenLabels.name);
    at >= 0 && at + 1 < tokens.count;
    at += 1
  ) {
    const isLinking = linkingWords.has(wordOfToken(tokens, at)) && tokens.gap[at + 1] === 0
    if (!isLinking || labels[at] !== tokenLabels.name || labels[at + 1] !== tokenLabels.name) return
    labels[at] = tokenLabels.comment
  }
}

const parts = new Set(['juice', 'zest', 'peel', 'rind', 'grated', 'finely'])

/** "juice of 1 lemon": what is done with the lemon. */
function mendPart({ tokens, labels }: LabelledTokens): void {
  if (!parts.has(wordOfToken(tokens, 0))) return
  for (let at = 0; labels[at] === tokenLabels.comment && at < tokens.count; at += 1)
    labels[at] = tokenLabels.preparation
}

/** "500 g Karotten (ca. 4)", "2 magrets de 200 g": no part of the name. */
function mendAbout({ tokens, labels }: LabelledTokens): void {
  for (let at = 0; at + 1 < tokens.count; at += 1) {
    if (labels[at] !== tokenLabels.name || !isNumber(tokens, at + 1)) continue
    const word = wordOfToken(tokens, at)
    const isOfEach = wordsForEachBeforeWeight.has(word) && isMeasuringUnitWord(wordOfToken(tokens, at + 2))
    if (isOfEach || approximationWords.has(word)) labels[at] = tokenLabels.comment
  }
}
