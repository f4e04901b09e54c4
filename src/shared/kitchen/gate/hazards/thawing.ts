import { findRawAnimalFoodLines } from './animalKinds.ts'
import { normalizeForHazardPatterns } from './eggs/eggWords.ts'
import { thawsPattern } from './handling/coolingAndWashing.ts'
import { perishableFoodPattern } from './handling/foodsLeftWarm.ts'
import { negationPattern } from './handling/marinadeWords.ts'
import { warmPlacePattern, warmWaterPattern } from './handling/placesAndTimes.ts'
import { frozenPattern } from './handling/vesselsAndStuffing.ts'
import { isFoodOfStatementInWarmPlace } from './leftWarm.ts'
import { isHindiOrArabicText, namePatternOfHindiOrArabicLine } from './otherScripts.ts'
import { type HazardRule, type RecipeForHazards, removeAccents } from './recipeForHazards.ts'
import { clauseBeforePlace, type StepStatement, statementsOfSteps } from './statements.ts'

const frozenInOtherScripts = /फ्रोजन|जमी मछली|जमा हुआ|जमे हुए|مجمد|مثلج/u
const thawsInOtherScripts =
  /डीफ्रॉस्ट|डिफ्रॉस्ट|पिघल|गलने|बर्फ (?:निकल|हट)|(?<!\p{L})(?:[وفيتنا]{0,2}(?:ت?ذو[يّ]?ب)(?:ه|ها)?|(?:ال)?(?:اذابة|تذويب)|[فويت]{0,2}فك (?:ال)?تجميد)/u
const warmPlaceInOtherScripts =
  /कमरे के तापमान|बाहर (?:रख|छोड़|छोड)|(?:काउंटर|टेबल|मेज|स्लैब) पर|गरम पानी|गर्म पानी|गुनगुने पानी|حرارة الغرفة|على (?:ال)?(?:طاولة|رخام|منضدة|كاونتر|سطح)|خارج (?:ال)?(?:ثلاجة|براد)|ماء (?:ال)?(?:ساخن|دافئ)|في المطبخ/u
const coldInOtherScripts = /फ्रिज में|रेफ्रिजरेटर में|ठंडे पानी|(?:في|ب) ?(?:ال)?(?:ثلاجة|براد)|ماء (?:ال)?بارد/u
const deniedInOtherScripts =
  /(?<![\p{L}\p{M}])(?:न|ना|नहीं|मत)(?![\p{L}\p{M}])|(?<!\p{L})(?:لا|ليس|دون|بدون|تجنب\p{L}*)(?!\p{L})/u

/** Lines of which the recipe says that they are frozen. */
const linesFrozen = ({ lines }: RecipeForHazards): readonly number[] =>
  lines.flatMap(({ text }, index) => {
    const isFrozen =
      frozenPattern.test(removeAccents(text)) || frozenInOtherScripts.test(normalizeForHazardPatterns(text))
    return isFrozen ? [index] : []
  })

/** Whether a step that thaws something and names no food may mean one that spoils in the warm. */
function isPerishableThawed(kitchen: RecipeForHazards): boolean {
  const raw = findRawAnimalFoodLines(kitchen.lines).map(({ index }) => index)
  const frozen = linesFrozen(kitchen)
  if (frozen.length === 0) return raw.length > 0
  return frozen.some(
    (index) => raw.includes(index) || perishableFoodPattern.test(removeAccents(kitchen.lines[index]!.text)),
  )
}

/** Whether the food that a statement takes over from one before it is a frozen line that keeps: "Unwrap the peas. Thaw …" */
function isOfFrozenLineBefore(kitchen: RecipeForHazards, statement: StepStatement): boolean {
  const before = statementsOfSteps(kitchen).filter((other) => other.isSubjectNamed)
  const last = before.findLast(({ step, text }) => step <= statement.step && text !== statement.text)
  if (last?.subject !== 'other') return false
  return linesFrozen(kitchen).some((index) => kitchen.names[index]?.test(last.text))
}

