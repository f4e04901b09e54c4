import { findTemperatures } from '../../../units/stepTemperatures.ts'
import type { RecipeForHazards } from '../recipeForHazards.ts'
import {
  createWholeWordsPattern,
  eggPattern,
  normalizeForHazardPatterns,
  yolkPatternSource,
} from './eggWords.ts'
import { leastEggCelsius } from './rawEggs.ts'

/** Heat that thickens eggs which are beaten over it, and mostly sets none: sabayon, béarnaise, Swiss meringue. */
const gentleHeat = createWholeWordsPattern(
  '(?:over|above|on) (?:\\p{L}+ ){0,5}(?:simmering|hot|steaming|boiling) water|bain[- ]marie|double boiler|water bath|over (?:a )?(?:very )?(?:low|gentle) heat',
  '\\p{L}*wasserbad\\p{L}*',
  'bain[- ]marie|à feu (?:très )?doux',
  'baño (?:de )?maría|a fuego (?:muy )?(?:lento|suave|bajo)',
)
const beats = createWholeWordsPattern(
  'whisk\\p{L}*|beat\\p{L}*|whip\\p{L}*',
  '\\p{L}*schl(?:a|ä)g\\p{L}*|\\p{L}*rühr\\p{L}*',
  'fouett\\p{L}*|batt\\p{L}*|mont(?:er|ez)',
  'bat(?:ir|e|a|imos)|mont(?:ar|a)',
)
/** How far they are beaten: none of it tells that they have set. */
const foam = createWholeWordsPattern(
  'thick(?:en\\p{L}*)?|pale|froth\\p{L}*|foam\\p{L}*|fluffy|ribbons?|dissol\\p{L}*|doubled?|warm|trails?|creamy|light|airy|glossy|thickened',
  '\\p{L}*(?:schaumig|cremig|dicklich|dickschaumig|luftig|hell|gelöst|warm)\\p{L}*|schaum|rose',
  'mousseu\\p{L}*|épais\\p{L}*|ruban|mousse|blanchi\\p{L}*|dissou\\p{L}*|crémeu\\p{L}*|tièd\\p{L}*|onctueu\\p{L}*',
  'espum\\p{L}*|espes\\p{L}*|cremos\\p{L}*|disuel\\p{L}*|disolv\\p{L}*|blanque\\p{L}*|templad\\p{L}*',
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
)
const bakes =
  /(?<!\p{L})(?:bak(?:e|es|ed|ing)|oven|(?:ab|über|aus)?(?:ge)?backen|(?:back)?ofen|enfourne[rz]?|au four|horne(?:ar|a|e)|horno|until (?:\p{L}+ )?set|coats?|boil(?! water)|brought to the boil)(?!\p{L})/iu

/** The steps in which eggs are only beaten over gentle heat, with nothing after that which cooks them. */
export function findStepsBeatingEggsOverGentleHeat({ sentences }: RecipeForHazards): number[] {
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  return texts.flatMap((text, index) => {
    const isOfEggs = eggPattern.test(text) || everything.test(text)
    const isSauce = yolks.test(text) && butter.test(text)
    if (!isOfEggs || !gentleHeat.test(text) || !beats.test(text) || !(foam.test(text) || isSauce)) return []
    const isHot = [text, texts[index + 1] ?? ''].some((said) =>
      findTemperatures(said).some(({ value, celsius }) => (celsius ?? value) >= leastEggCelsius),
    )
    return isHot || texts.slice(index).some((said) => bakes.test(said)) ? [] : [sentences[index]!.step]
  })
}
