import { longestMinutesInText } from '../recipeForHazards.ts'
import { isDenied } from './deniedWords.ts'
import {
  createWholeWordsPattern,
  eggDishPattern,
  eggPattern,
  normalizeForHazardPatterns,
  softCookedEggPattern,
  withMinutesInDigits,
  yolkPatternSource,
} from './eggWords.ts'
import { cooksOnPattern, wobblePattern } from './wobblingOmelettes.ts'

/** Words that may stand between a yolk and what is said of it: none that brings another food. */
const wordsBetweenExcept = (...notThese: readonly string[]) =>
  `(?: (?!(?:${notThese.join('|')})(?![\\p{L}\\p{M}]))[\\p{L}\\p{M}']+,?){0,5} `

/** Eggs by what they are called where they stay soft. */
const runnyEggs = createWholeWordsPattern(
  'runny|baveuse|dippy|(?:soft|medium)[- ]boil\\p{L}*|soft[- ]poach\\p{L}*|soft[- ]cooked eggs?|soft yolks?|sunny[- ]side|jammy|over[- ]easy|yolks? (?:(?:is|are|stays?|remains?) )?(?:still )?(?:soft|liquid|runny)|(?:liquid|molten|oozing|barely set|gooey) yolks?|onsen|(?:[3-6]|three|four|five|six)[- ]minute eggs?|soft(?:ly)?[- ]scrambl\\p{L}*|scrambl\\p{L}* (?:(?:the|your|eggs?|them|very|quite|until|to|into) ){0,5}soft(?:ly)?',
  '(?:pflaumen|kern)weich\\p{L}*|wachsweich\\p{L}*|weich ?gekocht\\p{L}*|wei(?:ch)e[nrs]? (?:frühstücks)?ei(?:er|ern)?|[3-6][- ]?minuten[- ]ei(?:er|ern)?|onsen-?ei(?:er)?|flüssige[mnrs]? (?:eigelbe?|dotter|kern)',
  '[œo]e?ufs? (?:\\p{L}+ )?(?:mollets?|à la coque|parfaits?|miroirs?)|(?:mollets?|à la coque)(?= écalés?)|cui(?:re|sez|s) (?:\\p{L}+ ){0,2}(?:mollets?|à la coque)|baveu(?:x|ses?)',
  'pasados? por agua|huevos? (?:\\p{L}+ )?(?:mollets?|poch[ée]s? poco|poco hechos?|a baja temperatura|estrellados?)|(?:semi|medio |poco |a medio )cuaj(?:ad[oa]s?|ar)|sin cuajar|poco hechos?',
  'आधे उबले|अधउबले|आधा उबला|हाफ[- ]?बॉ?य?ल(?:्ड)?|हाफ[- ]?फ्राई|अधपक(?:ा|े|ी)|अधकच्च(?:ा|े|ी)|कच्च(?:ा|ी) (?:रह|छोड़)\\S*',
  'نصف (?:ال)?(?:مسلوق(?:ة)?|سلق(?:ة)?|استواء|نضج|مستو)|(?:نيم)?برشت|عيون|غير (?:مكتمل(?:ة)?(?: ال)?|كامل(?:ة)?(?: ال)?)نضج|غير (?:مكتمل|كامل) النضج|غير ناضج(?:ة)?|نيئ(?:ا|ة)?|نيء',
)
/** Soft yolks, and scrambled eggs and omelettes that are so. */
const runnyYolks = createWholeWordsPattern(
  `yolks?${wordsBetweenExcept('and', 'with', 'to', 'into', 'through', 'in')}(?:runs?|oozes?|flows?)`,
  `(?:eigelbe?|dotter|rührei(?:er)?|omeletts?)${wordsBetweenExcept('und', 'mit', 'in', 'zu', 'bis', 'die', 'den', 'von')}(?:flüssig|weich|wachsweich|feucht|glibberig|läuft|fließt|zerfließt|(?:ver|aus)läuft)`,
  `eier(?: (?!und|mit|zu|bis)\\p{L}+){0,2} weich(?= (?:zu )?(?:ge)?koch\\p{L}*)`,
  `(?:jaunes?|[œo]e?ufs? brouillés?|omelettes?)(?: d'[œo]e?ufs?)?${wordsBetweenExcept('et', 'avec', 'dans', 'à', 'crème', 'la', 'les')}(?:coulante?s?|coul(?:er?|ent)|liquides?|crémeux|crue?s?|mou|molle)`,
  `(?:yemas?|revuelto|tortilla)${wordsBetweenExcept('y', 'con', 'en', 'a', 'hasta', 'nata', 'el')}(?:líquidas?|corran?|corren?|fluyan?|chorreen?|jugos[oa]s?|blandas?|cremos[oa]s?|crudas?|tiernas?|poco)|(?:líquida|blanda|jugosa|cruda) por dentro`,
  `(?:${yolkPatternSource})${wordsBetweenExcept('और', 'तथा', 'दूध')}?(?: ?)(?:तरल|बहती|बहने|बहे|पतली|नरम|मुलायम|गीली|कच्ची)`,
  `(?:${yolkPatternSource})${wordsBetweenExcept('مع', 'و', 'حتى', 'في')}?(?: ?)(?:سائل(?:ا|ة)?|[يت]سيل|طري(?:ا|ة)?|لين(?:ا|ة)?|سائح(?:ا)?)`,
  `[يت]سيل (?:${yolkPatternSource})`,
)
const runnyDishes = createWholeWordsPattern(
  '(?:still|(?:a )?(?:bit|little)|slightly|quite|rather) (?:(?:a|quite|slightly|very|little|bit|somewhat) ){0,3}(?:wobbly|jiggly|trembling|quivering)',
  `(?:flüssig|feucht|nicht ganz gestockt|halb gestockt)`,
  'गील[ाी]|नरम|कच्च[ाी]',
  'طري(?:ا|ة)?|سائل(?:ا|ة)?|رطب(?:ا|ة)?',
)

