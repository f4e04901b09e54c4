import { batchesIn, type FinishedLine, type FinishedRecipe, type StepSentence } from './finishedRecipe.ts'
import { isFishLine, isGroundMeat, isMeatLine, linesNamed, stepOf, stepUpTo } from './foodsInSteps.ts'
import { type DishRule, rounded } from './rule.ts'

const meatInOnePan =
  'J. Kenji López-Alt, The Food Lab (2015), and America’s Test Kitchen: a pound of meat, about 500 g, browns in a skillet of 30 cm; more steams.'

/** About so many grams of meat brown in it at once, with the fifth more that strict cooks let pass. */
function capacityIn(text: string): number {
  const cm = Number(/\b(\d\d) cm \([^)]*\) (?:skillet|pan|wok|pot|saut)/i.exec(text)?.[1] ?? 0)
  if (cm > 0) return 620 * (cm / 30) ** 2
  if (/\bvery (?:wide|large)|\btwo (?:large |wide )?(?:skillets|pans)|\bboth pans|\bgriddle/i.test(text))
    return 900
  if (/\bsmall (?:skillet|pan)\b/i.test(text)) return 300
  return 620
}

const isBrowning =
  /\b(?:brown|sear)(?!ed\b)(?: \w+){0,3}? the |\bfry (?:\w+ )?the |\bfry (?:it|them)\b|\b(?:brown|sear) (?:it|them)\b/i
const isShared =
  /\bbatch|\btwo (?:\w+ )?(?:skillets|pans)|\btwo at a time|\bone at a time|\bhalf (?:of (?:it|them|the \w+) )?at a time|\bin (?:two|three|four) (?:lots|goes|rounds)|\bone after (?:the other|another)|\bhalf of (?:the|it)|\ba few at a time|\bas many as fit|\beach (?:one|in turn)|\bin turn\b|\bper batch/i

/** Sentences that brown meat in a pan, with the meat. */
function browningOf(
  recipe: FinishedRecipe,
): { sentence: StepSentence; meats: FinishedLine[]; grams: number }[] {
  const meats = recipe.lines.filter((line) => (isMeatLine(line) || isFishLine(line)) && (line.grams ?? 0) > 0)
  return recipe.sentences.flatMap((sentence) => {
    const { text } = sentence
    const verb = isBrowning.exec(text)
    if (!verb || /\boven\b|\bbake\b|\bbroil|\bgrill (?:the|over)/i.test(text)) return []
    const object = text.slice(verb.index).split(/\d+ minutes|\buntil\b|;/)[0] ?? ''
    const named = /\b(?:it|them)\b/.test(verb[0]) ? linesNamed(text, meats) : linesNamed(object, meats)
    const grams = named.reduce((sum, line) => sum + (line.grams ?? 0), 0)
    return named.length > 0 ? [{ sentence, meats: named, grams }] : []
  })
}

/** Pieces that are fried or baked in rounds, and how many of them a skillet of 30 cm holds: by their area on 700 cm². */
const pieces: readonly (readonly [RegExp, number, string])[] = [
  [
    /\b(?:flatbreads?|rotis?|naans?|parathas?|chapatis?|tortillas|crêpes|pupusas|gorditas|arepas)\b/,
    2,
    'breads of 15 cm and more',
  ],
  [/\b(?:pancakes?|blini|hotcakes|latkes)\b/, 4, 'pancakes of 10 cm'],
  [/\b(?:patties|burgers|cutlets|schnitzels?|steaks|chops|fillets)\b/, 5, 'patties of 10 cm'],
  [/\b(?:cakes|fritters|rounds|croquettes|rissoles|discs)\b/, 9, 'cakes of 7 cm'],
  [/\b(?:ovals|fingers|logs|torpedoes|dumplings|parcels|triangles|turnovers|rolls)\b/, 14, 'small ovals'],
  [/\b(?:balls|meatballs)\b/, 26, 'balls of 4 cm'],
]
const isPanWork = /\b(?:fry|cook|brown|sear|bake)\b/i
const isElsewhere =
  /\boven\b|\bbroiler\b|\bsheet\b|\btray\b|\bsimmer\b|\bsteamer\b|\bsteam\b|\bpoach|\bboil\b|\bgrill (?:or|to)\b|\bsoup\b/i

