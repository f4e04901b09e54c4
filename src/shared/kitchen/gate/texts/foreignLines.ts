import { dietsForbiddingFood } from '../../foods/dietVerdicts.ts'
import { findFoodsInWords } from '../../foods/findFoodsInWords.ts'
import { applyClaimsToContents } from '../../foods/foodClaims.ts'
import {
  allergensInContents,
  contentsOfFood,
  type PathToFoodFact,
  pathToContainedFood,
} from '../../foods/foodContents.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { moveSpiritNameToEnd } from '../../foods/spiritNames.ts'
import { compileLanguage } from '../../wish/compileLanguage.ts'
import { findFoodAtToken } from '../../wish/foods/findFoodAtToken.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { wishLanguages } from '../../wish/wishLanguages.ts'
import { splitWishIntoTokens } from '../../wish/wishTokens.ts'
import type { LineCheck } from '../checkLine.ts'
import type { SaidFood } from '../foods/saidFoods.ts'
import { findFoodOrKindByWishName } from './foodByWishName.ts'
import { readForeignFoods } from './foreignFoods.ts'
import { type FoodByLanguageOfLine, foodsByLanguageOfLine, removeWordsOfFoods } from './ownMeanings.ts'

/** Languages that are told by their letters alone, and letters that only their neighbours have. */
const scripts = [
  { id: 'hi', letter: /\p{Script=Devanagari}/u, ofOthers: /ळ/u },
  { id: 'ar', letter: /\p{Script=Arabic}/u, ofOthers: /[پچژگکیٹڈڑںےہھ]/u },
] as const

/** The language that the letters of a text tell; null where they are Latin or of a language nobody here reads. */
export function detectHindiOrArabic(text: string): WishLanguage | null {
  const script = scripts.find(({ letter }) => letter.test(text))
  if (!script || script.ofOthers.test(text)) return null
  return wishLanguages.find(({ id }) => id === script.id) ?? null
}

/**
 * A line with the foods that its language calls by words which the catalogue does not know. It is unknown then: its amount
 * counts for nothing, and what else it holds was not looked for. `readLine` reads a line by the catalogue alone.
 */
export function addForeignFoodsToLine(
  line: LineCheck,
  language: WishLanguage | null,
  readLine: (text: string) => LineCheck,
): LineCheck {
  if (!mayHoldMore(line) || language === null || language.id === 'en') return line
  const foods = readForeignFoods(line.text, language).foods
  const meant = foodsByLanguageOfLine(line, foods, language)
  const check = meant.length > 0 ? withOwnMeanings(line, meant, readLine) : line
  const read = readInEnglish(check)
  const said = foods.filter(({ foreign, food }) => {
    const isKnown = check.foods.some((one) => one === food || pathToContainedFood(one, food.name) !== null)
    const isRead = check.foods.length > 0 && foreign!.typed.every((word) => read.words.has(word))
    return !isKnown && !isRead
  })
  const more = said.map(({ food, claims, foreign }) => ({
    ...{ food, claims, isCertain: foreign?.isOffered !== true },
    isKind: foreign !== undefined && foreign.kind !== null,
  }))
  return withFoods(
    read.isMisread && more.some(({ isCertain }) => isCertain) ? withoutFoods(check) : check,
    more,
  )
}

/**
 * A line whose words are read by their meaning in its language instead of the catalogue's English one. Where both may be meant,
 * only the contents of both are certain; where no meaning was decided, the catalogue's food is possible.
 */
function withOwnMeanings(
  check: LineCheck,
  meanings: readonly FoodByLanguageOfLine[],
  readLine: (text: string) => LineCheck,
): LineCheck {
  const said = meanings.map((meaning) => meaning.said)
  const { foods, allergens, diets, isUnknown } = readLine(removeWordsOfFoods(check.text, said))
  const found = { allergens: new Map(allergens), diets: new Map(diets) }
  for (const { said, others, settlement } of meanings) {
    const own = verdictsOf(said)
    const theirs = others.map((food) => verdictsOf({ food, claims: said.claims }))
    noteMeaning(found.allergens, own.allergens, {
      said,
      settlement,
      theirs: theirs.map((each) => each.allergens),
    })
    noteMeaning(found.diets, own.diets, { said, settlement, theirs: theirs.map((each) => each.diets) })
  }
  const food = said[0]!.food
  const isOpen = foods.length > 0 && isUnknown
  return {
    ...{ ...check, ...found, food, isUnknown: isOpen },
    foods: [...new Set([...said.map((one) => one.food), ...foods])],
  }
}

