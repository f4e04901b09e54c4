import { isMeasuringUnitWord } from '../lines/units/lineUnits.ts'
import { nameBehindBracketedClaim } from './claims/ordinaryKinds.ts'
import { applyClaimsToContents, type Claim, findFoodClaimAt } from './foodClaims.ts'
import { contentsOfFood, pathToContainedFood } from './foodContents.ts'
import { type Food, findFoodByKey } from './foods.ts'
import { foodNameKey, splitFoodNameIntoWords } from './foodWords.ts'
import { type FoodMatch, type FoodMention, matchFoodNamePart } from './matchFoodNamePart.ts'
import { isAnisDrink, moveSpiritNameToEnd } from './spiritNames.ts'
import { correctKnownMisspellings, eggPartCalledByColorAlone } from './writtenNames.ts'

/**
 * The food that a name of an ingredient means, and every other food that stands in it. What stands in brackets says
 * it in other words: it decides where the name itself says nothing we know.
 */
export function matchFoodName(name: string): FoodMatch {
  const before = known.get(name)
  if (before) return before
  const match = readName(name)
  if (known.size >= maxKnown) known.clear()
  known.set(name, match)
  return match
}

/** Names repeat from recipe to recipe; a few thousand of them are most of what is ever asked. */
const known = new Map<string, FoodMatch>()
const maxKnown = 4_000

function readName(name: string): FoodMatch {
  const { main, glosses } = withoutGlosses(moveSpiritNameToEnd(name))
  return withGlosses(main, matchFoodNamePart(main), glosses)
}

/** What a line's name means, by whatever the whole line says of it in brackets where the name says little. */
export function matchFoodNameOfLine(written: string, line: string): FoodMatch {
  const eggPart = eggPartCalledByColorAlone(line)
  if (eggPart) return matchFoodName(eggPart)
  if (isAnisDrink(line)) return matchFoodName('anise liqueur')
  const name = correctKnownMisspellings(written, line)
  const own = matchFoodName(withWordBefore(name, line))
  const glosses = bracketsIn(line)
  const ofMaker = glosses.map((gloss) => matchFoodOfMaker(name, gloss, own)).find((found) => found !== null)
  if (ofMaker) return ofMaker
  const optional = nameBehindBracketedClaim(name, line.slice(0, longestLine))
  if (optional !== null) return withOrdinaryName(own, optional)
  if (glosses.length === 0) return own
  const { main } = withoutGlosses(name)
  if (own.food !== null && namesDirectly(main, own.food) && !standsIn(name)) return confirmedBy(own, glosses)
  return withGlosses(main, own, glosses)
}

/** What a name means, or the food that it is without what a bracket before it claims. */
function withOrdinaryName(own: FoodMatch, name: string): FoodMatch {
  const { mentions } = matchFoodName(name)
  return {
    ...own,
    mentions: [...own.mentions, ...mentions.map((mention) => ({ ...mention, relation: 'or' as const }))],
  }
}

