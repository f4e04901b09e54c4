import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'
import type { WishItem } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import type { WishToken } from '../../wish/wishTokens.ts'
import type { TextLanguageId } from './textWords.ts'
import { isInWordSet, parseWordSet, phrasePattern, type WordsAndBeginnings } from './wordSet.ts'

/** Words by which a text that negates around a food tells of a food that is there, phrases with commas between them, a `*` for any ending. */
interface NegationWords {
  /** Words that deny. */
  denies: string
  /** Words that limit when, how much or how fast a food is added: "ne pas ajouter la crème avant la fin" adds it. */
  limits: string
  /** What one does with a food that is there: let it boil. */
  treats: string
  /** With a denial these keep a food: "n'oubliez pas", "niemals weglassen". */
  leavesOut: string
  /** Words for "without": with a denial before or behind, the food is needed. */
  without: string
  /** Behind "without X" or a denial these say that nothing is worth it: "ohne Parmesan ist es nur halb so gut". */
  lacks: string
  /** Words that add: "without adding cream" has none. */
  adds: string
  /** How a sentence begins by which without the first there is nothing of what follows: "Keine Butter, kein Genuss". */
  proverb?: RegExp
}

const texts: Partial<Record<TextLanguageId, NegationWords>> = {
  de: {
    denies:
      'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, keinesfalls, ohne, weder, noch, auf keinen fall',
    limits:
      'bis, vor, vorher, bevor, noch nicht, erst, zu fruh, zu viel, zu heiss, zu lange, sofort, gleich, auf einmal, ganze, ganzen, alles, alle, nur, mehr als, weniger als, wahrend, solange',
    treats:
      'kochen lassen, aufkochen lassen, anbrennen, verbrennen, gerinnen, braun werden, uberhitzen, uberkochen, zu heiss werden, abspulen, abtropfen, umruhren',
    leavesOut:
      'weglassen, weglasst, weglass, vergessen, vergiss, vergesst, verzichten, auslassen, fehlen, sparen, spare, spart, geizen, knausern',
    without: 'ohne',
    lacks:
      'nur halb, halb so gut, undenkbar, unvollstandig, fehlt etwas, nicht komplett, nicht vollstandig, nichts',
    adds: 'zugabe, zusatz, zugeben, verwend*, hinzu*, nutzung, einsatz, geben, gib, streuen, giessen, servieren',
    proverb: /^\W*(?:keine?n?|ohne) [^,]+, keine?n? /u,
  },
  fr: {
    denies: 'pas, ne, n, ni, jamais, rien, sans, aucun, aucune, point',
    limits:
      'avant, jusqu, jusqu a, tout de suite, trop, pas encore, toute la, tout le, toutes les, tous les, d un coup, d un seul coup, maintenant, immediatement, qu a, qu au, seulement, tant que, pendant que',
    treats: 'bouillir, bruler, noircir, trancher, surchauffer, rincer, egoutter, colorer, brunir',
    leavesOut: 'oubli*, omettre, omettez, neglig*, lesin*, zapp*, supprim*, manquer',
    without: 'sans',
    lacks: 'incomplet, incomplete, pas complet, pas complete, pas pareil, n est rien, impensable, impossible',
    adds: 'ajout*, utilis*, mettre, mett*, incorpor*, addition, vers*, saupoudr*, parsem*, serv*',
    proverb: /^\W*(?:pas d[eu]?|sans) [^,]+, pas d/u,
  },
  es: {
    denies: 'no, nunca, jamas, sin, nada, tampoco, ni',
    limits:
      'hasta, antes, todavia, aun, demasiado, demasiada, demasiados, demasiadas, toda la, todo el, todas las, todos los, de golpe, de una vez, enseguida, en seguida, ahora, muy pronto, mas de, menos de, mientras, solo',
    treats:
      'hervir, hierva, hiervan, quemar, queme, quemen, cortar, corte, tueste, dore, lavar, laves, enjuagar, escurrir, escurras',
    leavesOut: 'olvid*, omit*, escatim*, prescind*, te saltes, saltarse, falte, falten, faltar',
    without: 'sin',
    lacks: 'incomplet*, no esta completo, no esta completa, no es lo mismo, no hay, impensable, imposible',
    adds: 'anad*, agreg*, usar, uses, utiliz*, pon*, ech*, incorpor*, adicion, vert*, viert*, espolvor*, serv*, mezcl*',
    proverb: /^\W*(?:sin|no hay) [^,]+,? no hay /u,
  },
  it: {
    denies: 'non, mai, senza, niente, nessun, nessuna',
    limits:
      'prima, finche, fino, subito, troppo, troppa, ancora, tutta la, tutto il, tutti i, tutte le, in una volta, adesso, mentre, solo',
    treats: 'bollire, bruciare, bruci, bolla, rosolare, sciacquare, scolare',
    leavesOut: 'dimentic*, scord*, tralasci*, manchi, mancare, lesin*',
    without: 'senza',
    lacks: 'incomplet*, non e completo, non e completa, non e la stessa',
    adds: 'aggiung*, aggiunta, usare, utilizz*, mett*, vers*, serv*',
  },
  ar: {
    denies: 'لا, لم, لن, ليس, بدون, دون, بلا, من غير, غير',
    limits: 'حتي, حتى, قبل, الا, بعد, الان, كثير*, دفعه, كل, فورا, مبكرا, فقط, اثناء',
    treats: 'تغلي, يغلي, تحترق, يحترق, تدع, تترك, تتخثر, تغسل*',
    leavesOut: 'تنس*, تهمل*, تستغن*, تتخل*, تبخل*',
    without: 'بدون, دون, بلا, من غير',
    lacks: 'لا يكتمل, لا تكتمل, ناقص*, لا طعم',
    adds: 'اضافه, استخدام, وضع, استعمال, تضف, تضيف*, تضع, تستخدم*, تستعمل*, ترش, تصب',
  },
  hi: {
    denies: 'न, ना, नहीं, नही, मत, बिना, बगैर, na, nahi, mat, bina',
    limits:
      'तक, अभी, पहले, ज्यादा, ज़्यादा, बहुत, एक साथ, एकसाथ, सारा, सारी, सारे, पूरा, पूरी, तुरंत, जल्दी, सिर्फ, केवल, tak, abhi, pehle, zyada',
    treats: 'उबल*, उबाल*, जल*, फट*, हिला*, चला*, धो*',
    leavesOut: 'भूल*, छोड़*, bhool*, bhul*',
    without: 'बिना, बगैर, bina',
    lacks: 'अधूर*, नहीं बनत*, मजा नहीं',
    adds: 'डाल*, मिला*, daal*, dal*',
  },
}

