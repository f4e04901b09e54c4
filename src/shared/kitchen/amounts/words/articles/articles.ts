import type { KnownNoun } from '../foreignNouns.ts'

/** The singular and plural of an article: "das" and "die", "l’" and "les". */
export interface ArticleForms {
  one: string
  many: string
}

const ofDative = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu|seit|gegenüber) $/iu
const contracted: Record<string, string> = {
  ...{ zum: 'zu den', zur: 'zu den', vom: 'von den', beim: 'bei den', im: 'in den', am: 'an den' },
  ...{ ins: 'in die', ans: 'an die' },
}
const accusative = { m: 'den', f: 'die', n: 'das' } as const
const dative = { m: 'dem', f: 'der', n: 'dem' } as const

/** German: null where the thing is the subject, or the case cannot be told. */
export function germanArticleForms(
  article: string,
  { gender }: KnownNoun,
  isMany: boolean,
  lead: string,
): (ArticleForms & { isDative: boolean }) | null {
  const word = article.toLowerCase()
  if (!gender) return null
  if (isMany) {
    if (word === 'die') return { one: accusative[gender], many: word, isDative: false }
    return word === 'den' ? { one: dative[gender], many: word, isDative: true } : null
  }
  const many = contracted[word]
  if (many) return { one: word, many, isDative: /den$/.test(many) }
  if (word === dative[gender] && (gender !== 'f' || ofDative.test(lead)))
    return { one: word, many: 'den', isDative: true }
  return word === accusative[gender] ? { one: word, many: 'die', isDative: false } : null
}

/** French nouns in "e" that are masculine. */
const masculineInE = /^(?:verre|concombre|zeste|jaune|cube|tube|gramme|litre|artichaut|piment)s?$/i
const isFeminine = (noun: string) => /(?:e|noix)$/i.test(noun) && !masculineInE.test(noun)
const frenchMany: Record<string, string> = {
  ...{ le: 'les', la: 'les', 'l’': 'les', "l'": 'les', du: 'des', au: 'aux' },
  ...{ 'de la': 'des', 'à la': 'aux', 'de l’': 'des', "de l'": 'des', 'à l’': 'aux', "à l'": 'aux' },
}
const frenchArticlesOfOne: Record<string, readonly [masculine: string, feminine: string, elided: string]> = {
  les: ['le', 'la', 'l’'],
  des: ['du', 'de la', 'de l’'],
  aux: ['au', 'à la', 'à l’'],
}

/** French; `nextWord`: what stands behind the article. */
export function singularAndPluralOfFrenchArticle(
  article: string,
  noun: string,
  nextWord: string,
  isMany: boolean,
): ArticleForms | null {
  const word = article.toLowerCase()
  if (!isMany) return frenchMany[word] ? { one: word, many: frenchMany[word] } : null
  const forms = frenchArticlesOfOne[word]
  if (!forms) return null
  const isElided = /^[aeiouéèêœâôîh]/iu.test(nextWord)
  return { one: forms[isElided ? 2 : isFeminine(noun) ? 1 : 0], many: word }
}

const spanish: readonly (readonly [one: string, many: string])[] = [
  ['el', 'los'],
  ['la', 'las'],
  ['del', 'de los'],
  ['al', 'a los'],
]

/** Spanish, whose article for many tells its gender. */
export function spanishArticleForms(article: string, isMany: boolean): ArticleForms | null {
  const word = article.toLowerCase()
  const [one, many] = spanish.find((forms) => forms[isMany ? 1 : 0] === word) ?? []
  return one === undefined || many === undefined ? null : { one, many }
}

/** A word with a capital letter if the other word has one. */
export const copyCapitalization = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text