/** "250 g head cheese": where a measure and the name are one name of the catalogue, that is what is meant. */
function withWordBefore(name: string, line: string): string {
  const at = line.indexOf(name)
  const word = at > 0 ? /(\p{L}+) $/u.exec(line.slice(Math.max(0, at - 24), at))?.[1] : undefined
  // "200 grams flour" is no gram flour.
  if (word === undefined || isUnitOfNumber(line.slice(0, at), word)) return name
  const bracket = name.search(/[([]/)
  const plain = bracket === -1 ? name : name.slice(0, bracket)
  return findFoodByKey(foodNameKey(`${word} ${plain}`)) ? `${word} ${name}` : name
}

const isUnitOfNumber = (before: string, word: string) =>
  isMeasuringUnitWord(word.toLowerCase()) && (/[\d½¼¾⅓⅔⅛]\s*\p{L}+ $/u.test(before) || /s$/i.test(word))

/** What stands in brackets, amounts aside. */
function bracketsIn(line: string): string[] {
  if (!line.includes('(') && !line.includes('[')) return []
  return [...line.slice(0, longestLine).matchAll(/[([]([^()[\]]{1,80})[)\]]/g)]
    .map((found) => found[1]!)
    .filter((gloss) => /\p{L}{3}/u.test(gloss))
}

/** Letters of a line that are looked through for brackets. */
const longestLine = 400

/** A name's match together with texts that say the same in other words, or more closely. */
function withGlosses(name: string, match: FoodMatch, glosses: readonly string[]): FoodMatch {
  if (glosses.length === 0) return match
  const claims = claimsSaid(splitFoodNameIntoWords(name))
  const others = glosses.map((gloss) => ({ gloss, ...withClaims(matchFoodName(gloss), claims) }))
  const plain = others.find(
    (other) => !isOtherKind.test(other.gloss) && isInformative(other) && isPlainly(other),
  )
  if (plain && match.food && !namesDirectly(name, match.food) && !isOneThing(match.food, plain.food))
    return plain
  const isKnown = match.food !== null
  const isCalled = isKnown && namesDirectly(name, match.food!)
  const mentions = others.flatMap((other) =>
    isCalled && isOtherNameForFood(other, match.food!)
      ? []
      : !isKnown ||
          isSubstance(other, name) ||
          (isInformative(other) && !isForeignWord(other, name, match.food))
        ? other.mentions
        : other.mentions.map(asPossible),
  )
  return {
    food: match.food ?? others.find(({ food }) => food !== null)?.food ?? null,
    mentions: [...confirmedBy(match, glosses).mentions, ...mentions],
    unknownWords: [
      ...match.unknownWords,
      ...others.flatMap(({ unknownWords }) => (isKnown ? [] : unknownWords)),
    ],
  }
}

/** "Prawns (vegan: tofu)": what other eaters take in its place. */
const isOtherKind = /[:=>→]|\s[–—-]\s/

function claimsSaid(words: readonly string[]): Claim[] {
  return words.flatMap((_, index) => findFoodClaimAt(words, index)?.claim ?? [])
}

/** "Gluten-free soy sauce (Kikkoman)": a claim in the name also applies to the name in brackets. */
function withClaims(match: FoodMatch, claims: readonly Claim[]): FoodMatch {
  if (claims.length === 0) return match
  return {
    ...match,
    mentions: match.mentions.map((mention) => ({ ...mention, claims: [...mention.claims, ...claims] })),
  }
}

/** "Furikake (sesame, bonito)": what is only possible for a thing is in it where the brackets name it. */
function confirmedBy(match: FoodMatch, glosses: readonly string[]): FoodMatch {
  const facts = glosses
    .filter((gloss) => !isSuggestion.test(gloss))
    .map(matchFoodName)
    .filter((gloss) => gloss.unknownWords.length === 0 && isPlainly(gloss))
    .flatMap(({ mentions }) => mentions)
    .flatMap(({ food, claims, confirms }) => [
      ...confirms,
      ...[...applyClaimsToContents(contentsOfFood(food), claims, food.name)].flatMap(
        ([fact, { isCertain, isItself }]) => (isCertain && isItself ? [fact] : []),
      ),
    ])
  if (facts.length === 0) return match
  return {
    ...match,
    mentions: match.mentions.map((mention) => ({ ...mention, confirms: [...mention.confirms, ...facts] })),
  }
}

const isSuggestion = /\b(?:or|if|e\.?g|such|like|optional|for|to|use|i|try|see|not|no)\b/i

/** "Leberkäse (“liver cheese”)": what it is called elsewhere, by the name of a food that it is not. */
function isOtherNameForFood({ gloss, food, mentions }: FoodMatch & { gloss: string }, own: Food): boolean {
  if (isOneThing(own, food)) return false
  return /^["“”'‘«„]/u.test(gloss.trim()) || (mentions.length > 1 && !/[,&/+]| and | with /.test(gloss))
}

/**
 * The product of a maker in brackets where the catalogue knows it: "red curry paste (Mae Ploy)". What brackets only give as an example
 * is not taken: "milk (I use oat)".
 */
function matchFoodOfMaker(name: string, gloss: string, own: FoodMatch): FoodMatch | null {
  const maker = gloss.replace(/^(?:e\.?g\.?|such as|like|i use)\s+|\s+(?:type|style|brand)$/gi, '')
  const whole = `${maker} ${name}`
  if (!findFoodByKey(foodNameKey(whole))) return null
  const match = matchFoodNamePart(whole)
  const isExample = /^(?:e\.?g\b|such as|like|i use)|\?$/i.test(gloss.trim())
  return isExample ? { ...match, mentions: [...match.mentions, ...own.mentions.map(asPossible)] } : match
}

/** A gloss of several words, or of a food's own name; one foreign word may mean something else altogether. */
function isInformative({ gloss, food, unknownWords }: FoodMatch & { gloss: string }): boolean {
  if (food === null || unknownWords.length > 0) return false
  const words = splitFoodNameIntoWords(gloss)
  return words.length > 1 || splitFoodNameIntoWords(food.name).join(' ') === words.join(' ')
}

/** "Vegan tuna (soy)": what stands in for something else is made of what the brackets say. */
function isSubstance({ food, unknownWords }: FoodMatch, name: string): boolean {
  return food !== null && unknownWords.length === 0 && standsIn(name)
}

function standsIn(name: string): boolean {
  return splitFoodNameIntoWords(name).some((word) => standIns.has(word))
}

const standIns = new Set(
  'vegan vegetarian veggie plant mock free alternative substitute replacement'.split(' '),
)

/** "Fan scallops (conchas)": a single word that elsewhere is another food's name, beside one that says itself. */
function isForeignWord(
  { gloss, food }: FoodMatch & { gloss: string },
  name: string,
  own: Food | null,
): boolean {
  if (own === null || splitFoodNameIntoWords(gloss).length > 1) return false
  return namesDirectly(name, own) && !isOneThing(own, food)
}

/** Whether a name says the food in the catalogue's words or in several of its own, and not by a word from elsewhere. */
function namesDirectly(name: string, food: Food): boolean {
  const words = splitFoodNameIntoWords(name)
  if (words.length > 1 && findFoodByKey(words.join(' ')) === food) return true
  const said = new Set(words)
  return splitFoodNameIntoWords(food.name).every((word) => said.has(word))
}

function isPlainly({ mentions }: FoodMatch): boolean {
  return mentions.every(({ relation }) => relation === 'named' || relation === 'and')
}

function isOneThing(a: Food, b: Food | null): boolean {
  return b === null || pathToContainedFood(a, b.name) !== null || pathToContainedFood(b, a.name) !== null
}

function asPossible(mention: FoodMention): FoodMention {
  return mention.relation === 'named' || mention.relation === 'and'
    ? { ...mention, relation: 'like' }
    : mention
}

function withoutGlosses(name: string): { main: string; glosses: string[] } {
  if (!name.includes('(') && !name.includes('[')) return { main: name, glosses: [] }
  const glosses: string[] = []
  let main = ''
  let depth = 0
  let from = 0
  for (let at = 0; at < name.length; at++) {
    const letter = name[at]!
    if (letter === '(' || letter === '[') {
      if (depth === 0) {
        main += `${name.slice(from, at)} `
        from = at + 1
      }
      depth += 1
    } else if ((letter === ')' || letter === ']') && depth > 0) {
      depth -= 1
      if (depth === 0) {
        glosses.push(name.slice(from, at))
        from = at + 1
      }
    }
  }
  if (depth > 0) glosses.push(name.slice(from))
  else main += name.slice(from)
  return { main, glosses }
}
