import { negationPattern } from './handling/marinadeWords.ts'
import {
  canningWithoutPressurePattern,
  foodUnsafeInOilPattern,
  freezesPattern,
  jarsPattern,
  keepsForLongPattern,
  liesInOilPattern,
  oilPattern,
  pressureCanningPattern,
  storageShelfPattern,
} from './handling/oilAndJars.ts'
import {
  coldPlacePattern,
  leavesColdPlacePatterns,
  uncooledFoodPatterns,
  warmPlacePattern,
} from './handling/placesAndTimes.ts'
import {
  findStepKeepingGarlicInOilInHindiOrArabic,
  findStepOfJarsWithoutAcidInHindiOrArabic,
} from './handling/preservingInOtherScripts.ts'
import {
  fermentsPattern,
  fermentsWithoutSaltPattern,
  saltPattern,
  shelfStableInJarsPattern,
  sourIngredientPattern,
  sugarPattern,
  withoutAcidPattern,
  withoutSaltPattern,
} from './handling/saltSugarAndAcid.ts'
import {
  findStepsWithFoldedSentence,
  type HazardRule,
  type RecipeForHazards,
  removeAccents,
} from './recipeForHazards.ts'
import { clauseBeforePlace, longestMinutesInFoldedText } from './statements.ts'

const dayMinutes = 24 * 60
/** By the National Center for Home Food Preservation garlic in oil keeps four days in the fridge. */
const maxDaysInOil = 7

const isCooled = (text: string) =>
  coldPlacePattern.test(text.replace(leavesColdPlacePatterns, ' ').replace(uncooledFoodPatterns, ' '))

/** What a text says is kept, and where: without the cold places that food leaves, and the clauses that forbid it. */
const keptPartOf = (text: string): string =>
  text
    .replace(leavesColdPlacePatterns, ' ')
    .replace(uncooledFoodPatterns, ' ')
    .split(/(?=[,;:()—–]|\s(?:and|und|et|y)\s)/u)
    .filter((clause) => {
      const kept = keepsForLongPattern.exec(clause) ?? storageShelfPattern.exec(clause)
      return !kept || !negationPattern.test(clause.slice(0, kept.index))
    })
    .join('')

const isUnderPressure = ({ sentences }: RecipeForHazards): boolean =>
  sentences.some(({ folded }) => {
    const found = pressureCanningPattern.exec(folded)
    return found !== null && !negationPattern.test(clauseBeforePlace(folded, found.index))
  })

const foldedLines = ({ lines }: RecipeForHazards): string =>
  lines.map(({ text }) => removeAccents(text)).join('\n')

