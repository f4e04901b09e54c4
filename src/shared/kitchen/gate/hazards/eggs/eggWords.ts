/** Words for eggs and for what cooks do with them, in six languages. They are searched for in texts normalized by `normalizeForHazardPatterns`. */

/** Digits of Arabic, Persian and Hindi by their value. */
const digits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९']

/** A text as these words are compared with it: with Latin digits and one spelling of Hindi and Arabic words. */
export const normalizeForHazardPatterns = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[٠-٩۰-۹०-९]/gu, (digit) =>
      String(digits.map((set) => set.indexOf(digit)).find((at) => at >= 0)),
    )
    .replace(/[\u064b-\u0652\u0640\u093c]/gu, '')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/ँ/gu, 'ं')
    .replace(/अण्ड/gu, 'अंड')
    .replace(/आंच|आॅंच/gu, 'आंच')
    .replace(/’/gu, "'")

const letter = '[\\p{L}\\p{M}]'
/** What Arabic writes in front of a word. */
const joined = '(?:[وف]?(?:ال|بال|لل|[بل])?)'

/** Whole words. */
export const createWholeWordsPattern = (...parts: readonly string[]) =>
  new RegExp(`(?<!${letter})(?:${parts.join('|')})(?!${letter})`, 'iu')

const yolkParts = [
  'yolks?',
  'eigelbe?s?|(?:ei)?dotter',
  "jaunes?(?: d'[œo]e?ufs?)?",
  'yemas?',
  'ज[रर्]दी(?:यां|यों)?|जर्दी',
  `${joined}صفار(?:ه|ها|ات)?(?: البيض| بيض)?|${joined}مح البيض`,
]
const wholeEggs = [
  'eggs?',
  'eiern?|ei|eies',
  '[œo]e?ufs?',
  'huevos?|huevito?s?',
  'अंड(?:ा|े|ों|ो)',
  `${joined}(?:بيض|بيضة|بيضات|بيضتان|بيضتين)`,
]
export const yolkPatternSource = yolkParts.join('|')
export const eggPattern = createWholeWordsPattern(
  ...wholeEggs,
  ...yolkParts,
  'egg whites?|whites',
  'eiwei(?:ß|ss)e?|eischnee',
  "(?:les|des|aux) blancs(?! de)|blancs (?:en neige|d['’])",
  'claras',
  'सफेदी',
  'بياض البيض',
)
/** Dishes that are nothing but eggs. */
export const eggDishPattern = createWholeWordsPattern(
  'omelett?es?|scrambled eggs?|frittatas?',
  'rührei(?:er)?|spiegelei(?:er|ern)?|setzei(?:er)?|omeletts?|\\d-minuten-ei(?:er)?|onsen-?ei(?:er)?',
  'omelettes?|œufs? brouillés?',
  'tortilla|revuelto|tortilla francesa',
  '[आऑओ]म[लळ]ेट|भुर्जी',
  `${joined}(?:اومليت|عجة)`,
)
export const eggOrEggDishPattern = new RegExp(`${eggPattern.source}|${eggDishPattern.source}`, 'iu')

