import { maskAcidCookingPhrases } from './acid.ts'
import { isHeatingTimeGiven } from './timedHeat.ts'

/** Actions that cook through; melting, warming and toasting do not. */
const cookingWords =
  /\b(?:bak(?:e|es|ed|ing)|blanch\w*|boil\w*|parboil\w*|brais\w+|broil\w*|brown(?:ed|ing)?\b(?! (?:sugar|rice|bread|butter))|char(?:red|ring)?|cook(?!ie|er\b|ed )\w*|deep-fr\w+|fr(?:y|ied|ying)|grill\w*|griddl\w+|microwav\w+|pan-fr\w+|poach\w*|roast\w*|scrambl\w+|sear\w*|simmer\w*|steam\w*|stew\w*|stir-fr\w+|oven|pressure|smok(?:e|ing) (?:the|for|at)|barbecue|air[- ]fr\w+|rotisserie|spit|sous vide|thicken\w* over)\b|\bsaut[eé]/i
/** Italian, Portuguese and Dutch; whole words, since "back" and "frit" begin others in English. */
const cookingWordsOfOthers =
  /(?<!\p{L})(?:cuoce(?:re|te)|cottura|forno|padella|frigg(?:ere|ete)|rosola(?:re|te)|boll(?:ire|ite)|arrost(?:ire|ite)|griglia(?:re|te)|cozinh(?:ar|e)|frit(?:ar|e)|grelh(?:ar|e)|refog(?:ar|ue)|ferv(?:er|a)|bakken|bak|koken|kook|stoven)(?!\p{L})/iu

