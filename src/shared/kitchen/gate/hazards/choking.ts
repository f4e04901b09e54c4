import { traceToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import type { LineCheck } from '../checkLine.ts'
import { isLineHeated } from './doneness/stepDoneness.ts'
import { normalizeForEggWords } from './eggs/eggWords.ts'
import { negationPattern } from './handlingWords.ts'
import { type HazardSighting, namePatternOfLine, type RecipeForHazards, removeAccents } from './kitchen.ts'
import { isHeatedInHindiOrArabic, isHindiOrArabicText, namePatternInHindiOrArabic } from './otherScripts.ts'

const smallChildrenOfOtherScripts =
  /छोटे बच्च|(?<!\d)[1-4] ?(?:साल|वर्ष)[^।.]{0,12}बच्च|(?<!\p{L})(?:ال|لل|ل)?(?:اطفال|طفل|طفلك)\p{L}* (?:ال)?(?:صغار|صغير|الصغير|دون)(?!\p{L})|(?:عمره?ا?|بعمر) (?:سنة|سنتين|سنتان|[1-4] سنوات)(?!\p{L})/u

const smallChildren =
  /\b(?:toddlers?|pre-?schoolers?|nursery (?:snacks?|food|lunch(?:es)?|meals?)|(?:kids|children|child) under (?:five|5|four|4)|(?:[1-4]|one|two|three|four)[- ]?(?:years?|yrs?)[- ]?olds?|(?:1[2-9]|[2-5]\d)[- ]months?[- ]olds?|[1-4] ?y\/?o|ages? [1-4](?: ?(?:-|–|to) ?\d+)?|(?:kids|child(?:ren)?|ones|those|anyone|girls?|boys?|sons?|daughters?) aged (?:[1-4]|one|two|three|four)(?: ?(?:-|–|to) ?\d+)?)\b|(?<!\p{L})(?:kleinkind\p{L}*|kinder unter (?:fünf|5)|kinder (?:ab|von|bis) [1-4]|für (?:[1-4]-|ein|zwei|drei|vier)jährige[nr]?|(?:[1-4]-|ein|zwei|drei|vier)jährige[ns]? (?:kind\p{L}*|sohn|tochter)|tout-petits?|bambins?|jeunes enfants|enfants de moins de (?:cinq|5)|enfants? (?:de|dès) (?:[1-4]|un|deux|trois|quatre) ans?|niños pequeños|menores de (?:cinco|5)|niñ[oa]s? (?:de|desde) (?:[1-4]|uno?|dos|tres|cuatro) años?|bambini piccoli|bambin[oi] (?:di|da|sotto i) (?:[1-5]|uno|due|tre|quattro|cinque) ann[io]|crianças pequenas|crianças? de (?:[1-4]|um|dois|três|quatro) anos?|peuters?|dreumes\p{L}*|kinderen van [1-4]|maluch\p{L}*|małych dzieci|dzieci \p{L}* ?[1-4]-letni\p{L}*|småbarn\p{L}*|småbørn\p{L}*)(?!\p{L})/iu

/** Whether a text says that somebody of one to four years eats the dish. */
export const isForSmallChildren = (text: string): boolean =>
  smallChildren.test(text) || smallChildrenOfOtherScripts.test(normalizeForEggWords(text))

const childWords =
  /(?<!\p{L})(?:kids?|kiddies|children|child|little ones|kinder(?!schoko|punsch)(?:n|geburtstag\p{L}*|party|teller|snack\p{L}*)?|enfants?|bout de chou|niñ[oa]s?|peques|infantil(?:es)?)(?!\p{L})|बच्च|(?<!\p{L})[وف]?(?:ال|لل|ل)?(?:اطفال|طفل|صغار)\p{L}{0,3}(?!\p{L})/iu
/** Children of five years and more, who chew. */
const olderChildren =
  /(?<!\p{L})(?:(?:older|big|school|teenage)[- ]?(?:kids|children)|teens?|teenagers?|schoolchild\p{L}*|(?:over|above|from|ab|dès|über|más de|plus de) (?:the age of )?(?:[5-9]|1\d|five|six|fünf|cinq|cinco)|(?:ages?|aged) (?:[5-9]|1\d)|(?:[5-9]|1[0-7])[- ](?:years?|jähr\p{L}*|ans|años)|schulkinder\p{L}*|größere kinder)(?!\p{L})/iu

/** Whether a text says that children of no given age eat the dish. */
export const isForChildren = (text: string): boolean =>
  text
    .split(/[.;!?।]/u)
    .some(
      (sentence) =>
        childWords.test(normalizeForEggWords(sentence)) &&
        !olderChildren.test(sentence) &&
        !negationPattern.test(removeAccents(sentence)),
    )

const cutSmall =
  /\b(?:chopped|ground|flaked|sliced|slivered|shaved|crushed|minced|grated|halved|quartered|butter|paste|meal|flour|milk|oil|cream|spread|powder\w*|nibs)\b|(?<!\p{L})(?:gemahlen\p{L}*|gehackt\p{L}*|halbiert\p{L}*|geviertelt\p{L}*|mus|hachée?s?|moulue?s?|en poudre|picad[oa]s?|molid[oa]s?)(?!\p{L})/iu

/** Foods that children under five choke on where they are whole: the NHS and the CDC name them. */
const roundFoods =
  /^(?:grape|red grape|green grape|cherry tomato|popcorn|popcorn kernels|marshmallow|hazelnut|peanut|hard candy)$/
/** Sausages as wide as a child's throat; slices across them are as wide. */
const roundSausage = /^(?:hot dog|beef hot dog|chicken hot dog|frankfurter|cocktail sausage|wiener)/
const smallSausage =
  /(?<!\p{L})(?:hot[- ]?dogs?|(?:cocktail|mini|baby) (?:sausages?|franks|wieners?|hot dogs?)|frankfurters?|wieners?|little smokies|(?:cocktail|mini|wiener|saiten|bock)[- ]?würst(?:chen|e)|würstchen|(?:mini[- ])?saucisses? (?:cocktail|apéritif|de francfort|de strasbourg)|salchichas? (?:de cóctel|cóctel|frankfurt|mini)|mini ?salchichas?|minisalchichas?)(?!\p{L})|हॉट डॉग|كوكتيل نقانق|نقانق (?:كوكتيل|صغيرة)|هوت ?دوج/iu
/** Foods that are hard or slippery until they are cooked. */
const hardRaw = /^(?:carrot|baby carrot|celery|apple|cherry|olive)$/

const isRound = (food: Food): boolean =>
  (traceToContainedFood(food, 'nut kind')?.isItself === true && food.category !== 'Baking') ||
  roundFoods.test(food.name)

/** Of the round foods those that any child chokes on, and that heat makes soft. */
const roundForAll =
  /^(?:grape|red grape|green grape|cherry tomato|popcorn|popcorn kernels|marshmallow|hard candy)$/
const softInHeat = /grape|tomato|marshmallow/

type Eating = 'small children' | 'children'

/** The lines of foods that children choke on, and that nothing cuts: for children of no given age only the worst of them. */
export function findChokingFoods(kitchen: RecipeForHazards, eating: Eating): HazardSighting[] {
  return kitchen.lines.flatMap((check, index) =>
    isChokedOn(kitchen, check, index, eating) && !isCut(kitchen, check, index)
      ? [{ line: index, step: null, about: foodOf(check)?.name ?? check.line.name }]
      : [],
  )
}

const foodOf = ({ food, foods }: LineCheck): Food | null => food ?? foods[0] ?? null
const isSausage = (check: LineCheck): boolean =>
  !check.line.isHeading &&
  (roundSausage.test(foodOf(check)?.name ?? '') || smallSausage.test(normalizeForEggWords(check.text)))

function isChokedOn(kitchen: RecipeForHazards, check: LineCheck, index: number, eating: Eating): boolean {
  if (isSausage(check)) return true
  const food = foodOf(check)
  if (!food) return false
  const isHot = () =>
    isHindiOrArabicText(check.text)
      ? isHeatedInHindiOrArabic(kitchen, { names: namePatternInHindiOrArabic(check.text) })
      : isLineHeated(kitchen, { index, names: namePatternOfLine(check, []) })
  if (eating === 'children') return roundForAll.test(food.name) && !(softInHeat.test(food.name) && isHot())
  if (isRound(food)) return true
  return hardRaw.test(food.name) && kitchen.names[index] != null && kitchen.steps.length > 0 && !isHot()
}

function isCut(kitchen: RecipeForHazards, check: LineCheck, index: number): boolean {
  const isLong = isSausage(check)
  if ((isLong ? cutLengthwise : cutSmall).test(check.text)) return true
  if (!isLong && cutSmallOfOtherScripts.test(check.text)) return true
  const names = kitchen.names[index]
  return kitchen.sentences.some(({ text, folded }) =>
    names
      ? folded
          .split(/[,;]| and | und | et | y /)
          .some(
            (clause) =>
              names.test(clause) &&
              (isLong ? cutLengthwise : cutsSmall).test(clause) &&
              !negationPattern.test(clause),
          )
      : cutSmallOfOtherScripts.test(text),
  )
}

const cutLengthwise =
  /\b(?:length(?:wise|ways)|quarter\w*|strips|chop(?:ped)?|finely|mash\w*|diced?)\b|(?<!\p{L})(?:längs|viertel\p{L}*|gehackt\p{L}*|in (?:die|der) länge|dans la longueur|a lo largo)(?!\p{L})/iu
const cutSmallOfOtherScripts =
  /काट|कट\p{M}|बारीक|पीस|पिस|कद्दूकस|कुट|मसल|आध\p{M}|टुकड़|مفروم|مقطع|مطحون|مبشور|انصاف|أنصاف|مهروس|قطع|افرم|اطحن|اهرس|ابشر/u

const cutsSmall =
  /\b(?:chop|grind|grat|shred|minc|dic(?:e|ing)|blend|blitz|crush|halve|quarter|slice|cut|puree|process|pound|mash)\w*\b|(?<!\p{L})(?:raspeln|reiben|raper|rapez|rallar|ralla|hacken|mahlen|halbieren|vierteln|mixen|purieren|hacher|mixer|mixez|picar|triturar)(?!\p{L})/iu
