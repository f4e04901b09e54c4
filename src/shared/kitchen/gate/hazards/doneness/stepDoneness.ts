import { isAcidNamed } from '../acid.ts'
import type { LeastDoneness, RawAnimalFoodLine } from '../animalKinds.ts'
import { animalKinds } from '../animalKinds.ts'
import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { longestMinutesInText, type RecipeForHazards } from '../recipeForHazards.ts'
import { maxCelsiusInsideFood } from './celsiusInside.ts'
import { cookedThroughPattern, type DonenessMention, findDonenessMentions } from './donenessMentions.ts'
import { isLessDoneThan } from './donenessWords.ts'
import { sentencesHeatingFood } from './heatReachingFood.ts'
import { isFoodOnlyServedBeside } from './servedApart.ts'

/** A sentence that says how far foods of animals are cooked: by a word, or by the heat in their middle. */
export interface DonenessClaim {
  step: number
  sentence: number
  lines: readonly RawAnimalFoodLine[]
  said: DonenessMention | null
  celsius: number | null
}

/** Every doneness that the steps say, with the lines it is said of. */
export function findDonenessClaims(
  kitchen: RecipeForHazards,
  animals: readonly RawAnimalFoodLine[],
): DonenessClaim[] {
  if (animals.length === 0) return []
  let last: readonly RawAnimalFoodLine[] = []
  return kitchen.sentences.flatMap(({ step, text, folded }, sentence) => {
    const named = animals.filter(({ names }) => names.test(folded))
    const ofText = (said: DonenessMention | null) => {
      const fitting = (lines: readonly RawAnimalFoodLine[]) => lines.filter((line) => isSaidOf(said, line))
      const here = fitting(named)
      if (here.length > 0) return said ? nearest(here, folded, said) : here
      const before = fitting(last)
      if (before.length > 0) return before
      // Where no step has named one, whole cuts are what is cooked pink.
      const all = fitting(animals)
      const cuts = all.filter(({ kind }) => kind === 'red meat')
      return cuts.length > 0 ? cuts : all
    }
    const claims: DonenessClaim[] = findDonenessMentions(text).flatMap((said) => {
      if (said.doneness === 'raw' && named.length === 0 && otherFood.test(text)) return []
      if (isOfUnlisted(folded.slice(0, said.start), animals)) return []
      if (said.of === 'fish' && named.length === 0) {
        const isFishStillRaw = last.length === 0 && isNamedAndHeatedLater(kitchen, animals, sentence)
        if (isFishStillRaw || isOfSideDish(kitchen, folded.slice(0, said.end))) return []
      }
      return [{ step, sentence, said, celsius: null, lines: ofText(said) }]
    })
    const celsius = maxCelsiusInsideFood(text, anyAnimal)
    if (celsius !== null && (named.length > 0 || !otherFood.test(text)))
      claims.push({ step, sentence, said: null, celsius, lines: ofText(null) })
    if (named.length > 0) last = named
    return claims.filter(({ lines }) => lines.length > 0)
  })
}

const anyAnimal =
  /\b(?:steaks?|beef|lamb|pork|veal|venison|loin|tenderloin|chops?|roast|chicken|turkey|duck|poultry|hen|breasts?|thighs?|drumsticks?|wings?|birds?|legs?|skewers?|meat|kebabs?|patt(?:y|ies)|burgers?|meatballs?|minced?|kofta|meatloaf|sausages?|fish|fillets?|salmon|tuna)\b/i
/** Foods that have a heat or a rawness of their own. */
const otherFood =
  /\b(?:eggs?|yolks?|custard|cheesecake|cakes?|bread|dough|batter|pastry|potato(?:es)?|vegetables?|onions?|caramel|jam|milk|syrup|chocolate|pasta|noodles|spaghetti|rice|beans|loaf of bread)\b/i

function isSaidOf(said: DonenessMention | null, { kind }: RawAnimalFoodLine): boolean {
  if (said === null || said.of === 'any') return true
  if (said.of === 'fish') return kind === 'fish'
  return (said.of === 'seafood') === animalKinds[kind].isSeafood
}

const wholeAnimal = /\b(?:steaks?|duck|lamb|beef|pork|chicken|turkey|tuna|salmon|venison)\b/i

/** "Former des steaks et les cuire saignants": steaks that are made of minced meat. */
const shapesMince = /\b(?:form|shap|faconn)\w*/i

