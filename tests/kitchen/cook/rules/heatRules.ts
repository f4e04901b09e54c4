import { batchesIn, type FinishedLine, type FinishedRecipe, type StepSentence } from './finishedRecipe.ts'
import { isGroundMeat, linesNamed, liquidIn, stepOf } from './foodsInSteps.ts'
import { type DishRule, rounded } from './rule.ts'

const evaporation =
  'Calculated: raw vegetables and meat brown when the water of their surface has gone (McGee, On Food and Cooking, 2004); a ring of 2 kW at 70 % drives off 35 g of water a minute.'

const inPan = /\b(?:fry|brown|sear|blister|char|toast|turn|cook|sauté)\b/i
const outcome =
  /\b(?:brown(?:ed)?|golden|gold|char(?:red)?|blister(?:ed)?|crisp|dark (?:spots|at|patches)|dry)\b/i
const isElsewhere =
  /\b(?:oven|broil\w*|roast|bake|grill (?:or|to|the)|deep|tray|baking sheet|fryer|simmer|cover(?:ed)?|low heat|batch(?:es)?|two (?:large |wide )?(?:skillets|pans)|in turn|a few at a time|half of|two (?:wide |large )?[a-z-]+ skillets)\b/i
const isAromatic =
  /\b(?:garlic|ginger|herbs?|oil|butter|ghee|salt|pepper flakes|stock|water|sauce|eggs?|flour|spice\w*|milk|rice|juice|vinegar|cream|sugar|cheese)\b/

/** Grams of vegetables, tofu, fish and meat that a skillet of 30 cm colors at once: about half a kilogram, and a fifth more lets pass. */
const gramsInSkillet = 650

function coloredInPan(
  recipe: FinishedRecipe,
): { sentence: StepSentence; lines: FinishedLine[]; grams: number }[] {
  return recipe.sentences.flatMap((sentence) => {
    const { text } = sentence
    const verb = inPan.exec(text)
    if (!verb || !outcome.test(text) || isElsewhere.test(stepOf(sentence, recipe))) return []
    const object = text.slice(verb.index).split(/\d+ minutes|\buntil\b|;/)[0] ?? ''
    const lines = linesNamed(object, recipe.lines).filter(
      (line) => (line.grams ?? 0) > 0 && !isAromatic.test(line.name),
    )
    const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0) * (isGroundMeat(line) ? 0.6 : 1), 0)
    return lines.length > 0 ? [{ sentence, lines, grams }] : []
  })
}

const isFilled = /\b(?:stock|broth|water|milk|wine|beer|tomatoes|coconut milk|liquid|juice)\b/i
const isSimmered = /\b(?:simmer|boil|bubble|poach)\b[^.;]*?\b\d+ minutes/i
const isHeated =
  /\bto (?:a|the) (?:boil|simmer)\b|\bboiling\b|\bhot\b|\breduce|\bboil (?:it )?down\b|\bmicrowave\b|\bboils\b|\b(?:bare|gentle) simmer\b|\bof the broth\b/i

/** Liquid from which on heating it takes more than the rounding of a recipe. */
const muchLiquid = 500

/** What waits or bakes is not simmered. */
const isPrepared = /\b(?:refrigerator|fridge|marinat\w*|leave|dry out|oven|bake|roast|grill)\b/i

