import { findTemperatures } from '../../../units/stepTemperatures.ts'
import { withDegreeSigns } from '../doneness/celsiusInside.ts'
import { removeTorchPhrases } from '../heatWords.ts'
import type { RecipeForHazards } from '../recipeForHazards.ts'
import { createWholeWordsPattern, eggPattern } from './eggWords.ts'
import { leastEggCelsius } from './rawEggs.ts'

/** Heat below which nothing is meant to cook: eggs for a sponge are warmed to 45 °C and baked. */
const leastHeatedCelsius = 45

/** Yolks, and what is made of them over little heat. */
const eggMixture = createWholeWordsPattern(
  'custard|sabayon|zabaglione|zabaione|hollandaise|b[ée]arnaise|cr[eè]me anglaise|curd|egg mixture|swiss meringue',
  'zabaione|weinschaum\\p{L}*|sabayon|hollandaise|b[ée]arnaise|vanilleso(?:ß|ss)e|vanillecreme|eiermasse|eigelbmasse|eiercreme',
  'crème anglaise|sabayon|hollandaise|béarnaise|crème aux [œo]e?ufs',
  'natillas|sabayón|holandesa|bearnesa|crema inglesa|zabaione',
  'कस्टर्ड|सबायोन|हॉलैंडेज',
  '(?:ال)?(?:كاسترد|سابايون|هولنديز)',
)
/** "To 60 °C": how far something is heated, and not where. */
const upTo =
  /(?:(?<!\p{L})(?:to|at|until|reach(?:es)?|of|auf|bis|zu|bei|jusqu['’]?[àa]u?|à|atteigne\p{L}*|hasta|a|los|alcan\p{L}+|reads?|registers?)\s(?:\p{L}+\s){0,3}|\()(?:about |around |ca\.? |etwa |environ |unos )?$|(?:حتى|الى)\s(?:\p{L}+\s){0,4}$/iu
const upToBehind = /^\s?(?:तक|पर|हो)/u
/** What else is warmed beside the eggs. */
const ofOther = createWholeWordsPattern(
  'milk|water|oil|butter|syrup|chocolate|yeast|oven|room|plates?',
  '\\p{L}*milch|wasser|öl|butter|sirup|schokolade|hefe|ofen|backofen',
  'lait|eau|huile|beurre|sirop|chocolat|levure|four',
  'leche|agua|aceite|mantequilla|almíbar|chocolate|levadura|horno',
  'दूध|तेल|मक्खन|यीस्ट|ओवन',
  '(?:ال)?(?:حليب|زيت|زبدة|خميرة|فرن)',
)
const bakesLater = createWholeWordsPattern(
  'bak(?:e|es|ed|ing)|oven|boil(?:s|ed)?|simmer(?:s|ed)?(?! water)|fr(?:y|ied)|steam(?:ed)?|freez\\p{L}* dry',
  '(?:ab|über|aus)?(?:ge)?backen|(?:back)?ofen|(?:auf)?kochen|braten',
  'enfourne[rz]?|au four|cuire|cuisez|bouillir',
  'horne(?:ar|a|e)|horno|hervir|freír|cocer',
  'बेक\\S*|ओवन|उबाल\\S*|पका\\S*|तल\\S*',
  '[وف]?(?:[ايتن])?(?:خبز|سلق|طبخ|غلي)(?:ي|ه|ها)?|(?:ال)?فرن',
)

/** What had its heat before: it cools, or is kept warm. */
const isDoneBefore = createWholeWordsPattern(
  '(?:cool|chill)\\p{L}*|keep (?:\\p{L}+ ){0,3}warm|kept warm|serv(?:e|ing) at',
  '(?:ab|aus)?kühl\\p{L}*|abgekühlt|warm ?halten',
  'refroidi\\p{L}*|tiédir|(?:garde|maint)\\p{L}* (?:\\p{L}+ ){0,3}(?:au )?chaud',
  'enfri\\p{L}+|templ(?:ar|e)|manten\\p{L}* (?:\\p{L}+ ){0,3}caliente',
  'ठंड\\S*|गरम रख\\S*',
  '[وف]?(?:[ايتن])?برد\\p{L}*',
)

/** Degrees to which a text heats its eggs, the highest of them; null where it gives none. */
function celsiusOfEggs(text: string): number | null {
  const said = findTemperatures(text).flatMap(
    ({ start, end, value, valueMax, celsius, celsiusMax, scale }) => {
      if (scale === 'gas mark') return []
      const isHeat = upTo.test(text.slice(0, start)) || upToBehind.test(text.slice(end))
      return isHeat ? [celsiusMax ?? celsius ?? valueMax ?? value] : []
    },
  )
  return said.length === 0 ? null : Math.max(...said)
}

/**
 * The steps that heat eggs to less than 71 °C (USDA FSIS, "Safe minimum internal temperature chart": egg dishes 160 °F), with
 * nothing later that cooks them.
 */
export function findStepsHeatingEggsTooLittle({ sentences }: RecipeForHazards): number[] {
  const texts = sentences.map(({ text }) => withDegreeSigns(removeTorchPhrases(text)))
  return texts.flatMap((text, index) => {
    if ((!eggPattern.test(text) && !eggMixture.test(text)) || isDoneBefore.test(text)) return []
    const celsius = celsiusOfEggs(text)
    if (celsius === null || celsius < leastHeatedCelsius || celsius >= leastEggCelsius) return []
    if (ofOther.test(text) && !eggMixture.test(text) && !isOfYolks(text)) return []
    const isSet = (said: string) => (celsiusOfEggs(said) ?? 0) >= leastEggCelsius
    const isCooked =
      texts.slice(0, index).some(isSet) ||
      texts.slice(index + 1).some((said) => bakesLater.test(said) || isSet(said))
    return isCooked ? [] : [sentences[index]!.step]
  })
}

/** "Whisk the yolks over simmering water to 60 °C": the eggs stand before what is beside them. */
function isOfYolks(text: string): boolean {
  const eggs = eggPattern.exec(text)
  const other = ofOther.exec(text)
  return eggs !== null && other !== null && eggs.index < other.index
}
