import { findFoodByKey } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { findChokingFoods, isForChildren, isForSmallChildren } from './choking.ts'
import { normalizeForEggWords } from './eggs/eggWords.ts'
import { negationPattern, saltPattern } from './handlingWords.ts'
import {
  findStepsByFoldedSentence,
  findStepsBySentence,
  type Hazard,
  isFactCertainOfFood,
  type RecipeForHazards,
  removeAccents,
} from './kitchen.ts'
import { isAgeInMonthsNamed, isAgeInMonthsNamedInOtherScripts } from './monthsOfLife.ts'
import {
  isInfantMilkMadeInOtherScripts,
  isLowInSaltInOtherScripts,
  isSaltedApartInOtherScripts,
  isSaltInOtherScripts,
} from './saltInOtherScripts.ts'

/** What is sold small: "baby spinach", "baby red potatoes", "baby back ribs". */
const soldSmall =
  /^[ -](?:(?:red|gold|golden|new|yellow|white|purple|green|rainbow|sweet|bell|plum|dill|mixed|dutch|yukon) )?(?:spinach|spinat|corn|mais|maïs|carrots?|karotten?|möhren?|potato(?:es)?|kartoffeln?|lea(?:f|ves)|blatt|blätter|greens|kale|back|ribs|bok|pak|tomato(?:es)?|onions?|beets?|beetroots?|turnips?|courgettes?|zucchinis?|aubergines?|eggplants?|artichokes?|squids?|octopus(?:es)?|clams?|salad|salat|gem|arugula|rocket|rucola|lettuces?|leeks?|shrimps?|mushrooms?|bella|mozz\p{L}*|cucumbers?|squash|fennel|peas|broccoli|broccolini|sized?|chard|cos|romaine|ginger|marrows?|radish(?:es)?|peppers?|calamar\p{L}*|portobellos?|pickles?|gherkins?|lima|scallops?|kiwis?|pineapples?|swiss)(?!\p{L})/iu
/** What is made for babies, right after what it is made of. */
const dishOfBabies =
  /^(?:[ -]\p{L}+)?[ -](?:pancakes?|mash|mashed|pur[eé]es?|soups?|porridge|oatmeal|muffins?|foods?|bites?|fritters?|cereals?|snacks?|meals?|cookies?|biscuits?|rusks?|smoothies?|brei|bouillies?|compotes?|papillas?)(?!\p{L})/iu
const infants =
  /(?<!\p{L})(?:bab(?:y|ies|ys)(?![ -]?(?:shower|sitter))|baby(?:brei|nahrung|kost)|infants?|weaning|säugling\p{L}*|beikost|bébés?|nourrissons?|bebés?|lactantes?|neonat[oi]|lattant[ei]|svezzamento|bebês?|baby['’]s|zuigelingen?|niemowl\p{L}*|spädbarn\p{L}*|spædb[aø]rn\p{L}*|spedbarn\p{L}*|bebis\p{L}*|babyer)(?![\p{L}])/giu
/** The same in Hindi and Arabic, as `normalizeForEggWords` writes them. */
const infantsOfOtherScripts =
  /(?<![\p{L}\p{M}])(?:शिशु\p{M}*\p{L}*\p{M}*|नवजात|बेबी|दुधमुं\p{L}*\p{M}*)(?![\p{L}\p{M}])|(?<!\p{L})[وف]?(?:ال|لل|ل)?(?:رضيع(?:ه|ة|ك|ي|نا)?|رضع)(?!\p{L})/u
const isOfInfants = (text: string) => isOfLatinInfants(text) || isOfOtherInfants(normalizeForEggWords(text))

const isOfOtherInfants = (plain: string) =>
  infantsOfOtherScripts.test(plain) || isAgeInMonthsNamedInOtherScripts(plain)

const isOfLatinInfants = (text: string) =>
  [...text.matchAll(infants)].some(({ index, 0: said }) => !isSmallFood(text.slice(index + said.length))) ||
  isAgeInMonthsNamed(text)

/** Whether "baby" says that a food is small: it is sold so, and no dish is made of it there. */
function isSmallFood(after: string): boolean {
  const listed = soldSmall.exec(after)
  if (listed) return !dishOfBabies.test(after.slice(listed[0].length))
  if (!/^[ -]\p{L}/u.test(after) || dishOfBabies.test(after)) return false
  const [first = '', second = ''] = splitFoodNameIntoWords(after.slice(0, maxFoodLetters))
  return findFoodByKey(`baby ${first}`) !== null || findFoodByKey(`baby ${first} ${second}`) !== null
}
const maxFoodLetters = 40

function saysSo({ titles, steps, lines }: RecipeForHazards, isSaid: (text: string) => boolean): boolean {
  return [...titles, ...steps, ...lines.map(({ text }) => text)].some(isSaid)
}

const isSaltyLine = (text: string) =>
  saltPattern.test(removeAccents(text))
    ? !/\b(?:low|reduced|no|without|unsalted)\b/i.test(text)
    : isSaltInOtherScripts(text) && !isLowInSaltInOtherScripts(text)

/** "Take out the baby's portion, then salt the rest." */
const isSaltedApart = (folded: string) =>
  (saltPattern.test(folded) && negationPattern.test(folded)) ||
  (saltPattern.test(folded) &&
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

export const childHazards: readonly Hazard[] = [
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
        check.foods.some((food) => isFactCertainOfFood(food, 'honey')) ||
        (check.food === null && isSaid(check.text))
          ? [{ line: index, step: null, about: 'honey' }]
          : [],
      )
      return lines.length > 0 ? lines : findStepsBySentence(kitchen, isSaid, 'honey')
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
        : findStepsByFoldedSentence(
            kitchen,
            (text) => (saltPattern.test(text) && !negationPattern.test(text)) || isSaltInOtherScripts(text),
            'salt',
          )
    },
  },
  {
    id: 'infant formula',
    find: (kitchen) => {
      if (kitchen.lines.some(({ text }) => formula.test(removeAccents(text)))) return []
      const isInTitle = kitchen.titles.some((title) => formula.test(removeAccents(title)))
      const steps = findStepsByFoldedSentence(
        kitchen,
        (text) =>
          makesFormula.test(text) ||
          (formula.test(text) && (replaces.test(text) || !negationPattern.test(text))) ||
          isInfantMilkMadeInOtherScripts(text),
        'infant formula',
      )
      return steps.length > 0 || !isInTitle ? steps : [{ line: null, step: 0, about: 'infant formula' }]
    },
  },
  {
    id: 'choking',
    find: (kitchen) => {
      const isForSmall = saysSo(kitchen, (text) => isForSmallChildren(text) || isOfInfants(text))
      if (!isForSmall && !saysSo(kitchen, isForChildren)) return []
      return findChokingFoods(kitchen, isForSmall ? 'small children' : 'children')
    },
  },
]
