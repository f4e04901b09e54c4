import { findTemperatures } from '../../../units/stepTemperatures.ts'
import type { LeastDoneness, RawAnimalFoodLine } from '../animalKinds.ts'
import {
  createWholeWordsPattern,
  heatPatternOfOtherScripts,
  normalizeForHazardPatterns,
} from '../eggs/eggWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { longestMinutesInText, type RecipeForHazards, removeAccents } from '../recipeForHazards.ts'
import { longestMinutesInFoldedText } from '../statements.ts'
import { isHeatOfPlace, maxCelsiusInsideFood, withDegreeSigns } from './celsiusInside.ts'
import { preheatsPattern } from './heatReachingFoodWords.ts'
import { sizeOfPiecesInLine } from './leastMinutes.ts'

/** °C of an oven that does not get a large piece hot before germs grow in it: USDA FSIS, "Turkey Basics", asks for 163 °C. */
const ovenCelsius = { least: 60, hotEnough: 100 }
/** Minutes at a real heat after which a low oven only finishes, and minutes in it after which meat other than poultry is done. */
const minMinutesOfHeat = 45
const minMinutesOfLowHeat = 8 * 60

export const roastsPattern = createWholeWordsPattern(
  'roast\\p{L}*|bak(?:e|ed|ing)|cook(?:ed|ing)?|oven',
  '(?:fertig|weiter)?(?:garen|gart|gegart|braten|brät)|(?:back)?ofen|backen|schmoren',
  'rôti\\p{L}*|four|enfourne[rz]|cui(?:re|sez|t|sson)',
  'as(?:ar|e|ado)|horno|horne(?:ar|e)|coc(?:er|inar)|cueza',
  'भून\\S*|ओवन|बेक\\S*|पका\\S*',
  '[وف]?(?:[ايتن])?(?:شو|شوي|خبز|طبخ|طه)(?:ي|ه|ها|يه|يها)?|(?:ال)?فرن',
)
/** What such heat is for beside cooking. */
export const keepsWarmPattern = createWholeWordsPattern(
  'rest(?:ing|ed)?|keep\\p{L}* (?:\\p{L}+ ){0,3}(?:warm|hot)|plates?|platter|dry|dehydrat\\p{L}*|prov(?:e|ing)|warm (?:the|your)',
  'ruhen|warm ?(?:ge)?halten|warmhalten|warmstellen|warm stellen|teller|vorwärmen|trocknen|nachziehen|gehen lassen',
  'repos\\p{L}*|(?:tenir|garde[rz]|maint\\p{L}+) (?:\\p{L}+ ){0,3}au chaud|assiettes?|sécher|lever',
  'repos\\p{L}+|(?:manten\\p{L}+|conserv\\p{L}+) (?:\\p{L}+ ){0,3}calientes?|platos?|secar|levar',
  'गरम रख\\S*|आराम|प्लेट\\S*|सुखा\\S*',
  '(?:ال)?(?:راحة|اطباق|طبق)|ساخنا|دافئا|جفف\\p{L}*|يجفف',
)
const donePattern =
  /\b(?:falls? apart|falling apart|pull(?:s|ed)? apart|fork[- ]tender|very tender|shreds?)\b|(?<!\p{L})(?:zerfällt|butterweich|se défait|effiloch\p{L}+|se deshaga|se deshace|desmech\p{L}+)(?!\p{L})/iu

const largePiece =
  /(?<!\p{L})(?:joint|roast(?:ing)?|leg|shoulder|saddle|rump|brisket|topside|silverside|rib(?: ?eye)? roast|\p{L}*braten|\p{L}*keule|\p{L}*rücken|\p{L}*schulter|\p{L}*haxe|\p{L}*brust|roastbeef|tafelspitz|gigot|rôti|épaule|selle|côte de b(?:œ|oe)uf|pierna|paleta|paletilla|redondo|asado)(?!\p{L})|रान|(?<!\p{L})(?:فخذ|فخد|كتف)/iu

const minutesOf = (text: string) =>
  Math.max(longestMinutesInText(text), longestMinutesInFoldedText(removeAccents(text)))

const heatsOf = (text: string): number[] =>
  findTemperatures(text).flatMap(({ value, valueMax, celsius, celsiusMax, scale }) =>
    scale === null && value > 100 ? [] : [celsiusMax ?? celsius ?? valueMax ?? value],
  )

