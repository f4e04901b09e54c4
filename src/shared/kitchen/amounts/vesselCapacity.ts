import { approximationRegexSource } from '../lines/numbers/approximationWords.ts'
import { findLineNamedAfterAmount, type LinesByNameStem } from './countableLines.ts'
import type { NumberWithUnit } from './numbersWithUnits.ts'
import { findForeignMeasureAfter } from './words/measurePhrases.ts'
import { nounStem } from './words/nouns.ts'
import { vesselNouns } from './words/vesselNouns.ts'

/** How many characters before and after a number the rules read. */
const [farthestBefore, farthestAfter] = [90, 90]
const wordEnd = '(?![\\p{L}\\p{M}])'
const wordStart = '(?<![\\p{L}\\p{M}])'
const { en, enWithArticle, de, fr, es, hi, ar } = vesselNouns
const about = `(?:(?:${approximationRegexSource.slice(3)}|at least |up to |a minimum of |mindestens |mind\\. |min\\. |max\\. |au moins |minimum |al menos |mínimo |कम से कम )*`

/** Words of English that end what a measure describes: "2 cups to the pan", "2 tbsp butter while the pot heats". */
const endsPhrase =
  '(?:in|into|to|of|an?|the|and|with|on|onto|from|then|while|when|as|if|per|until|till|before|after|at|over|using|through|by|for|your|this|that|is|are|has|each|every|off|so|but|plus|under|around|across|between|de|del|du|des|la|le|el|y|et|con|avec)(?!\\p{L})'
