import { type FinishedRecipe, sodiumOf } from './finishedRecipe.ts'
import { isFishLine, isMeatLine, linesNamed, liquidIn, stepOf } from './foodsInSteps.ts'
import { type DishRule, isMainMeal, rounded } from './rule.ts'

/** Energy of a serving, in kcal. */
const energyByMeal = {
  Breakfast: [200, 750],
  Lunch: [350, 950],
  Dinner: [350, 950],
  Snack: [80, 450],
} as const

/** What is salted and thrown away, or salted to taste, is not in the figures. */
const isSaltedApart =
  /\bbrine|\bdrain(?:ed)? (?:and|off) (?:\w+ )?(?:rinse|squeeze)|\brinse off|\bsalted water\b|\bsqueeze (?:it|them|out|dry)/i
const isSaltedToTaste =
  /\bto taste\b|\bseason(?:ed)?\b[^.]*\bsalt\b|\bpinch of salt\b|\bsalted\b|\bsalt (?:the|it|them|lightly)\b/i

const isDipped = /\bdip(?:ping|ped)?\b|\bnuoc cham\b|\bnước chấm\b/i
/** What eggs or meat only steep in is not drunk. */
const isLiquidLeft =
  /\bsteep|\bleave (?:them|it) in the (?:liquid|broth|brine)|\bkeep the (?:liquid|broth)|\bcool in the (?:liquid|broth)|\blift (?:\w+ ){1,4}out of the (?:liquid|broth)/i

/** Half of a dip stays in its bowl. */
function sodiumOfDip({ recipe }: FinishedRecipe): number {
  const sauces = recipe.ingredients.filter((line) => /\b(?:soy|fish) sauce\b|\btamari\b/.test(line))
  return sodiumOf(sauces, recipe.servings) / 2
}

/** Millilitres of liquid that a gram of it takes up when it is cooked covered until the liquid has gone. */
const grains: readonly (readonly [grain: RegExp, least: number, most: number])[] = [
  [/\brice\b(?! (?:paper|noodles|vinegar|flour|wine))/, 1.1, 2.4],
  [/\bbulgur\b/, 1.2, 2.6],
  [/\bcouscous\b/, 0.9, 1.8],
  [/\bquinoa\b/, 1.5, 2.6],
]
const isAbsorbed =
  /\bcover(?:ed)?\b[^.]*\b(?:lowest|low|gently|very low)\b|\blowest heat\b|\bcover(?:ed)?\b[^.]*\bfluff\b/i

function wrongGrain(recipe: FinishedRecipe): string[] {
  return recipe.sentences.flatMap((sentence) => {
    const step = stepOf(sentence, recipe)
    if (
      !isAbsorbed.test(step) ||
      /\bsoup\b|\bporridge\b|(?<!coconut )\bmilk\b|\bstuff|\blea(?:f|ves) (?:over|around)|\bweigh down\b|\bcongee\b|\bdrain\b|\bhalf-cooked\b|\bstir(?:ring)? often\b/i.test(
        step,
      )
    )
      return []
    const ml = liquidIn(sentence, recipe.lines)
    if (ml === 0) return []
    const inStep = linesNamed(step, recipe.lines)
    const line = inStep.find(
      ({ name, grams }) =>
        grams !== null && !/\bcooked\b/.test(name) && grains.some(([grain]) => grain.test(name)),
    )
    const [, least = 0, most = 0] = grains.find(([grain]) => line && grain.test(line.name)) ?? []
    const grams = line?.grams
    if (!line || !grams || /\bchicken|\bbeef|\blamb|\bpork|\btomato|\bbeans\b/.test(step)) return []
    const ratio = ml / grams
    return ratio < least || ratio > most
      ? [
          `${rounded(ml)} ml for ${rounded(grams)} g ${line.name}, ${least} to ${most} ml/g: “${sentence.text}”`,
        ]
      : []
  })
}

/** Grams of raw meat or fish without bones that are a large portion. */
const largePortion = { meal: 240, snack: 130 }

