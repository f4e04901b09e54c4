import { compileLanguage } from '../../wish/compileLanguage.ts'
import { readWishItemsOfTokens, type WishItem } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { splitWishIntoTokens, type WishToken } from '../../wish/wishTokens.ts'
import { splitStepIntoSentences } from '../foods/saidFoods.ts'
import { isTokenFoodNameInLanguage } from './foreignFoods.ts'
import { textWordsByLanguage } from './textWords.ts'
import { isInWordSet, parseWordSet } from './wordSet.ts'

/** Actions before which stands what is put in: "die Fnorde unterheben". */
const adds = parseWordSet(
  `zugeben, zugebe, hinzufugen, dazugeben, hinzugeben, zufugen, beigeben, beifugen, unterruhren, unterheben, untermischen, unterziehen, einruhren, darubergeben, daraufsetzen, daraufgeben,
  darauflegen, daruberstreuen, darubertraufeln, daruberreiben, einstreuen, dazulegen, hineingeben, daruberlegen, aufstreuen, unterkneten, einkneten, einarbeiten, mitbraten, mitkochen, mitgaren, mitrosten`,
)
/** The same in two words: "darüber streuen", "gib die Fnorde dazu". */
const towards = parseWordSet(
  'dazu, hinzu, daruber, darauf, darunter, hinein, obenauf, obendrauf, drauf, druber, drunter, rein, unter, bei, zu',
)
const putting = parseWordSet(
  'geben, gib, gebe, gebt, streuen, streue, legen, lege, setzen, setze, verteilen, verteile, traufeln, traufle, reiben, reibe, fugen, fuge, ruhren, ruhre, ruhr, heben, hebe, mischen, mische, kommen, kommt, tun, brockeln, brosel*, hobeln, raspeln',
)
/** Actions of a sentence in which what stands behind "mit" goes with the dish. */
const serves = parseWordSet(
  `servieren, serviere, servier, serviert, garnieren, garniere, bestreuen, bestreue, belegen, belege, dekorieren, dekoriere, verzieren, verziere, bestreichen, bestreiche, anrichten, richte, reichen, reiche,
  abschmecken, wurzen, wurze, verfeinern, verfeinere, fullen, fulle, bedecken, uberziehen, betraufeln, toppen, abloschen, ubergiessen, bekronen, geniessen, vermischen, vermengen`,
)
/** Actions of a sentence in which what stands behind "auf" is eaten with the dish: "auf Fnorde streichen". */
const spreads = parseWordSet(
  'streichen, streiche, streicht, schmieren, schmiere, loffeln, haufen, haufe, servieren, serviere, serviert, anrichten, reichen, geniessen, verteilen, verteile',
)
/** Articles behind "auf" by which what follows is mostly a place. */
const definite: ReadonlySet<string> = new Set('den dem der das die'.split(' '))
const prepositions: ReadonlySet<string> = new Set(
  'in auf aus nach bei zu zum zur von vom unter uber an am im ins fur vor wahrend bis ohne um durch gegen seit ab beim aufs pro je statt anstatt per mit neben zwischen'.split(
    ' ',
  ),
)
/** Nouns of recipes that call no food, or what the recipe has listed. */
const noFoods = parseWordSet(
  `tisch*, raumtemperatur, temperatur, hitze, flamme, arbeitsflache, arbeitsplatte, gitter*, kuchengitter, kuchenrost, servierplatte*, bett, oberflache*, seite*, mitte, boden, portionen, unterlage, brett*, holzbrett*, sie, ihnen, wasser*, zutat*, rest, reste, resten, halfte*, drittel, viertel, mischung*, masse*, teig*, sosse*, sauce*, fullung*, marinade*, sud, flussigkeit*, saft*, bratensatz, schaum, gewurz*, stuck*, streifen, wurfel*, scheibe*, ringe*, ring, spalten, schnitze,
  blatt*, roschen, zweig*, stiel*, kern*, schale*, schalen, abrieb, zesten, prise*, spritzer, schuss, tropfen, loffel*, essloffel*, teeloffel*, tasse*, glas, glaser*, handvoll, portion*, menge*, belieben, geschmack, bedarf, wunsch, minute*, stunde*, sekunde*, tag*, nacht, woche*, hitze, temperatur*,
  zimmertemperatur, stufe*, ofen*, backofen, herd, grill, rost, pfanne*, topf*, schussel*, teller*, platte*, blech*, backblech*, backpapier, form, formen, auflaufform*, springform*, kastenform*, muffinform*, kuhlschrank, gefrierfach, gefrierschrank, mixer, purierstab, schneebesen, handruhrgerat*, handmixer, kuchenmaschine,
  knethaken, quirl, sieb*, gabel*, messer*, hand, hande*, deckel, folie*, alufolie, frischhaltefolie, tuch, kuchentuch, kuchenpapier, kuchenkrepp, spiess*, holzspiess*, dressing*, vorspeise*, beilage*, hauptgericht*, dessert*, nachtisch*, gericht*, schicht*, boden*, rand*, oberflache*, flache, seite*, mitte, ende, anfang,
  schritt*, zeit, weile, reihenfolge, vorsicht, farbe*, konsistenz, kugel*, nocken, haufchen, kleckse, klecks, tupfen, topping*, deko*, garnitur, verzierung, glasur*, guss, sauerstoff, luft, dampf, kochwasser, wasserbad, eisbad, eiswasser, eiswurfel*, flamme, kochplatte, arbeitsflache, brett, schneidebrett, haushalt, appetit, tipp*, hinweis*, variante*,
  rezept*, packung*, packungsangabe, anleitung, bund, dose*, becher, flasche*, packchen, beutel*, kanne, krug, teil*, halften, enden, spitzen, strunk, haut, fett, faden, klumpen, kruste, rohre, umluft, oberhitze, unterhitze, grad, celsius, zentimeter, millimeter, liter, milliliter, gramm, kilo, grosse*, dicke, lange, breite,
  familie, gaste, freunde, kinder, personen, uhr, anschluss, schluss, zwischenzeit, fleisch*, fisch*, gemuse*, obst, salat*, suppe*, eintopf, auflauf, brate*, aufstrich*, belag, creme, pure, puree, brei, bruhe*, fond, backtriebmittel, garprobe, stabchenprobe, zahnstocher, rouladennadel*, kuchengarn, garn`,
)
/** Ends of words that begin a sentence and are no nouns: "Anschließend", "Normalerweise". */
const adverbEnd = /(?:end|weise|mals|lich|dann|falls|tens|ig|iges|igen|seits)$/
const beginnings: ReadonlySet<string> = new Set(
  'alles alle beide danach dabei dazu daraus darin davon diese dieses diesen jetzt nun zuerst zuletzt zunachst sofort inzwischen unterdessen langsam schnell kurz gerne gern noch nochmals eventuell optional vielleicht ebenfalls auch wieder weiter weitere restliche ubrige etwas einige wenige jeweils beim nach'.split(
    ' ',
  ),
)

