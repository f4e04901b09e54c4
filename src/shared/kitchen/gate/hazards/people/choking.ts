import { pathToContainedFood } from '../../../foods/foodContents.ts'
import type { Food } from '../../../foods/foods.ts'
import type { LineCheck } from '../../checkLine.ts'
import { isLineHeated } from '../doneness/stepDoneness.ts'
import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { negationPattern } from '../handling/marinadeWords.ts'
import {
  isFoodHeatedInHindiOrArabic,
  isHindiOrArabicText,
  namePatternOfHindiOrArabicLine,
} from '../otherScripts.ts'
import { type HazardSighting, namePatternOfLine, type RecipeForHazards } from '../recipeForHazards.ts'

const cutSmall =
  /\b(?:chopped|ground|flaked|sliced|slivered|shaved|crushed|minced|grated|halved|quartered|butter|paste|meal|flour|milk|oil|cream|spread|powder\w*|nibs)\b|(?<!\p{L})(?:gemahlen\p{L}*|gehackt\p{L}*|halbiert\p{L}*|geviertelt\p{L}*|mus|hachée?s?|moulue?s?|en poudre|coupée?s?|cortad[oa]s?|geschnitten\p{L}*|picad[oa]s?|molid[oa]s?)(?!\p{L})/iu

/** Foods that children under five choke on where they are whole: the NHS and the CDC name them. */
const roundFoods =
  /^(?:grape|red grape|green grape|cherry tomato|popcorn|popcorn kernels|marshmallow|hazelnut|peanut|hard candy)$/
/** Sausages as wide as a child's throat, which stay dangerous when sliced across. */
const roundSausage = /^(?:hot dog|beef hot dog|chicken hot dog|frankfurter|cocktail sausage|wiener)/
const smallSausage =
  /(?<!\p{L})(?:hot[- ]?dogs?|(?:cocktail|mini|baby) (?:sausages?|franks|wieners?|hot dogs?)|frankfurters?|wieners?|little smokies|(?:cocktail|mini|wiener|saiten|bock)[- ]?würst(?:chen|e)|würstchen|(?:mini[- ])?saucisses? (?:cocktail|apéritif|de francfort|de strasbourg)|salchichas? (?:de cóctel|cóctel|frankfurt|mini)|mini ?salchichas?|minisalchichas?)(?!\p{L})|हॉट डॉग|كوكتيل نقانق|نقانق (?:كوكتيل|صغيرة)|هوت ?دوج/iu
/** Every other sausage in its skin, which children under five choke on as well. */
const anySausage =
  /(?<!\p{L})(?:sausages?|bangers?|chipolatas?|\p{L}*würst(?:e|el|chen)|saucisses?|knacks?|salchichas?|longanizas?)(?!\p{L})(?! ?(?:meat|rolls?))|सॉसेज|(?<!\p{L})(?:ال)?(?:نقانق|سجق)(?!\p{L})/iu
/** Dried fruits, which the CDC names where they are not cooked. */
const driedFruits = /^(?:raisin|golden raisin|sultana|currant|dried currant|dried cranberry)$/
/** Berries that the NHS cuts or squashes for children under five where they are not cooked. */
const roundBerries = /^(?:blueberry|gooseberry)$/
/** Foods that are hard or slippery until they are cooked. */
const hardRaw = /^(?:carrot|baby carrot|celery|apple|cherry|olive)$/

const isRound = (food: Food): boolean => isNut(food) || roundFoods.test(food.name)

const isNut = (food: Food | null): boolean =>
  food !== null &&
  ((pathToContainedFood(food, 'nut kind')?.isItself === true && food.category !== 'Baking') ||
    /^(?:hazelnut|peanut)$/.test(food.name))

/** The round foods on which children of any age choke, and those that heat makes soft. */
const roundForAll =
  /^(?:grape|red grape|green grape|cherry tomato|popcorn|popcorn kernels|marshmallow|hard candy)$/
const softInHeat = /grape|tomato|marshmallow/