/** What else stays soft in the pan; of a batter, a dough or a filling it says nothing. */
const softInPan = createWholeWordsPattern(
  'still (?:(?:a|quite|slightly|very|little|bit|somewhat) ){0,3}(?:wet|loose|moist|custardy|gooey)|(?:(?:a )?little|slightly|a bit|very) (?:loose|wet|undercooked|underdone)|soft curds?',
)
const ofAnother = createWholeWordsPattern(
  'batters?|doughs?|cakes?|mixtures?|crumbs?|sauces?|custards?|fillings?|meats?|meatballs?|patties|rice|pasta|crusts?|bread|brownies?|centres?|centers?|middles?',
)

/** Said of eggs that are served so, in a sentence that speaks of nothing else that is soft. */
const servedSoft = createWholeWordsPattern(
  'serv\\p{L}* (?:\\p{L}+ )?(?:liquid|soft)',
  '(?:flüssig|weich) servier\\p{L}*|serviert? (?:\\p{L}+ )?(?:flüssig|weich)',
  '(?:ser(?:vir|vez|vis)|encore|bien|reste[rz]?|restent|soi(?:t|ent)|cœur|cuire) (?:\\p{L}+ )?coulante?s?',
  '(?:servir|sirv\\p{L}+|quede?n?) (?:\\p{L}+ )?(?:líquid|bland)[oa]s?',
  '(?:बहत[ाेी]|तरल)(?: हुए| हुआ)? परोस\\S*',
  '[وف]?(?:ا?قدم|يقدم|تقدم)(?:ي|يه|يها|ه|ها|وا)? (?:سائل|طري)(?:ا|ة)?',
)
const softBeside =
  /camembert|fromage|cheese|brie|käse|queso|choco|schoko|fondant|pâte(?!\p{L})|sauce|so(?:ß|ss)e|salsa|पनीर|चॉकलेट|شوكولاتة|صلصة/iu

/** Phrases for an egg that is not firm. */
const notFirm = createWholeWordsPattern(
  'sin cuajar',
  'nicht ganz gestockt',
  'not quite set',
  'pas tout à fait pris',
  'غير \\p{L}+',
)

