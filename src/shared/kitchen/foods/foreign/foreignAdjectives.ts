/**
 * Adjectives of Spanish, Portuguese, Italian, French and German recipes, singular as names of foods are compared. Beside a food they
 * say what it is like; some are names of foods by themselves: "fresca" is a soda, "maduro" a plantain, "picada" a sauce.
 */
const adjectives = new Set(
  `fresco fresca fresche freschi frais fraiche fraich frisch frische frischer frisches frischen
  seco seca secco secca sec seche seches getrocknet getrocknete getrockneter getrocknetes getrockneten
  picado picada picadito picadita hache hachee gehackt gehackte gehackter gehacktes gehackten
  grande gros grosse gross grosser grosses petit petite klein kleine kleiner kleines pequeno pequena mediano mediana
  cocido cocida cotto cotta cuit cuite gekocht gekochte gekochter gekochtes
  congelado congelada surgele surgelee surgelato surgelata tiefgekuhlt tiefgekuhlte tiefgekuhlter gefroren gefrorene
  crudo cruda cru crue maduro madura mur mure tostado tostada frito frita batido batida molido molida moulu moulue rallado rallada rape rapee
  entero entera entier entiere ganze limpio limpia pelado pelada polvo`
    .trim()
    .split(/\s+/),
)

/** Whether a word of a text that was split by `splitFoodNameIntoWords` is such an adjective. */
export const isForeignFoodAdjective = (word: string): boolean => adjectives.has(word)

/** Adjectives that are foods alone, as English recipes write them: "tuna tostadas", "4 tostadas". */
const foodsOfEnglish = new Set(['tostada'])
const joiningWord =
  /^(?:de|di|con|mit|avec|y|e|o|et|ou|und|oder|with|and|or|of|in|for|on|the|la|le|el|los|las|les|un|una|une|\d.*)$/

/** Whether the word at a place only says what the food before it is like: "anchoas frescas", "almendras tostadas". */
export function isAdjectiveAfterFood(words: readonly string[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined || !adjectives.has(words[at]!) || joiningWord.test(before)) return false
  // Spanish powder is always "en polvo"; by itself the word is Portuguese octopus.
  if (words[at] === 'polvo') return before === 'en'
  return !foodsOfEnglish.has(words[at]!) || (/[ao]$/.test(before) && before !== 'tuna')
}