interface NegationReader {
  denies: RegExp
  deniesWord: WordsAndBeginnings
  limits: RegExp
  treats: RegExp
  leavesOut: RegExp
  needs: RegExp
  without: WordsAndBeginnings
  adds: WordsAndBeginnings
  proverb: RegExp | null
}

const readers = new Map<string, NegationReader | null>()

function readerOf(id: WishLanguage['id']): NegationReader | null {
  const known = readers.get(id)
  if (known !== undefined) return known
  const words = texts[id as TextLanguageId]
  const made = words ? createReader(words) : null
  readers.set(id, made)
  return made
}

function createReader(words: NegationWords): NegationReader {
  const { denies, limits, treats, leavesOut, without, lacks, adds, proverb = null } = words
  const within = (text: string) => `(?:${phrasePattern(text).source})`
  const notWithout = denies
    .split(', ')
    .filter((word) => !without.split(', ').includes(word))
    .join(', ')
  return {
    denies: phrasePattern(denies),
    deniesWord: parseWordSet(denies),
    limits: phrasePattern(limits),
    treats: phrasePattern(treats),
    leavesOut: phrasePattern(leavesOut),
    needs: new RegExp(
      `${within(notWithout)}(?:(?!\\s(?:und|et|y|e|ni|و|और)\\s).)*${within(without)}|${within(without)}.*${within(lacks)}|${within(lacks)}.*${within(without)}`,
      'u',
    ),
    without: parseWordSet(without),
    adds: parseWordSet(adds),
    proverb,
  }
}

/** What is read of a text. */
interface TextRead {
  text: string
  tokens: readonly WishToken[]
  items: readonly WishItem[]
}

