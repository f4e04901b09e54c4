import type { RawAnimalFoodLine } from '../animalKinds.ts'
import {
  createWholeWordsPattern,
  heatPatternOfOtherScripts,
  normalizeForHazardPatterns,
} from '../eggs/eggWords.ts'
import { pressureCanningPattern } from '../handling/oilAndJars.ts'
import { slowCookerPattern, sousVidePattern } from '../handling/vesselsAndStuffing.ts'
import { isTextHeating } from '../heatWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import { longestMinutesInText, type RecipeForHazards, removeAccents } from '../recipeForHazards.ts'
import { longestMinutesInFoldedText } from '../statements.ts'
import { pressureCookerPattern } from '../timedHeat.ts'
import {
  cookingMethodOfClause,
  leastMinutesBySizeAndMethod,
  type SizeOfPieces,
  sizeOfPiecesInLine,
} from './leastMinutes.ts'
import { removeColourCues, removeOutsideCues, searingPattern } from './outsideCues.ts'

/** Words that tell another end of cooking than the minutes, or a heat that goes on for longer than they tell. */
const endsOtherwise =
  /\b(?:until|till|through|done|golden|brown(?:ed)?|crisp\w*|pressure|cover\w*|brais\w+|stew\w*|finish\w*|thermometer|internal|inside|cent(?:er|re)|core|minutes (?:per|a) (?:pound|lb|kilo|kg|\d)|per (?:pound|lb|kilo|kg)|smoke[rd]?|smoking|package|packet)\b|(?<!\p{L})(?:bis|gar|durch\p{L}*|weitergaren|goldbraun|knusprig|kern\p{L}*|jusqu['’]\p{L}*|bien|dorer|dorée?s?|cœur|coeur|hasta|dorad[oa]s?|interior|\p{L}*druck\p{L}*|zugedeckt|deckel|schmoren|mijoter|couvr\p{L}+|tapar|tapad[oa]|guisar)(?!\p{L})|सुनहर|प्रेशर|सीटी|पकने तक|गलने तक|ढक|حتى|ضغط|غط/iu
/** The temperature inside a food, in °C: no oven is so low. */
const insideHeat = /(?<!\d)(?:(?:[6-9]\d)\s?(?:°|º)?\s?C|1[4-9]\d\s?(?:°|º)?\s?F(?! oven))(?!\p{L})/u

const parting =
  /,\s|[;:()!?،؛।]|\.\s|\s(?:and|then|und|dann|danach|et|puis|ensuite|y|luego|después|और|फिर|ثم)\s/giu
const onEachSide =
  /(?<!\p{L})(?:(?:each|per|a|both|either|every|on all) sides?|(?:je|pro|jeder?|beiden) seiten?|(?:chaque|par) (?:côté|face)|(?:des )?deux côtés|(?:cada|por|ambos) lados?)(?!\p{L})|(?:हर|दोनों|प्रत्येक) (?:तरफ|ओर)|(?:كل|الجانبين|الوجهين|كلا) ?(?:جانب|جهة|وجه)?/iu
/** "Turn and cook" doubles the minutes; in "8 minutes, turning" they are the total. */
const turnsOver =
  /(?<!\p{L})(?:turn(?:ed)?|flip(?:ped)?|(?:one|other|first|second) sides?|wend\p{L}+|anderen? seite|retourn\p{L}+|l['’]autre côté|(?:dar|dando)\p{L}* la vuelta|voltear\p{L}*|otro lado)(?!\p{L})|पलट|दूसरी|اقلب|يقلب|تقلب|الاخرى/iu

const preheats =
  /(?<!\p{L})(?:pre-?heat\p{L}*|heat (?:the |an? |your )?(?:oven|grill|broiler|oil|butter|pan)|vorheizen|vorgeheizt\p{L}*|préchauff\p{L}+|precal\p{L}+)(?!\p{L})|पहले से गर|سخن/iu
/** Places of heat and its strength, which are no action of their own. */
const places =
  /(?<!\p{L})(?:oven|pan|(?:over|on) (?:a )?(?:low|medium|high)(?:-high)?(?: heat)?|hot (?:\p{L}+ )?(?:pan|skillet|wok|griddle|oil)|(?:high|medium|low) heat|(?:back)?ofen|pfanne|(?:mittlerer|starker|schwacher|hoher) hitze|(?:au|dans le) four|(?:à|dans) la poêle|feu (?:doux|moyen|vif)|horno|sart[ée]n|fuego (?:lento|medio|alto|bajo|vivo|fuerte))(?!\p{L})/giu
const withoutHeatPattern =
  /(?<!\p{L})(?:marinat\p{L}*|marinier\p{L}*|marine[rz]?|marinar|chill\p{L}*|refrigerat\p{L}*|fridge|kühl\p{L}*|réfrig\p{L}*|frigo|nevera|soak\p{L}*|brin(?:e|ing)|rest|ruhen|reposer|reposar|room temperature|freez\p{L}*)(?!\p{L})|मैरिनेट|फ्रिज|تتبيل|ثلاجة|تبل|راحة/iu
const servesIt = createWholeWordsPattern(
  'serv\\p{L}+',
  'servier\\p{L}*',
  'sirv\\p{L}+',
  'परोस\\S*',
  '[وف]?(?:ي|ت)?قدم\\p{L}*',
)
const meanwhile =
  /(?<!\p{L})(?:meanwhile|in the meantime|at the same time|while|inzwischen|währenddessen|in der zwischenzeit|pendant ce temps|entre-temps|mientras|entretanto)(?!\p{L})|इस बीच|اثناء ذلك/iu
const adds = createWholeWordsPattern(
  'add|stir in|tip in|drop in|throw in|toss in|lower',
  '(?:da|hin)?zu(?:geben|fügen)|hinzufügen|einlegen',
  'ajoute[rz]',
  'añad\\p{L}+|agreg\\p{L}+|incorpor\\p{L}+',
  'डाल\\S*|मिला\\S*',
  '[وف]?(?:ي|ت|ا)?ض(?:ا|ي)?ف',
)
const backAgain =
  /(?<!\p{L})(?:back|return\p{L}*|again|wieder|zurück|remet\p{L}+|de nouveau|volver|de nuevo)(?!\p{L})/iu
/** What is made of the bird and is no piece of it. */
const productsOfBirdPattern =
  /(?:chicken|beef|pork|turkey)[\s-]+(?:stock|broth|bouillon|fat|seasoning|skin)|\p{L}*(?:brühe|bouillon|fond)(?!\p{L})|bouillon|fond de|caldo|مرق|शोरबा/giu
const prepositionOrPronounPattern =
  /(?<!\p{L})(?:in|with|into|under|im|mit|dans|avec|en|con|it|them)(?!\p{L})/iu

/** "Another 5 minutes": more than what was told before. */
const additionalTimePattern =
  /(?<!\p{L})(?:another|more|further|extra|additional|weitere\p{L}*|nochmals?|zusätzlich\p{L}*|encore|supplémentaires?|de plus|otros?|más|adicionales)(?!\p{L})|اخرى|اضافية|और \d+ मिनट/iu

const seconds =
  /(?<![\d.,])(\d{1,3})(?:\s?(?:-|–|to|bis|à|a)\s?(\d{1,3}))?[\s-]?(?:seconds?|secs?|sekunden?|secondes?|segundos?|सेकंड|ثانية|ثوان)/iu

/** Minutes of a clause, in Arabic two of them in one word; 0 where it gives none. */
function minutesOf(clause: string): number {
  const text = normalizeForHazardPatterns(clause)
    .replace(/دقيقت(?:ين|ان)/gu, '2 دقيقة')
    .replace(/(?<!\d )دقيقة واحدة/gu, '1 دقيقة')
  const inSeconds = seconds.exec(text)
  const short = inSeconds ? Number(inSeconds[2] ?? inSeconds[1]) / 60 : 0
  return Math.max(longestMinutesInText(text), longestMinutesInFoldedText(removeAccents(text)), short)
}

interface Clause {
  step: number
  sentence: number
  text: string
  isNaming: boolean
  isOfOthers: boolean
  cooks: boolean
  minutes: number
}

const cooksIn = (text: string) =>
  isHindiOrArabicText(text)
    ? heatPatternOfOtherScripts.test(normalizeForHazardPatterns(text))
    : isTextHeating(text)

function clausesOf(
  { sentences, names: all }: RecipeForHazards,
  { names, index }: RawAnimalFoodLine,
): Clause[] {
  return sentences.flatMap(({ step, text }, sentence) => {
    const parts = text.split(parting).filter((part) => /[\p{L}\d]/u.test(part))
    const times = parts.filter((part) => minutesOf(part) > 0).length
    const isTurned = times === 1 && turnsOver.test(normalizeForHazardPatterns(text))
    const isDouble = (part: string) => onEachSide.test(normalizeForHazardPatterns(part)) || isTurned
    return parts.map((part) => {
      const piece = part.replace(productsOfBirdPattern, ' ')
      const isNaming = names.test(removeAccents(piece)) || names.test(normalizeForHazardPatterns(piece))
      return {
        ...{ step, sentence, text: part, isNaming },
        isOfOthers: !isNaming && all.some((other, at) => at !== index && other?.test(removeAccents(part))),
        cooks: cooksIn(removeOutsideCues(part)) && !preheats.test(part),
        minutes: minutesOf(part) * (isDouble(part) ? 2 : 1),
      }
    })
  })
}

/** The first clause from which on heat reaches the food: the one that names it, or that adds it to what cooked without it. */
function startOf(clauses: readonly Clause[]): number {
  const first = clauses.findIndex(({ isNaming }) => isNaming)
  // "Fry for two minutes per side": steps that name no food speak of the only one there is.
  if (first === -1) return clauses.some(({ isOfOthers, cooks }) => isOfOthers && cooks) ? -1 : 0
  const added = clauses.findIndex(
    ({ isNaming, text }, at) =>
      at > first && isNaming && adds.test(normalizeForHazardPatterns(text)) && !backAgain.test(text),
  )
  if (added === -1) return first
  const between = clauses.slice(first, added).filter(({ cooks, minutes }) => cooks || minutes > 0)
  return between.every(({ isOfOthers, text }) => isOfOthers || withoutHeatPattern.test(text)) ? added : first
}

/** Whether a clause that cooks gives no time, so that the minutes are unknown. */
function isOfUnknownTime(clause: Clause, next: Clause | undefined): boolean {
  if (!clause.cooks || clause.minutes > 0) return false
  if (!cooksIn(clause.text.replace(places, ' ')) || servesIt.test(clause.text)) return false
  if (clause.isOfOthers && !prepositionOrPronounPattern.test(clause.text)) return false
  return !(next?.sentence === clause.sentence && next.minutes > 0 && !next.cooks)
}

/** "5 minutes, pink inside": how little it is done, and no end of the heat. */
const rareInside =
  /(?<!\p{L})(?:pink|rosy|rare|bloody|rosa|blutig|rosée?s?|roses?|saignante?s?|bleue?s?|rosad[oa]s?)(?: \p{L}+){0,2} (?:inside|(?:in|at|through) the (?:\p{L}+ )?(?:cent(?:er|re)|middle|core)|im kern|innen|à c(?:œ|oe)ur|au c(?:œ|oe)ur|au centre|à l['’]intérieur|por dentro|en el (?:centro|interior))(?!\p{L})|(?<!\p{L})(?:im kern|(?:inside|cent(?:er|re)|core)) (?:(?:still|is|be|stays|noch|leicht|slightly) )*(?:pink|rosy|rare|rosa|blutig)(?!\p{L})/giu
const deniesBefore =
  /(?<!\p{L})(?:not?|n[’']t|longer|never|nicht|kein\p{L}*|plus|pas|jamais|no|sin|nunca)(?!\p{L})[^.;]{0,24}$/iu

const removeRareInside = (text: string): string =>
  text.replace(rareInside, (found, at: number) => (deniesBefore.test(text.slice(0, at)) ? found : ' '))

/** Whether words tell an end; a colour is none beside minutes, or of what is only seared. */
function tellsEnd(text: string): boolean {
  const isOutside = minutesOf(text) > 0 || searingPattern.test(text)
  const said = removeRareInside(text)
  return endsOtherwise.test(isOutside ? removeColourCues(said) : normalizeForHazardPatterns(said))
}

/** Sizes that a sear may get done. */
const quickSizes: readonly SizeOfPieces[] = ['thin', 'cubes', 'loose mince', 'piece']

/** Whether the only heat is a sear without minutes, from which the food is served. */
function isOnlySeared(about: readonly Clause[], size: SizeOfPieces): boolean {
  const [only, ...others] = about.filter(({ cooks }) => cooks)
  if (!only || others.length > 0 || about.some(({ minutes }) => minutes > 0)) return false
  const next = about[about.indexOf(only) + 1]
  const isServed = next !== undefined && servesIt.test(normalizeForHazardPatterns(next.text))
  return isServed && searingPattern.test(only.text) && !quickSizes.includes(size)
}

/**
 * The step that cooks a line's pieces for fewer minutes than any of their size and its method need; null where all the minutes
 * from there on are enough, or where words tell another end.
 */
export function findStepCookingTooShort(kitchen: RecipeForHazards, line: RawAnimalFoodLine): number | null {
  const { sentences, lines } = kitchen
  const clauses = clausesOf(kitchen, line)
  const start = clauses.length === 0 ? -1 : startOf(clauses)
  if (start === -1) return null
  const from = clauses[start]!.sentence
  const later = sentences.slice(from)
  const isOpen = later.some(
    ({ text, folded }) =>
      tellsEnd(text) ||
      insideHeat.test(text) ||
      pressureCookerPattern.test(text) ||
      [slowCookerPattern, sousVidePattern, pressureCanningPattern].some((pot) => pot.test(folded)),
  )
  if (isOpen) return null
  const aside = new Set(
    clauses.flatMap(({ sentence, text }) =>
      meanwhile.test(normalizeForHazardPatterns(text)) ? [sentence] : [],
    ),
  )
  const about = clauses
    .slice(start)
    .filter(({ sentence, isNaming }) => sentence === from || isNaming || !aside.has(sentence))
  const cooking = about.filter(({ cooks }) => cooks)
  if (cooking.length === 0) return null
  const firstCooking = clauses.indexOf(cooking[0]!)
  const prepared = clauses.slice(0, firstCooking + 1).filter(({ isOfOthers }) => !isOfOthers)
  const size = sizeOfPiecesInLine(
    lines[line.index]!,
    line.kind,
    prepared.map(({ text }) => text).join('. '),
    sentences.map(({ text }) => text).join(' '),
  )
  if (isOnlySeared(about, size)) return cooking[0]!.step
  if (about.some((clause, at) => isOfUnknownTime(clause, about[at + 1]))) return null
  const timed = about.filter(
    ({ minutes, text, cooks }) => minutes > 0 && (cooks || !withoutHeatPattern.test(text)),
  )
  if (timed.length === 0 || additionalTimePattern.test(normalizeForHazardPatterns(timed[0]!.text)))
    return null
  const told = timed.reduce((sum, { minutes }) => sum + minutes, 0)
  const least = Math.min(
    ...cooking.map(({ text }) => leastMinutesBySizeAndMethod[size][cookingMethodOfClause(text)]),
  )
  return told < least ? cooking[0]!.step : null
}