const words = (most: number, ends = endsPhrase) => `(?:(?!${ends})[\\p{L}\\p{M}'’-]+[ -]){0,${most}}?`
const englishBehind = new RegExp(
  `^[)\\]]?\\.?(?:[- ]capacity)?(?:[- ](?:or (?:so|larger|bigger)|plus|minimum))?[- ]${words(2, `(?:or|${endsPhrase.slice(3)}`)}(?:${en})${wordEnd}`,
  'iu',
)
const englishBehindArticle = new RegExp(
  `^[)\\]]?\\.?[- ]${words(4)}(?:${en}|${enWithArticle})${wordEnd}`,
  'iu',
)
/** "A 2 litre", "four 200 ml", "6 x 120 ml", "into 100 ml". */
const oneBefore =
  /(?:(?<![\p{L}\p{M}])(?:an?|one|two|three|four|five|six|eight|ten|twelve|your|each|in|into|with|using)(?: (?!and|with|of|in|to|the)[\p{L}-]+,?){0,2}|(?<![\d.,/])\d{1,2}(?: ?[x×])?(?: (?:small|large|individual|mini))?) [([]?$/iu
const hyphenatedNumberPattern = /[\d¼-¾⅐-⅞]-\p{L}/u

/** In "eine 1-Liter-Form" the measure and the noun are one word: the measure is the size of the thing. */
const germanCompound = /^-(?=\p{Lu})/u
const germanBehind = new RegExp(`^ (?:\\p{Ll}+e[nmrs]? ){0,2}((?:[\\p{L}-]+-?)?(?:${de}))${wordEnd}`, 'iu')
const germanPeelPattern = /(?:itronen|rangen|imetten|itrus|pfel|artoffel|ier)schalen?$/i
const hindiBehind = new RegExp(
  `^(?:[- ](?:${hi})|[- ]?(?:(?:की )?क्षमता )?(?:का|के|की|वाल[ाेी])(?: [\\p{L}\\p{M}\\d]+){0,2}? (?:${hi}))${wordEnd}`,
  'u',
)
const capacityBehind =
  /^[ -]?(?:in )?(?:capacity|de (?:capacité|contenance)|de capacidad|Inhalt|Fassungsvermögen|Fassungsvolumen|Füllmenge|Füllvolumen|fass(?:t|en)|(?:की )?क्षमता)(?![\p{L}\p{M}])/iu
const capacityBefore = new RegExp(
  `(?:${wordStart}(?:capacity|capacité|contenance|capacidad|inhalt|fassungsvermögen|volumen|fass(?:t|en)|क्षमता|(?:(?:which|that|will|can|to|must|should) holds?|large enough for|big enough for|roomy enough for)|pouvant contenir|qui contient|que contenga|(?:${en}|glass|cups?) holding))(?: (?:of|de|para|von|for)| d['’]| ?:)? ?${about}$|(?<!\\p{L})ب?(?:ذات |ذو )?سعت?(?:ة|ه|ها)?(?: كل منها)?(?: لا تقل عن)? ${about}$|(?<!\\p{L})[يت]تسع (?:ل|لـ|إلى) ?${about}$`,
  'iu',
)
const notFiller =
  '(?:le|la|les|l|un|une|et|avec|du|des|puis|ou|pour|dans|sur|los|las|el|una|y|con|para|en|sobre|o|und|der|die|das|mit|in|auf)'
const ofBefore = [
  new RegExp(`${wordStart}(?:${en}|glass(?:es)?|cups?|tubs?|boxes)(?: [\\p{L}-]+)? of ${about}$`, 'iu'),
  new RegExp(
    `${wordStart}(?:${fr})(?: (?:à|en|de|au|aux) \\p{L}+| (?!${notFiller}(?!\\p{L}))\\p{L}+){0,3}? (?:de |d['’]|à )${about}$`,
    'iu',
  ),
  new RegExp(
    `${wordStart}(?:${es})(?: (?:de|para|a) \\p{L}+| (?!${notFiller}(?!\\p{L}))\\p{L}+){0,3}? de ${about}$`,
    'iu',
  ),
  new RegExp(`(?:${de})(?: (?:von|à|mit)|,? (?:ca|etwa)\\.?) ${about}$`, 'iu'),
  // "Dans un rice cooker de 1,8 l", "en 8 vasitos de 100 ml": of what it is, the food would follow the amount.
  new RegExp(
    `(?<!\\p{L})(?:dans|avec|en|con|usar|utiliser) (?:une?|d[eo]s|deux|un[ao]s?|l[ea]|el|\\d+)(?: (?!${notFiller}(?!\\p{L}))[\\p{L}'’-]+){1,4}? (?:de |d['’])${about}(?=$)`,
    'iu',
  ),
  // "A cookie scoop, about 2 teaspoons, ".
  /(?<!\p{L})(?:scoops?|measures?|ladles?|dishers?),? (?:about|roughly|approximately) $/iu,
]
/** "في قدر 3 لتر", but not "في القدر 3 لتر ماء". */
const arabicBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])[وبفل]?(?:${ar})(?: (?!(?:ال|و|من|على|مع|في|نحو|حوالي))[\\p{L}\\p{M}]+){0,2} $`,
  'u',
)

/** What stands before a bracket: a vessel or tool, "ein Topf", "cookie scoop", "une cuillère à glace". */
const nounBefore = [
  new RegExp(
    `${wordStart}(?<noun>${en}|${hi}|[وبفل]?(?:${ar})|(?<=(?:#|no\\.? ?|number |size )\\d+ )scoops?)(?: (?:with|without) (?:an? )?(?:[\\p{L}-]+ )?(?:lid|handles?)| (?:كبيرة?|صغيرة?|عميقة?|متوسطة?|آيس كريم|بوظة|قياس))?$`,
    'iu',
  ),
  new RegExp(`${wordStart}(?<noun>${fr}|${es})(?: (?:à|en|de) (?!soupe|café|thé)\\p{L}+){0,2}$`, 'iu'),
  new RegExp(`(?<noun>${de})(?: mit \\p{Lu}\\p{Ll}+)?$`, 'iu'),
]
const opensBracket = new RegExp(` ?[([](?:[^()]{0,24}[,;/] ?)?${about}$`, 'iu')
const closesBracket =
  /^(?:[ -]?(?:each|capacity|or (?:larger|more)|minimum|size|inhalt|fassungsvermögen|je|chacun|cada un[ao]|de capacidad|de contenance|de capacité))*(?:[,;/][^()]{0,24})?[)\]](?! (?:of|de|d['’]|von|der|des|du) )/iu
/** Words for vessels in which food is also sold or dealt out: "a tin (400 g)". */
const ofPack =
  /^(?:tins?|cans?|jars?|bottles?|bags?|pots?|containers?|ladles?|mugs?|bowls?|dosen?|gl[aä]s(?:er)?|flaschen?|becher|beutel|tüten?|schalen?|box(?:en)?|kellen?|löffel|tassen?|bo[îi]tes?|bocal|bocaux|bouteilles?|pots?|sac(?:het)?s?|barquettes?|flacons?|verres?|tasses?|louches?|cuill[eè]res?|latas?|botes?|tarros?|frascos?|botellas?|bolsas?|cajas?|envases?|tazas?|vasos?|terrinas?|cucharas?|cuchar[oó]n(?:es)?|cuencos?|डिब्ब[ाे]|बोतल|गिलास|कटोरी|علبة|علب|كيس|أكياس|زجاجة|كوب|أكواب|كأس|ملعقة|زبادي|मग)$/iu
const putsIntoVesselPattern =
  /(?:^|[^\p{L}])(?:in|into|onto|using|use|with|fill|grease|butter|oil|prepare|line|mit|füllen|dans|avec|utiliser|beurrer|huiler|en|con|usar|engrasar|في)(?: (?!the )[\p{L}#\d.-]+){0,3} ?$/iu
const definiteArticlePattern =
  /(?<!\p{L})(?:the|le|la|les|l['’]|el|las|los|de[rmn]|das|die|zum|zur|im|au|du|al|del)(?: [\p{L}-]+){0,2} ?$/iu

const inDefinite = /(?<!\p{L})(?:im|in d(?:er|em|en)|ins|mit d(?:er|em)) ?$/iu
const ofTool = / (?:à (?:glace|boules|mesurer)|de (?:helado|medir|servir|service)|آيس كريم|بوظة|قياس)$/iu
const isMeasureWord =
  /^(?:cups?|tassen?|löffel|tasses?|cuill[eè]res?|tazas?|cucharas?|कप|ملعقة|كوب|أكواب|verres?|vasos?|gläser|glas)$/iu

/**
 * Whether a measure tells how much a vessel or a tool holds, "a 2-litre dish", "un moule de 2 litres", "Topf (3 l)", or how large the
 * pieces of something are: "in ½-cup additions". These are no amounts of food.
 */
export function isCapacityOfVessel(step: string, told: NumberWithUnit, lines: LinesByNameStem): boolean {
  const { start, unit, isMeasure } = told
  const measure = unit === null ? findForeignMeasureAfter(step, told.end) : null
  if (!isMeasure && measure === null) return false
  const end = told.end + (measure?.length ?? 0)
  const lead = step.slice(Math.max(0, start - farthestBefore), start)
  const rest = step.slice(end, end + farthestAfter)
  const isOfFood = () =>
    findLineNamedAfterAmount(step, end, lines) !== null ||
    /^ (?:of |de |d['’]|din )?(?:\p{L}+ )?(?:water|milk|stock|wasser|milch|eau|lait|agua|leche|ماء|حليب|पानी|दूध)(?![\p{L}\p{M}])/iu.test(
      rest,
    )
  return (
    isOfVesselBehind(step.slice(start, end), lead, rest, lines, isOfFood) ||
    isOfVesselBefore(lead, rest, isOfFood)
  )
}

function isOfVesselBehind(
  written: string,
  lead: string,
  rest: string,
  { byStem }: LinesByNameStem,
  isOfFood: () => boolean,
): boolean {
  const isOne = hyphenatedNumberPattern.test(written) || oneBefore.test(lead)
  if (isOne && englishBehindArticle.test(rest)) return true
  const isAdjective = hyphenatedNumberPattern.test(written) || /(?<!\p{L})an? [([]?$/iu.test(lead)
  if (isAdjective && /^[- ]\p{L}/u.test(rest) && !/^ (?:of|de)(?!\p{L})/iu.test(rest) && !isOfFood())
    return true
  if (germanCompound.test(rest) || hindiBehind.test(rest) || capacityBehind.test(rest)) return true
  const german = germanBehind.exec(rest)?.[1]
  if (german && /^\p{Lu}/u.test(german) && !germanPeelPattern.test(german) && !byStem.has(nounStem(german)))
    return true
  const english = englishBehind.exec(rest)?.[0]
  return english !== undefined && !wordsOfText(english).some((word) => byStem.has(nounStem(word)))
}

const wordsOfText = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

function isOfVesselBefore(lead: string, rest: string, isOfFood: () => boolean): boolean {
  if (capacityBefore.test(lead)) return true
  if ((ofBefore.some((pattern) => pattern.test(lead)) || arabicBefore.test(lead)) && !isOfFood()) return true
  const open = closesBracket.test(rest) ? opensBracket.exec(lead)?.index : undefined
  if (open === undefined) return false
  const before = lead.slice(0, open)
  return nounBefore.some((pattern) => {
    const found = pattern.exec(before)
    if (!found) return false
    const noun = found.groups!.noun!
    const lead = before.slice(0, found.index).replace(/[\p{L}-]+$/u, '')
    if (!ofPack.test(noun)) return !definiteArticlePattern.test(lead) || inDefinite.test(lead)
    if (ofTool.test(found[0])) return true
    return (
      noun.length === found[0].length &&
      putsIntoVesselPattern.test(lead) &&
      !(/\d ?$/.test(lead) && isMeasureWord.test(noun))
    )
  })
}

/** "In 4 Tassen à 200 ml", "4 أكواب سعة 200 مل", "كوب قياس": cups that are filled, or a tool. */
const withCapacity =
  /^ (?:(?:of|à|zu je|je|de|d['’]) (?:\d+[.,]?\d* ?(?:m?l|cl|oz)(?!\p{L})(?! (?:of|de|d['’]))|une? (?:contenance|capacité)|una capacidad)|[(](?:je |à )?\d+ ?(?:m?l|cl) (?:each|je|chacune?|cada una)|ب?سعت?[ةه]|قياس|medidoras?|à mesurer|doseu(?:r|se)s?)(?![\p{L}\p{M}])/iu

/** Whether a number counts cups, glasses or spoons whose size the step states, "4 Tassen à 200 ml": they measure no food. */
export function isCountOfVessels(step: string, { unit, end }: NumberWithUnit): boolean {
  const cup = /^ (?:glass(?:es)?|mugs?|gl[aä]s(?:er)?|verres?|vasos?|copas?)(?!\p{L})/iu
  const measure =
    unit === 'cup'
      ? ''
      : unit === null
        ? (findForeignMeasureAfter(step, end) ?? cup.exec(step.slice(end, end + 12))?.[0])
        : null
  return (
    typeof measure === 'string' &&
    withCapacity.test(step.slice(end + measure.length, end + measure.length + 40))
  )
}
