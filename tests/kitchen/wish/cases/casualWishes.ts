import type { WishCase } from './wishCase.ts'

/** Limits in casual words. */
export const casualWishes: readonly WishCase[] = [
  ['prawns send me to A&E', '#crustaceans'],
  ['prawns send me to A&E so a safe paella please', '#crustaceans'],
  ['nuts send me to A&E', '#nuts #peanuts'],
  ['prawns send me to hospital', '#crustaceans'],
  ['not too keen on aubergine', 'aubergine'],
  ["we're not very fond of olives", 'olive'],
  ['not really into mushrooms', 'mushroom'],
  ["I'm not that keen on fish, pasta please", 'fish'],
  ['nicht so begeistert von Auberginen', 'aubergine'],
  ['nicht so scharf auf Pilze', 'mushroom'],
  ["pas vraiment fan d'aubergines", 'eggplant'],
  ['no soy muy fan de la berenjena', 'aubergine'],
  ['very keen on aubergine', ''],
  ['really into mushrooms', ''],
]

/** Diets from which a food is exempt. */
export const dietsWithExceptions: readonly WishCase[] = [
  ['vegan except for honey', '#eggs #milk @vegetarian'],
  ['vegan except honey, pancakes', '#eggs #milk @vegetarian'],
  ['vegan außer Honig', '#eggs #milk @vegetarian'],
  ['végan sauf le miel', '#eggs #milk @vegetarian'],
  ['vegano excepto miel', '#eggs #milk @vegetarian'],
  ['vegan except eggs', '#milk @vegetarian, honey'],
  ['vegetarian except for fish', '@pescatarian'],
  ['vegetarian, anything except fish', '@vegetarian, fish'],
  ['vegan, everything except honey', '@vegan, honey'],
  ['vegan, no honey', '@vegan, honey'],
  ['vegan. Anything except honey', '@vegan, honey'],
]

/** Wishes with misspelt foods, and all foods that the question must offer. */
export const misspeltInQuestions: readonly (readonly [wish: string, foods: readonly string[]])[] = [
  ['daughter alergic too egs and penuts', ['egg', 'peanut']],
  ['allergic to shrimps and lobsta', ['lobster']],
  ['allergic to peanuts and egs', ['egg']],
]