/** Letters of a noun that may call a food which no table has. */
const minNounLength = 4

interface Words {
  text: string
  tokens: readonly WishToken[]
  items: readonly WishItem[]
}

const isCapital = ({ text }: Words, { from }: WishToken): boolean =>
  /^\p{Lu}/u.test(text.slice(from, from + 2))

/** Whether a capital letter at a place makes a noun, and not the beginning of a sentence. */
function isNoun(words: Words, at: number): boolean {
  const token = words.tokens[at]
  if (token === undefined || !isCapital(words, token)) return false
  if (at > 0) return true
  const next = words.tokens[1]
  // "Restliche Fnorde": the noun comes next; "Fnorde, Salz" is two.
  if (next !== undefined && isCapital(words, next) && next.gap !== 'comma') return false
  // "Abgießen und zugeben" begins with a action.
  const afterJoin = words.tokens[next?.word === 'und' ? 2 : 1]
  const isJoined = next?.word === 'und' || next?.gap === 'comma'
  if (isJoined && /(?:en|ern|eln)$/.test(token.word) && afterJoin && !isCapital(words, afterJoin))
    return false
  return !beginnings.has(token.word) && !adverbEnd.test(token.word)
}

/**
 * Whether a word is known in German, as a food or as another thing. A word that is a food only in other languages does not
 * count.
 */
const isKnown = ({ role, food, from, to }: WishItem, token: WishToken, language: WishLanguage): boolean =>
  food === null ? role !== 'unknown' : to - from > 1 || isTokenFoodNameInLanguage(token, food, language)

