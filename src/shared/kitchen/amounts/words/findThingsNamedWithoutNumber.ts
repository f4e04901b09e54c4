import { isContainerWord } from '../../lines/numbers/eachWords.ts'
import { numberOfEnglishWord } from '../../lines/numbers/numberWords.ts'
import { numberOfForeignWord } from '../../lines/numbers/writtenNumbers.ts'
import { canonicalUnitBySpelling } from '../../lines/units/lineUnits.ts'
import {
  findLineNamedAfterAmount,
  findLineOfPartialAmount,
  type LinesByNameStem,
  type ParsedLine,
} from '../countableLines.ts'
import { isContainerUnit, isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { findCountingWord } from './findCountingWord.ts'
import { findForeignMeasureOrCup } from './foreignMeasures.ts'
import { findKnownNoun, type NounLanguage } from './foreignNouns.ts'
import { type Forms, formsAgreeingInNumber, longestThing, withPronoun } from './formsInSingularAndPlural.ts'
import { countedNounAt, nounStem } from './nouns.ts'

const isPackWord = (word: string) =>
  isContainerWord(word) ||
  canonicalUnitBySpelling.get(word.toLowerCase()) === 'glass' ||
  /^(?:verre|vaso|copa)s?$/i.test(word)

const articles = {
  en: /(?<![\p{L}'’-])the (?=\p{Ll})/giu,
  de: /(?<![\p{L}'’-])(?:d(?:ie|as|e[nmr])|z(?:um|ur)|vom|beim|i[mns]|ins|am|ans) (?=\p{L})/giu,
  fr: /(?<![\p{L}'’-])(?:(?:de |à )?(?:la |l['’])|les? |d(?:u|es) |aux? )(?=\p{L})/giu,
  es: /(?<![\p{L}'’-])(?:(?:de |a )?los |las |la |d?el |al )(?=\p{L})/giu,
}

/** What stands before things of which only some are meant: "2 of the onions", "each of the eggs". */
const onlySomePattern = /(?:[\d½¼¾⅓⅔]|(?<!\p{L})(?:one|two|three|four|each|both|either|other))(?: of)? $/iu

const ordinal =
  /^(?:other|last|remaining|first|second|third|half|whole|letzt|ander|restlich|übrig|verblie?b|erst|zweit|dritt|viert|halb|ganz|autre|derni|premi|deuxi|second|trois|moitié|reste|otr|últim|primer|segund|tercer|mitad|medi|rest)/iu

const clause = /[^.,;:!]*$/u

const subordinateClausePattern =
  /(?<!\p{L})(?:bis|wenn|sobald|damit|dass|während|nachdem|bevor|ob|weil|falls|solange|que|qu['’]\p{L}*|quand|lorsque|cuando|si|mientras)(?!\p{L})/iu

const adverbs = {
  en: 'and|or|in|into|with|to|on|onto|over|for|from|until|at|through|by|under|then|but|while|before|lengthwise|lengthways|crosswise|together|aside|around|all|well|very|\\p{Ll}+ly',
  fr: 'et|ou|en|dans|à|aux?|avec|sur|pour|puis|par|sans|sous|très|bien|\\p{L}+ment',
  es: 'y|e|o|u|en|con|al?|por|para|hasta|sobre|sin|muy|bien|\\p{L}+mente',
}

const behindObject = (words: string) => new RegExp(`^(?:$|[.,;:!)\\]]| (?:${words})(?![\\p{L}\\p{M}]))`, 'iu')

const ends = { en: behindObject(adverbs.en), fr: behindObject(adverbs.fr), es: behindObject(adverbs.es) }

/** Finite verbs of German, behind their subject. */
const germanVerb =
  /^ (?!(?:mit|gut|nicht|fast|sanft|leicht|zart|kurz|fest|dicht|direkt|glatt|seit|samt)(?!\p{L}))(?:\p{Ll}+t|sind|wird|war|soll\p{Ll}*|darf|kann|muss|werden|haben|können|müssen|kommen|beginnen)(?!\p{L})/u

/** "Of beans", "de tomates", behind a container. */
const contents = {
  en: / of (?:the )?(?!(?:[\p{L}-]+ )?(?:is|are|was|has|have|should|will|turns?|looks?|starts?)\b)[\p{L}-]+(?: [\p{L}-]+)??(?= (?:and|into?|with|to|on|over|then)\b|[.,;:!)]|$)/iuy,
  de: /(?: \p{Lu}[\p{L}-]+)+/uy,
  fr: / d(?:e(?: la| l['’])?|u|es|['’])[ '’]?\p{L}+(?: \p{Ll}+[sxé])?/iuy,
  es: / de(?: l[ao]s?)? \p{L}+(?: \p{Ll}+[oa]s?(?= |[.,;:!)]|$))?/iuy,
}

/** What means the things again later in the step, and would have to be written for many too. */
const pronouns = {
  en: /(?<!\p{L})(?:it|its|itself|they|them|their|each|both|one|other)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:es|ihn|ihm|ihr|sie|ihnen|seine?[rnms]?|ihre?[rnms]?|dessen|deren|beide[ns]?|jede[snr]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:elles?|ils?|chacune?|leurs?|l['’]une?)(?!\p{L})|-l(?:e|a|es)(?!\p{L})|(?<!\p{L})(?:l['’]|l[ea]s? )\p{L}+(?:er|ir|re)(?!\p{L})/iu,
  es: /(?:[aei]r|[áéí]\p{L}*)l[oa]s?(?!\p{L})|(?<!\p{L})(?:cada|l[oa]s? \p{L}+[ae]mos|l[oa]s? cual\p{L}*)(?!\p{L})/iu,
}

/** The rest of the sentence, and how the next one begins. */
const twoSentences = /^[^.]*(?:\.(?: ?[\p{L}\p{M}'’-]+){0,3})?/u

const farthestPronoun = 200

/** The most of these that are looked at in a step. */
const maxThings = 20

/**
 * Things that a step names with an article and no number, "the can of tomatoes", "das Ei", "les oignons": they are for one
 * or for many as their line is. Only where they are an object, which no verb agrees with.
 */
export function findThingsNamedWithoutNumber(
  step: string,
  lines: LinesByNameStem,
  language: NounLanguage | null,
  oneByOne: ReadonlySet<ParsedLine>,
): NumberWithUnit[] {
  const id = language ?? 'en'
  return [...step.matchAll(articles[id])].slice(0, maxThings).flatMap((found): NumberWithUnit[] => {
    const [article] = found
    const nameAt = found.index + article.length
    const isSome = onlySomePattern.test(step.slice(Math.max(0, found.index - 12), found.index))
    const next = /^[\p{L}-]*/u.exec(step.slice(nameAt, nameAt + longestThing))![0]
    const isNumber = numberOfForeignWord(next) !== null || numberOfEnglishWord(next.toLowerCase()) !== null
    if (isSome || isNumber || ordinal.test(next)) return []
    if (unlikeOthers.test(next)) return []
    const behind = nameAt + next.length
    const ofPack = isPackWord(next)
      ? (findLineOfPartialAmount(step, behind, lines) ?? lineOfCompound(step, behind, next, lines))
      : null
    const line = ofPack ?? findLineNamedAfterAmount(step, nameAt, lines)
    const { quantity = null, quantityMax = null } = line?.read ?? {}
    if (line === null || quantity === null || quantityMax !== null || oneByOne.has(line)) return []
    const word = Number.isInteger(quantity) ? findCountingWord(step, nameAt, line) : undefined
    if (!word || !/^(?:[\p{L}-]+ ){0,2}$/u.test(step.slice(nameAt, nameAt + word.index))) return []
    const wordEnd = nameAt + word.index + word[0].length
    if (!isOnlyLine(step, word[0], wordEnd, line, lines)) return []
    const forms = formsOf(step, found.index, article, nameAt, wordEnd, quantity > 1, language)
    if (!forms || !isObject(step, found.index, forms.end, word[0], id)) return []
    const { start, end, one, many } = id === 'en' ? withPronoun(step, forms, quantity > 1) : forms
    if (pronouns[id].test(twoSentences.exec(step.slice(end, end + farthestPronoun))![0])) return []
    const size = { low: quantity, high: quantity, unit: null, isMeasure: false }
    return [{ start, end, ...size, phrase: { one, many }, nameAt, isWhole: true }]
  })
}

/** Of packs only those whose food is named: "the tin" may be one to bake in. */
function isOnlyLine(
  step: string,
  word: string,
  end: number,
  line: ParsedLine,
  lines: LinesByNameStem,
): boolean {
  const { unit } = line.read
  if (isWeightOrVolumeUnit(unit) || findForeignMeasureOrCup(` ${word}`, 0) !== null) return false
  if (unit === 'glass' || isContainerUnit(unit) || isPackWord(word))
    return (findLineOfPartialAmount(step, end, lines) ?? lineOfCompound(step, end, word, lines)) === line
  const named = lines.byStem.get(nounStem(word)) ?? []
  return named.length < 2 && isCounter(line.text, word)
}

/** "Den Becher Sahne" of "1 Becher Schlagsahne". */
function lineOfCompound(
  step: string,
  end: number,
  pack: string,
  { all }: LinesByNameStem,
): ParsedLine | null {
  const food = /^ (\p{Lu}\p{Ll}{2,})/u.exec(step.slice(end, end + longestThing))?.[1]?.toLowerCase()
  const found = all.filter(({ text }) => {
    const words: string[] = text.match(/[\p{L}-]+/gu) ?? []
    return (
      words.includes(pack) && words.some((word) => food !== undefined && word.toLowerCase().endsWith(food))
    )
  })
  return found.length === 1 ? found[0]! : null
}

/** Whether a line counts by a word, as "3 Zehen Knoblauch" does by the cloves. */
function isCounter(text: string, word: string): boolean {
  const first = text.match(/[\p{L}\p{M}'’-]+/gu)?.find((each) => findKnownNoun(each, null) !== null)
  return first === undefined || findKnownNoun(word, null) === null || nounStem(first) === nounStem(word)
}

/** "Die Bund Basilikum" is for no number. */
const unlikeOthers = /^(?:Bund|Stück|Handvoll)$/

function isObject(
  step: string,
  start: number,
  end: number,
  word: string,
  id: keyof typeof contents,
): boolean {
  if (
    id !== 'en' &&
    subordinateClausePattern.test(clause.exec(step.slice(Math.max(0, start - 80), start))![0])
  )
    return false
  const pattern = contents[id]
  pattern.lastIndex = end
  const behind = (pattern.exec(step)?.[0].length ?? 0) + end
  const rest = step.slice(behind, behind + longestThing)
  if (id !== 'de') return ends[id].test(rest)
  return !germanVerb.test(rest) && !(behind > end && !isContainerWord(word) && !/^[,.;]|^ /.test(rest))
}

/** The article and the words that follow its number, for one and for many; null where they cannot be told. */
function formsOf(
  step: string,
  at: number,
  written: string,
  nameAt: number,
  wordEnd: number,
  isMany: boolean,
  language: NounLanguage | null,
): Forms | null {
  if (language === null) {
    const start = nameAt + /\S+$/u.exec(step.slice(nameAt, wordEnd))!.index
    const noun = countedNounAt(step, start, wordEnd, isMany ? 2 : 1)
    return noun && { start, end: wordEnd, one: noun.one, many: noun.many }
  }
  const article = written.trimEnd()
  const phrase = formsAgreeingInNumber(
    step,
    nameAt,
    '',
    article,
    isMany,
    language,
    step.slice(Math.max(0, at - 20), at),
  )
  return phrase && phrase.end >= wordEnd ? { start: at, ...phrase } : null
}
