import {
  wishBodyPartsOfFish,
  wishBodyPartsOfMammals,
  wishBodyPartsOfPoultry,
  wishBodyPartsOfShellfish,
  wishFishByBodyPart,
  wishHeadsBeforeBodyParts,
  wishHeadsBehindBodyParts,
  wishMeatByBodyPart,
  wishPoultryByBodyPart,
  wishSeafoodByItsWay,
  wishShellfishByBodyPart,
  wishVerbsOfSeafood,
  wishVerbThatIsNothing,
  wishWordsBeforeBodyParts,
} from '../languages/foods/bodyPartWords.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import type { WishToken } from '../wishTokens.ts'

const heads = foldedWordsIn(wishHeadsBeforeBodyParts)
const headsBehind = foldedWordsIn(wishHeadsBehindBodyParts)
const between = foldedWordsIn(wishWordsBeforeBodyParts)
const animals = new Map(
  (
    [
      [wishBodyPartsOfFish, wishFishByBodyPart],
      [wishBodyPartsOfShellfish, wishShellfishByBodyPart],
      [wishVerbsOfSeafood, wishSeafoodByItsWay],
      [wishBodyPartsOfPoultry, wishPoultryByBodyPart],
      [wishBodyPartsOfMammals, wishMeatByBodyPart],
    ] as const
  ).flatMap(([words, animal]) => [...foldedWordsIn(words)].map((word) => [word, animal] as const)),
)

/** Tokens between "nothing" and a part of the body at most: "nothing that has any fins". */
const maxToHead = 4

/** Tokens in which a part of the body that stands for animals is named as they are: "nothing with gills or shells", "nothing that swims". */
export function nameAnimalsByBodyParts(tokens: readonly WishToken[]): readonly WishToken[] {
  const named: WishToken[] = []
  for (const [at, token] of tokens.entries()) {
    const animal = animalOf(tokens, at)
    const isMeant = animal !== undefined && (isBehindHead(tokens, named, at) || isBeforeHead(tokens, at))
    named.push(isMeant ? { ...token, word: animal, typed: animal } : token)
  }
  return named
}

function animalOf(tokens: readonly WishToken[], at: number): string | undefined {
  const { word, typed } = tokens[at]!
  // German "für" is no fur.
  if (typed === 'für') return undefined
  if (word === wishVerbThatIsNothing) return tokens[at - 1]?.word === 'que' ? wishSeafoodByItsWay : undefined
  return animals.get(word)
}

/** Whether "nothing" or the like stands before a token, or a part of the body that stands behind one, with nothing else between. */
function isBehindHead(tokens: readonly WishToken[], named: readonly WishToken[], at: number): boolean {
  for (let place = at; place > 0 && at - place <= maxToHead; place--) {
    const { gap } = tokens[place]!
    const before = tokens[place - 1]!
    const isListed = named[place - 1]!.word !== before.word
    if (isListed) return gap !== 'end'
    if (gap !== 'space' && gap !== 'and' && gap !== 'hyphen') return false
    if (heads.has(before.word)) return true
    if (!between.has(before.word)) return false
  }
  return false
}

/** The same of a head behind it, in Hindi. */
function isBeforeHead(tokens: readonly WishToken[], at: number): boolean {
  for (let place = at + 1; tokens[place]?.gap === 'space' && place - at <= maxToHead; place++) {
    if (headsBehind.has(tokens[place]!.word)) return true
    if (!between.has(tokens[place]!.word)) return false
  }
  return false
}