const outOfFreezer =
  /(?<!\p{L})(?:(?:out of|from) (?:the |your )?(?:freezer|deep freeze)|aus (?:dem|der) (?:gefrier|tiefkuhl)\p{L}*|du congelateur|del congelador)(?!\p{L})/iu
/** Minutes at room temperature in which frozen food only softens enough to be cut, and does not thaw. */
const softeningMinutes = 60

/** "Take the mince out of the freezer and leave it on the side": thawing that no word calls so. */
function isLeftOutOfFreezer(kitchen: RecipeForHazards, here: StepStatement): boolean {
  const isTakenOut = kitchen.sentences.some(
    ({ step, folded }) => step === here.step && outOfFreezer.test(folded),
  )
  if (!isTakenOut || !isFoodOfStatementInWarmPlace(here, [warmWaterPattern, warmPlacePattern])) return false
  if (here.minutes > 0 && here.minutes <= softeningMinutes) return false
  if (here.subject === 'raw animal') return true
  return !here.isSubjectNamed && linesFrozen(kitchen).length > 0 && isPerishableThawed(kitchen)
}

function isThawedWarm(kitchen: RecipeForHazards, index: number): boolean {
  const statements = statementsOfSteps(kitchen)
  const [before, here] = [statements[index - 1], statements[index]!]
  const { subject, text, isSubjectNamed, isCold } = here
  const isThawing = thawsPattern.exec(text)
  if (!isThawing && isLeftOutOfFreezer(kitchen, here)) return true
  const isUnnamed =
    !isSubjectNamed &&
    isThawing !== null &&
    isPerishableThawed(kitchen) &&
    !isOfFrozenLineBefore(kitchen, here)
  if (subject !== 'raw animal' && subject !== 'dish' && !isUnnamed) return false
  // Frozen food in warm water thaws, also where the step has no word for thawing.
  if (frozenPattern.test(text) && isFoodOfStatementInWarmPlace(here, [warmWaterPattern])) return true
  if (!isThawing || negationPattern.test(clauseBeforePlace(text, isThawing.index))) return false
  const places = [warmWaterPattern, warmPlacePattern]
  if (isFoodOfStatementInWarmPlace(here, places)) return true
  // The place may be told by the statement before: "Lay the fish on the counter. Let it thaw."
  return (
    before !== undefined &&
    !isCold &&
    before.subject === subject &&
    isFoodOfStatementInWarmPlace(before, places)
  )
}

/** The steps of a Hindi or Arabic recipe that thaw a food of animals where it is warm. */
function stepsThawingInOtherScripts(kitchen: RecipeForHazards): number[] {
  const animals = findRawAnimalFoodLines(kitchen.lines)
  return kitchen.sentences.flatMap(({ step, text: said }) => {
    const text = normalizeForHazardPatterns(said)
    if (!isHindiOrArabicText(text) || !thawsInOtherScripts.test(text)) return []
    if (!warmPlaceInOtherScripts.test(text) || coldInOtherScripts.test(text)) return []
    if (deniedInOtherScripts.test(text)) return []
    if (animals.some(({ names }) => names.test(text))) return [step]
    const isOther = kitchen.lines.some(
      (line, index) =>
        animals.every((animal) => animal.index !== index) &&
        isHindiOrArabicText(line.text) &&
        namePatternOfHindiOrArabicLine(line.text).test(text),
    )
    return !isOther && isPerishableThawed(kitchen) ? [step] : []
  })
}

export const thawingHazardRules: readonly HazardRule[] = [
  {
    id: 'thawed on the counter',
    find: (kitchen) => {
      const told = statementsOfSteps(kitchen).flatMap(({ step }, index) =>
        isThawedWarm(kitchen, index) ? [step] : [],
      )
      const steps = new Set([...told, ...stepsThawingInOtherScripts(kitchen)])
      return [...steps].map((step) => ({ line: null, step, about: 'thawing' }))
    },
  },
]