export const firmEggPattern = createWholeWordsPattern(
  '(?:yolks?|eggs?|they) (?:\\p{L}+ ){0,4}(?:set|firm|hard|cooked through|solid)|hard[- ]boil\\p{L}*|firm (?:yolks?|eggs?)|until (?:\\p{L}+ )?(?:set|firm)|set (?:yolks?|eggs?)',
  'fest(?:e[mnrs]?)?|hart(?:e[mnrs]?)?|durchgegart|gestockt|schnittfest',
  'fermes?|dur(?:s|e|es|cir)?|bien (?:cuite?s?|prise?s?)',
  'firmes?|dur[oa]s?|(?:bien |totalmente |completamente )cuajad[oa]s?|bien (?:hech|cocid)[oa]s?',
  'सख्त|कड़[ाी]|ठोस|पूरी तरह',
  'يتماسك|تتماسك|متماسك(?:ا)?|جامد(?:ا)?|يجمد|قاسي(?:ا)?|صلب(?:ا)?|تماما|ناضج(?:ا)?|جيدا',
)
const onlyWhites = createWholeWordsPattern(
  'whites? (?:is|are|has|have) (?:\\p{L}+ )?(?:set|firm|opaque)',
  'eiwei(?:ß|ss) (?:\\p{L}+ )?(?:(?:fest|gestockt) (?:ist|wird)|stockt|gerinnt)',
  'blancs? (?:soi(?:t|ent)|est|sont) (?:\\p{L}+ )?(?:prise?s?|cuite?s?|fermes?|coagulée?s?)|blancs? (?:coagule|prenne|prend)\\p{L}*',
  'claras? (?:\\p{L}+ )?(?:cuaj|firme)\\p{L}*|cuaj\\p{L}+ (?:la |las )?claras?',
  'सफेदी (?:के )?(?:\\p{L}\\S* ){0,2}?(?:जम|सख्त|सेट|पक)\\S*',
  '(?:[يت]تماسك|[يت]جمد|[يت]نضج|[يت]بيض) (?:ال)?بياض(?: البيض)?|(?:ال)?بياض(?: البيض)? (?:متماسكا?|[يت]تماسك|جامدا?)',
)
const whipped =
  /\byolks?\b|eigelb|dotter|jaune|yema|ज[रर्]दी|जर्दी|صفار|\b(?:turn|flip|scrambl|beat|separat)|schlag|wenden|fouett|batt|retourn|bat(?:ir|e|a)|vuelta|voltear|फेंट|पलट|خفق|قلب/iu