function noteMeaning<Id>(
  found: Map<Id, PathToFoodFact>,
  own: ReadonlyMap<Id, PathToFoodFact>,
  {
    said: { foreign },
    settlement,
    theirs,
  }: Pick<FoodByLanguageOfLine, 'said' | 'settlement'> & {
    theirs: readonly ReadonlyMap<Id, PathToFoodFact>[]
  },
): void {
  const isCertain = (id: Id) =>
    !foreign!.isOffered &&
    (settlement !== 'either' || theirs.some((each) => each.get(id)?.isCertain === true))
  const isKind = foreign!.kind !== null
  for (const one of own) noteAll(found, new Map([one]), { isCertain: isCertain(one[0]), isKind })
  if (settlement === 'own') return
  for (const each of theirs) noteAll(found, each, { isCertain: false, isKind: false })
}

function verdictsOf({ food, claims }: Pick<SaidFood, 'food' | 'claims'>) {
  const contents = applyClaimsToContents(contentsOfFood(food), claims, food.name)
  return { allergens: allergensInContents(contents), diets: dietsForbiddingFood(food, contents) }
}

/** Whether a line is of food and has words that were not read. */
function mayHoldMore({ food, isUnknown, text }: LineCheck): boolean {
  return isUnknown || (food !== null && /\p{L}{3}/u.test(text))
}

/**
 * The words by which the catalogue read a line, as names of foods are compared; and whether all that it read is a word spelled
 * nearly like one of its own: "tostado" is no tostada.
 */
function readInEnglish({ text, food }: LineCheck): { words: ReadonlySet<string>; isMisread: boolean } {
  const stretches = findFoodsInWords(splitFoodNameIntoWords(moveSpiritNameToEnd(text)), 'remark').filter(
    (stretch) => stretch.kind === 'food',
  )
  return {
    words: new Set(stretches.flatMap(({ words }) => words)),
    isMisread: food !== null && stretches.length === 0,
  }
}

const withoutFoods = (check: LineCheck): LineCheck => ({
  ...check,
  ...{ food: null, foods: [], allergens: new Map(), diets: new Map() },
})

interface ForeignFood extends Pick<SaidFood, 'food' | 'claims'> {
  isCertain: boolean
  /** Whether the word calls a kind of foods: "oil" alone says nothing of what some oils are made of. */
  isKind: boolean
}

function withFoods(check: LineCheck, said: readonly ForeignFood[]): LineCheck {
  if (said.length === 0) return check
  const allergens = new Map(check.allergens)
  const diets = new Map(check.diets)
  for (const one of said) {
    const own = verdictsOf(one)
    const unclaimed = verdictsOf({ food: one.food, claims: [] })
    noteAll(allergens, own.allergens, { ...one, unclaimed: unclaimed.allergens })
    noteAll(diets, own.diets, { ...one, unclaimed: unclaimed.diets })
  }
  const foods = [...new Set([...check.foods, ...said.map(({ food }) => food)])]
  return { ...check, foods, allergens, diets, isUnknown: true }
}

function noteAll<Id>(
  found: Map<Id, PathToFoodFact>,
  traces: ReadonlyMap<Id, PathToFoodFact>,
  {
    isCertain,
    isKind,
    unclaimed,
  }: Pick<ForeignFood, 'isCertain' | 'isKind'> & { unclaimed?: ReadonlyMap<Id, PathToFoodFact> },
) {
  for (const [id, trace] of traces) {
    // A claim that may not hold leaves possible what all of the kind hold.
    if (!trace.isCertain && isKind && !unclaimed?.get(id)?.isCertain) continue
    if (!found.get(id)?.isCertain) found.set(id, { ...trace, isCertain: trace.isCertain && isCertain })
  }
}

/**
 * A line with the foods of those of its parts that are not known and that are, as a whole, a name of a food in some language
 * that wishes are read in: "100 ml Sahne", "crème et sucre". Of a name that means several foods in several languages each is only possible.
 */
export function addFoodsOfAnyLanguageToLine(check: LineCheck): LineCheck {
  if (!check.isUnknown) return check
  if (check.foods.length === 0) return withFoods(check, foodsNamed(check.line.name))
  const more = check.unread.flatMap((words) => foodsNamed(words.join(' ')))
  return withFoods(
    check,
    more.filter(({ food }) => !check.foods.includes(food)),
  )
}

/** The foods that are called so as a whole in some language; none where no language has the name. */
function foodsNamed(name: string): ForeignFood[] {
  const tokens = splitWishIntoTokens(name)
  if (tokens.length === 0 || tokens.length > maxNameWords) return []
  const names = wishLanguages.flatMap((language) => {
    const found = language.id === 'en' ? null : findFoodAtToken(tokens, 0, compileLanguage(language))
    return found?.isOwn && found.length === tokens.length ? [found.value] : []
  })
  const foods = [...new Set(names.flatMap((each) => findFoodOrKindByWishName(each) ?? []))]
  return foods.map((food) => ({ food, claims: [], isCertain: foods.length === 1, isKind: false }))
}

/** Words of a name in the tables of wishes, at most. */
const maxNameWords = 5
