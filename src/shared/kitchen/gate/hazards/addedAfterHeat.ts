import {
  createWholeWordsPattern,
  endsHeatPattern,
  heatPatternOfOtherScripts,
  isPutBackOnHeat,
  normalizeForHazardPatterns,
} from './eggs/eggWords.ts'
import { coolsPattern } from './handling/coolingAndWashing.ts'
import { isTextHeating } from './heatWords.ts'
import { type RecipeForHazards, removeAccents } from './recipeForHazards.ts'
import { clausesOfText } from './statements.ts'

/** Words for serving or finishing a dish, after which nothing is heated. */
const finishes = createWholeWordsPattern(
  '(?:just |right |shortly )?before serving|to serve|when serving|at the end|finish(?:es|ed|ing)? (?:\\p{L}+ ){0,3}with|while (?:still )?(?:warm|hot)|once cool',
  '(?:top|fill|brush|spread|stuff|dress|garnish|scatter|sprinkle|drizzle|soak|crumble|douse|drape)(?:ed|s|ing)?|cold',
  '(?:kurz )?(?:vor dem|zum) servieren|zum schluss|(?:noch )?(?:warm|heiß)e?n? (?:\\p{L}+ ){0,3}(?:bestreichen|tränken|beträufeln)|(?:belegen|bestreichen|bestreuen|füllen|tränken|beträufeln|garnieren|toppen)|kalt\\p{L}*',
  '(?:juste )?(?:avant de|au moment de|pour) servir|en fin de cuisson|à la fin|encore (?:tièdes?|chaude?s?)|(?:garnir|garnisse[rz]|badigeonne[rz]|imbibe[rz]|arrose[rz]|parseme[rz]|émiette[rz]|fourre[rz]|tartine[rz])|froide?s?',
  '(?:justo )?(?:antes de|al|para) servir|al final|a[úu]n (?:tibi|calient)\\p{L}+|(?:cubr\\p{L}+|rellen\\p{L}+|pintar|pinte|emborrach\\p{L}+|empap\\p{L}+|roci\\p{L}+|desmenu\\p{L}+|espolvore\\p{L}+|decor\\p{L}+)|frí[oa]s?',
  'परोसने से (?:ठीक )?पहले|परोसते समय|आखिर में|ठंडा\\S*|ऊपर से',
  '(?:قبل|عند) (?:ال)?تقديم|في (?:ال)?نهاية|(?:ي|ت|ا)?برد\\p{L}*',
)

/** "After baking": cooking that has ended. */
const afterCooking = createWholeWordsPattern(
  '(?:once|after|when) (?:(?:it|they) (?:is|are|has|have) (?:been )?|(?:the )?(?:\\p{L}+ )?(?:is |are )?)?(?:fully |completely )?(?:baked|cooked|done|baking|cooking|roasting|grilling|frying|boiling|grilled|roasted|fried)',
  'nach dem (?:\\p{L}*backen|braten|garen|kochen|grillen|frittieren)|nach der (?:back|gar|koch)zeit',
  'après (?:la )?cuisson|(?:après|une fois) (?:(?:être|avoir) )?(?:cuite?s?|dorée?s?|grillée?s?|passage au four)',
  '(?:después de|tras|luego de) (?:hornear|cocinar|cocer|asar|fre[ií]r|la cocción|el horneado)\\p{L}*|una vez (?:hornead|cocid|cocinad|asad|frit)[oa]s?',
  '(?:बेक|पक|भुन|तल)\\S*(?: (?:करने|जाने|होने))? के बाद',
  'بعد (?:ال)?(?:خبز|طهي|شوي|طبخ|قلي|خروج\\p{L}*)',
)

/** What goes on with heat and is no word of cooking: it leaves no food as it was. */
const goesOn = createWholeWordsPattern(
  'reduc(?:e|es|ed|ing)(?! the heat)|evaporat\\p{L}*|bubbl\\p{L}+|thicken\\p{L}*|deglaz\\p{L}+|flamb\\p{L}+|ignite|cook(?:s|ed|ing)? (?:off|out|away)|return \\p{L}* ?(?:\\p{L}+ )?to the (?:pan|pot|heat|oven)|boil\\p{L}*',
  '(?:ein|ver)?(?:reduzier|einkoch|verdampf|verkoch|flambier|ablösch)\\p{L}*',
  '(?:réduire|réduise[rz]|évapor\\p{L}+|flambe[rz]|déglace[rz]|épaissi\\p{L}*)(?! le feu)',
  '(?:reduc\\p{L}+|evapor\\p{L}+|flamb\\p{L}+|desglas\\p{L}+|espes\\p{L}+)',
)
/** Warming: enough for cheese or ham; a drink keeps most of its alcohol. */
const warms = createWholeWordsPattern(
  'heat(?:ed)? (?:through|gently|until|up)|warm(?:ed)? through',
  'erhitz\\p{L}*|erwärm\\p{L}*',
  'réchauff\\p{L}+',
  '(?:calent(?:ar|e|amos))(?! el fuego)',
)

const every = (pattern: RegExp) => new RegExp(pattern, 'giu')
const ended = [every(endsHeatPattern), every(afterCooking)]

/** Whether a clause cooks or boils something, or puts it back on the heat. */
export const isClauseHeating = (clause: string): boolean => {
  const rest = ended.reduce((left, pattern) => left.replace(pattern, ' '), clause)
  return (
    isTextHeating(rest) ||
    heatPatternOfOtherScripts.test(rest) ||
    isPutBackOnHeat(clause) ||
    goesOn.test(rest)
  )
}
const heats = (clause: string): boolean => isClauseHeating(clause) || warms.test(clause)
const endsOrFollowsHeat = (clause: string) => endsHeatPattern.test(clause) || afterCooking.test(clause)

/** What a step says, action by action. */
export const splitStepIntoActions = (step: string): string[] =>
  clausesOfText(normalizeForHazardPatterns(step))
    .flatMap((clause) =>
      clause.split(/\s(?:then|dann|danach|anschließend|puis|ensuite|luego|después|और|फिर|ثم)\s|[।،؛]/iu),
    )
    .filter((clause) => /\p{L}/u.test(clause))

/**
 * Whether a food goes in only when the heat has ended: the step that names it first ends the heat, cools or finishes the dish
 * before or as it does, or the heat ended before, and nothing from there on is heated. "Simmer for 20 minutes, take off the
 * heat and stir in the vodka."
 */
export function isFoodAddedAfterHeat({ steps }: Pick<RecipeForHazards, 'steps'>, names: RegExp): boolean {
  const first = steps.findIndex((step) => names.test(removeAccents(normalizeForHazardPatterns(step))))
  if (first === -1) return false
  const here = splitStepIntoActions(steps[first]!)
  const at = here.findIndex((clause) => names.test(removeAccents(clause)))
  if (at === -1) return false
  const after = [...here.slice(at), ...steps.slice(first + 1).flatMap(splitStepIntoActions)]
  if (after.some(heats)) return false
  const upToHere = here.slice(0, at + 1)
  if (
    upToHere.some(
      (clause) =>
        endsOrFollowsHeat(clause) || finishes.test(clause) || coolsPattern.test(removeAccents(clause)),
    )
  )
    return true
  const lastHeat = steps
    .slice(0, first)
    .flatMap(splitStepIntoActions)
    .findLast((clause) => endsOrFollowsHeat(clause) || heats(clause))
  return !upToHere.some(heats) && lastHeat !== undefined && endsOrFollowsHeat(lastHeat) && !heats(lastHeat)
}