/** "Steaks may be rare": said of an animal that the recipe does not have. */
function isOfUnlisted(before: string, animals: readonly RawAnimalFoodLine[]): boolean {
  const clause = before.split(/[,;:()]/).at(-1)!
  if (shapesMince.test(before) && animals.some(({ kind }) => kind === 'minced meat')) return false
  return wholeAnimal.test(clause) && !animals.some(({ names }) => names.test(clause))
}

/** "Fry garlic for 30 s. Add the cod and fry it": the words before "cod" do not apply to it. */
const isNamedAndHeatedLater = (
  { sentences }: RecipeForHazards,
  animals: readonly RawAnimalFoodLine[],
  sentence: number,
): boolean =>
  sentences
    .slice(sentence + 1)
    .some(({ text, folded }) => animals.some(({ names }) => names.test(folded)) && isTextHeating(text))

/** Categories of foods that are fried or toasted beside a fish: fat and spices go into the pan with it. */
const besideFish: ReadonlySet<string> = new Set(['Vegetables', 'Fruits', 'Grains', 'Rice', 'Baking'])
const togetherWith = /(?<!\p{L})(?:with|in|on|over|mit|auf|avec|dans|con|en) (?:\p{L}+ ){0,2}$/iu

/** "Toast the bread 30 seconds on each side": said of another food that the sentence names. */
function isOfSideDish({ names, lines }: RecipeForHazards, before: string): boolean {
  return names.some((name, at) => {
    const place = besideFish.has(lines[at]!.food?.category ?? '') ? before.search(name ?? /(?!)/u) : -1
    return place !== -1 && !togetherWith.test(before.slice(0, place))
  })
}

/** Of the lines that a sentence names, those whose name stands nearest to the words. */
function nearest(
  lines: readonly RawAnimalFoodLine[],
  folded: string,
  { start, end }: DonenessMention,
): RawAnimalFoodLine[] {
  const far = lines.map(({ names }) => {
    const places = [...folded.matchAll(new RegExp(names, 'gi'))]
    return Math.min(...places.map(({ index }) => (index < start ? start - index : (index - end) * 2)))
  })
  const least = Math.min(...far)
  return lines.filter((_, at) => far[at] === least)
}

/** Minutes on the heat after which what was pink before is done. */
const enoughMinutes = 5
/** Sentences after a claim that may bring its food further: no recipe is longer between the pan and the plate. */
const farthestSentence = 60

/** Whether a claim falls short of what its line must reach, and nothing later brings the line there. */
export function isClaimBelowLeastDoneness(
  kitchen: RecipeForHazards,
  claims: readonly DonenessClaim[],
  claim: DonenessClaim,
  line: RawAnimalFoodLine,
  least: LeastDoneness,
): boolean {
  const { said, celsius, step } = claim
  const isShort = said ? isLessDoneThan(said.doneness, least.doneness) : celsius! < least.celsius
  if (!isShort) return false
  const isHotEnough = claims.some(
    (other) =>
      other.step === step &&
      other.celsius !== null &&
      other.celsius >= least.celsius &&
      other.lines.includes(line),
  )
  return !isHotEnough && !isFinishedAfter(kitchen, claim, line, least)
}

function isFinishedAfter(
  kitchen: RecipeForHazards,
  claim: DonenessClaim,
  line: RawAnimalFoodLine,
  least: LeastDoneness,
): boolean {
  const { sentences } = kitchen
  const isFinished = (text: string) => {
    if (!isTextHeating(text) && !heatPatternOfOtherScripts.test(normalizeForHazardPatterns(text)))
      return false
    const isDone =
      cookedThroughPattern.test(text) &&
      findDonenessMentions(text).every(({ doneness }) => !isLessDoneThan(doneness, least.doneness))
    return (
      isDone ||
      longestMinutesInText(text) >= enoughMinutes ||
      (maxCelsiusInsideFood(text, anyAnimal) ?? 0) >= least.celsius
    )
  }
  if (claim.said && isFinished(sentences[claim.sentence]!.text.slice(claim.said.end))) return true
  const from = claim.sentence + 1
  return sentences
    .slice(from, from + farthestSentence)
    .some(({ text, folded }) => isFinished(text) && isAbout(kitchen, line, folded))
}

/** A line and what a step calls it by, in folded text. */
export type LineWithNamePattern = Pick<RawAnimalFoodLine, 'index' | 'names'>

const pronoun = /\b(?:it|them|they)\b/i
const everythingPattern =
  /\b(?:everything|all|together|mixture|return|back|pan|pot|wok|skillet|sauce|soup|curry|stew|broth|parcels?|oven)\b/i