/** In the shell and out of it: minutes up to which a yolk stays liquid. */
export const maxMinutesForRunnyYolk = { boiled: 7, poached: 4, cooked: 5 }
export const boilPattern = createWholeWordsPattern(
  'boil\\p{L}*|simmer\\p{L}*|lower\\p{L}*',
  'kochen|kocht|gekocht|kochende[mnrs]? wasser|siedende[mnrs]? wasser',
  'bouillir|eau (?:bien )?(?:bouillante|frémissante)|ébullition',
  'herv\\p{L}*|hierv\\p{L}*|cocer|cueza\\p{L}*|cuec\\p{L}*|agua hirviendo',
  'उबाल\\S*|उबलते',
  '[وف]?[ايتن]?سلق(?:ي|ه|ها|وا)?|ماء مغلي|الماء المغلي',
)
export const poachPattern = createWholeWordsPattern(
  'poach\\p{L}*',
  'pochier\\p{L}*',
  'poche[rz]?',
  'escalf\\p{L}*|poch(?:ar|e|amos)',
  'पोच\\S*',
  'بدون قشر(?:ه)?|بوشيه',
)
/** Whole eggs that are put into water: what boils after that boils them. */
export const waterPattern = createWholeWordsPattern(
  'water',
  'wasser',
  'eau',
  'agua',
  'पानी',
  '(?:ال|بال)?ماء',
)
/** A hot liquid that the eggs of a sentence lie in. */
const liquidPattern = createWholeWordsPattern(
  'in (?:it|them|the (?:\\p{L}+ )?(?:broth|stock|liquid|dashi))',
  'darin|in (?:der|die) (?:\\p{L}+ )?(?:brühe|suppe)|im (?:sud|fond)',
  'dedans|dans le bouillon|y (?=cuire|cuisez)',
  'en (?:él|ella|el caldo)',
  '(?:उस|इस|शोरबे )में',
  'فيه|فيها|في المرق',
)
export const cookPattern = createWholeWordsPattern(
  'cook(?:ed|ing)?',
  'garen|gart|gegart',
  'cui(?:re|sez|s)',
  'cocin(?:ar|a|e)|cuézan\\p{L}*',
  'पका(?:एं|ए|ना|कर|इए|ओ)',
  '[وف]?(?:ا|ت|ي)?طبخ(?:ي|ه|ها|وا)?|[وف]?(?:ا|ت|ي)?طه(?:ي|ى|و)',
)
/** What is done to boiled eggs: they are cooled at once and peeled. */
export const coolsOrPeelsEggsPattern = createWholeWordsPattern(
  'peel\\p{L}*|shock\\p{L}*|ice (?:water|bath)|iced water|shell(?:ed)?',
  'pellen|gepellt|schälen|geschält|abschrecken|abgeschreckt|eiswasser',
  'écale[rz]|écalée?s?|eau glacée',
  'pel(?:ar|a|e|amos|arl\\p{L}+)|agua (?:con hielo|helada)',
  'छील\\S*|छिलका|बर्फ(?: के|ीले) पानी',
  '[وف]?(?:ا|ي|ت|ن)?قشر(?:ي|ه|ها|وا)?|ماء (?:ال)?مثلج',
)
/** Eggs right before or behind the minutes for which they are cooked: "cuire les œufs 3 minutes". */
const cooksEggsFor = createWholeWordsPattern(
  'cook (?:the |your )?eggs? (?:for )?(?:about |exactly )?\\d+',
  '(?:die |das )?ei(?:er)? (?:genau |etwa )?\\d+ minuten (?:lang )?garen',
  "cui(?:re|sez|s) (?:les |l'|vos )?[œo]e?ufs? (?:pendant |environ )?\\d+",
  'cocin(?:ar|a|e) (?:los |el )?huevos? (?:durante )?\\d+',
  'अंड(?:े|ों|ा)(?: को)? \\d+ मिनट(?: तक)? पका(?:एं|ए|ना|कर|इए|ओ)',
  '(?:ا|ت|ي)?طبخ(?:ي|وا)? البيض(?: لمدة)? \\d+',
)
const inPan =
  /\b(?:pan|skillet|oil|butter|side|oven|mould|sauce)\b|pfanne|öl(?!\p{L})|seite|ofen|poêle|huile|beurre|côté|four(?!\p{L})|sartén|aceite|mantequilla|lado|horno|पैन|तवे|तेल|घी|ओवन|مقلاة|زيت|زبدة|فرن|جانب/iu
/** What is no whole egg that lies in water. */
export const noWholeEggPattern = createWholeWordsPattern(
  'beaten|whisk\\p{L}*|stir\\p{L}*|drizzl\\p{L}*|noodles?|cover|stand|off the heat|pasta|soup',
  '(?:ver)?quirl\\p{L}*|\\p{L}*rühr\\p{L}*|schlag\\p{L}*|nudeln|suppe|milch|ofen',
  'battus?|fouett\\p{L}*|mélang\\p{L}*|remu\\p{L}*|lait|crème|soupe|bouillon|four|pâtes',
  'batid[oa]s?|batir|mezcl\\p{L}*|remov\\p{L}*|leche|nata|sopa|caldo|horno|pasta',
  'फेंट\\S*|चला\\S*|मिला\\S*|दूध|सूप|नूडल्स|मसाल\\S*',
  `${'(?:[وف]?ال)?'}(?:مخفوق|حليب|شوربة|مرق|صلصة)|[وف]?(?:اخفق|حرك|اخلط)`,
)
/** Words for what stays soft, each with the foods it speaks of. */
const runny = [runnyEggs, runnyYolks].map((each) => new RegExp(each.source, 'giu'))
const runnyInPan = new RegExp(softInPan.source, 'giu')
const runnyServed = new RegExp(servedSoft.source, 'giu')
const runnyOfDish = new RegExp(runnyDishes.source, 'giu')

