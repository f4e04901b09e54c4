import type { HazardId } from '../../findings/hazardIds.ts'

/** Things of a household that no one eats, in any form. */
const noFood =
  /\b(?:bleach|(?<!baker['’]?s |baking )ammonia|antifreeze|laundry (?:soap|pods?|detergent)|turpentine|paint thinner|white spirit|gasoline|kerosene|motor oil|engine oil|lamp oil|lighter fluid|super ?glue|wood glue|pva glue|craft glue|non-toxic glue|elmer'?s glue|school glue|(?:ant|rat|mouse) poison|rat bait|insecticides?|pesticides?|herbicides?|weed ?killer|(?:insect|mosquito) repellent|drain cleaner|oven cleaner|toilet cleaner|rubbing alcohol|isopropyl(?: alcohol)?|methanol|methylated spirits?|acetone|nail polish(?: remover)?|hydrogen peroxide|hydrochloric acid|sulphuric acid|sulfuric acid|mothballs?|borax|boric acid|arsenic|cyanide|strychnine|lead acetate|shampoo|shower gel|hand sanitis?z?er|shaving (?:foam|cream)|toothpaste|sunscreen|cat litter|dog food|cat food|battery acid|plaster of paris|human (?:flesh|meat|blood)|razor blades?|broken glass|candle wax|craft glitter|non-?edible glitter)\b/i
/** More of them, which a step may name without putting them into the food. */
const noFoodOfLine =
  /\b(?:detergents?|dish soap|dishwashing liquid|washing[- ]up liquid|hand soap|soap(?! ?nuts?)|(?<!edible |sugar )glue|petrol|diesel|fertili[sz]ers?|disinfectants?|chlorine|caustic soda|mercury|mouthwash|cigarettes?|tobacco|nicotine|silica gel|concrete|cement|gravel|small rocks?|pebbles|sawdust|nails and screws|(?<!edible )paint(?!ed)|pet food|batteries|perfume|floor cleaner|wall ?paper paste)\b/i

/** Plants, mushrooms and parts of them that are poisonous however they are cooked. */
const poisonousPlant =
  /\b(?:foxgloves?|oleander|hemlock|deadly nightshade|belladonna|monkshood|aconite|wolfsbane|lil(?:y|ies) of the valley|death caps?|destroying angels?|fly agarics?|yew berr(?:y|ies)|holly berr(?:y|ies)|mistletoe|laburnum|hydrangeas?|daffodils?|narcissus|hyacinth bulbs?|tulip bulbs?|castor beans?|jequirity|rosary peas?|rhubarb lea(?:f|ves)|potato (?:leaves|sprouts)|sprouted potato(?:es)? eyes|tomato leaves|apricot kernels?|bitter almonds?(?! (?:extract|essence|flavou?r|oil))|puffer ?fish|fugu|jimson ?weed|datura|angel'?s trumpets?|giant hogweed|water dropwort|colchicum|autumn crocus|azaleas?|rhododendrons?|poison ivy|dieffenbachia|ackee seeds?|unripe ackee|tansy oil|pennyroyal oil|wintergreen oil|drops? (?:of )?(?:\w+ ){0,3}essential oil|delphiniums?|larkspur|poinsettia|wisteria (?:seeds?|pods?)|sweet pea (?:seeds?|flowers?)|unripe elderberries|manchineel|(?:green(?:ed|ing)?|sprout(?:ed|ing)) potato(?:es)?|potato(?:es)? with green skins?|grüne(?:n|r)? kartoffeln|gr[uü]n gewordene[nr]? kartoffeln|pommes de terre (?:vertes|germ[ée]es)|(?:patatas|papas) (?:verdes|germinadas|brotadas)|noyaux d[’']abricots?|amandes am[èe]res|aprikosenkerne|bittermandeln|huesos de albaricoque|almendras amargas)\b/i

const notEaten =
  /\b(?:not|never|avoid|discard\w*|remov\w+|without|don.t|wash\w*|clean\w*|scrub\w*|trim\w*|poisonous|toxic|throw)\b/i

/** The first thing in a text that is no food, or poisonous; null when there is none we know. */
export function findPoisonOrNonFood(
  text: string,
  isLine: boolean,
): { hazard: HazardId; word: string } | null {
  for (const part of isLine ? [text] : text.split(/[.;!?]/)) {
    if (!isLine && notEaten.test(part)) continue
    const thing = noFood.exec(part) ?? (isLine ? noFoodOfLine.exec(part) : null)
    const found = thing ?? poisonousPlant.exec(part)
    if (found) return { hazard: thing ? 'no food' : 'poisonous plant', word: found[0].toLowerCase() }
  }
  return null
}