export const amountRules: readonly DishRule[] = [
  {
    name: 'portion of meat or fish',
    source:
      'MyPlate (USDA) gives 5½ ounce-equivalents, 155 g, for a day; 240 g is a large portion for one meal.',
    find: ({ lines, recipe, asked, steps }) => {
      const most = asked.mealType === 'Snack' ? largePortion.snack : largePortion.meal
      if (/\bkeeps? (?:\w+ )?(?:days|a week)|\bfreez/i.test(steps)) return []
      const grams = lines
        .filter(
          (line) =>
            (isMeatLine(line) || isFishLine(line)) &&
            !/\bbone-in|\bribs|\bshank|\bwhole\b|\bshoulder|\bbrisket|\boxtail|\bdrumsticks|\bwings|\bon the bone/.test(
              line.text,
            ),
        )
        .reduce((sum, line) => sum + (line.grams ?? 0), 0)
      const each = grams / recipe.servings
      return each > most ? [`${rounded(each)} g a person, ${most} at most`] : []
    },
  },
  {
    name: 'pieces that cannot be shared',
    source:
      'Arithmetic: a steak, a chop or a fillet is served to one person, so that their number is one of the servings or of its half.',
    find: ({ lines, recipe }) =>
      lines
        .filter(
          ({ name, count, preparation }) =>
            count !== null &&
            count >= 2 &&
            /\b(?:cutlets|steaks|chops|fillets|schnitzels|thighs|drumsticks|breasts)\b/.test(name) &&
            !/\bcut\b|\bslic|\bdiced|\bshred/.test(preparation),
        )
        .filter(({ count }) => ((count ?? 0) * 2) % recipe.servings !== 0)
        .map(({ text }) => `“${text}” for ${recipe.servings}`),
  },
  {
    name: 'energy of the meal',
    source:
      'Of 2,000 kcal a day (US FDA, 21 CFR 101.9) a main meal has a sixth to a half, a breakfast a tenth to a third, a snack a fifth at most.',
    find: ({ perServing, asked }) => {
      if (!perServing) return []
      const [least, most] = energyByMeal[asked.mealType]
      const { kcal } = perServing
      return kcal < least || kcal > most ? [`${rounded(kcal)} kcal, ${least} to ${most}`] : []
    },
  },
  {
    name: 'too little salt',
    source:
      '350 mg of sodium are 0.9 g of salt, 0.2 % of a plate of 400 g; cooks salt to about 1 % (Samin Nosrat, Salt Fat Acid Heat, 2017).',
    find: (recipe) => {
      const { sodiumMg: sodium, isSodiumKnown } = recipe.perServing ?? { sodiumMg: 0, isSodiumKnown: false }
      if (!isSodiumKnown || !isMainMeal(recipe) || isSaltedToTaste.test(recipe.whole)) return []
      return sodium < 350 ? [`${rounded(sodium)} mg of sodium a serving`] : []
    },
  },
  {
    name: 'too much salt',
    source:
      'Half of the 2,300 mg of sodium that US FDA (21 CFR 101.9) and the Dietary Guidelines for Americans 2020–2025 give for a day.',
    find: (recipe) => {
      const sodium = recipe.sodiumOfSeasoning - (isDipped.test(recipe.steps) ? sodiumOfDip(recipe) : 0)
      if (isSaltedApart.test(recipe.steps) || isLiquidLeft.test(recipe.steps)) return []
      return sodium > (isMainMeal(recipe) ? 1100 : 1000)
        ? [`${rounded(sodium)} mg of sodium a serving beside bread, half of that of stock`]
        : []
    },
  },
  {
    name: 'too much fat',
    source:
      'The daily value of fat is 78 g (US FDA, 21 CFR 101.9); keto diets take 70 to 80 % of the energy as fat.',
    find: ({ perServing, asked, recipe }) => {
      const most = asked.dietType === 'Keto' ? 85 : 62
      const fat = perServing?.fatGrams ?? 0
      return fat > most
        ? [
            `${rounded(fat)} g of fat a serving, ${most} at most: ${recipe.ingredients.filter((line) => /\boil|\bbutter|\bghee|\bcream|\bcoconut/.test(line)).join('; ')}`,
          ]
        : []
    },
  },
  {
    name: 'too much acid',
    source:
      'Arithmetic: a dressing for four has 2 to 3 tablespoons, 10 ml a person; three times as much is sour.',
    find: ({ lines, recipe, steps }) => {
      if (/\bpickle|\bcure\b|\bceviche|\bmarinad|\bmarinate|\bdrain\b/i.test(`${recipe.name} ${steps}`))
        return []
      const ml = lines
        .filter(({ name }) => /\bvinegar|\b(?:lemon|lime) juice/.test(name))
        .reduce((sum, line) => sum + (line.ml ?? 0), 0)
      return ml / recipe.servings > 30 ? [`${rounded(ml / recipe.servings)} ml a person`] : []
    },
  },
  {
    name: 'liquid per grain',
    source:
      'USA Rice Federation and the packets of grains: 1½ to 2 cups for a cup of rice (about 1.3 to 2 ml/g), 2 of quinoa, 1 to 1½ of couscous.',
    find: wrongGrain,
  },
]