/** The noun at a position if it is unknown; null for a known food, or a word that is not a food. */
function unreadNoun(words: Words, at: number, language: WishLanguage): string | null {
  const { word, typed } = words.tokens[at]!
  if (word.length < minNounLength || /\d/.test(word) || isInWordSet(word, noFoods)) return null
  const own = words.items.filter(({ from, to }) => from <= at && at < to)
  if (own.length === 0 || own.some((item) => isKnown(item, words.tokens[at]!, language))) return null
  return typed
}

/** The nouns of some tokens in their order that stand behind no preposition. */
function bareNouns(words: Words, from: number, to: number): number[] {
  const nouns: number[] = []
  let isGoverned = false
  for (let at = from; at < to; at++) {
    const { word } = words.tokens[at]!
    if (prepositions.has(word)) isGoverned = true
    else if (isNoun(words, at)) {
      if (!isGoverned) nouns.push(at)
      isGoverned = false
    }
  }
  return nouns
}

let actionWords: ReturnType<typeof parseWordSet> | null = null

/** Where the part of a sentence begins whose action stands at a place: behind the action before it. */
function partBefore({ tokens }: Words, at: number): number {
  actionWords ??= parseWordSet(textWordsByLanguage.de.actions)
  for (let place = at - 1; place >= 0; place--) {
    const { word, gap } = tokens[place]!
    const isAction = isInWordSet(word, actionWords) || isInWordSet(word, serves) || isInWordSet(word, adds)
    if (isAction && !/^ge\p{L}+(?:t|en)\p{L}{0,2}$/u.test(word)) return place + 1
    if (gap === 'end' || gap === 'colon' || gap === 'bracket') return place
  }
  return 0
}

/** Words between "mit" and its noun at most: "mit etwas frisch geriebenem Fnord". */
const maxBetween = 4

/** The noun behind a "mit", and those that "und" joins to it. */
function nounsBehind(words: Words, at: number): number[] {
  const nouns: number[] = []
  let isOpen = true
  for (
    let place = at + 1;
    place < words.tokens.length && place <= at + maxBetween + nouns.length * 2;
    place++
  ) {
    const { word, gap } = words.tokens[place]!
    if (gap === 'end' || prepositions.has(word)) break
    if (word === 'und' || word === 'oder' || gap === 'comma') isOpen = true
    if (!isOpen && nouns.length > 0) break
    if (isNoun(words, place)) {
      nouns.push(place)
      // "Mit einem Klecks Fnord": what is measured comes next.
      isOpen = isInWordSet(word, noFoods)
    }
  }
  return nouns
}

/** The places of nouns in a sentence for what it adds to a dish or serves with it. */
function nounsAdded(words: Words): number[] {
  const { tokens } = words
  const isServing = tokens.some(({ word }) => isInWordSet(word, serves))
  const isSpreading = tokens.some(({ word }) => isInWordSet(word, spreads))
  return tokens.flatMap(({ word }, at): number[] => {
    if (isInWordSet(word, adds)) return bareNouns(words, partBefore(words, at), at)
    if (isInWordSet(word, putting) && isInWordSet(tokens[at - 1]?.word ?? '', towards))
      return bareNouns(words, partBefore(words, at), at - 1)
    if (isInWordSet(word, putting)) {
      const end = tokens.findIndex((token, place) => place > at && isInWordSet(token.word, towards))
      const isLast =
        end !== -1 &&
        (end === tokens.length - 1 || tokens[end + 1]!.gap !== 'space' || tokens[end + 1]!.word === 'und')
      if (isLast) return bareNouns(words, at + 1, end)
    }
    if (word === 'mit' && isServing) return nounsBehind(words, at)
    if (word === 'auf' && isSpreading && !definite.has(tokens[at + 1]?.word ?? ''))
      return nounsBehind(words, at)
    const isBeside = word === 'dazu' && /^(?:pass|schmeck|reich|servier|gib)/.test(tokens[at + 1]?.word ?? '')
    return isBeside ? bareNouns(words, at + 2, tokens.length) : []
  })
}

/** What the steps of a text in German add or serve with a dish that no table knows; nouns have capitals there. */
export function findUnreadGermanNouns(text: string, language: WishLanguage): string[] {
  return splitStepIntoSentences(text).flatMap((sentence) => {
    const tokens = splitWishIntoTokens(sentence)
    const words = { text: sentence, tokens, items: readWishItemsOfTokens(tokens, compileLanguage(language)) }
    return [...new Set(nounsAdded(words))].flatMap((at) => unreadNoun(words, at, language) ?? [])
  })
}
