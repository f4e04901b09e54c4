import { findTemperatures } from '../../../units/stepTemperatures.ts'
import type { RecipeForHazards } from '../recipeForHazards.ts'
import { overWaterPattern } from '../waterBaths.ts'
import {
  createWholeWordsPattern,
  eggPattern,
  normalizeForHazardPatterns,
  yolkPatternSource,
} from './eggWords.ts'
import { leastEggCelsius } from './rawEggs.ts'

/** Heat that thickens eggs which are beaten over it, and mostly sets none: sabayon, béarnaise, Swiss meringue. */
const lowHeat = createWholeWordsPattern(
  'over (?:a )?(?:very )?(?:low|gentle) heat',
  'à feu (?:très )?doux',
  'a fuego (?:muy )?(?:lento|suave|bajo)',
  'धीमी आंच पर',
  'على نار (?:هادئة|خفيفة)',
)
const isGentlyHeated = (text: string): boolean => overWaterPattern.test(text) || lowHeat.test(text)
const beats = createWholeWordsPattern(
  'whisk\\p{L}*|beat\\p{L}*|whip\\p{L}*',
  '\\p{L}*schl(?:a|ä)g\\p{L}*|\\p{L}*rühr\\p{L}*',
  'fouett\\p{L}*|batt\\p{L}*|mont(?:er|ez)',
  'bat(?:ir|e|a|imos)|mont(?:ar|a)',
  'फेंट\\S*',
  '[وف]?(?:[ايتن])?خفق\\p{L}*',
)
/** How far they are beaten: none of it tells that they have set. */
const foam = createWholeWordsPattern(
  'thick(?:en\\p{L}*)?|pale|froth\\p{L}*|foam\\p{L}*|fluffy|ribbons?|dissol\\p{L}*|doubled?|warm|trails?|creamy|light|airy|glossy|thickened',
  '\\p{L}*(?:schaumig|cremig|dicklich|dickschaumig|luftig|hell|gelöst|warm)\\p{L}*|schaum|rose',
  'mousseu\\p{L}*|épais\\p{L}*|ruban|mousse|blanchi\\p{L}*|dissou\\p{L}*|crémeu\\p{L}*|tièd\\p{L}*|onctueu\\p{L}*',
  'espum\\p{L}*|espes\\p{L}*|cremos\\p{L}*|disuel\\p{L}*|disolv\\p{L}*|blanque\\p{L}*|templad\\p{L}*',
  'झाग\\S*|गाढ़\\S*|गाढ\\S*|हल्क\\S*|फूल\\S*',
  '(?:ال)?(?:رغو|كثيف|هش|كريمي|فاتح)\\p{L}*|[يت]?(?:تكاثف|تكثف|ثخن)\\p{L}*',
)
/** Yolks and butter make a hollandaise, with sugar a curd that is cooked thick. */
const yolks = new RegExp(
  `(?<!\\p{L})(?:${yolkPatternSource})(?!\\p{L})(?!.*(?:sugar|zucker|sucre|azúcar))`,
  'iu',
)
const butter = createWholeWordsPattern('butter', 'beurre', 'mantequilla')
const everything = createWholeWordsPattern(
  'everything|all|all the ingredients',
  'alles',
  'tout|le tout',
  'todo',
  'सब(?: कुछ)?|सभी|सारी',
  '(?:ال)?كل|جميع',
)
const bakes =
  /(?<!\p{L})(?:bak(?:e|es|ed|ing)|oven|(?:ab|über|aus)?(?:ge)?backen|(?:back)?ofen|enfourne[rz]?|au four|horne(?:ar|a|e)|horno|until (?:\p{L}+ )?set|coats?|boil(?! water)|brought to the boil)(?!\p{L})/iu

/** Words for the end of the beating ("until thick") or for a mixture that is cooked by it. */
const endOrCook =
  /(?<!\p{L})(?:until|till|bis|jusqu\p{L}*|hasta|cook\p{L}*|set|garen|stocken|cui\p{L}+|prendre|coc\p{L}+|cuaj\p{L}+|minut\p{L}*|तक|पका\S*|मिनट|حتى|دقيقة|دقائق)(?![\p{L}\p{M}])|(?<!\p{L})(?:minutes?|minuten)(?!\p{L})/iu

/** The steps in which eggs are only beaten over gentle heat, with nothing after that which cooks them. */
export function findStepsBeatingEggsOverGentleHeat({ sentences, names }: RecipeForHazards): number[] {
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const isFoodNamed = sentences.map(({ folded }) => names.some((name) => name?.test(folded)))
  const areEggsNamed = (index: number) => eggPattern.test(texts[index]!) || everything.test(texts[index]!)
  /** A sentence that names no food goes on with what was named last; the first of all is about everything. */
  const sentenceNamingFood = (index: number): number | null => {
    const at = texts.findLastIndex(
      (_, place) => place <= index && (isFoodNamed[place] || areEggsNamed(place)),
    )
    return at === -1 ? null : at
  }
  return texts.flatMap((text, index) => {
    const named = sentenceNamingFood(index)
    const isOfEggs = named === null || areEggsNamed(named)
    const isOverGentleHeat = texts.slice(named ?? 0, index + 1).some(isGentlyHeated)
    const isSauce = yolks.test(text) && butter.test(text)
    const isEndless =
      overWaterPattern.test(text) &&
      eggPattern.test(text) &&
      !endOrCook.test(`${text} ${texts[index + 1] ?? ''}`)
    if (!isOfEggs || !isOverGentleHeat || !beats.test(text)) return []
    if (!foam.test(text) && !isSauce && !isEndless) return []
    const isHot = [text, texts[index + 1] ?? ''].some((said) =>
      findTemperatures(said).some(({ value, celsius }) => (celsius ?? value) >= leastEggCelsius),
    )
    return isHot || texts.slice(index).some((said) => bakes.test(said)) ? [] : [sentences[index]!.step]
  })
}