function crowdedPieces(recipe: FinishedRecipe): string[] {
  const shaped =
    /\b(?:into|make|makes|shape|form|roll|pat)\b[^.;]*?\b(\d{1,2}|four|six|eight) (?:\w+,? ){0,3}?(\w+)\b/i
  const words: Readonly<Record<string, number>> = { four: 4, six: 6, eight: 8 }
  const found: string[] = []
  for (const [at, sentence] of recipe.sentences.entries()) {
    const said = [...sentence.text.matchAll(new RegExp(shaped, 'gi'))]
    for (const [all, number = '', noun = ''] of said) {
      const kind = pieces.find(([pattern]) => pattern.test(noun.toLowerCase()))
      const count = words[number.toLowerCase()] ?? Number(number)
      if (!kind || !Number.isFinite(count) || count <= kind[1] * 1.25) continue
      const frying = recipe.sentences
        .slice(at)
        .find(
          ({ text }) =>
            isPanWork.test(text) && !isElsewhere.test(text) && /\bskillet|\bpan\b|\bfry\b/i.test(text),
        )
      const next = recipe.sentences.slice(at + 1).find(({ text }) => isElsewhere.test(text))
      if (!frying || (next && recipe.sentences.indexOf(next) < recipe.sentences.indexOf(frying))) continue
      const place = stepOf(frying, recipe)
      if (isShared.test(place) || /\bdeep\b|\bfor frying\b/.test(recipe.whole) || capacityIn(place) > 800)
        continue
      found.push(`${all} (${kind[2]}, ${kind[1]} in a pan): “${frying.text}”`)
    }
  }
  return found
}

/** The first minutes behind the verb; null where they are those of another verb. */
function minutesOfBrowning(text: string): number | null {
  const said =
    /\b(?:brown|sear)(?!ed\b)\b(?:(?!\b(?:add|stir in|pour|then|simmer|cook|fry)\b)[^.;])*?\b(\d+) minutes( (?:a|per|each|on each) side)?/i.exec(
      text,
    )
  return said ? Number(said[1]) * (said[2] ? 2 : 1) : null
}

export const capacityRules: readonly DishRule[] = [
  {
    name: 'meat crowded in the pan',
    source: meatInOnePan,
    find: (recipe) =>
      browningOf(recipe).flatMap(({ sentence, meats, grams }) => {
        const text = stepUpTo(sentence, recipe)
        const isMuchLiquid =
          /\bdeep\b/.test(text) || meats.every((line) => isGroundMeat(line) && grams <= 750)
        if (isShared.test(stepOf(sentence, recipe)) || isMuchLiquid || grams <= capacityIn(text)) return []
        return [`${rounded(grams)} g in one pan: “${sentence.text}”`]
      }),
  },
  {
    name: 'pieces crowded in the pan',
    source:
      'Calculated: a skillet of 30 cm has 700 cm²; a piece needs its own area and as much again to be turned.',
    find: crowdedPieces,
  },
  {
    name: 'batches that one pan holds',
    source: meatInOnePan,
    find: (recipe) =>
      browningOf(recipe).flatMap(({ sentence: { text }, grams }) =>
        grams > 0 &&
        grams <= 450 &&
        /\bin two batches\b|\btwo (?:large |wide )?(?:skillets|pans)\b/.test(text) &&
        !/\bsmall (?:skillet|pan)\b/.test(text)
          ? [`${rounded(grams)} g: “${text}”`]
          : [],
      ),
  },
  {
    name: 'browned too briefly',
    source:
      'Harold McGee, On Food and Cooking (2004): a surface browns only when its water has gone; The Food Lab: 3 to 4 minutes a side for pieces.',
    find: (recipe) =>
      browningOf(recipe).flatMap(({ sentence, meats, grams }) => {
        const { text } = sentence
        const minutes = minutesOfBrowning(text)
        if (minutes === null || meats.every(isFishLine)) return []
        const isThin = meats.every(({ name, preparation }) =>
          /\bthin|\bstrips|\bslice|\bbacon|\blivers?\b/.test(`${name} ${preparation}`),
        )
        const batches = isShared.test(text) ? batchesIn(text) : 1
        const least = (isThin ? 2 : grams / batches >= 400 ? 4 : 2.5) * batches
        return minutes < least && grams >= 150
          ? [`${rounded(minutes)} minutes for ${rounded(grams)} g, at least ${least}: “${text}”`]
          : []
      }),
  },
  {
    name: 'meat browned without being dried',
    source:
      'Harold McGee, On Food and Cooking (2004), on meat: a wet surface stays at 100 °C and does not brown.',
    find: (recipe) => {
      const isDried =
        /\bpat(?:ted)?\b[^.;]*\bdry\b|\bdry (?:the|it|them)\b|\bdried (?:well|off)|\bpatted\b|\bdredge|\bflour\b[^.]*\b(?:shake|coat|toss)|\bcoat/i
      return browningOf(recipe).flatMap(({ sentence, meats }) => {
        const isWet = meats.every(
          (line) =>
            isGroundMeat(line) || isFishLine(line) || /\bbacon|\bsausage|\bcooked|\bsmoked/.test(line.name),
        )
        const isMarinated = /\bmarinad|\bmarinat|\bmix the \w+ with|\btoss the \w+ with/i.test(recipe.steps)
        const verb = /\b(?:brown|sear)(?!ed\b)/i.test(sentence.text)
        return isWet || isMarinated || !verb || isDried.test(recipe.whole) ? [] : [`“${sentence.text}”`]
      })
    },
  },
]
