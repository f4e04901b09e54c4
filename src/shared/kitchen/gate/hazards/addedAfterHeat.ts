import { endsHeat, heatOfOtherScripts, plainText, returnsToHeat, words } from './eggs/eggWords.ts'
import { cools } from './handlingWords.ts'
import { isCookingIn } from './heatWords.ts'
import { foldedOf, type Kitchen } from './kitchen.ts'
import { clausesOf } from './statements.ts'

/** Words for serving or finishing a dish, after which nothing is heated. */
const finishes = words(
  '(?:just |right |shortly )?before serving|to serve|when serving|at the end|finish(?:es|ed|ing)? (?:\\p{L}+ ){0,3}with|while (?:still )?(?:warm|hot)|once (?:baked|cooked|done|cool)|after (?:baking|cooking)',
  '(?:top|fill|brush|spread|stuff|dress|garnish|scatter|sprinkle|drizzle|soak|crumble|douse)(?:ed|s|ing)?|cold',
  '(?:kurz )?(?:vor dem|zum) servieren|zum schluss|(?:noch )?(?:warm|heiß)e?n? (?:\\p{L}+ ){0,3}(?:bestreichen|tränken|beträufeln)|(?:belegen|bestreichen|bestreuen|füllen|tränken|beträufeln|garnieren|toppen)|kalt\\p{L}*',
  '(?:juste )?(?:avant de|au moment de|pour) servir|en fin de cuisson|à la fin|encore (?:tièdes?|chaude?s?)|(?:garnir|garnisse[rz]|badigeonne[rz]|imbibe[rz]|arrose[rz]|parseme[rz]|émiette[rz]|fourre[rz]|tartine[rz])|froide?s?',
  '(?:justo )?(?:antes de|al|para) servir|al final|a[úu]n (?:tibi|calient)\\p{L}+|(?:cubr\\p{L}+|rellen\\p{L}+|pintar|pinte|emborrach\\p{L}+|empap\\p{L}+|roci\\p{L}+|desmenu\\p{L}+|espolvore\\p{L}+|decor\\p{L}+)|frí[oa]s?',
  'परोसने से (?:ठीक )?पहले|परोसते समय|आखिर में|ठंडा\\S*|ऊपर से',
  '(?:قبل|عند) (?:ال)?تقديم|في (?:ال)?نهاية|(?:ي|ت|ا)?برد\\p{L}*',
)

/** What goes on with heat and is no word of cooking: it leaves no drink as it was. */
const goesOn = words(
  'reduc(?:e|es|ed|ing)(?! the heat)|evaporat\\p{L}*|bubbl\\p{L}+|thicken\\p{L}*|deglaz\\p{L}+|flamb\\p{L}+|ignite|cook(?:s|ed|ing)? (?:off|out|away)|heat(?:ed)? (?:through|gently|until|up)|warm(?:ed)? through|return \\p{L}* ?(?:\\p{L}+ )?to the (?:pan|pot|heat|oven)',
  '(?:ein|ver)?(?:reduzier|einkoch|verdampf|verkoch|flambier|ablösch)\\p{L}*|erhitz\\p{L}*|erwärm\\p{L}*',
  '(?:réduire|réduise[rz]|évapor\\p{L}+|flambe[rz]|déglace[rz]|épaissi\\p{L}*|réchauff\\p{L}+)(?! le feu)',
  '(?:reduc\\p{L}+|evapor\\p{L}+|flamb\\p{L}+|desglas\\p{L}+|espes\\p{L}+|calent(?:ar|e|amos))(?! el fuego)',
)

const heats = (clause: string): boolean => {
  const rest = clause.replace(new RegExp(endsHeat, 'giu'), ' ')
  return isCookingIn(rest) || heatOfOtherScripts.test(rest) || returnsToHeat.test(rest) || goesOn.test(rest)
}

const deedsOf = (step: string): string[] =>
  clausesOf(plainText(step)).flatMap((clause) =>
    clause.split(/\s(?:then|dann|danach|anschließend|puis|ensuite|luego|después)\s/iu),
  )

/**
 * Whether a food goes in only when the heat has ended: the step that names it first ends the heat, cools or finishes the dish
 * before or as it does, and nothing from there on is heated. "Simmer for 20 minutes, take off the heat and stir in the vodka."
 */
export function isAddedAfterHeat({ steps }: Pick<Kitchen, 'steps'>, names: RegExp): boolean {
  const first = steps.findIndex((step) => names.test(foldedOf(plainText(step))))
  if (first === -1) return false
  const here = deedsOf(steps[first]!)
  const at = here.findIndex((clause) => names.test(foldedOf(clause)))
  if (at === -1) return false
  const after = [...here.slice(at), ...steps.slice(first + 1).flatMap(deedsOf)]
  if (after.some(heats)) return false
  return here
    .slice(0, at + 1)
    .some((clause) => endsHeat.test(clause) || finishes.test(clause) || cools.test(foldedOf(clause)))
}