const whiteLines = ['eiwei(?:ß|ss)e?', "blancs? d'[œo]e?ufs?", 'claras?']
/** A line of a recipe that is eggs, and not what is made with them: "4 jaunes d'œufs", "3 अंडे". */
const eggLine = new RegExp(
  `^[\\d\\s.,/½¼¾x×-]*(?:${letter}+\\s){0,2}?(?:${[...wholeEggs, ...yolkParts, ...whiteLines].join('|')})(?!${letter})`,
  'iu',
)
const madeWithEggs =
  /(?:aux|à l'|con|al|de) ?(?:[œo]e?ufs?|huevo)|nud(?:el|les)|noodle|pasta|नूडल|معكرونة|شعرية|nouilles|p[âa]tes|fideos/iu
/** What may follow where a line names nothing but eggs: "4 yemas de huevo". */
const endOfName = /^(?:\s*$|\s*[,;(]| de huevo| d'[œo]e?uf)/iu

/** Whether a line is eggs. `isSweet` tells that the catalogue knows the name for something made of eggs too. */
export function isEggLineText(text: string, isSweet: boolean): boolean {
  const plain = normalizeForHazardPatterns(text)
  const found = eggLine.exec(plain)
  if (!found || madeWithEggs.test(plain)) return false
  return !isSweet || endOfName.test(plain.slice(found[0].length))
}
/** Eggs that are bought or were cooked hard before. */
export const hardEggPattern = createWholeWordsPattern(
  'hard[- ]?(?:boil|cook)ed',
  'hart ?gekocht\\p{L}*|(?<!(?:weich|wachs|halb|pflaumen) ?|weich-|minuten )gekochte[sn]? (?:\\p{L}+ )?eier?n?|eier?,? \\(?(?<!weich )gekocht',
  '[œo]e?ufs? (?:durs?|cuits?)|durcir (?:\\p{L}+ ){0,2}[œo]e?ufs?',
  'huevos? (?:duros?|cocidos?)',
  '(?<!आधे )(?<!हाफ )उबले(?: हुए)? अंड(?:े|ों)',
  `(?<!نصف )(?:بيض|بيضات|بيضة|${joined}بيض) ${joined}مسلوق(?:ة|ا)?`,
)

/** Eggs that were boiled or poached soft before: no raw ones, and not firm. */
export const softCookedEggPattern = createWholeWordsPattern(
  '(?:soft|medium)[- ]?boil(?:ed|ing|s)?|poached eggs?|eggs?,? (?:freshly )?poached',
  'pochierte\\p{L}* eier|pochiertes ei|wachsweich\\p{L}*',
  '[œo]e?ufs? pochés?',
  'huevos? (?:escalfados?|pochados?|poché|pasados? por agua)',
)

const minutesInWords = [
  ['three', 'drei', 'trois', 'tres'],
  ['four', 'vier', 'quatre', 'cuatro'],
  ['five', 'fünf', 'cinq', 'cinco'],
  ['six', 'sechs', 'six', 'seis'],
  ['seven', 'sieben', 'sept', 'siete'],
  ['eight', 'acht', 'huit', 'ocho'],
  ['nine', 'neun', 'neuf', 'nueve'],
  ['ten', 'zehn', 'dix', 'diez'],
  ['eleven', 'elf', 'onze', 'once'],
  ['twelve', 'zwölf', 'douze', 'doce'],
].map((words, index) => [new RegExp(minutesIn(words.join('|')), 'giu'), `${index + 3} minutes`] as const)

function minutesIn(words: string) {
  return `(?<![\\p{L}\\d])(?:${words})(?: and a (?:half|quarter)|einhalb|[- ]?eine?[- ]?halbe)?[- ](?:minutes?|mins?|minuten|minutos?)(?: (?:and a half|et demie|y medio))?(?!\\p{L})`
}

/** Minutes as digits, without their seconds: "six and a half minutes", "6m30s" and "6:30" are six minutes. */
export function withMinutesInDigits(text: string): string {
  const inDigits = text
    .replace(/(?<!\d )دقيقت(?:ين|ان)/gu, '2 دقيقة')
    .replace(/(?<![\d:])(\d{1,2}):[0-5]\d(?![\d:])(?: ?min\p{L}*)?/giu, '$1 minutes')
    .replace(/(?<![\d:.,])(\d{1,2}) ?m(?:in)?\.? ?[0-5]?\d ?s(?:ec|ek)?(?!\p{L})/giu, '$1 minutes')
  return minutesInWords.reduce((all, [words, digits]) => all.replace(words, digits), inDigits)
}

/** Actions by which something is added to what is there. */
export const addsFoodPattern = createWholeWordsPattern(
  'add|beat|blend|break|crack(?:s|ed|ing)?|slip|slide|tip|drop|drizzl\\p{L}*|fold|mix|pour|stir|stream|swirl|temper|toss|trickl\\p{L}*|whisk|work\\p{L}*',
  '(?:add|stir|fold|mix|whisk|toss|pour|beat|blend)(?:ing|ed|s)',
  'ajoute[rz]|casse[rz]|incorpore[rz]|mélange[rz]|verse[rz]|lie[rz]|fouette[rz]|remue[rz]',
  '(?:unter|ein|ver|zu)?(?:ge)?rühr(?:en|t)|unter(?:heben|mischen|ziehen)|unterge(?:hoben|rührt|mischt|zogen)|(?:ver)?mischen|(?:da|hin)?zu(?:geben|gießen)|hinzufügen|legieren|geben|gießen|schwenken|vermengen|aufschlagen|hineinschlagen|(?:hin)?einschlagen|hineingeben',
  '(?:añad|incorpor|mezcl|agreg|remov|remuev|lig|bat|viert)\\p{L}+|verter|echar|eche|casc(?:ar|a|ue|amos)|romper?',
  'मिला\\S*|डाल\\S*|फेंट\\S*|चला\\S*|फोड़\\S*',
  `[وف]?(?:ا?ضف|تضاف|يضاف|نضيف|اخلط|يخلط|تخلط|امزج|حرك|قلب|اسكب|اخفق|اكسر|يكسر|تكسر)(?:ها|ه|ي|وا)?`,
)

/** A action that ends the heat, and words that say only that something is away from it. */
const actionsEndingHeat = [
  '(?:remov|tak|pull|lift|slid|mov)\\p{L}* (?:\\p{L}+ ){0,4}(?:from|off) the (?:heat|stove|hob|burner)|turn(?:ed)? off the (?:heat|stove|hob|burner)|turn the (?:heat|stove|hob|burner) off',
  '(?:(?:die|den|das|der) \\p{L}+ )?(?:vom|von der) (?:herd|feuer|hitze|platte|kochstelle) (?:\\p{L}+ ){0,2}?(?:nehmen|ziehen|stellen|rücken|genommen|nimmt|schieben)|(?:herd|hitze|platte|flamme|gas) (?:aus|ab)(?:schalten|stellen|drehen)|(?:herd|hitze|platte) aus',
  '(?:retire[rz]?|ôte[rz]?|enleve[rz]?|enlève|sorte[rz]) (?:\\p{L}+ ){0,4}du feu|(?:coupe[rz]?|éteigne[rz]|éteindre) (?:le feu|le gaz|la plaque)',
  '(?:retir|apart|sac|quit)(?:ar|e|a|amos|arl\\p{L}+) (?:\\p{L}+ ){0,4}del fuego|apag(?:ar|ue|a|amos) (?:el )?(?:fuego|gas)|con el fuego (?:ya )?apagado|fuego apagado',
  '(?:(?:पैन|कड़ाही|कढ़ाई|बर्तन|पतीले|तवे) को )?(?:आंच|गैस|चूल्हे) (?:से|पर से) (?:नीचे )?(?:उतार|हटा)\\S*|(?:गैस|आंच|चूल्हा) (?:को )?बंद(?: कर\\S*)?(?: के बाद| हो\\S*)?',
  `[وف]?(?:ا?رفع|ابعد|انزل|ازل|ترفع|يرفع|نرفع)(?:ي|ه|ها|وا)? (?:${letter}+ ){0,3}(?:عن|من) (?:على )?النار|[وف]?(?:ا?طفئ|اغلق|اقفل|اطفئي|نطفئ)(?:ي|وا)? (?:على )?(?:النار|الغاز|الموقد)`,
]
/** What comes out of an oven is heated no longer. */
const leavesOven = [
  "(?:remov|tak|pull|lift|slid|com|bring)\\p{L}* (?:[\\p{L}']+ ){0,5}(?:from|out of|off) (?:the |a )?(?:hot )?(?:oven|air fryer)|out of the (?:hot )?oven",
  'aus dem (?:hei(?:ß|ss)en )?(?:back)?(?:ofen|rohr)(?: \\p{L}*(?:nehmen|holen|ziehen|kommt|kommen))?',
  "(?:(?:à la |dès la )?sortie|hors|(?:retire[rz]?|sort(?:e[rz]|ir|ez)|ôte[rz]?|enlève|enleve[rz]) (?:[\\p{L}']+ ){0,4}?|sorti(?:e|s|es)?) ?du four",
  '(?:(?:sa(?:c|qu)|retir|quit)\\p{L}+ (?:\\p{L}+ ){0,4}?|al salir |recién (?:salid[oa]s? |sacad[oa]s? )?|fuera )del horno',
  'ओवन से (?:बाहर )?(?:निक(?:ा|ल)\\S*)',
  `[وف]?(?:${letter}+ )?(?:من|خارج) (?:ال)?فرن`,
]
const awayFromHeat = [
  'off the (?:heat|stove|hob|burner)|with (?:the |your )?(?:heat|stove|hob|burner|flame|gas) (?:turned |switched |now |already )*off|away from the heat|(?:switched|turned)[- ]off (?:pan|pot|stove|hob|burner|skillet|wok)|(?:no|without(?: any)?|zero) (?:heat|flame|fire)(?: (?:on|under|beneath|below)(?: \\p{L}+)?)?|(?:heat|flame|gas) (?:is )?(?:turned |switched )?off',
  '(?:abseits|fern|weg|außerhalb) (?:der|von der|vom) (?:hitze|herd|herdplatte|kochstelle|feuer)s?|neben dem herd|vom herd|(?:(?:bei|auf) (?:dem |der )?)?(?:aus|ab)ge(?:schaltet|stellt|dreht)e\\p{L}* (?:herd(?:platte)?|platte|kochplatte|hitze|flamme|pfanne)|ohne (?:weitere )?(?:hitze|flamme)(?: darunter)?',
  'hors du feu|(?:loin|en dehors) du feu|(?:feu|gaz|plaque) (?:éteinte?|coupée?)|sans (?:feu|chauffer|chaleur)',
  'fuera del fuego|(?:lejos|apartad[oa]s?) del fuego|(?:fuego|gas|placa|hornilla) (?:ya )?apagad[oa]|sin (?:fuego|calor)(?: debajo)?',
  'बिना आंच के|आंच से (?:दूर|अलग|हटाकर)|बंद (?:गैस|आंच|चूल्हे) पर',
  `(?:بعيدا|خارج|بعيد) (?:عن )?النار|(?:و|على )?(?:ال)?نار (?:ال)?مطفاة|عن النار`,
]
export const endsHeatPattern = createWholeWordsPattern(...actionsEndingHeat, ...leavesOven, ...awayFromHeat)
export const actionEndingHeatPattern = createWholeWordsPattern(...actionsEndingHeat, ...leavesOven)
const isAwayFromHeat = createWholeWordsPattern(...actionsEndingHeat, ...awayFromHeat)

/** Phrases that put food back on the heat. */
const backOnHeat = createWholeWordsPattern(
  '(?:return|put|back) (?:it |the \\p{L}+ |back |them )?(?:to|on|onto|over) (?:the |a |low |gentle |medium )*(?:heat|stove|hob|pan|burner)',
  '(?:wieder|zurück|nochmals?|erneut) (?:auf|an|über) (?:den|die|dem|der) (?:herd|hitze|platte|feuer)|(?:wieder|nochmals?|erneut|kurz) (?:\\p{L}+ ){0,2}erhitzen|unter rühren erhitzen',
  '(?:remette[zr]|remettre|reposer?z?) (?:\\p{L}+ ){0,2}(?:sur|à) (?:le )?feu|réchauffe[rz]',
  '(?:volver|vuelva|regresar|poner|llevar) (?:\\p{L}+ ){0,3}al fuego|recalentar',
  '(?:फिर से|वापस|दोबारा) (?:\\S+ )?(?:आंच|गैस|चूल्हे)(?: पर)?',
  `${'[وف]?'}(?:ا?عد|اعيدي|ارجع|نعيد)(?:ي|ه|ها)? (?:${letter}+ ){0,3}(?:الى|على) النار`,
)

const pans = /\b(?:in)?to the (?:\p{L}+ )?(?:pan|pot)\b/giu

/** Whether a text puts something back on the heat. A pan that the text calls off the heat does not count. */
export const isPutBackOnHeat = (text: string): boolean =>
  backOnHeat.test(isAwayFromHeat.test(text) ? text.replace(pans, ' ') : text)

/** Words of heat in Hindi and Arabic; the other languages have theirs in heatWords.ts. */
export const heatPatternOfOtherScripts = createWholeWordsPattern(
  '(?:उबाल|उबल|भून|भुन|सेंक|सेक|तल(?=ें|क|न|िए|ी|े))\\S*|पका(?:एं|ए|कर|ना|ते|इए|ने|ओ)|पक(?:ने| जा\\S*|कर)|बेक\\S*|ग्रिल\\S*|रोस्ट\\S*|पोच\\S*|फ्राई\\S*',
  'ओवन|भाप|माइक्रोवेव|एयर ?फ्रायर|(?:प्रेशर|स्लो|इलेक्ट्रिक) ?कुकर|\\d+ सीटि?(?:यां|यों|ी)|आंच पर|गैस पर|तवे पर|(?:कड़ाही|कढ़ाई|पैन|फ्राइंग पैन) में',
  `[وف]?(?:[ايتن]|ال)?(?:سلق|غل[يِ]?|طبخ|طهى|طه[يو]?|قل[يى]|شوي|شو)(?:ي|ه|ها|وا|ان)?|[وف]?اقل(?= ال\\p{L}{2})(?! ال(?:وقت|مدة|درجات))|${joined}(?:مسلوق|مقلي|مشوي|مطبوخ)(?:ة|ا)?`,
  `[وف]?(?:ا|ي|ت|ن)خبز(?:ه|ها|ي)?|[وف]?(?:ي|ت)حمر|[وف]?(?:ي|ت)نضج(?:وا)?|${joined}(?:فرن|ميكروويف|بخار|مقلاة)|(?:قدر|طنجرة|حلة) ${joined}(?:ضغط|بطيئة)|${joined}(?:قلاية|مقلاة) ${joined}هوائية|${joined}طباخة ${joined}بطيئة|(?:على|الى) النار|(?:على )?نار (?:هادئة|متوسطة|عالية|خفيفة|قوية)`,
)

/** Eggs that were cooked by themselves: they are peeled, sliced or laid on top later. */
export const cookedEggPattern = new RegExp(
  `${
    /\b(?:boil\w*|fr(?:y|ied|ying)|poach\w*|scrambl\w*|hard[- ]boil\w*|coddl\w*|bak(?:e|ed)) (?:\w+ ){0,3}eggs?\b|\beggs? (?:\w+ ){0,4}(?:boiled|fried|poached|scrambled|hard[- ]boiled|quarters|halves|wedges)\b|\b(?:peel|slice|halve|quarter|chop|top with|serve with) (?:\w+ ){0,3}eggs?\b/
      .source
  }|${hardEggPattern.source}|${eggDishPattern.source}|${
    createWholeWordsPattern(
      'eiern? (?:\\p{L}+ ){0,3}(?:\\d+ minuten )?(?:hart |fest )?(?:kochen|gekocht|braten|pochieren|schälen|pellen|halbieren|vierteln)|gekochte\\p{L}* eier',
      '(?:cuire|durcir|poche[rz]|écale[rz]|coupe[rz]) (?:\\p{L}+ ){0,2}[œo]e?ufs?|[œo]e?ufs? (?:pochés?|mollets?|cuits?|écalés?)',
      '(?:cocer|hervir|fre[ií]r|escalfar|pelar|cuajar|cortar) (?:\\p{L}+ ){0,2}huevos?|huevos? (?:fritos?|escalfados?|pelados?)',
      'अंड(?:े|ों)(?: को)? (?:\\S+ ){0,3}(?:उबाल|छील|भून|पका)\\S*',
      `[وف]?(?:ا?سلق|قشر|اقل[يى]?|قطع)(?:ي|وا)? ${joined}بيض`,
    ).source
  }`,
  'iu',
)
