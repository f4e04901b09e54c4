import { wayTo } from '../../foods/contents.ts'
import { type Food, foodByKey } from '../../foods/foods.ts'
import { foodWords } from '../../foods/foodWords.ts'
import type { LineCheck } from '../checkLine.ts'
import { isHeated } from './doneness/stepDoneness.ts'
import { plainText } from './eggs/eggWords.ts'
import { denies, salt } from './handlingWords.ts'
import {
  foldedOf,
  type Hazard,
  hasFact,
  type Kitchen,
  namesOf,
  stepsWhere,
  stepsWhereFolded,
} from './kitchen.ts'
import { tellsMonthsOfLife, tellsMonthsOfLifeInOtherScripts } from './monthsOfLife.ts'
import {
  isLowInSaltOfOtherScripts,
  isSaltedApartInOtherScripts,
  isSaltOfOtherScripts,
  makesInfantMilkInOtherScripts,
} from './saltInOtherScripts.ts'

/** What is sold small: "baby spinach", "baby red potatoes", "baby back ribs". */
const soldSmall =
  /^[ -](?:(?:red|gold|golden|new|yellow|white|purple|green|rainbow|sweet|bell|plum|dill|mixed|dutch|yukon) )?(?:spinach|spinat|corn|mais|maïs|carrots?|karotten?|möhren?|potato(?:es)?|kartoffeln?|lea(?:f|ves)|blatt|blätter|greens|kale|back|ribs|bok|pak|tomato(?:es)?|onions?|beets?|beetroots?|turnips?|courgettes?|zucchinis?|aubergines?|eggplants?|artichokes?|squids?|octopus(?:es)?|clams?|salad|salat|gem|arugula|rocket|rucola|lettuces?|leeks?|shrimps?|mushrooms?|bella|mozz\p{L}*|cucumbers?|squash|fennel|peas|broccoli|broccolini|sized?|chard|cos|romaine|ginger|marrows?|radish(?:es)?|peppers?|calamar\p{L}*|portobellos?|pickles?|gherkins?|lima|scallops?|kiwis?|pineapples?|swiss)(?!\p{L})/iu
/** What is made for babies, right after what it is made of. */
const dishOfBabies =
  /^(?:[ -]\p{L}+)?[ -](?:pancakes?|mash|mashed|pur[eé]es?|soups?|porridge|oatmeal|muffins?|foods?|bites?|fritters?|cereals?|snacks?|meals?|cookies?|biscuits?|rusks?|smoothies?|brei|bouillies?|compotes?|papillas?)(?!\p{L})/iu
