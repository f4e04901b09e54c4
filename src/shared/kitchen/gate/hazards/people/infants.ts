import { findFoodByKey } from '../../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../../foods/foodWords.ts'
import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import type { RecipeForHazards } from '../recipeForHazards.ts'
import {
  isAgeInMonthsNamed,
  isAgeInMonthsNamedInHindiOrArabic,
  isBabyDishWithAgeInMonths,
  isBabyDishWithAgeInMonthsInHindiOrArabic,
} from './monthsOfLife.ts'

/** What is sold small: "baby spinach", "baby red potatoes", "baby back ribs". */
const soldSmall =
  /^[ -](?:(?:red|gold|golden|new|yellow|white|purple|green|rainbow|sweet|bell|plum|dill|mixed|dutch|yukon) )?(?:spinach|spinat|corn|mais|maïs|carrots?|karotten?|möhren?|potato(?:es)?|kartoffeln?|lea(?:f|ves)|blatt|blätter|greens|kale|back|ribs|bok|pak|tomato(?:es)?|onions?|beets?|beetroots?|turnips?|courgettes?|zucchinis?|aubergines?|eggplants?|artichokes?|squids?|octopus(?:es)?|clams?|salad|salat|gem|arugula|rocket|rucola|lettuces?|leeks?|shrimps?|mushrooms?|bella|mozz\p{L}*|cucumbers?|squash|fennel|peas|broccoli|broccolini|sized?|chard|cos|romaine|ginger|marrows?|radish(?:es)?|peppers?|calamar\p{L}*|portobellos?|pickles?|gherkins?|lima|scallops?|kiwis?|pineapples?|swiss)(?!\p{L})/iu
/** What is made for babies, right after what it is made of. */
const dishOfBabies =
  /^(?:[ -]\p{L}+)?[ -](?:pancakes?|mash|mashed|pur[eé]es?|soups?|porridge|oatmeal|muffins?|foods?|bites?|fritters?|cereals?|snacks?|meals?|cookies?|biscuits?|rusks?|smoothies?|brei|bouillies?|compotes?|papillas?)(?!\p{L})/iu
const infants =
  /(?<!\p{L})(?:bab(?:y|ies|ys)(?![ -]?(?:shower|sitter))|baby(?:brei|nahrung|kost)|infants?|weaning|säugling\p{L}*|beikost|bébés?|nourrissons?|bebés?|lactantes?|neonat[oi]|lattant[ei]|svezzamento|bebês?|baby['’]s|zuigelingen?|niemowl\p{L}*|spädbarn\p{L}*|spædb[aø]rn\p{L}*|spedbarn\p{L}*|bebis\p{L}*|babyer)(?![\p{L}])/giu
/** The same in Hindi and Arabic, as `normalizeForHazardPatterns` writes them. */
const infantsOfOtherScripts =
  /(?<![\p{L}\p{M}])(?:शिशु\p{M}*\p{L}*\p{M}*|नवजात|बेबी(?! (?:कॉर्न|आलू|पोटैटो|पालक|गाजर|टमाटर|प्याज|बैंगन))|दुधमुं\p{L}*\p{M}*)(?![\p{L}\p{M}])|(?<!\p{L})[وف]?(?:ال|لل|ل)?(?:رضيع(?:ه|ة|ك|ي|نا)?|رضع)(?!\p{L})/u
/** The newborn, their teeth, and the first food beside milk, which need no word for a baby. */
const firstFoods =
  /(?<!\p{L})(?:new-?borns?|teething|teethers?|gripe[- ]water|first (?:solids?|solid foods?|foods|tastes)|(?:my|baby[’']?s) (?:very )?first (?:pur[eé]es?|porridge|mash|cereal|meals?|rusks?)|first (?:pur[eé]es?|porridges|baby \p{L}+)|start(?:ing|ed)? (?:on )?solids|stage (?:one|two|[12]) (?:foods|pur[eé]es|solids)|complementary (?:foods?|feeding)|baby-?led|blw|neugeboren\p{L}*|zahn(?:end\p{L}*|ungs\p{L}*)|zum zahnen|beißkekse?|breikost|breifrei\p{L}*|erste[rn]? (?:\p{L}*brei(?:e|chen)?|gläschen|feste nahrung|löffelchen)|nouveaux?[- ]nés?|poussées? dentaires?|premières dents|fait ses dents|premi(?:er|ère)s? (?:bouillies?|pur[ée]es?|compotes?|petits? pots?|aliments|cuillerées)|diversification alimentaire|début de (?:la )?diversification|dme|reci[eé]n nacid[oa]s?|dentición|primeros dientes|primer[oa]?s? (?:papillas?|pur[eé]s?|alimentos|sólidos|compotas?|potitos?)|alimentación complementaria|ablactación|destete|(?:para|mi|tu|su|del?|al|el|los|pour|mon) (?:bebes?|bb))(?!\p{L})/iu
const firstFoodsOfOtherScripts =
  /दांत निकल|ग्राइप वाटर|घुट्टी|अन्नप्राशन|(?:पहला|पहली) (?:ठोस|दलिया|प्यूरी)|ठोस आहार|(?<!\p{L})(?:و|ف)?(?:ال|لل|ل|ب)?(?:تسنين|فطام|مولود\p{L}*|حديثي? الولادة)(?!\p{L})|ماء غريب|(?:اول|اولى) (?:طعام|وجبات|هريس|اطعمة)(?!\p{L})|(?:ال)?(?:طعام|اطعمة|اغذية) (?:ال)?صلبة?(?!\p{L})/u
/** Mashed food for babies; the same word calls a porridge of oats or maize that all eat. */
const mashForInfants =
  /(?<!\p{L})(?:papillas?(?! de (?:avena|maíz|quinoa|mijo|harina|trigo))|papinhas?)(?!\p{L})/iu

/** Whether a name, a step or a line of a recipe tells that somebody of less than a year eats it. */
export const isDishForInfants = ({ titles, steps, lines }: RecipeForHazards): boolean =>
  titles.some(isTitleOfInfants) || [...titles, ...steps, ...lines.map(({ text }) => text)].some(isOfInfants)

const isTitleOfInfants = (title: string): boolean =>
  mashForInfants.test(title) ||
  isBabyDishWithAgeInMonths(title) ||
  isBabyDishWithAgeInMonthsInHindiOrArabic(normalizeForHazardPatterns(title))

const isOfInfants = (text: string) =>
  isOfLatinInfants(text) || isOfOtherInfants(normalizeForHazardPatterns(text))

const isOfOtherInfants = (plain: string) =>
  infantsOfOtherScripts.test(plain) ||
  firstFoodsOfOtherScripts.test(plain) ||
  isAgeInMonthsNamedInHindiOrArabic(plain)

const isOfLatinInfants = (text: string) =>
  [...text.matchAll(infants)].some(({ index, 0: said }) => !isSmallFood(text.slice(index + said.length))) ||
  firstFoods.test(text) ||
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