/** Whether a sentence is about a line's food: it names the food, it means everything in the pot, or it names no other food. */
function isAbout({ names }: RecipeForHazards, line: LineWithNamePattern, folded: string): boolean {
  if (line.names.test(folded) || everythingPattern.test(folded)) return true
  // "Cook the rice and let it cool": a pronoun means the food before it.
  const said = pronoun.test(folded) ? folded.slice(0, pronoun.exec(folded)!.index) : folded
  return !names.some((other, index) => index !== line.index && other?.test(said))
}

const putsIntoPanPattern =
  /\b(?:add|stir in|return|nestle|put|place|lay|slide|slip|lower|drop|tip|fold|tuck|dip|dredge|coat|thread|wrap|bring|leave)\b[^.;]{0,60}\b(?:in|into|to|on|onto|over|back|under)\b[^.;]{0,30}\b(?:pans?|pot|wok|oven|grill|griddle|broiler|skillet|sauce|soup|broth|stock|curry|stew|dish|tin|tray|sheet|casserole|water|oil|fire|coals|steamer|cooker|leaves|breadcrumbs|flour|batter|skewers?)\b/i

/** A vessel or a liquid on the heat; a dish, a tray and oil may be cold. */
export const goesInHotPattern =
  /\b(?:add|stir in|return|nestle|put|place|lay|slide|slip|lower|drop|tip|throw)\b[^.;]{0,60}\b(?:pans?|pot|wok|oven|grill|griddle|broiler|skillet|soup|broth|stock|curry|stew|casserole|coals|steamer|cooker|(?:hot|boiling|simmering|bubbling) \w+)\b/i
/** Words of a step that heats a pan before the food is put in. */
const heatsPan =
  /\b(?:heat|melt|warm|preheat|fry|saut[eé]|sizzle|cook)\b[^.;]{0,60}\b(?:butter|oil|ghee|lard|pan|skillet|wok|griddle|garlic|onions?|shallots?)\b|\b(?:simmer|boil)\b[^.;]{0,40}\b(?:milk|broth|stock|sauce|soup|curry|wine)\b/i
const addsFood = /\b(?:add|stir in|throw in|tip in|toss in)\b(?:(?!juice|lime|lemon|vinegar)[^.;])*/i
const soaks =
  /\b(?:marinat\w*|leave|let|sit|rest|stand|soak|cure|submerge|chill|refrigerat\w*|dress|set aside)\b/i

/**
 * Whether some heat reaches a line's food from the sentence that names it first: not where each sentence that cooks
 * speaks of other foods alone, and nothing puts it into a pan.
 */
export function isLineHeated(kitchen: RecipeForHazards, line: LineWithNamePattern): boolean {
  const { sentences, steps } = kitchen
  const first = sentences.findIndex(({ folded }) => line.names.test(folded))
  if (first === -1) return kitchen.isCooked
  const heating = sentencesHeatingFood(kitchen, line, false)
  return sentences.slice(first).some(({ text, folded, step }, at) => {
    if (isFoodOnlyServedBeside(kitchen, line, text, folded)) return false
    if (heating[first + at]) return true
    if (!line.names.test(folded)) return false
    const isDone = cookedThroughPattern.test(text) || (/\bminutes?\b/i.test(text) && /\badd/i.test(text))
    if (!isInAcid(steps, sentences[first]!.step, step)) return isDone || putsIntoPanPattern.test(text)
    return goesInHotPattern.test(text) || (isDone && isInHotPan(kitchen, line, first + at))
  })
}

/** Whether a step names an acid, or leaves the food in one that an earlier step since the food's first names. */
const isInAcid = (steps: readonly string[], first: number, step: number): boolean =>
  isAcidNamed(steps[step]!) || (soaks.test(steps[step]!) && steps.slice(first, step).some(isAcidNamed))

/**
 * Whether a step with acid puts a food into a hot pan, so that heat turns it opaque and not the acid: the step heats a pan
 * itself, or an earlier step does and this one only adds the food.
 */
function isInHotPan(
  { sentences, steps }: RecipeForHazards,
  { names }: LineWithNamePattern,
  index: number,
): boolean {
  const { step, folded } = sentences[index]!
  const heating = sentences.slice(0, index).filter(({ text }) => heatsPan.test(text))
  if (heating.some((sentence) => sentence.step === step)) return true
  const added = addsFood.exec(folded)
  return heating.length > 0 && added !== null && names.test(added[0]) && !soaks.test(steps[step]!)
}
