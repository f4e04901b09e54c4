import { allergensInContents, contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import { type Food, getFoodByName } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { isCookedDish, isFoodNamedAmong, type ListedIngredients } from '../madeWords.ts'
import { isFoodInRecipeName } from './boughtFoods.ts'
import { type SaidFood, wordsBeforeFood } from './saidFoods.ts'

/** Words before a food by which it comes to the dish or the table, whole: "bring out the", "pour over some", "have it with". */
const bringsInPattern =
  /(?:^| )(?:bring|carry|fetch|get|grab|take|set|put|lay|pass|hand|offer|pull|dig|crack|whip|unwrap|unpack|open|reheat|defrost|thaw|warm|heat|microwave|add|chuck|bung|pop|throw|pour|ladle|spoon|drizzle|slosh|smother|cover|drown|top|finish|serve|eat|enjoy|have|plate|dish|accompany|pair|share|dunk|mop)\w* (?:\w+ ){0,6}$/
/** The same in the other languages of pages, anywhere in the sentence. */
const bringingElsewhere =
  /(?<!\p{L})(?:(?:(?:he)?raus|bereit|hin|auf|hervor|herum)?(?:holen|holt|hole|nehmen|nimm|stellen|legen|reichen|tischen|tauen|backen|wärmen)|bringen|bring|servier\p{L}*|erwärm\p{L}*|sort(?:ir|ez|s)|apport\p{L}*|amen(?:er|ez)|pren(?:dre|ez)|pos(?:er|ez)|réchauff\p{L}*|décongel\p{L}*|dispos\p{L}*|sac(?:ar|a|ad|amos|ue|uen)|tra(?:er|e|ed|iga|igan)|llev(?:ar|a|e)|cog(?:er|e|ed)|pon(?:er|ga|ed)?|calent\p{L}*|descongel\p{L}*|ofrec\p{L}*|निकाल\p{M}*\p{L}*|ले आ[\p{L}\p{M}]*|ला(?:एं|ओ|इए|ना|एँ)|परोस\p{M}*\p{L}*|रख\p{M}*\p{L}*|गर्म कर\p{M}*|(?:و?أ|و?ا)خرج\p{L}*|هات\p{L}*|أحضر\p{L}*|احضر\p{L}*|جيب\p{L}*|قدم\p{L}*|ضع\p{L}*|سخن\p{L}*)(?![\p{L}\p{M}])/iu
/** Words right before a food by which it is a new one, though the recipe has something it could be made of. */
const newFoodQuantifierPattern =
  /(?:^| )(?:some|a few|few|any|more|extra|plenty of|lots of|a bit of|bit of|a little|leftover|instant|ready made|shop bought|store bought|bought) $/

/** Parts of a dish that any kitchen makes of what there is; what those behind them are made of, `preparations.ts` tells. */
const namesOfHomemadeParts = new Set(
  splitFoodNameIntoWords(
    'dough batter crust pastry base case filling mixture crumble crumb topping patty breadcrumb bechamel roux',
  ),
)

const isSauce = (food: Food) => food.category === 'Sauces' || pathToContainedFood(food, 'sauce kind') !== null

const partsOf = ({ of, is }: Food): readonly string[] =>
  of.length > 0 ? of : is.flatMap((kind) => getFoodByName(kind).of)

const certainAllergens = (food: Food) =>
  [...allergensInContents(contentsOfFood(food))].flatMap(([id, { isCertain }]) => (isCertain ? [id] : []))

/** How a step brings in a made thing: as one of several, "some gravy", or in another way; null where it does not. */
function howFoodIsBroughtIn(said: SaidFood): 'some' | 'one' | null {
  const { food, words, foreign } = said
  if ((!isCookedDish(food) && !isSauce(food)) || words.some((word) => namesOfHomemadeParts.has(word)))
    return null
  const before = wordsBeforeFood(said)
  const isBrought = foreign
    ? foreign.asksAction || foreign.isBeside || bringingElsewhere.test(said.sentence)
    : bringsInPattern.test(before)
  return isBrought ? (newFoodQuantifierPattern.test(before) ? 'some' : 'one') : null
}

/**
 * Whether a step brings in a made thing with an allergen, "bring out the sausage rolls", that is none of the recipe's own: the recipe is
 * not called so, and no line holds a part of it. One of those that "some" calls is its own only with a line that holds its allergens.
 */
export function isMadeFoodBroughtIn(said: SaidFood, listed: ListedIngredients): boolean {
  const { food } = said
  const way = howFoodIsBroughtIn(said)
  if (way === null || isFoodInRecipeName(said, listed)) return false
  const certain = certainAllergens(food)
  const held = new Set(listed.foods.flatMap(certainAllergens))
  if (certain.length === 0 || certain.some((id) => held.has(id))) return false
  const isHere = (part: string) =>
    isFoodNamedAmong(part, listed.foods) ||
    splitFoodNameIntoWords(part).some((word) => listed.words.has(word))
  return way === 'some' || !partsOf(food).some(isHere)
}
