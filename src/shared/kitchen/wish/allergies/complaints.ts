import { type FoodWithState, tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { WishItemsByToken } from '../indexItemsByToken.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import type { WishToken } from '../wishTokens.ts'
import { isTokenRangeWithin, type TokenRange } from '../wordMarks.ts'

/** Where a wish names people, and by what words it ties them to foods. */
export interface PersonAndLinkWordRanges {
  /** Pronouns of who does something, of to whom it is done, and kin. */
  subjects: readonly TokenRange[]
  objects: readonly TokenRange[]
  kin: readonly TokenRange[]
  /** Words of kin that only say whose something is: "my". */
  owners: readonly TokenRange[]
  bodies: readonly TokenRange[]
  gives: readonly TokenRange[]
  acts: readonly TokenRange[]
  welcome: readonly TokenRange[]
  /** "Whenever". */
  whens: readonly TokenRange[]
  /** Idioms that only look like harm: "warm my belly". */
  noHarm: readonly TokenRange[]
}

/** The same, with what each clause asks of them. */
export interface PersonWordsWithPrepositions extends PersonAndLinkWordRanges {
  /** Those to whom something is done, and kin, without "my" alone. */
  affected: readonly TokenRange[]
  /** Words of all people, and of kin, one by one. */
  peopleTokens: ReadonlySet<number>
  kinTokens: ReadonlySet<number>
  /** Words that say of something else than a body that it is welcome. */
  welcomeFoods: readonly TokenRange[]
}

export function addPersonPrepositions(found: PersonAndLinkWordRanges): PersonWordsWithPrepositions {
  const { subjects, objects, kin, owners, welcome, bodies } = found
  const isAmong = (stretches: readonly TokenRange[]) => {
    const places = new Set(stretches.map(({ from, to }) => `${from} ${to}`))
    return ({ from, to }: TokenRange) => places.has(`${from} ${to}`)
  }
  const isOwner = isAmong(owners)
  const isBody = isAmong(bodies)
  const affected = [...objects, ...kin.filter((each) => !isOwner(each))]
  return {
    ...found,
    affected,
    peopleTokens: new Set([...subjects, ...affected].flatMap(tokenPlacesInRange)),
    kinTokens: new Set(kin.flatMap(tokenPlacesInRange)),
    welcomeFoods: welcome.filter((each) => !isBody(each)),
  }
}

/** Words between "for" and the person at most: "for the football team of my brother". */
const maxToPerson = 5
/** Words between a part of a body and whose it is at most: "the stomach of my mother". */
const maxToBody = 3

/** Minimum words in a clause beside a food and a person: "dad jokes and fish tacos" says nothing about either. */
const minSaid = 2

const distance = (a: TokenRange, b: TokenRange) => Math.max(a.from - b.to, b.from - a.to, 0)
const isSame = (a: TokenRange, b: TokenRange) => a.from === b.from && a.to === b.to
const overlaps = (a: TokenRange, b: TokenRange) => a.from < b.to && a.to > b.from

export interface PersonWithPreposition {
  gives: TokenRange
  person: TokenRange
}

/** "For my gran": words by which something is for somebody, each with that person; in Arabic one word, in Hindi behind them. */
export function findPersonPrepositions(
  marks: PersonAndLinkWordRanges,
  { allergyFollows, prefixes }: WishLanguage,
): PersonWithPreposition[] {
  // "For my in-laws": whoever that is, somebody is meant.
  const people = [...marks.subjects, ...marks.objects, ...marks.kin]
  return marks.gives.flatMap((gives) => {
    const isNear = (person: TokenRange) =>
      overlaps(gives, person) ||
      (prefixes === undefined &&
        (allergyFollows ? person.to <= gives.from : person.from >= gives.to) &&
        distance(gives, person) < maxToPerson)
    return people.filter(isNear).map((person) => ({ gives, person }))
  })
}

interface Clause {
  part: ReadingInLanguage
  placed: WishItemsByToken
  gifts: readonly PersonWithPreposition[]
  tokens: readonly WishToken[]
  /** What stands between two commas, and the sentence around it. */
  stretch: TokenRange
  sentence: TokenRange
  /** The foods of the stretch. */
  foods: readonly FoodWithState[]
}

/**
 * Whether a clause is said of foods and of somebody so that no wish for them is known to be: a body is spoken of ("my heart goes
 * mental with msg"), food and person are joined ("mussels and my husband parted ways"), or the food does
 * something to somebody ("clams have it in for me").
 */
export function isComplaintAboutFood(clause: Clause, marks: PersonWordsWithPrepositions): boolean {
  const { stretch, sentence } = clause
  const { welcomeFoods: welcome } = marks
  const isWithinClause = (each: TokenRange) => isTokenRangeWithin(each, stretch)
  if (isOfBody(clause, marks)) return marks.whens.some(isWithinClause) || !welcome.some(isWithinClause)
  if (isJoined(clause, marks)) return !welcome.some((each) => isTokenRangeWithin(each, sentence))
  return isActing(clause, marks)
}

/** "My heart", "l'estomac de ma belle-mère"; not "chicken hearts". */
function isOfBody(
  { part, stretch, foods }: Clause,
  { bodies, kin, subjects, objects, noHarm }: PersonWordsWithPrepositions,
): boolean {
  const here = bodies.filter((body) => isTokenRangeWithin(body, stretch))
  if (here.length === 0) return false
  const people = [...kin, ...subjects, ...objects].filter((person) => isTokenRangeWithin(person, stretch))
  const isOwned = (body: TokenRange) =>
    people.some((person) => distance(person, body) < maxToBody) || part.language.id === 'ar'
  return here.some(
    (body) =>
      !noHarm.some((each) => overlaps(each, body)) &&
      isOwned(body) &&
      !foods.some((food) => overlaps(food, body)),
  )
}

/** "Salmon and I", "my uncle and walnuts" with which a clause begins, and of which something is said then. */
function isJoined(
  { part, placed, tokens, stretch, sentence }: Clause,
  marks: PersonWordsWithPrepositions,
): boolean {
  const { peopleTokens: people, kinTokens: kin } = marks
  const joining = part.language.prefixes?.filter(({ joins }) => joins).map(({ prefix }) => prefix) ?? []
  let before: 'food' | 'person' | null = null
  let isJoining = false
  let isFound = false
  let end = stretch.from
  for (let at = stretch.from; at < sentence.to; at++) {
    const item = placed.holding(at)
    const isPerson = people.has(at)
    const hasJoin = joining.some((prefix) => tokens[at]!.word.startsWith(prefix))
    if (isPerson || isFoodItem(item)) {
      const is = isFoodItem(item) && !isPerson ? 'food' : 'person'
      if (before !== null && before !== is && !isJoining && !hasJoin) return false
      // "My wife and eggs"; in "eggs and grandma's bread" the person only says whose the bread is.
      const next = placed.beginningAt(at + 1)
      if (before !== null && before !== is && (is === 'food' || !isFoodItem(next))) isFound = true
      before = is
      isJoining = false
      end = at + 1
    } else if (item?.role === 'joins') isJoining = true
    else if (before === 'person' && kin.has(at - 1) && item?.role === 'unknown' && !isFound) continue
    else if (!kin.has(at) && item?.role !== 'idle' && item?.role !== 'pronouns')
      return isFound && sentence.to - end >= minSaid
  }
  return false
}

/** Roles of words that may be verbs in a clause: French "transforme" is a word for processed foods too. */
const saying: readonly string[] = ['harmless', 'faults']

/** "Clams have it in for me"; not "the salmon is for my gran". */
function isActing(
  { part, placed, stretch, foods, gifts }: Clause,
  marks: PersonWordsWithPrepositions,
): boolean {
  const isHere = (each: TokenRange) => isTokenRangeWithin(each, stretch)
  const items = placed.within(stretch).map((index) => part.reading.items[index]!)
  // "Almonds make her look like a balloon".
  const likenesses = new Set(
    items.flatMap(({ role, from }) => (role === 'examplesNext' ? [from + part.offset] : [])),
  )
  const others = items
    .filter(({ role }) => saying.includes(role))
    .map(({ from, to }) => ({ from: from + part.offset, to: to + part.offset }))
  const acts = marks.acts.filter(isHere)
  const welcome = marks.welcomeFoods.filter((each) => isHere(each) && !likenesses.has(each.from))
  const people = marks.affected.filter(isHere)
  return [...acts, ...others].some((act) => {
    if (!foods.some(({ to }) => to === act.from)) return false
    if (welcome.some((each) => !isSame(each, act))) return false
    const isAct = acts.some((each) => isSame(each, act))
    const isGiven = (person: TokenRange) =>
      gifts.some(({ gives, person: whose }) => isSame(whose, person) && (gives.from === act.to || !isAct))
    return people.some((person) => person.from >= act.from && !isGiven(person))
  })
}
