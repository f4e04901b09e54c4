import { isFood } from './foodLists.ts'
import { placesOf, type StatedFood } from './foodStates.ts'
import type { WishPart } from './limitsOf.ts'
import type { WishLanguage } from './wishLanguage.ts'
import type { WishToken } from './wishTokens.ts'
import { isWithin, type Stretch } from './wordMarks.ts'

/** Where a wish names people, and by what words it ties them to foods. */
export interface PersonMarks {
  /** Pronouns of who does something, of to whom it is done, and kin. */
  subjects: readonly Stretch[]
  objects: readonly Stretch[]
  kin: readonly Stretch[]
  /** Words of kin that only say whose something is: "my". */
  owners: readonly Stretch[]
  bodies: readonly Stretch[]
  gives: readonly Stretch[]
  acts: readonly Stretch[]
  welcome: readonly Stretch[]
  /** "Whenever". */
  whens: readonly Stretch[]
  /** Idioms that only look like harm: "warm my belly". */
  noHarm: readonly Stretch[]
}

/** Words between "for" and the person at most: "for the football team of my brother". */
const maxToPerson = 5
/** Words between a part of a body and whose it is at most: "the stomach of my mother". */
const maxToBody = 3

/** Words that are said of a food and a person at least: in "dad jokes and fish tacos" nothing is. */
const minSaid = 2

const distance = (a: Stretch, b: Stretch) => Math.max(a.from - b.to, b.from - a.to, 0)
const isSame = (a: Stretch, b: Stretch) => a.from === b.from && a.to === b.to
const overlaps = (a: Stretch, b: Stretch) => a.from < b.to && a.to > b.from

/** People themselves, without "my" alone. */
export const peopleIn = ({ subjects, objects, kin, owners }: PersonMarks): readonly Stretch[] => [
  ...subjects,
  ...objects,
  ...kin.filter((each) => !owners.some((owner) => isSame(owner, each))),
]

export interface Gift {
  gives: Stretch
  person: Stretch
}

/** "For my gran": words by which something is for somebody, each with that person; in Arabic one word, in Hindi behind them. */
export function giftsIn(marks: PersonMarks, { allergyFollows, prefixes }: WishLanguage): Gift[] {
  // "For my in-laws": whoever that is, somebody is meant.
  const people = [...marks.subjects, ...marks.objects, ...marks.kin]
  return marks.gives.flatMap((gives) => {
    const isNear = (person: Stretch) =>
      overlaps(gives, person) ||
      (prefixes === undefined &&
        (allergyFollows ? person.to <= gives.from : person.from >= gives.to) &&
        distance(gives, person) < maxToPerson)
    return people.filter(isNear).map((person) => ({ gives, person }))
  })
}

interface Clause {
  part: WishPart
  tokens: readonly WishToken[]
  /** What stands between two commas, and the sentence around it. */
  stretch: Stretch
  sentence: Stretch
  /** The foods of the stretch. */
  foods: readonly StatedFood[]
}

/**
 * Whether a clause is said of foods and of somebody so that no wish for them is known to be: a body is spoken of ("my heart goes
 * mental with msg"), food and person are joined ("mussels and my husband parted ways"), or the food does
 * something to somebody ("clams have it in for me").
 */
export function isComplaint(clause: Clause, marks: PersonMarks): boolean {
  const { part, stretch, sentence } = clause
  const gifts = giftsIn(marks, part.language)
  const welcome = marks.welcome.filter((each) => !marks.bodies.some((body) => isSame(body, each)))
  const isWithinClause = (each: Stretch) => isWithin(each, stretch)
  if (isOfBody(clause, marks)) return marks.whens.some(isWithinClause) || !welcome.some(isWithinClause)
  if (isJoined(clause, marks)) return !welcome.some((each) => isWithin(each, sentence))
  return isActing(clause, marks, gifts, welcome)
}

/** "My heart", "l'estomac de ma belle-mère"; not "chicken hearts". */
function isOfBody(
  { part, stretch, foods }: Clause,
  { bodies, kin, subjects, objects, noHarm }: PersonMarks,
): boolean {
  const people = [...kin, ...subjects, ...objects]
  const isOwned = (body: Stretch) =>
    people.some((person) => isWithin(person, stretch) && distance(person, body) < maxToBody) ||
    part.language.id === 'ar'
  return bodies.some(
    (body) =>
      !noHarm.some((each) => overlaps(each, body)) &&
      isWithin(body, stretch) &&
      isOwned(body) &&
      !foods.some((food) => overlaps(food, body)),
  )
}

/** "Salmon and I", "my uncle and walnuts" with which a clause begins, and of which something is said then. */
function isJoined({ part, tokens, stretch, sentence }: Clause, marks: PersonMarks): boolean {
  const { reading, offset, language } = part
  const people = new Set(peopleIn(marks).flatMap(placesOf))
  const kin = new Set(marks.kin.flatMap(placesOf))
  const joining = language.prefixes?.filter(({ joins }) => joins).map(({ prefix }) => prefix) ?? []
  let before: 'food' | 'person' | null = null
  let isJoining = false
  let isFound = false
  let end = stretch.from
  for (let at = stretch.from; at < sentence.to; at++) {
    const item = reading.items.find(({ from, to }) => from + offset <= at && at < to + offset)
    const isPerson = people.has(at)
    const hasJoin = joining.some((prefix) => tokens[at]!.word.startsWith(prefix))
    if (isPerson || isFood(item)) {
      const is = isFood(item) && !isPerson ? 'food' : 'person'
      if (before !== null && before !== is && !isJoining && !hasJoin) return false
      // "My wife and eggs"; in "eggs and grandma's bread" the person only says whose the bread is.
      const next = reading.items.find(({ from }) => from + offset === at + 1)
      if (before !== null && before !== is && (is === 'food' || !isFood(next))) isFound = true
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
  { part, stretch, foods }: Clause,
  marks: PersonMarks,
  gifts: readonly Gift[],
  welcome: readonly Stretch[],
): boolean {
  const { items } = part.reading
  // "Almonds make her look like a balloon".
  const likenesses = new Set(
    items.flatMap(({ role, from }) => (role === 'examplesNext' ? [from + part.offset] : [])),
  )
  const others = items
    .filter(({ role }) => saying.includes(role))
    .map(({ from, to }) => ({ from: from + part.offset, to: to + part.offset }))
  return [...marks.acts, ...others].some((act) => {
    if (!isWithin(act, stretch) || !foods.some(({ to }) => to === act.from)) return false
    const isDear = (each: Stretch) =>
      isWithin(each, stretch) && !isSame(each, act) && !likenesses.has(each.from)
    if (welcome.some(isDear)) return false
    const isGiven = (person: Stretch) =>
      gifts.some(
        ({ gives, person: whose }) =>
          isSame(whose, person) && (gives.from === act.to || !marks.acts.some((each) => isSame(each, act))),
      )
    const people = peopleIn({ ...marks, subjects: [] })
    return people.some((person) => isWithin(person, stretch) && person.from >= act.from && !isGiven(person))
  })
}
