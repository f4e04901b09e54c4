import { longestMinutesInText } from '../recipeForHazards.ts'
import { isDenied } from './deniedWords.ts'
import {
  createWholeWordsPattern,
  eggDishPattern,
  normalizeForHazardPatterns,
  withMinutesInDigits,
} from './eggWords.ts'
import { noWholeEggPattern } from './runnyEggs.ts'
import { cooksOnPattern } from './wobblingOmelettes.ts'

/** How far eggs in a pan are cooked, by words and by minutes. By USDA FSIS, "Shell Eggs from Farm to Table", yolk and white must be firm. */

const adverbs = '(?:\\p{L}+ ){0,2}?'
/** Eggs in the pan that stay soft on top or inside. */
const partlySetPattern = createWholeWordsPattern(
  `(?:still|but|yet|remains?|stays?) ${adverbs}(?:creamy|runny|wet|moist|loose|custardy|gooey)`,
  '(?:almost|nearly|barely|mostly|half|partly|partially|not (?:quite|fully|completely)|three[- ]quarters) set',
  `(?:top|surface|cent(?:er|re)|middle|inside)s? (?:\\p{L}+ ){0,4}?(?:creamy|wet|moist|loose|runny|liquid)`,
  '(?:creamy|wet|moist|runny) (?:inside|in the (?:middle|cent(?:er|re))|(?:on )?(?:the )?top)',
  `noch ${adverbs}(?:cremig|feucht|weich|flüssig|saftig)`,
  '(?:fast|beinahe|nahezu|kaum|gerade eben|halb|nicht (?:ganz|vollständig)) gestockt',
  `(?:oberfläche|mitte|oberseite|innen|oben) ${adverbs}(?:cremig|feucht|weich|flüssig)`,
  `(?:cremig|feucht) (?:bleib\\p{L}*|innen|in der mitte)`,
  `(?:encore|reste[rz]?|restent?|mais|soit) ${adverbs}(?:crémeu(?:x|ses?)|humides?|coulante?s?|liquides?)`,
  "(?:crémeu(?:x|ses?)|humides?|moelleu(?:x|ses?)) (?:au (?:centre|milieu)|à cœur|à l'intérieur|sur le dessus)",
  '(?:presque|à peine|pas (?:tout à fait|complètement)|à moitié) prise?s?',
  `(?:dessus|centre|cœur|milieu|surface) ${adverbs}(?:crémeux|humide|coulant|liquide)`,
  `(?:aún|todavía|siga|quede|quedar|dejando|deje|pero) (?:\\p{L}+ ){0,4}?(?:cremos[oa]|húmed[oa]|jugos[oa]|líquid[oa])`,
  '(?:cremos|húmed|jugos)[oa] (?:en el centro|por (?:dentro|encima|arriba))',
  '(?:casi|apenas|medio|no del todo) cuaj\\p{L}+',
  '(?:अभी भी|थोड(?:ा|ी)|हल्क(?:ा|ी)|बीच में|बीच से|अंदर(?: से)?|ऊपर(?: से)?) (?:\\S+ ){0,3}?(?:मलाईदार|क्रीमी|गील(?:ा|ी|े)|नरम|नम|तरल)',
  '(?:लगभग|आधा|आधी) (?:सेट|जम)\\S*',
  '(?:[يت]بقى|لا [يت]زال|ما زال\\p{L}*) (?:\\p{L}+ ){0,3}?(?:كريمي|طري|رطب|سائل|لين)\\p{L}*',
  '(?:كريمي|رطب|طري|سائل)\\p{L}* (?:في|من) (?:ال)?(?:وسط|داخل|منتصف|سطح|اعلى)',
  '(?:ال)?(?:سطح|وسط) (?:\\p{L}+ ){0,2}?(?:رطب|طري|سائل|كريمي)\\p{L}*',
)
/** Stirred eggs that are nearly set get firm off the heat too; an omelette that lies does not. */
const nearlySet = /(?:almost|nearly|mostly|fast|beinahe|nahezu|presque|casi|लगभग)(?![\p{L}\p{M}])/iu
const stirs = createWholeWordsPattern(
  'stir\\p{L}*',
  '\\p{L}*rühr\\p{L}*',
  'remu\\p{L}+',
  'remov\\p{L}+|revuelv\\p{L}+',
  'चला\\S*',
  '[وف]?(?:[ايتن])?حرك\\p{L}*',
)
/** What lies in or beside the eggs and is soft itself. */
const ofAnother = createWholeWordsPattern(
  'batters?|doughs?|cakes?|brownies?|crumbs?|sauces?|fillings?|meats?|rice|pasta|bread|cheese|quiches?|tarts?|flan',
  '\\p{L}*teig|\\p{L}*kuchen|so(?:ß|ss)e|füllung|fleisch|reis|nudeln|brot|\\p{L}*käse|quiche',
  'pâtes?|gâteaux?|sauce|garniture|viande|riz|pain|fromage|quiche|tarte|flan',
  'masa|pastel|bizcocho|salsa|relleno|carne|arroz|pan|queso|quiche|tarta|flan',
  'केक|सॉस|भरावन|चावल|ब्रेड|चीज|पनीर',
  '(?:ال)?(?:كيك|صلصة|حشوة|ارز|خبز|جبن|جبنة)',
)
const firmLater = createWholeWordsPattern(
  '(?:until|is|are) (?:\\p{L}+ ){0,2}?(?:set|firm)|cooked through|no longer (?:runny|wet)',
  'ganz gestockt|durchgegart|fest (?:ist|sind|wird)',
  'bien (?:prise?|cuite?)|ferme',
  'bien cuajad[oa]|firme|totalmente',
  'सख्त|पूरी तरह',
  'تماما|يتماسك',
)