export const preservingHazardRules: readonly HazardRule[] = [
  {
    id: 'garlic in oil',
    find: (kitchen) => {
      const inOtherScript = findStepKeepingGarlicInOilInHindiOrArabic(kitchen)
      if (inOtherScript !== null) return [{ line: null, step: inOtherScript, about: 'garlic in oil' }]
      const lines = foldedLines(kitchen)
      const whole = kitchen.sentences.map(({ folded }) => folded).join(' ')
      const isInfused =
        foodUnsafeInOilPattern.test(lines) &&
        oilPattern.test(`${lines} ${whole}`) &&
        liesInOilPattern.test(whole)
      if (!isInfused || isUnderPressure(kitchen)) return []
      return findStepsWithFoldedSentence(
        kitchen,
        (text) => {
          const kept = keptPartOf(text)
          return (
            keepsForLongPattern.test(kept) &&
            !sourIngredientPattern.test(kept) &&
            !freezesPattern.test(kept) &&
            ((!coldPlacePattern.test(kept) && storageShelfPattern.test(kept) && isLong(kept)) ||
              longestMinutesInFoldedText(kept) > maxDaysInOil * dayMinutes)
          )
        },
        'garlic in oil',
      )
    },
  },
  {
    id: 'home canning',
    find: (kitchen) => {
      const inOtherScript = findStepOfJarsWithoutAcidInHindiOrArabic(kitchen)
      if (inOtherScript !== null) return [{ line: null, step: inOtherScript, about: 'jars' }]
      const lines = foldedLines(kitchen)
      const isFruit = kitchen.lines.some(({ food }) => food?.category === 'Fruits')
      if (
        sourIngredientPattern.test(lines) ||
        isUnderPressure(kitchen) ||
        (sugarPattern.test(lines) && (isFruit || !jarsOfLowAcid.test(lines)))
      )
        return []
      // Lactic acid keeps what ferments in salt.
      const isFermented = kitchen.sentences.some(({ folded }) => fermentsPattern.test(folded))
      return kitchen.sentences
        .flatMap(({ step, folded }, index) => {
          // A step goes on about the same jars: "Fill into jars. Boil them for an hour. Keeps for a year."
          const near = kitchen.sentences.slice(Math.max(0, index - 2), index).map((other) => other.folded)
          const isOfJars =
            jarsPattern.test(folded) ||
            waterBathCans.test(folded) ||
            (near.some((text) => jarsPattern.test(text)) && !isCooled(folded))
          if (!isOfJars || shelfStableInJarsPattern.test(folded)) return []
          const isKeptLong =
            storageShelfPattern.test(folded) &&
            (longestMinutesInFoldedText(folded) >= 7 * dayMinutes ||
              (keepsForLongPattern.test(folded) && jarsOfLowAcid.test(lines)))
          const isSealed =
            canningWithoutPressurePattern.test(folded) ||
            near.some((text) => canningWithoutPressurePattern.test(text))
          const isBoiledFilled =
            boilsFilledJars.test(folded) &&
            [...near, folded].some((text) => fillsJars.test(text)) &&
            keepsLowAcid.test(lines)
          const isWithoutAcid =
            jarsOfLowAcid.test(lines) &&
            (canningWithoutPressurePattern.test(folded) || cansInJars.test(folded)) &&
            [...near, folded].some((text) => withoutAcidPattern.test(text))
          const isCanned =
            alwaysCanning.test(folded) ||
            isBoiledFilled ||
            isWithoutAcid ||
            (isSealed && isKeptLong && !isFermented)
          return isCanned ? [{ line: null, step, about: 'jars' }] : []
        })
        .filter(({ step }, index, all) => all.findIndex((other) => other.step === step) === index)
    },
  },
  {
    id: 'fermented without salt',
    find: (kitchen) => {
      const lines = foldedLines(kitchen)
      if (fermentsWithoutSaltPattern.test(lines)) return []
      const whole = kitchen.sentences.map(({ folded }) => folded).join(' ')
      const isSaid = withoutSaltPattern.test(`${lines} ${whole}`)
      const isSalted = saltPattern.test(lines) || saltPattern.test(whole.replace(withoutSaltPattern, ' '))
      const isOfVegetables =
        kitchen.lines.some(({ food }) => food?.category === 'Vegetables') || vegetables.test(lines)
      if (!isOfVegetables || (isSalted && !isSaid)) return []
      return findStepsWithFoldedSentence(
        kitchen,
        (text) =>
          fermentsPattern.test(text) &&
          (isSaid || longestMinutesInFoldedText(text) >= 2 * dayMinutes) &&
          (warmPlacePattern.test(text) || longestMinutesInFoldedText(text) >= 2 * dayMinutes),
        'vegetables',
      )
    },
  },
]

/** Stored food counts as kept for days, unless the text gives hours. */
const stores =
  /(?<!\p{L})(?:stor(?:e|es|ed|ing)|lager\p{L}*|aufbewahr\p{L}*|conserv(?:er|ez|e)|stock(?:er|ez)|guard(?:ar|e|a)|conserv(?:ar|a)|almacen\p{L}+)(?!\p{L})/iu

const isLong = (text: string) =>
  longestMinutesInFoldedText(text) > 2 * 60 ||
  (longestMinutesInFoldedText(text) === 0 && stores.test(text)) ||
  /(?<!\p{L})(?:always|cupboard|pantry|shelf|despensa|vorratsschrank|speisekammer|placard|alacena|armario|garde-manger)(?!\p{L})/iu.test(
    text,
  )