/** The step that roasts a large piece of meat in an oven that is not hot enough; null where none does, or its middle is measured. */
export function findStepRoastingTooCool(
  kitchen: RecipeForHazards,
  line: RawAnimalFoodLine,
  least: LeastDoneness,
): number | null {
  const check = kitchen.lines[line.index]!
  const size = sizeOfPiecesInLine(check, line.kind, '', '')
  const isPoultry = line.kind === 'poultry'
  const isLarge = size.startsWith('whole') || (!isPoultry && largePiece.test(check.text))
  if (!isLarge) return null
  const texts = kitchen.sentences.map(({ text }) => withDegreeSigns(text))
  const isMeasured = texts.some((text) => (maxCelsiusInsideFood(text, noWords) ?? 0) >= least.celsius)
  if (isMeasured || texts.some((text) => donePattern.test(text))) return null
  const isHeatedBefore = (at: number) =>
    texts
      .slice(0, at + 1)
      .flatMap((text) => text.split(/[,;]|\.\s/u))
      .some(
        (text) =>
          Math.max(0, ...heatsOf(text)) >= ovenCelsius.hotEnough && minutesOf(text) >= minMinutesOfHeat,
      )
  const found = texts.findIndex((text, at) => {
    const low = text
      .split(/[,;]|\.\s|\s(?:then|dann|danach|puis|ensuite|luego|después)\s/u)
      .find(
        (clause) =>
          roastsPattern.test(clause) &&
          !keepsWarmPattern.test(clause) &&
          findTemperatures(clause).some((reading) => isHeatOfPlace(clause, reading)) &&
          heatsOf(clause).every((heat) => heat >= ovenCelsius.least && heat < ovenCelsius.hotEnough),
      )
    if (low === undefined || maxCelsiusInsideFood(text, noWords) !== null) return false
    return !isHeatedBefore(at) && (isPoultry || minutesOf(text) < minMinutesOfLowHeat)
  })
  return found === -1 ? null : kitchen.sentences[found]!.step
}
const noWords = /(?!)/u

/** °C of an oven below which strips of meat dry before they are hot inside, and minutes from which they are dried and not only patted dry. */
const dryingOven = { celsius: 80, minutes: 60 }
/** °C inside of meat before it dries, half a degree below the source's figure. */
const celsiusBeforeDrying = 70.5
export const driesPattern = createWholeWordsPattern(
  '(?<!until (?:\\p{L}+ ){0,2})(?:dry|dries|dried|drying)|dehydrat\\p{L}*',
  '(?:ge)?trockn\\p{L}*|dörren|dörrt|gedörrt',
  'séch(?:er|e|ez|ées?|age)|déshydrat\\p{L}*',
  '(?:de)?secar|seque|seca(?:r?l[ao]s?)?|deshidrat\\p{L}*',
  'सुखा\\S*|सूख\\S*',
  '[وف]?(?:[ايتن])?جفف\\p{L}*|تجفيف',
)

/**
 * The step that dries meat in an oven that is not hot enough, where nothing else heats it; null where none does. By USDA FSIS,
 * "Jerky and Food Safety", the meat must be heated to 71 °C (poultry to 74 °C) before it dries: dried meat no longer heats
 * quickly, and germs in it stand more heat.
 */
export function findStepDryingRawMeat(
  { sentences, names }: RecipeForHazards,
  line: RawAnimalFoodLine,
  least: LeastDoneness,
): number | null {
  const texts = sentences.map(({ text }) => withDegreeSigns(text))
  const found = texts.findIndex((text, at) => {
    const heats = heatsOf(text)
    const { folded } = sentences[at]!
    const isOfOther = !line.names.test(folded) && names.some((name) => name?.test(folded))
    return (
      !isOfOther &&
      driesPattern.test(normalizeForHazardPatterns(text)) &&
      minutesOf(text) >= dryingOven.minutes &&
      heats.length > 0 &&
      Math.max(...heats) < dryingOven.celsius
    )
  })
  if (found === -1) return null
  const isHeatedElsewhere = texts.some(
    (text, at) =>
      (maxCelsiusInsideFood(text, noWords) ?? 0) >= least.celsius ||
      (at !== found &&
        (heatsOf(text).length === 0 || Math.max(...heatsOf(text)) >= celsiusBeforeDrying) &&
        !preheatsPattern.test(text) &&
        !driesPattern.test(normalizeForHazardPatterns(text)) &&
        (isTextHeating(text) || heatPatternOfOtherScripts.test(normalizeForHazardPatterns(text)))),
  )
  return isHeatedElsewhere ? null : sentences[found]!.step
}