/** Whether a recipe called popcorn pops the corn of its list. */
const isPopcornMadeOf = ({ titles, steps }: RecipeForHazards, { name }: Food): boolean =>
  /corn\b|\bmaize\b/.test(name) &&
  [...titles, ...steps].some((text) =>
    /(?<!\p{L})(?:pop ?corn|palomitas|पॉपकॉर्न|فشار|بوشار)(?!\p{L})/iu.test(text),
  )

type Eating = 'small children' | 'children'

/** The lines of foods that children choke on, and that nothing cuts: for children of no given age only the worst of them. */
export function findChokingFoods(kitchen: RecipeForHazards, eating: Eating): HazardSighting[] {
  return kitchen.lines.flatMap((check, index) =>
    isChokedOn(kitchen, check, index, eating) && !isCut(kitchen, check, index, eating)
      ? [{ line: index, step: null, about: foodOf(check)?.name ?? check.line.name }]
      : [],
  )
}

const foodOf = ({ food, foods }: Pick<LineCheck, 'food' | 'foods'>): Food | null => food ?? foods[0] ?? null
const isSausage = ({ line, food, foods, text }: LineCheck, eating: Eating): boolean => {
  const plain = normalizeForHazardPatterns(text)
  if (line.isHeading) return false
  if (roundSausage.test(foodOf({ food, foods })?.name ?? '') || smallSausage.test(plain)) return true
  return eating === 'small children' && anySausage.test(plain)
}

function isChokedOn(kitchen: RecipeForHazards, check: LineCheck, index: number, eating: Eating): boolean {
  if (isSausage(check, eating)) return true
  const food = foodOf(check)
  if (!food) return false
  const isHot = () =>
    isHindiOrArabicText(check.text)
      ? isFoodHeatedInHindiOrArabic(kitchen, { names: namePatternOfHindiOrArabicLine(check.text) })
      : isLineHeated(kitchen, { index, names: namePatternOfLine(check, []) })
  if (isPopcornMadeOf(kitchen, food)) return true
  if (eating === 'children') return roundForAll.test(food.name) && !(softInHeat.test(food.name) && isHot())
  if (isRound(food)) return true
  if (driedFruits.test(food.name) || roundBerries.test(food.name)) return kitchen.steps.length > 0 && !isHot()
  return hardRaw.test(food.name) && kitchen.names[index] != null && kitchen.steps.length > 0 && !isHot()
}

/** Of the round foods those that the NHS quarters for children under five: their halves are as wide as a child's throat. */
const toQuarter = /^(?:grape|red grape|green grape|cherry tomato)$/
/** That something is cut into halves, in six languages. */
const cutInHalves =
  /\b(?:cut|slic\w+|split)?[ -]*(?:lengthwise )?(?:in|into) (?:half|halves|two)(?: lengthwise)?\b|\bhal(?:ved?|ves|ving)(?: lengthwise)?\b|(?<!\p{L})(?:(?:der länge nach |längs )?halbier\p{L}*|in (?:zwei )?hälften(?: \p{L}+)?|(?:coup|tranch)\p{L}* (?:en deux|en deux dans la longueur|par (?:la )?moitié)|(?:cort|part)\p{L}* (?:por (?:la )?mitad|a la mitad|en (?:dos|mitades)))(?!\p{L})|आध\p{M}* ?(?:में )?(?:काट|कट)\p{L}*\p{M}*|(?:مقطع\p{L}* |قطع\p{L}* )?(?:الى |إلى |ل)?(?:انصاف|أنصاف|نصفين)/giu

const verbOfHalving =
  /\b(?:cut|split)\b|(?<!\p{L})(?:coup|cort|part|schneid)\p{L}*|(?<!\p{L})[وي]?قط[عي]\p{L}*|काट\p{M}*\p{L}*|कट(?!ोर|हल)\p{M}+/giu