/** Whether each of the words is there and each of those is denied; null where there is none. */
function saysRunny(text: string): boolean | null {
  const found = [
    ...runny,
    ...(eggDishPattern.test(text) ? [runnyOfDish] : []),
    ...(ofAnother.test(text) ? [] : [runnyInPan]),
    ...(softBeside.test(text) || ofAnother.test(text) ? [] : [runnyServed]),
  ].flatMap((each) => [...text.matchAll(each)])
  if (found.length === 0) return null
  return found.some(({ index, 0: match }) => {
    if (wobblePattern.test(match) && cooksOnPattern.test(text.slice(index + match.length))) return false
    return notFirm.test(match) || !isDenied(text, index, match)
  })
}

/** Whether a line of a recipe lists eggs that are soft already: "2 weichgekochte Eier". */
export const isLineOfRunnyEggs = (text: string): boolean => {
  const plain = normalizeForHazardPatterns(text)
  return eggPattern.test(plain) && (saysRunny(plain) === true || softCookedEggPattern.test(plain))
}

/** Eggs right behind or before the verb by which they are poached, and eggs that were. */
const poachesEggs = createWholeWordsPattern(
  'poach(?:ing)? (?:(?:the|your|each|an?|\\d+|two|four|remaining|eggs? at a time) ){0,3}eggs?|poached eggs?',
  '(?:die |das )?ei(?:er)? pochieren|pochierte[ns]? ei(?:er)?',
  "poche[rz] (?:les |l'|vos |\\d+ )?[œo]e?ufs?|[œo]e?ufs? pochés?",
  '(?:escalf|poch)(?:ar|e|a|amos) (?:los |el |\\d+ )?huevos?|huevos? (?:escalfados?|pochados?)',
)

/** Whether a sentence poaches eggs, or serves poached ones, and tells neither minutes nor that they get firm. */
export function arePoachedForUntoldTime(sentence: string): boolean {
  const text = withMinutesInDigits(normalizeForHazardPatterns(sentence))
  return poachesEggs.test(text) && longestMinutesInText(text) === 0 && !isSaidFirm(text)
}

const isSaidFirm = (text: string) => saysRunny(text) === false || firmEggPattern.test(text)

/** Whether a sentence tells that eggs get firm, by its words or by minutes that make them so. */
export function makesPoachedEggsFirm(sentence: string): boolean {
  const text = withMinutesInDigits(normalizeForHazardPatterns(sentence))
  return isSaidFirm(text) || longestMinutesInText(text) > maxMinutesForRunnyYolk.poached
}

/** Whether a sentence about eggs leaves them runny, by its words or by the minutes that they are in the water. */
export function areEggsLeftRunny(sentence: string): boolean {
  const text = withMinutesInDigits(normalizeForHazardPatterns(sentence))
  const isRunny = saysRunny(text)
  if (isRunny !== null) return isRunny
  if (onlyWhites.test(text)) return !whipped.test(text)
  if (firmEggPattern.test(text)) return false
  const minutes = longestMinutesInText(text)
  if (minutes === 0) return false
  if (poachPattern.test(text)) return minutes <= maxMinutesForRunnyYolk.poached
  if (noWholeEggPattern.test(text)) return false
  if (cooksEggsFor.test(text) && !inPan.test(text) && minutes <= maxMinutesForRunnyYolk.cooked) return true
  const isInLiquid = (waterPattern.test(text) || liquidPattern.test(text)) && eggPattern.test(text)
  const areBoiled =
    boilPattern.test(text) || (cookPattern.test(text) && (isInLiquid || coolsOrPeelsEggsPattern.test(text)))
  return areBoiled && minutes <= maxMinutesForRunnyYolk.boiled
}