const isFoodAt = ({ items }: TextRead, at: number): boolean =>
  items.some(({ role, from, to }) => role === 'food' && from <= at && at < to)

const joining = parseWordSet('und, et, y, e, puis, dann, luego, poi, و, और, फिर, ثم, aur')

/** Little words between a denial and what it denies. */
const little = parseWordSet(
  'zu, die, der, das, den, dem, le, la, les, l, de, d, du, des, el, los, las, il, lo, i, gli, di, a, के, की, का, को, ki, ke, ka',
)

/** The next place that has no little word. */
function skipLittle({ tokens }: TextRead, from: number): number {
  let at = from
  while (at < tokens.length && isInWordSet(tokens[at]!.word, little)) at++
  return at
}

/** The part of a text between commas in which a food stands, up to an "and" behind it that begins something else. */
function partAround(read: TextRead, item: WishItem): string {
  const { text, tokens } = read
  const { from, to } = tokens[item.from]!
  const end = tokens.findIndex(
    ({ word }, at) =>
      at >= item.to && isInWordSet(word, joining) && !isFoodAt(read, skipLittle(read, at + 1)),
  )
  const before = /[^,;:،؛()]*$/u.exec(text.slice(0, from))?.[0] ?? ''
  const behind = text.slice(to, end === -1 ? text.length : tokens[end]!.from)
  return normalizeWishWord(before + text.slice(from, to) + /^[^,;:،؛()]*/u.exec(behind)![0])
}

/** "Sans crème", "क्रीम के बिना": what it says of how early or how much is about something else. */
function isRightBesideWithout(read: TextRead, { from, to }: WishItem, { without }: NegationReader): boolean {
  const { tokens } = read
  let before = from - 1
  while (before >= 0 && isInWordSet(tokens[before]!.word, little)) before--
  const behind = skipLittle(read, to)
  return [tokens[before], tokens[behind]].some((token, index) => {
    const isBehind = index === 1
    return token !== undefined && isInWordSet(token.word, without) && (!isBehind || isPostposed(token.word))
  })
}

const isPostposed = (word: string): boolean => /^(?:बिना|बगैर|bina)$/u.test(word)

/** "Sans couvrir et ajouter la crème": the denial before a food is of something else, and what follows that is done with the food. */
function isDenialOfOther(read: TextRead, item: WishItem, reader: NegationReader, actions: RegExp): boolean {
  const { tokens } = read
  const { deniesWord, adds } = reader
  const at = tokens.findLastIndex(({ word }, index) => index < item.from && isInWordSet(word, deniesWord))
  if (at === -1) return false
  // In Hindi a denial may stand behind its verb, so that one behind the food is the food's own.
  if (tokens.slice(item.to, item.to + 3).some(({ word }) => isInWordSet(word, deniesWord))) return false
  const next = skipLittle(read, at + 1)
  if (next >= item.from || isInWordSet(tokens[next]!.word, adds)) return false
  const rest = tokens.slice(next + 1, item.from)
  const isJoined = rest.some(({ word }) => isInWordSet(word, joining))
  const isActed = actions.test(rest.map(({ word }) => word).join(' '))
  if (isFoodAt(read, next)) return isJoined && isActed
  return isActed || (isJoined && actions.test(tokens[next]!.word))
}

/** Whether a text that denies around a food tells of a food that is there all the same: "ne pas ajouter la crème avant la fin". */
export function isFoodThereInSpiteOfForeignNegation(
  item: WishItem,
  read: TextRead,
  { id }: WishLanguage,
  actions: RegExp,
): boolean {
  const reader = readerOf(id)
  if (reader === null) return false
  if (reader.proverb?.test(normalizeWishWord(read.text)) && isOnlyFoodOfProverb(item, read)) return true
  const part = partAround(read, item)
  if (reader.denies.test(part)) {
    if (reader.needs.test(part)) return true
    const { limits, treats, leavesOut } = reader
    const isThere = [limits, treats, leavesOut].some((words) => words.test(part))
    if (isThere && !isRightBesideWithout(read, item, reader)) return true
  }
  return isDenialOfOther(read, item, reader, actions)
}

const isOnlyFoodOfProverb = (item: WishItem, { items }: TextRead): boolean =>
  !items.some(({ role, from }) => role === 'food' && from > item.from)
