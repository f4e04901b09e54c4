import type { Claim } from '../foodClaims.ts'
import type { PathToFoodFact } from '../foodContents.ts'
import { allergenByFoodFact, type FoodFact } from '../foodFacts.ts'
import { type Food, getFoodByName } from '../foods.ts'

/** Foods of cereals with gluten that are called by the cereal, or that nothing else is made of. Couscous and semolina are made of maize too. */
const cerealsWithGluten =
  /\b(?:wheat|spelt|rye|barley|malt|malted|khorasan|kamut|einkorn|emmer|farro|freekeh|triticale|bulgur|seitan|durum)\b/i
/** Milk by its animal, or by what only milk holds. Cheese and cream without either are made of plants too. */
const milkOfAnimals = /\b(?:goat|sheep|ewe|buffalo|cow|camel|whey|casein|pecorino)/i
const madeOfOneThing: Partial<Record<FoodFact, RegExp>> = {
  gluten: cerealsWithGluten,
  dairy: milkOfAnimals,
  sesame: /\b(?:tahini|sesame)\b/i,
}
/** Allergens that have products of the same name without them: what is only of such a kind says nothing. */
const hasProductsWithout: ReadonlySet<FoodFact> = new Set(['gluten', 'oats', 'dairy', 'sulphites'])

/**
 * Whether a food cannot be free of what it certainly holds, so that a claim that it is may be false: it is the allergen itself, as tofu is soy,
 * or it is called by the one thing that it is made of, as almond flour is. What stands in for a thing of animals as a
 * whole ("vegan eggs") is not meant.
 */
export function isClaimImpossible(
  { factsDenied }: Claim,
  fact: FoodFact,
  held: PathToFoodFact | undefined,
  name: string,
): boolean {
  if (!held?.isCertain || allergenByFoodFact[fact] === undefined || factsDenied.includes('meat')) return false
  if (madeOfOneThing[fact]?.test(name)) return true
  if (hasProductsWithout.has(fact)) return false
  const source = held.path.at(-1)?.split(' ')[0] ?? ''
  return held.isItself || name.split(' ').some((word) => word === source || word === `${source}s`)
}

const otherPlants = '[ -]?(?:free|frei|grass|sarrasin|noir|sarraceno)'
/** Cereals with gluten as lines call them in several languages, each with the food that it is. */
const cerealsOfLines: readonly (readonly [RegExp, string])[] = (
  [
    [
      'wheat',
      'wheat(?!grass)|weizen|hartweizen|(?:hart)?weizen\\p{L}+|blé|froment|trigo|frumento|قمح|القمح|حنطة|الحنطة|गेहूं|गेहूँ',
    ],
    ['spelt', 'spelt|(?:grün|ur)?dinkel\\p{L}*|grünkern\\p{L}*|(?:petit )?épeautre|espelta|farro'],
    ['rye', 'rye|roggen\\p{L}*|seigle|centeno|segale|(?:ال)?جاودار'],
    ['barley', 'barley|malt|gerste|gersten\\p{L}+|(?:perl)?graupen|orge|cebada|orzo perlato|(?:ال)?شعير|जौ'],
    ['khorasan wheat', 'kamut|khorasan'],
    ['einkorn', 'einkorn\\p{L}*'],
    ['farro', 'emmer\\p{L}*'],
    ['freekeh', 'freekeh|(?:ال)?فريك(?:ة)?'],
    ['triticale', 'triticale'],
    ['bulgur', 'bulg[uh]u?r|burghul|boulgh?our|(?:ال)?برغل'],
    ['seitan', 'seitan'],
  ] as const
).map(([name, words]) => [
  new RegExp(`(?<![\\p{L}\\p{M}]|buck[ -])(?:${words})(?![\\p{L}\\p{M}]|${otherPlants})`, 'iu'),
  name,
])
const speaksOfGluten = /glut[eé]n|\bgf\b|grain[- ]free|غلوتين|جلوتين|ग्लूटेन/i
/** "Ohne Weizen", "sin gluten ni trigo"; what English lines leave out is read elsewhere. */
const denial = /(?:(?<!\p{L})(?:ohne|sans|sin|senza|ni|noch|né)|(?<=glut[eé]n )(?:oder|ou|o))(?: de)? $/iu

/** A line that says that its food is free of gluten, without the cereals that it says are not in it either. */
export function removeDeniedCereals(line: string): string {
  if (!speaksOfGluten.test(line)) return line
  let left = line
  for (const [words] of cerealsOfLines) {
    const found = words.exec(left)
    if (found && denial.test(left.slice(0, found.index)))
      left = `${left.slice(0, found.index).replace(denial, '')}${left.slice(found.index + found[0].length)}`
  }
  return left
}

/** The cereal with gluten that a line names though it says that its food is free of gluten: "gluten-free pasta (spelt)". Null for other lines. */
export function cerealSaidToBeGlutenFree(line: string): Food | null {
  if (!speaksOfGluten.test(line)) return null
  const found = cerealsOfLines.find(([words]) => words.test(line))
  return found ? getFoodByName(found[1]) : null
}
