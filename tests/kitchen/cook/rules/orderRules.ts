import type { FinishedRecipe } from './finishedRecipe.ts'
import { liquidIn } from './foodsInSteps.ts'
import { type DishRule, rounded } from './rule.ts'

const groundSpice =
  /\b(?:ground )?(?:cumin|coriander|turmeric|curry powder|berbere|fenugreek)\b(?! (?:seeds|leaves))/i
const wet =
  /\b(?:water|stock|broth|tomato(?:es)?|wine|milk|cream|yogurt|beer|juice|passata|vinegar|soy sauce|dashi|spinach|zucchini|eggplants?|mushrooms?|cabbage|peppers?|chard|collards?|greens|kale|sprouts|bok choy|vegetables|kimchi|okra|tofu|ground (?:beef|pork|lamb|chicken|turkey))\b/i

/** Ground spices that go into a pot in which much liquid is already. */
function spicesAfterLiquid({ sentences, lines, recipe }: FinishedRecipe): string[] {
  const spices = lines.filter(({ name }) => /^ground |powder$|berbere/.test(name) && groundSpice.test(name))
  const ml = spices.reduce((sum, line) => sum + (line.ml ?? 0), 0)
  if (
    ml < 5 ||
    /\bsoup\b|\bmarinad|\bmarinate|\bdressing\b/i.test(`${recipe.name} ${recipe.instructions.join(' ')}`)
  )
    return []
  let pot: number | null = null
  for (const sentence of sentences) {
    const { text, step } = sentence
    const spice = groundSpice.exec(text)
    if (
      spice &&
      pot !== null &&
      pot === step &&
      !/\bsprinkle|\bscatter|\bdust|\btoast|\bfry|\bheat (?:the|some|\d)|\bmelt|\bmix|\bwhisk|\btoss|\brub|\bbeat|\bknead|\bblend|\bseconds|\b1 minute|\bonions?\b|\bshallots?\b|\bcook\b|\bpour\b|\bbeans\b/i.test(
        text,
      )
    )
      return [`“${text}”`]
    if (spice) return []
    if (
      liquidIn(sentence, lines) >= 250 &&
      !/\brice\b|\bnoodles\b|\bpasta\b|\bpotatoes\b|\bdrain\b/i.test(text) &&
      /\b(?:add|pour|bring|stir in|simmer)\b/i.test(text)
    )
      pot = step + 1
  }
  return []
}

/** Garlic that fries alone or with dry foods so long that it burns. */
function burntGarlic({ sentences, lines }: FinishedRecipe): string[] {
  if (!lines.some(({ name }) => /\bgarlic\b(?! (?:powder|paste))/.test(name))) return []
  const found: string[] = []
  for (const { text, minutes } of sentences) {
    for (const clause of text.split(/;|, then |, and then |\bthen\b/)) {
      const said =
        /\b(?:fry|cook|soften|sauté|brown|sizzle|sweat|color)\b(?! in)([^.;]*?\bgarlic\b[^.;]*?)\b(\d+) minutes/i.exec(
          clause,
        )
      if (!said || wet.test(said[1] ?? '') || wet.test(clause.slice(0, said.index))) continue
      const time = Number(said[2])
      if (!minutes.includes(time) || /\badd(?:ing)?\b|\bseconds\b/.test(said[1] ?? '')) continue
      const isHigh = /\b(?:medium-)?high heat\b/.test(text)
      const isLow = /\blow heat\b|\bgently\b|\bmedium-low\b|\bslowly\b|\bwhole\b|\bunpeeled\b/.test(text)
      const isAlone =
        !/\bonion|\bshallot|\bleek|\bcarrot|\bcelery|\bpotato|\bmeat|\bbeef|\bpork|\blamb|\bchicken|\bturkey/i.test(
          said[1] ?? '',
        )
      const most = isHigh ? (isAlone ? 3 : 4) : isLow ? 12 : isAlone ? 3 : 5
      if (time > most)
        found.push(`${rounded(time)} minutes${isHigh ? ' on high heat' : ''}, ${most} at most: “${text}”`)
    }
  }
  return found
}

/** Onions that are said to be brown or golden before they can be. */
function onionsBrownedTooSoon({ sentences }: FinishedRecipe): string[] {
  return sentences.flatMap(({ text }) => {
    const said =
      /\b(?:onions?|shallots?)\b(?:(?!\badd\b|\bthen\b|\buntil\b)[^.;])*? (\d+) minutes, until (?:(?:deep|well|dark) )?(browned|brown|golden|caramelized)\b(?! (?:at|here|in)\b)/i.exec(
        text,
      )
    if (!said || /\bmeat\b|\bground\b|\bfried onions\b/i.test(said[0])) return []
    const least = said[2]?.startsWith('golden') ? 6 : 7
    return Number(said[1]) < least ? [`${said[1]} minutes, ${least} at least: “${text}”`] : []
  })
}

/** A second pan before there was a first, and steps that go back to a pan that was left for a side that keeps the hands busy and could have been done before. */
function pansLeftForSides({ recipe: { instructions } }: FinishedRecipe): string[] {
  return instructions.flatMap((step, at) => {
    const before = instructions.slice(0, at).join(' ')
    const isFirst =
      /\bin a second (?:pan|skillet)\b/i.test(step) &&
      !/\b(?:pan|skillet|wok|pot|saucepan|casserole|fry|simmer|boil|grill|heat)\b/i.test(
        `${before} ${step.split(/second/i)[0] ?? ''}`,
      )
    const isReturn =
      /^Back at the/.test(step) &&
      !/^(?:Meanwhile|At the same time|Shortly|About|While|Warm|Sprinkle|Pour|Cover)\b/.test(
        instructions[at - 1] ?? '',
      )
    return isFirst || isReturn ? [`“${step}”`] : []
  })
}

export const orderRules: readonly DishRule[] = [
  {
    name: 'ground spices after the liquid',
    source:
      'Julie Sahni, Classic Indian Cooking (1980): ground spices are fried in fat before liquid goes in.',
    find: spicesAfterLiquid,
  },
  {
    name: 'garlic burnt',
    source:
      'Harold McGee, On Food and Cooking (2004), on the onion family: garlic has much fructose and little water, and browns far sooner than onion.',
    find: burntGarlic,
  },
  {
    name: 'onions brown too soon',
    source:
      'J. Kenji López-Alt, The Food Lab (2015), on onions: their water boils off first; they are soft after 5 minutes and golden after 7 to 10.',
    find: onionsBrownedTooSoon,
  },
  {
    name: 'pan left for a side',
    source:
      'What takes longest is begun first, and directions follow the order of the work (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: pansLeftForSides,
  },
]