const infants =
  /(?<!\p{L})(?:bab(?:y|ies|ys)(?![ -]?(?:shower|sitter))|baby(?:brei|nahrung|kost)|infants?|weaning|säugling\p{L}*|beikost|bébés?|nourrissons?|bebés?|lactantes?|neonat[oi]|lattant[ei]|svezzamento|bebês?|baby['’]s|zuigelingen?|niemowl\p{L}*|spädbarn\p{L}*|spædb[aø]rn\p{L}*|spedbarn\p{L}*|bebis\p{L}*|babyer)(?![\p{L}])/giu
/** The same in Hindi and Arabic, as `plainText` writes them. */
const infantsOfOtherScripts =
  /(?<![\p{L}\p{M}])(?:शिशु\p{M}*\p{L}*\p{M}*|नवजात|बेबी|दुधमुं\p{L}*\p{M}*)(?![\p{L}\p{M}])|(?<!\p{L})[وف]?(?:ال|لل|ل)?(?:رضيع(?:ه|ة|ك|ي|نا)?|رضع)(?!\p{L})/u
const smallChildrenOfOtherScripts =
  /छोटे बच्च|(?<!\d)[1-4] ?(?:साल|वर्ष)[^।.]{0,12}बच्च|(?<!\p{L})(?:ال|لل|ل)?(?:اطفال|طفل|طفلك)\p{L}* (?:ال)?(?:صغار|صغير|الصغير|دون)(?!\p{L})|(?:عمره?ا?|بعمر) (?:سنة|سنتين|سنتان|[1-4] سنوات)(?!\p{L})/u

const smallChildren =
  /\b(?:toddlers?|pre-?schoolers?|nursery (?:snacks?|food|lunch(?:es)?|meals?)|(?:kids|children|child) under (?:five|5|four|4)|(?:[1-4]|one|two|three|four)[- ]?(?:years?|yrs?)[- ]?olds?|(?:1[2-9]|[2-5]\d)[- ]months?[- ]olds?|[1-4] ?y\/?o|ages? [1-4](?: ?(?:-|–|to) ?\d+)?)\b|(?<!\p{L})(?:kleinkind\p{L}*|kinder unter (?:fünf|5)|kinder (?:ab|von|bis) [1-4]|für (?:[1-4]-|ein|zwei|drei|vier)jährige[nr]?|(?:[1-4]-|ein|zwei|drei|vier)jährige[ns]? (?:kind\p{L}*|sohn|tochter)|tout-petits?|bambins?|jeunes enfants|enfants de moins de (?:cinq|5)|enfants? (?:de|dès) (?:[1-4]|un|deux|trois|quatre) ans?|niños pequeños|menores de (?:cinco|5)|niñ[oa]s? (?:de|desde) (?:[1-4]|uno?|dos|tres|cuatro) años?|bambini piccoli|bambin[oi] (?:di|da|sotto i) (?:[1-5]|uno|due|tre|quattro|cinque) ann[io]|crianças pequenas|crianças? de (?:[1-4]|um|dois|três|quatro) anos?|peuters?|dreumes\p{L}*|kinderen van [1-4]|maluch\p{L}*|małych dzieci|dzieci \p{L}* ?[1-4]-letni\p{L}*|småbarn\p{L}*|småbørn\p{L}*)(?!\p{L})/iu

const isOfInfants = (text: string) => isOfLatinInfants(text) || isOfOtherInfants(plainText(text))

const isOfOtherInfants = (plain: string) =>
  infantsOfOtherScripts.test(plain) || tellsMonthsOfLifeInOtherScripts(plain)

const isOfLatinInfants = (text: string) =>
  [...text.matchAll(infants)].some(({ index, 0: said }) => !isSmallFood(text.slice(index + said.length))) ||
  tellsMonthsOfLife(text)

/** Whether "baby" says that a food is small: it is sold so, and no dish is made of it there. */
function isSmallFood(after: string): boolean {
  const listed = soldSmall.exec(after)
  if (listed) return !dishOfBabies.test(after.slice(listed[0].length))
  if (!/^[ -]\p{L}/u.test(after) || dishOfBabies.test(after)) return false
  const [first = '', second = ''] = foodWords(after.slice(0, maxFoodLetters))
  return foodByKey(`baby ${first}`) !== null || foodByKey(`baby ${first} ${second}`) !== null
}
const maxFoodLetters = 40

function saysSo({ titles, steps, lines }: Kitchen, isSaid: (text: string) => boolean): boolean {
  return [...titles, ...steps, ...lines.map(({ text }) => text)].some(isSaid)
}

const cutSmall =
  /\b(?:chopped|ground|flaked|sliced|slivered|shaved|crushed|minced|grated|halved|quartered|butter|paste|meal|flour|milk|oil|cream|spread|powder\w*|nibs)\b|(?<!\p{L})(?:gemahlen\p{L}*|gehackt\p{L}*|halbiert\p{L}*|geviertelt\p{L}*|mus|hachée?s?|moulue?s?|en poudre|picad[oa]s?|molid[oa]s?)(?!\p{L})/iu

/** Foods that children under five choke on where they are whole: the NHS and the CDC name them. */
const roundFoods =
  /^(?:grape|red grape|green grape|cherry tomato|popcorn|popcorn kernels|marshmallow|hazelnut|peanut|hard candy)$/
/** Sausages that are as wide as a throat; slices across are round too. */
const roundSausage = /^(?:hot dog|beef hot dog|chicken hot dog|frankfurter|cocktail sausage|wiener)/
/** What is hard or slips down until it is cooked. */
const hardRaw = /^(?:carrot|baby carrot|celery|apple|cherry|olive)$/

function isRound(food: Food): boolean {
  const isA = (kind: string) => wayTo(food, kind)?.isItself === true
  return (isA('nut kind') && food.category !== 'Baking') || roundFoods.test(food.name)
}

function isWhole(kitchen: Kitchen, check: LineCheck, index: number): boolean {
  const food = check.food ?? check.foods[0]
  if (!food || !isChokedOn(kitchen, check, food, index)) return false
  const isSausage = roundSausage.test(food.name)
  const cutLine = isSausage ? cutLengthwise : cutSmall
  if (cutLine.test(check.text) || (!isSausage && cutSmallOfOtherScripts.test(check.text))) return false
  const names = kitchen.names[index]
  return !kitchen.sentences.some(({ text, folded }) =>
    names
      ? folded
          .split(/[,;]| and | und | et | y /)
          .some(
            (clause) =>
              names.test(clause) &&
              (isSausage ? cutLengthwise : cutsSmall).test(clause) &&
              !denies.test(clause),
          )
      : cutSmallOfOtherScripts.test(text),
  )
}

function isChokedOn(kitchen: Kitchen, check: LineCheck, food: Food, index: number): boolean {
  if (isRound(food) || roundSausage.test(food.name)) return true
  const names = kitchen.names[index]
  return (
    hardRaw.test(food.name) &&
    names !== null &&
    names !== undefined &&
    kitchen.steps.length > 0 &&
    !isHeated(kitchen, { index, names: namesOf(check, []) })
  )
}

const cutLengthwise =
  /\b(?:length(?:wise|ways)|quarter\w*|strips|chop(?:ped)?|finely|mash\w*|diced?)\b|(?<!\p{L})(?:längs|viertel\p{L}*|gehackt\p{L}*|in (?:die|der) länge|dans la longueur|a lo largo)(?!\p{L})/iu
const cutSmallOfOtherScripts =
  /काट|कट\p{M}|बारीक|पीस|पिस|कद्दूकस|कुट|मसल|आध\p{M}|टुकड़|مفروم|مقطع|مطحون|مبشور|انصاف|أنصاف|مهروس|قطع|افرم|اطحن|اهرس|ابشر/u

const cutsSmall =
  /\b(?:chop|grind|grat|shred|minc|dic(?:e|ing)|blend|blitz|crush|halve|quarter|slice|cut|puree|process|pound|mash)\w*\b|(?<!\p{L})(?:raspeln|reiben|raper|rapez|rallar|ralla|hacken|mahlen|halbieren|vierteln|mixen|purieren|hacher|mixer|mixez|picar|triturar)(?!\p{L})/iu

const isSaltyLine = (text: string) =>
  salt.test(foldedOf(text))
    ? !/\b(?:low|reduced|no|without|unsalted)\b/i.test(text)
    : isSaltOfOtherScripts(text) && !isLowInSaltOfOtherScripts(text)

/** "Take out the baby's portion, then salt the rest." */
const isSaltedApart = (folded: string) =>
  (salt.test(folded) && denies.test(folded)) ||
  (salt.test(folded) &&
    /(?<!\p{L})(?:rest|remaining|adults?|erwachsene\p{L}*|ubrige\p{L}*|reste|adultes|resto|adultos)(?!\p{L})/iu.test(
      folded,
    )) ||
  /(?<!\p{L})(?:babys?|child)[’']?s? (?:portion|share)/iu.test(folded)

const formula =
  /(?<!\p{L})(?:(?:infant|baby|home-?made) formula|formula milk|baby milk|sauglings(?:milch|nahrung)|babymilch|lait (?:infantile?|pour (?:bebe|nourrisson)s?|maternise)|leche (?:de formula|infantil|maternizada|para (?:bebes?|lactantes)))(?!\p{L})/iu
const replaces =
  /(?<!\p{L})(?:in place of|instead of|substitute|replac\p{L}+|alternative|anstelle|ersatz|statt|a la place|rempla\p{L}+|en lugar|sustitu\p{L}+)(?!\p{L})/iu
const makesFormula =
  /(?<!\p{L})(?:(?:baby|feeding|nursing)[- ]bottles?|babyflasche|milchflaschchen|flaschchen|biberons?|biberones?|mamadera)(?!\p{L})/iu

export const children: readonly Hazard[] = [
  {
    id: 'honey for infants',
    find: (kitchen) => {
      if (!saysSo(kitchen, isOfInfants)) return []
      const isNamed =
        /\bhoney\b(?!dew)|(?<!\p{L})(?:honig|miel|miele|mel|honing|mi[oó]d|miodu|miodem|honung\p{L}*|honning\p{L}*)(?!\p{L})|(?<![\p{L}\p{M}])(?:शहद|मधु)(?![\p{L}\p{M}])|(?<!\p{L})[وفب]?(?:ال|لل)?عسل(?!\p{L})/iu
      const isDenied =
        /\b(?:no|not|never|without|avoid|instead of|replace)\b|(?<!\p{L})(?:kein\p{L}*|ohne|nicht|sans|pas|jamais|sin|nunca|senza|non|mai|sem|não|zonder|geen|niet|bez|nie|utan|inte|ingen|uden|uten|ikke)(?!\p{L})|(?<![\p{L}\p{M}])(?:बिना|न|ना|नहीं|मत|बजाय|जगह)(?![\p{L}\p{M}])|(?<!\p{L})(?:بدون|لا|دون|تجنب\p{L}*|بدلا?|ممنوع|من غير)(?!\p{L})/iu
      const isSaid = (text: string) => isNamed.test(text) && !isDenied.test(text)
      const lines = kitchen.lines.flatMap((check, index) =>
        check.foods.some((food) => hasFact(food, 'honey')) || (check.food === null && isSaid(check.text))
          ? [{ line: index, step: null, about: 'honey' }]
          : [],
      )
      return lines.length > 0 ? lines : stepsWhere(kitchen, isSaid, 'honey')
    },
  },
  {
    id: 'salt for infants',
    find: (kitchen) => {
      const isApart = kitchen.sentences.some(
        ({ text, folded }) => isSaltedApart(folded) || isSaltedApartInOtherScripts(text),
      )
      if (isApart || !saysSo(kitchen, isOfInfants)) return []
      const lines = kitchen.lines.flatMap(({ food, text }, line) =>
        isSaltyLine(text) ? [{ line, step: null, about: food?.name ?? 'salt' }] : [],
      )
      return lines.length > 0
        ? lines.slice(0, 1)
        : stepsWhereFolded(
            kitchen,
            (text) => (salt.test(text) && !denies.test(text)) || isSaltOfOtherScripts(text),
            'salt',
          )
    },
  },
  {
    id: 'infant formula',
    find: (kitchen) => {
      if (kitchen.lines.some(({ text }) => formula.test(foldedOf(text)))) return []
      const isInTitle = kitchen.titles.some((title) => formula.test(foldedOf(title)))
      const steps = stepsWhereFolded(
        kitchen,
        (text) =>
          makesFormula.test(text) ||
          (formula.test(text) && (replaces.test(text) || !denies.test(text))) ||
          makesInfantMilkInOtherScripts(text),
        'infant formula',
      )
      return steps.length > 0 || !isInTitle ? steps : [{ line: null, step: 0, about: 'infant formula' }]
    },
  },
  {
    id: 'choking',
    find: (kitchen) =>
      saysSo(
        kitchen,
        (text) =>
          smallChildren.test(text) || smallChildrenOfOtherScripts.test(plainText(text)) || isOfInfants(text),
      )
        ? kitchen.lines.flatMap((check, index) =>
            isWhole(kitchen, check, index)
              ? [{ line: index, step: null, about: (check.food ?? check.foods[0])!.name }]
              : [],
          )
        : [],
  },
]