/** Vegetables, meat and what is cooked of them: nothing in them keeps botulism out. */
const jarsOfLowAcid =
  /(?<!\p{L})(?:beans?|cucumbers?|cauliflower|broccoli|zucchinis?|courgettes?|eggplants?|aubergines?|okra|(?:bell |sweet )?peppers?(?! ?corns?)|pumpkin|squash|carrots?|corn|peas|asparagus|potato(?:es)?|mushrooms?|beets?|garlic|onions?|spinach|meat|chicken|beef|pork|fish|stock|broth|soup|\p{L}*bohnen|gurken?|blumenkohl|zucchini|auberginen?|paprikaschoten|rote bete|kurbis|karotten|mohren|mais|erbsen|spargel|kartoffeln|pilze|\p{L}*fleisch|bruhe|haricots|concombres?|courgettes?|aubergines?|poivrons?|chou-fleur|potiron|carottes|petits pois|asperges|champignons|viande|poulet|judias|pepinos?|calabacin(?:es)?|berenjenas?|pimientos?|coliflor|calabaza|zanahorias|guisantes|esparragos|setas|carne|pollo)(?!\p{L})/iu
const vegetables =
  /(?<!\p{L})(?:\p{L}*kohl|gurken|karotten|mohren|rettich|choux?|concombres?|carottes|radis|col|repollo|pepinos?|zanahorias)(?!\p{L})/iu
const cansInJars = /(?<!\p{L})(?:can|canned|canning) (?:[\p{L}\d]+ ){0,4}in (?:\p{L}+ )?jars/iu
const waterBathCans = /(?<!\p{L})water[- ]?bath can(?:ning|ned)?(?!\p{L})/iu
/** Low-acid food, and tomatoes, which are not sour enough without an acid. */
const keepsLowAcid = new RegExp(`${jarsOfLowAcid.source}|(?<!\\p{L})tomat\\p{L}+`, 'iu')
/** Jars that are boiled for long; empty ones are boiled before something is filled in. */
const boilsFilledJars =
  /(?<!\p{L})(?:(?:boil|simmer|steam|cook|process|can|heat)(?:ing)? (?:(?:the|your|them|filled|sealed|closed|full|hot) )*(?:jars?|bottles?|them)(?!\p{L})[^.]{0,40}(?:min\p{L}*|hours?|hrs?)|(?:glaser|einmachglaser|flaschen)[^.]{0,60}(?:kochen|einkochen|einwecken|sterilisieren)|(?:faire |faites )?(?:bouillir|steriliser|sterilisez) (?:les )?bocaux|(?:hervir|hierve|cocer) (?:los )?(?:tarros|frascos|botes))(?!\p{L})/iu
const fillsJars =
  /(?<!\p{L})(?:pack|fill|seal|screw|close|cap|bottle the|ladle|pour|cover|put|full|closed|(?:ab|be|ein)?full\p{L}*|gefullt\p{L}*|verschlie\p{L}*|rempli\p{L}*|ferm(?:er|ez)|llen\p{L}+|cerr\p{L}+|tap\p{L}+)(?:ed|ing|s)?(?!\p{L})/iu
/** Ways of preserving that are told whatever keeps. */
const alwaysCanning =
  /(?<!\p{L})(?:oven canning|boiling[- ]water canner|water[- ]?bath(?: canner)?(?=[^.]{0,60}(?:minutes|hours?|jars?))|process (?:the )?(?:\p{L}+ )?jars|process in|invert(?:ed)? (?:the )?(?:hot |filled |sealed )?(?:jars?|bottles?)|turn (?:the jars?|them) upside[- ]down|(?:glaser|sie) (?:[\p{L}\d]+ ){0,6}(?:einkochen|einwecken)|water[- ]?bath can(?:ning|ned)?|(?:steriliser|sterilisez) les bocaux|auf den kopf stellen)(?!\p{L})/iu
