import { checkLine, type LineCheck } from './checkLine.ts'

/** "Ladyfinger" and "lady's fingers" with no word that tells the biscuit from okra, which India calls so. */
const eitherName =
  /(?<!\p{L})lad(?:y|ies)(?:['’]?s['’]?)?[ -]?fingers?(?!\p{L})(?! (?:biscuits?|cookies?|sponges?|cakes?))/iu
const okraWords = /(?<!\p{L})(?:okra|bh?indi|vendakkai|bamia|vegetable)(?!\p{L})/iu
const biscuitWords = /(?<!\p{L})(?:savoiardi|biscuits?|cookies?|sponge|boudoirs?|crisp|soft)(?!\p{L})/iu
const sweetDish =
  /(?<!\p{L})(?:tiramis\p{L}*|trifle|charlotte|mascarpone|(?:whipping|heavy|double|whipped|cream|ice) cream|coffee|espresso|cocoa|chocolate|marsala|amaretto|rum|liqueur|custard|pudding|cream cheese|jelly|(?:straw|rasp|blue)berr\p{L}+|icebox|dessert)(?!\p{L})/iu
const savouryDish =
  /(?<!\p{L})(?:onions?|garlic|cumin|jeera|turmeric|haldi|mustard seeds?|coriander|cilantro|garam|masala|curry|chill?i(?:es)?|chiles?|tomato(?:es)?|ginger|hing|asafoetida|amchur|dal|besan|tamarind|sambar|methi)(?!\p{L})/iu

/** The line of a recipe that names ladyfingers, read by what else is in the dish; another line as it was. */
export function readLadyfingersByDish(
  check: LineCheck,
  { name, ingredients }: { name: string; ingredients: readonly string[] },
): LineCheck {
  const { text } = check
  if (!eitherName.test(text) || biscuitWords.test(text)) return check
  const beside = [name, ...ingredients].filter((other) => other !== text).join('\n')
  const { foods, food, allergens, diets } = checkLine(text.replace(eitherName, meantBy(text, beside)))
  return { ...check, foods, food, allergens, diets }
}

function meantBy(text: string, beside: string): string {
  if (okraWords.test(text)) return 'okra'
  if (sweetDish.test(beside)) return 'ladyfingers'
  // In two words the biscuit is rarer, and no biscuit is fried with onions.
  if (savouryDish.test(beside)) return /ladyfinger/iu.test(text) ? 'okra or ladyfingers' : 'okra'
  return /ladyfingers/iu.test(text) ? 'ladyfingers' : 'ladyfingers or okra'
}