export const heatRules: readonly DishRule[] = [
  {
    name: 'food crowded where it is to brown',
    source: evaporation,
    find: (recipe) =>
      coloredInPan(recipe).flatMap(({ sentence, grams }) => {
        const minutes = sentence.minutes.reduce((sum, each) => sum + each, 0)
        // In so many minutes a stirred panful loses 35 g of water each, and a tenth of the food must go.
        const allowed = gramsInSkillet + Math.max(0, minutes - 8) * 60
        return grams > allowed * batchesIn(sentence.text)
          ? [`${rounded(grams)} g in ${minutes} minutes: “${sentence.text}”`]
          : []
      }),
  },
  {
    name: 'time to boil not told',
    source:
      'Calculated: a liter from 15 to 100 °C takes 356 kJ, 4 minutes on a ring of 2 kW, with three for the pot.',
    find: (recipe) =>
      recipe.sentences.flatMap((sentence) => {
        const { text } = sentence
        if (!isSimmered.test(text) || !isFilled.test(text) || isHeated.test(stepOf(sentence, recipe)))
          return []
        const ml = liquidIn(sentence, recipe.lines)
        return ml >= muchLiquid ? [`${rounded(ml)} ml: “${text}”`] : []
      }),
  },
  {
    name: 'water for boiling not counted',
    source: 'A potful of 1 to 1.5 liters boils after 7 to 9 minutes on a ring of 2 kW.',
    find: (recipe) =>
      recipe.sentences.flatMap(({ text }) =>
        /\b(?:boil|simmer|cook) the [^.;]*?\bin (?:plenty of |a pan of |a pot of )?(?:lightly |well-?)?salted water,? (?:about )?\d+ minutes/i.test(
          text,
        ) || /\bcold salted water, bring to a boil and\b/.test(text)
          ? [`“${text}”`]
          : [],
      ),
  },
  {
    name: 'two times of one oven',
    source: 'A step says a time once (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: ({ sentences }) =>
      sentences.flatMap(({ text }) => (/, about \d+ minutes,? \d+ minutes/.test(text) ? [`“${text}”`] : [])),
  },
  {
    name: 'many slices in one pan',
    source: 'A skillet of 30 cm has 700 cm²: four slices of bread, or two flatbreads of 18 cm.',
    find: (recipe) =>
      recipe.sentences.flatMap((sentence) => {
        const { text } = sentence
        if (
          !/\b(?:toast|fry|warm|brown)\b/i.test(text) ||
          !/\b(?:pan|skillet)\b/.test(stepOf(sentence, recipe))
        )
          return []
        if (
          /\boven\b|\bbatch|\btoaster\b|\bstack|\bin turn|\bone (?:by|after)|\beach\b|\ba side\b|\bfew\b/i.test(
            stepOf(sentence, recipe),
          )
        )
          return []
        const object = text.split(/\d+ minutes|\buntil\b|;/)[0] ?? ''
        const many = linesNamed(object, recipe.lines).find(
          ({ text: line, name }) =>
            (/^(?:[6-9]|1\d) slices\b/.test(line) && /\bbread|sourdough|brioche|loaf\b/.test(line)) ||
            (/^(?:[4-9]|1\d) /.test(line) &&
              /\b(?:rotis|naan|flatbreads|pita|tortillas|injera)\b/.test(name)),
        )
        return many ? [`${many.text}: “${text}”`] : []
      }),
  },
  {
    name: 'lean meat simmered long',
    source:
      'America’s Test Kitchen, The Science of Good Cooking (2012): white meat is done at 71 to 74 °C and dry soon after; in a simmer cubes get there in 8 to 12 minutes.',
    find: (recipe) => {
      const lean = recipe.lines.filter(
        ({ text }) =>
          /\b(?:chicken|turkey) breasts?\b|\bturkey breast\b|\bpork (?:tenderloin|loin)\b|\bchicken cutlets\b/.test(
            text,
          ) && !/\bcooked|\broast\b|\bslices\b|\bsmoked/.test(text),
      )
      if (lean.length === 0) return []
      const first = recipe.sentences.findIndex(
        ({ text }) =>
          linesNamed(text, lean).length > 0 &&
          /\badd|\bput|\bdrop|\bstir|\bsimmer|\bcover|\breturn/i.test(text),
      )
      if (first < 0) return []
      const after = recipe.sentences
        .slice(first)
        .filter(({ text }) => /\b(?:simmer|cover|braise|stew)\b/i.test(text) && !isPrepared.test(text))
      const out = recipe.sentences
        .slice(first)
        .findIndex(({ text }) =>
          /\blift (?:it |them |the \w+ )?out|\btake out\b|\bset aside\b|\bonto a plate\b/i.test(text),
        )
      if (out >= 0) return []
      const minutes = after.reduce((sum, each) => sum + each.minutes.reduce((all, one) => all + one, 0), 0)
      return minutes >= 25 ? [`${rounded(minutes)} minutes: ${lean.map(({ text }) => text).join('; ')}`] : []
    },
  },
]