function isCut(kitchen: RecipeForHazards, check: LineCheck, index: number, eating: Eating): boolean {
  const isLong = isSausage(check, eating)
  const isToQuarter = eating === 'small children' && toQuarter.test(foodOf(check)?.name ?? '')
  const counted = (text: string) => {
    const withoutHalves = isToQuarter ? text.replace(cutInHalves, ' ') : text
    // The verb of "cut the grapes in half" is not that of a second cut.
    return withoutHalves === text ? text : withoutHalves.replace(verbOfHalving, ' ')
  }
  const line = counted(check.text)
  const isNutOfSmallChildren = eating === 'small children' && isNut(foodOf(check))
  const inLine = isNutOfSmallChildren ? groundFine : isLong ? cutLengthwise : cutSmall
  const inOtherScripts = isNutOfSmallChildren ? groundFineInOtherScripts : cutSmallOfOtherScripts
  const inSteps = isNutOfSmallChildren ? grindsFine : isLong ? cutLengthwise : cutsSmall
  if (inLine.test(line)) return true
  if (!isLong && inOtherScripts.test(line)) return true
  const names =
    kitchen.names[index] ?? (isHindiOrArabicText(check.text) ? null : namePatternOfLine(check, []))
  return kitchen.sentences.some(({ text, folded }) =>
    names
      ? counted(folded)
          .split(/[,;]| and | und | et | y /)
          .some((clause) => names.test(clause) && inSteps.test(clause) && !negationPattern.test(clause))
      : inOtherScripts.test(counted(text)),
  )
}

const cutLengthwise =
  /\b(?:length(?:wise|ways)|quarter\w*|strips|chop(?:ped)?|finely|mash\w*|diced?|crumbl\w*|casings? (?:removed|off|discarded))\b|(?<!\p{L})(?:zerbrösel\p{L}*|émiett\p{L}*|desmenuz\p{L}*|längs|viertel\p{L}*|gehackt\p{L}*|in (?:die|der) länge|dans la longueur|a lo largo)(?!\p{L})/iu
/**
 * How nuts are made safe for children under five: the CDC names chopped nuts beside whole ones, the NHS asks for crushed or ground ones or a
 * smooth butter. Thin flakes break like crumbs.
 */
const groundFine =
  /\b(?:ground|flaked|sliced|shaved|crushed|minced|grated|butter|paste|meal|flour|milk|oil|cream|spread|powder\w*|(?:very )?fine(?:ly)?)\b|(?<!\p{L})(?:gemahlen\p{L}*|gerieben\p{L}*|fein|mus|moulue?s?|en poudre|finement|râpée?s?|molid[oa]s?|finamente|rallad[oa]s?|en polvo)(?!\p{L})/iu
const grindsFine =
  /\b(?:grind|ground|grat|blend|blitz|crush|puree|process|pound|mash)\w*\b|\bfine(?:ly)?\b|(?<!\p{L})(?:raspeln|reiben|raper|rapez|rallar|ralla|mahlen|mixen|purieren|fein|moudre|mixer|mixez|finement|moler|triturar|finamente)(?!\p{L})/iu
const groundFineInOtherScripts =
  /बारीक|पीस|पिस|कद्दूकस|कुट|मसल|مفروم\p{L}* ناعم|مطحون|مبشور|مهروس|اطحن|اهرس|ابشر|ناعم/u
const cutSmallOfOtherScripts =
  /काट|कट(?!ोर|हल)\p{M}|बारीक|पीस|पिस|कद्दूकस|कुट|मसल|आध\p{M}(?! ?(?:कप|किलो|चम्मच|छोट|बड|गिलास|लीटर|पाव|कटोरी|मुट्ठी|चाय))|टुकड़|مفروم|مقطع|مطحون|مبشور|انصاف|أنصاف|مهروس|قطع|افرم|اطحن|اهرس|ابشر/u

const cutsSmall =
  /\b(?:chop|grind|grat|shred|minc|dic(?:e|ing)|blend|blitz|crush|halve|quarter|slice|cut|puree|process|pound|mash|squash|flatten)\w*\b|(?<!\p{L})(?:raspeln|reiben|raper|rapez|rallar|ralla|hacken|mahlen|halbieren|vierteln|mixen|purieren|hacher|mixer|mixez|picar|triturar|coupe[rz]?|cort(?:ar|a|e|arl\p{L}+)|schneiden|geschnitten)(?!\p{L})/iu
