import { contentsOfFood } from '../../foods/foodContents.ts'
import type { LineCheck } from '../checkLine.ts'
import { normalizeForHazardPatterns } from './eggs/eggWords.ts'
import { removeAccents } from './recipeForHazards.ts'

/** What milk is called that was not heated, and what is made of it: "Rohmilchkäse", "au lait cru". Without accents. */
const rawMilk = pattern(
  '(?:milk|milch|lait|leche|latte|حليب|दूध)(?: \\p{L}+)?[,،]? ?[(,،]? ?(?:raw|roh|cru|cruda|crudo|خام|ني[ءئ]|कच्चा)(?= *(?:$|[,;.)]))',
  "raw[- ]milk|raw (?:whole |full[- ]fat )?(?:goat|sheep|ewe|cow|buffalo)[’']?s?[’']? milk",
  '\\p{L}*rohmilch\\p{L}*|vorzugsmilch|rohe[rmn]? (?:kuh|ziegen|schafs?|voll)?milch',
  'laits? (?:(?:entier|frais) )?(?:de (?:vache|chevre|brebis) )?crus?',
  'leches? (?:(?:entera|fresca) )?(?:de (?:vaca|cabra|oveja) )?crudas?',
  'latte (?:(?:intero|fresco) )?(?:(?:di (?:mucca|capra|pecora)|vaccino|caprino|ovino) )?crudo',
  'leite (?:de (?:vaca|cabra|ovelha) )?cru',
  'rauwe (?:koe|geiten|schapen)?melk|rauwmelks?e?',
  'surow(?:e|ego|ym) mlek\\p{L}+|mlek\\p{L}+ surow\\p{L}+',
  'ra ?mj[oö]lk\\p{L}*|obehandlad mj[oö]lk|ra ?mælk\\p{L}*|ra ?melk\\p{L}*',
  'कच्च[ाेी] (?:(?:गाय|भैंस|बकरी) (?:का|के) )?दूध|दूध कच्च[ाेी]|kac?h?ch[aei]+ (?:doodh|dudh)',
  '(?:ال|وال|و|ب|بال|لل)?(?:حليب|لبن)(?: (?:ال)?(?:بقر|ماعز|غنم|بقري|طازج|كامل))? (?:ال)?(?:خام|ني[ءئ]|نيئة?|ني)',
)
const unpasteurised = pattern(
  '(?:un|non)[- ]?pasteuri[sz]ed',
  '(?:un|nicht[- ]?)pasteurisiert\\p{L}*',
  '(?:non|pas)[- ]pasteurise\\p{L}*',
  '(?:sin|no) pasteuriza\\p{L}*',
  'non pastorizza\\p{L}*',
  '(?:nao|sem) pasteuriza\\p{L}*',
  'ongepasteuriseerd\\p{L}*|niet gepasteuriseerd\\p{L}*',
  '(?:nie ?|bez )pasteryz\\p{L}*',
  'opast[oö]riserad\\p{L}*|upasteuriser\\p{L}*',
  '(?:बिना|गैर|अन)[- ]?पाश्च\\p{L}[\\p{L}\\p{M}]*',
  '(?:غير|بدون) (?:ال)?(?:مبستر|بسترة)\\p{L}*',
)
/** Words right before it by which it is not there: "nicht aus Rohmilch", "pas au lait cru". */
const denied =
  /(?<!\p{L})(?:no|not|never|without|avoid|kein\p{L}*|nicht|ohne|pas|sans|jamais|sin|non|senza|sem|nao|geen|niet|zonder|bez|nie|ikke|inte|utan|uden|uten|बिना|दون|بدون|ليس)[ ’'](?:\p{L}+[ ’']){0,2}$/iu
const pasteurised =
  /(?<!\p{L})(?:pasteuri[sz]ed|pasteurisiert\p{L}*|pasteurise\p{L}*|pasteurizad\p{L}*|pastorizzat\p{L}*|gepasteuriseerd\p{L}*|pasteryzowan\p{L}*|pastoriserad\p{L}*|pasteuriser\p{L}*|(?:ال)?مبستر\p{L}*)/iu

function pattern(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu')
}

const comparable = (text: string) => removeAccents(normalizeForHazardPatterns(text))

function isSaid(text: string, words: RegExp): boolean {
  const found = words.exec(text)
  return found !== null && !denied.test(text.slice(0, found.index))
}

/** Whether a text says of milk, in one of the languages of recipes, that it is raw. */
export function isMilkCalledRaw(text: string): boolean {
  const plain = comparable(text)
  return isSaid(plain, rawMilk) && !(pasteurised.test(plain) && !unpasteurised.test(plain))
}

/** Whether a text says of its food that it was not pasteurised. */
export const isCalledUnpasteurised = (text: string): boolean => isSaid(comparable(text), unpasteurised)

/** What a line calls that is of raw milk; null where it says nothing of that. */
export function nameOfRawMilkFoodInLine({ food, foods, line, text }: LineCheck): string | null {
  if (line.isHeading) return null
  const dairy = foods.find((one) => contentsOfFood(one).get('dairy')?.isCertain === true)
  const isRaw = isMilkCalledRaw(text) || (dairy !== undefined && isCalledUnpasteurised(text))
  return isRaw ? ((dairy ?? food)?.name ?? line.name) : null
}