/** Whether a sentence about eggs ends with them partly set, and nothing soon after goes on cooking them. */
export function leavesEggsPartlySet(sentence: string, later: readonly string[]): boolean {
  const text = normalizeForHazardPatterns(sentence)
  const found = partlySetPattern.exec(text)
  if (!found) return false
  // "Not quite set" contains a negation itself.
  const masked = '~'.repeat(found[0].length)
  const rest = text.slice(found.index + found[0].length)
  if (isDenied(`${text.slice(0, found.index)}${masked}${rest}`, found.index, masked)) return false
  if (ofAnother.test(text) && !eggDishPattern.test(text)) return false
  if (nearlySet.test(found[0]) && stirs.test(text)) return false
  return !goesOn(rest, later)
}

/** Sentences after one in which an omelette is still in its pan. */
const sentencesInPan = 3
const goesOn = (rest: string, later: readonly string[]): boolean =>
  [rest, ...later.slice(0, sentencesInPan).map(normalizeForHazardPatterns)].some(
    (text) => cooksOnPattern.test(text) || firmLater.test(text),
  )

/** Whole eggs that go into a pan. */
const friesEggs = createWholeWordsPattern(
  '(?:pan-)?(?:fry|cook)(?:ing)? (?:(?:the|your|each|an?|\\d+|two|four) )*eggs?',
  '(?:crack|break|slide|slip|drop)\\p{L}* (?:[\\p{L}\\d]+ ){0,4}?eggs? (?:one by one )?(?:in|into|over|to) (?:\\p{L}+ ){0,4}?(?:pan|skillet|oil|butter|fat)',
  'fried eggs?|spiegelei(?:er)?',
  '(?:die |das )?ei(?:er)? (?:[\\p{L}\\d]+ ){0,6}?braten',
  'ei(?:er)? (?:\\p{L}+ ){0,3}?(?:in|ins) (?:\\p{L}+ ){0,3}?(?:pfanne|öl|butter|fett) (?:schlagen|aufschlagen|gleiten|geben)',
  "(?:frire|poêle[rz]|cui(?:re|sez)) (?:les |l'|\\d+ |deux )?[œo]e?ufs?(?! (?:durs|brouillés|en|à))",
  "casse[rz] (?:les |l'|\\d+ )?[œo]e?ufs? (?:\\p{L}+ ){0,3}?(?:poêle|huile|beurre)",
  'fre[ií](?:r|mos)? (?:los |el |\\d+ )?huevos?|fría (?:los |el )?huevos?|casc\\p{L}+ (?:los |el |\\d+ )?huevos? (?:\\p{L}+ ){0,3}?(?:sart[ée]n|aceite)',
  'अंड(?:े|ों|ा)(?: को)? (?:\\S+ ){0,5}?(?:तल(?:ें|ना|कर|िए|ी|े)|फ्राई)\\S*',
  '[وف]?(?:[ايتن])?قل[يى]?(?:ي|وا)? (?:ال)?(?:بيض|بيضتين|بيضة)',
)
/** Whatever brings the heat to the other side, or makes of them something else than fried eggs. */
const turnsOrMixes = createWholeWordsPattern(
  'flip\\p{L}*|turn\\p{L}*|(?:each|both|per|a|other|second) sides?|scrambl\\p{L}*|lid|basting|bast(?:e|ed)|omelett?es?|boiled|rice|noodles|mix\\p{L}*|break (?:up|the yolks?)|combine\\p{L}*|toss\\p{L}*|oven|bak(?:e|ed|ing)|grill|broil\\p{L}*',
  'wend\\p{L}*|seiten?|zerteil\\p{L}*|deckel|rührei|reis|nudeln|misch\\p{L}*|ofen|omelett',
  'retourn\\p{L}*|côtés?|faces?|couvercle|couvr\\p{L}+|brouill\\p{L}+|omelette|riz|four',
  'vuelta|voltea\\p{L}*|lados?|tap\\p{L}+|revuelt\\p{L}+|revolver|tortilla|arroz|horno',
  'पलट\\S*|तरफ|ढक\\S*|फेंट\\S*|भुर्जी|चावल|आमलेट|ऑमलेट|उबल\\S*|उबाल\\S*',
  '[وف]?(?:[ايتن])?قلب(?:ي|ه|ها)?|(?:ال)?جانبين|(?:لكل|كل) جانب|غط\\p{L}*|[وف]?(?:[ايتن])?خفق\\p{L}*|مسلوق\\p{L}*|ارز|فرن',
)
/** "Eier in die Pfanne schlagen": said of whole eggs. */
const cracksOpen = /(?:in|ins) (?:\p{L}+ ){0,3}(?:pfanne|öl|butter|fett) (?:auf)?schlagen/giu
/** In an open pan the yolk of an egg that is not turned is liquid for longer than this. */
const maxMinutesOfFrying = 4

/** Whether eggs are fried on one side, in minutes in which the yolk does not set. */
export function areEggsFriedTooShort(sentence: string, later: readonly string[]): boolean {
  const text = withMinutesInDigits(normalizeForHazardPatterns(sentence))
  if (
    !friesEggs.test(text) ||
    turnsOrMixes.test(text) ||
    noWholeEggPattern.test(text.replace(cracksOpen, ' '))
  )
    return false
  const minutes = longestMinutesInText(text)
  if (minutes === 0 || minutes > maxMinutesOfFrying || firmLater.test(text)) return false
  return !later.slice(0, 2).some((said) => {
    const next = normalizeForHazardPatterns(said)
    return turnsOrMixes.test(next) || firmLater.test(next)
  })
}