const words = (...parts: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu')

/** Actions and places of heat. */
const cookingWordsByLanguage: readonly RegExp[] = [
  // German
  words(
    '(?:an|durch|aus|fertig|kurz)?(?:braten|brate|brät|gebraten)',
    '(?:auf|ein|weich)?(?:kochen|koche|kocht|gekocht)',
    'köcheln|köchelt|simmern|sieden|siedend\\p{L}*|brutzeln',
    '(?:aus|über|fertig|heraus)?(?:backen|backe|backt|bäckt|gebacken)',
    '(?:durch|fertig|gar|dampf|vor)?(?:garen|gare|gart|gegart)|gar ?ziehen',
    'stocken|stockt|gestockt\\p{L}*|gratinieren|gratiniert|pochieren|pochiert|frittieren|frittiert',
    'grillen|gegrillt|schmoren|geschmort|(?:an)?dünsten|gedünstet|dämpfen|gedämpft|anschwitzen',
    '(?:back)?ofen|backrohr|pfanne|waffeleisen|mikrowelle|umluft|unterhitze',
    '(?:mittlerer|starker|schwacher|niedriger|großer|kleiner|hoher|milder) hitze',
  ),
  // French
  words(
    'cuire|cuis|cuisez|cuisent|cuisson|(?<!jambon )cuite?s?',
    '(?:faire|faites|fais|laisse[rz]?) (?:revenir|sauter|dorer|rissoler|suer)|dore[rz] (?:au four|à la poêle|dans|sur|des deux|de chaque|\\d)',
    'grille[rz]|rôtir|rôtissez|rôti|mijote[rz]?|saisir|saisissez|poêle[rz]?|braise[rz]|rissole[rz]|frire|pocher|pochez',
    'enfourne[rz]?|au four|dans le four|gratine[rz]?|gratinée?s?|plancha',
    'bouillir|bouillante?|ébullition|frémir|frémissante?|vapeur|micro-ondes',
    'feu (?:doux|moyen|vif)|sur le feu|à la poêle|dans (?:la|une) poêle',
  ),
  // Spanish
  words(
    'horne(?:ar|e|a|ad[oa]s?|amos|arl\\p{L}+)|horno|cocinar?|cocine|cocinarl\\p{L}+|cocer|cocerl\\p{L}+|cuec\\p{L}+|cueza\\p{L}*|cocción',
    'fre[ií]r\\p{L}*|fr[ií]e|fr[ií]an|frit[oa]s?|asar|asarl\\p{L}+|asad[oa]s?|hervir|hierv\\p{L}+|a la (?:plancha|parrilla)',
    'hac(?:er|erl[oa]s?|ed) (?:\\p{L}+ ){0,4}?(?:\\d+ minutos|por (?:cada|ambos|los dos) lados?)|h[aá]gal[oa]s? (?:\\p{L}+ ){0,3}?\\d+ minutos',
    'sofre[ií]r|sofr[ií]e|saltear|saltee|rehogar|rehogue|escalfar|pochar|guisar|gratin(?:ar|e|ad[oa]s?)',
    '(?:dor(?:ar|e|en|arl\\p{L}+)) (?:en|por|a|con|hasta|la|el|los|las)|sart[ée]n|al vapor|microondas|fuego (?:lento|medio|alto|bajo|vivo|suave|fuerte)',
  ),
]
/** Words for what sets, in heat as well as in the cold. */
const setWords = words(
  'bis (?:\\p{L}+ ){1,4}fest (?:ist|sind|wird|werden)|fest werden(?: lassen)?',
  '(?:laisse[rz]|faire|faites) prendre|(?:soit|soient|est|sont) (?:bien )?pris(?:e|es)?',
  'cuaj(?:ar|e|en|ad[oa]s?|arl\\p{L}+)',
)
const setsCold =
  /chill|fridge|freez|kühl|gelier|gelatin|gélatin|schoko|\bchocolat|\bfrais|froid|réfrig|refrig|frigo|nevera|heladera|congel|gefrier/iu

/** What is hot where something sets in heat; without it, "laissez prendre" is said of a mousse. */
const setsHot =
  /(?<!\p{L})(?:\p{L}*ofen|\p{L}*pfanne|topf|hei(?:ß|ss)\p{L}*|stocken|four|poêle|casserole|chaude?s?|feu|sartén|horno|olla|caliente|fuego|ambos lados|cada lado|los dos lados|tortilla|deux côtés|chaque côté|beiden seiten|jeder seite)(?!\p{L})/iu
const setsUntil = /\buntil (?:\w+ )?set\b(?! aside)/i

const heatWords =
  /\bhot (?:\w+ )?(?:pan|skillet|wok|griddle|broth|soup)\b|\b(?:on|over) (?:a )?(?:low|medium|high)\b|\bbubbl(?:e|es|ing)\b|\b(?:high|medium|low) heat\b|\bturn up the heat\b|\bladle over\b/i
/** "No need to bake": words of cooking that say there is none. */
const notCooking =
  /\b(?:no need to|without|instead of) (?:bak|cook)(?:e|ing)?\b|\bno[- ](?:bak(?:e|ing)|cook(?:ing)?)\b/gi
const onlyHot =
  /\b(?:boiling|simmering|hot|boiled) water\b|\boven (?:gloves?|mitts?)\b|\bboiling (?:coffee|stock)\b/gi

/** A flame on the top of a dish browns it and cooks nothing under it. */
const torch =
  /(?:(?!(?:and|then|und|dann|et|puis|y|luego) )[^\s.;,]+ )*(?:blow ?torch\p{L}*|torch(?:e[sd]|ing)?|\p{L}*bunsenbrenner\p{L}*|gasbrenner|flambierbrenner|abflämm\p{L}*|chalumeau|soplete|(?:ब्लो ?)?टॉर्च(?: से(?: \S+)?)?|[بو]*(?:ال)?(?:مشعل|شعلة|بوري))(?![\p{L}\p{M}])/giu

/** A text without what a flame does to the top of a dish. */
export const removeTorchPhrases = (text: string): string => text.replace(torch, '')

const hasCookingWord = (text: string) =>
  cookingWords.test(text) ||
  cookingWordsOfOthers.test(text) ||
  cookingWordsByLanguage.some((language) => language.test(text)) ||
  (setWords.test(text) && setsHot.test(text) && !setsCold.test(text)) ||
  isHeatingTimeGiven(text)

/** Whether a step has a word of cooking. */
export const isCookingWordInStep = (step: string): boolean =>
  hasCookingWord(removeTorchPhrases(maskAcidCookingPhrases(step)).replace(notCooking, ''))

/** Whether a sentence or a step heats something: by a word of cooking, or of heat. */
export function isTextHeating(text: string): boolean {
  const plain = removeTorchPhrases(maskAcidCookingPhrases(text))
    .replace(notCooking, '')
    .replace(onlyHot, 'water')
  return hasCookingWord(plain) || heatWords.test(plain) || (setsUntil.test(plain) && !setsCold.test(plain))
}
