import type { UnitLanguage } from '../../units/unitWords.ts'
import {
  arabicCountedNouns,
  frenchCountedNouns,
  germanCountedNouns,
  hindiCountedNouns,
  nounsReadOnlyInFrenchRecipes,
  nounsReadOnlyInGermanRecipes,
  nounsReadOnlyInSpanishRecipes,
  spanishCountedNouns,
} from './nounTables.ts'

/** Languages whose nouns are counted by rules of their own; English has the rest. */
export type NounLanguage = 'de' | 'fr' | 'es'

export interface KnownNoun {
  one: string
  many: string
  language: UnitLanguage
  /** Of German nouns, whose adjectives end by it. */
  gender: 'm' | 'f' | 'n' | null
}

type Entry = KnownNoun & { isSuffix: boolean; isEnglishToo: boolean }

const entriesOf = (
  text: string,
  language: UnitLanguage,
  gender: KnownNoun['gender'],
  isEnglishToo: boolean,
): Entry[] =>
  text.split(',').map((pair) => {
    const [one, many] = pair.trim().split(/\s+/) as [string, string]
    return { one, many, language, gender, isSuffix: language === 'de', isEnglishToo }
  })

const germanEntries = (text: string, isEnglishToo: boolean): Entry[] =>
  text.split(';').flatMap((group) => {
    const [gender, nouns] = group.split(':') as [string, string]
    return entriesOf(nouns, 'de', gender.trim() as 'm' | 'f' | 'n', isEnglishToo)
  })

const entries: readonly Entry[] = [
  ...germanEntries(germanCountedNouns, false),
  ...germanEntries(nounsReadOnlyInGermanRecipes, true),
  ...entriesOf(frenchCountedNouns, 'fr', null, false),
  ...entriesOf(spanishCountedNouns, 'es', null, false),
  ...entriesOf(arabicCountedNouns, 'ar', null, false),
  ...entriesOf(hindiCountedNouns, 'hi', null, false),
  ...entriesOf(nounsReadOnlyInFrenchRecipes, 'fr', null, true),
  ...entriesOf(nounsReadOnlyInSpanishRecipes, 'es', null, true),
]

const byWord = new Map<string, Entry[]>()
for (const entry of entries) {
  const forms = entry.language === 'de' ? [entry.one, entry.many, `${entry.many}n`] : [entry.one, entry.many]
  for (const form of new Set(forms)) byWord.set(form, [...(byWord.get(form) ?? []), entry])
}

/** Letters of a German noun that a compound may end in: "Frühlingszwiebeln". */
const shortestSuffix = 4
const longestWord = 40

/**
 * A noun that some line may count, as it is written for one and for many; null for a word of no table. `language` is the
 * recipe's where it is known: words that English has too are nouns of that language only there.
 */
export function findKnownNoun(word: string, language: NounLanguage | null): KnownNoun | null {
  const lower = word.toLowerCase()
  const fits = ({ language: own, isEnglishToo }: Entry) =>
    own === language || (language === null && !isEnglishToo)
  const whole = byWord.get(lower)?.find((entry) => fits(entry) && isWritten(word, entry))
  if (whole) return inCaseOf(word, whole, '')
  const suffix = suffixOf(word, fits)
  return suffix && inCaseOf(word, suffix.entry, word.slice(0, suffix.from))
}

/** The noun that a German compound ends with. */
function suffixOf(word: string, fits: (entry: Entry) => boolean): { entry: Entry; from: number } | null {
  const lower = word.toLowerCase()
  if (!/^\p{Lu}/u.test(word) || word.length > longestWord) return null
  for (let from = 1; from <= lower.length - shortestSuffix; from += 1) {
    const entry = byWord.get(lower.slice(from))?.find((each) => each.isSuffix && fits(each))
    if (entry) return { entry, from }
  }
  return null
}

/** The stem of the noun by which a step may call what a German compound names: "platte" of "Lasagneplatten". */
export function lastNounOfCompound(compound: string): string | null {
  const isKnown = byWord.get(compound.toLowerCase())?.some((entry) => isWritten(compound, entry))
  return isKnown ? null : (suffixOf(compound, ({ isEnglishToo }) => !isEnglishToo)?.entry.one ?? null)
}

/** German nouns have a capital, also where the others would not. */
const isWritten = (word: string, { language }: Entry) => language !== 'de' || /^\p{Lu}/u.test(word)

function inCaseOf(word: string, { one, many, language, gender }: Entry, lead: string): KnownNoun {
  const isDative = language === 'de' && word.toLowerCase().endsWith(`${many}n`)
  const cased = (form: string) => {
    const isCapital = (lead === '' || lead.endsWith('-')) && /^\p{Lu}/u.test(word.slice(lead.length))
    return lead + (isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form)
  }
  return { one: cased(one), many: cased(isDative ? `${many}n` : many), language, gender }
}

/** Words that end what a noun is called: "d’ail", "de ajo", "in Öl". */
const ends =
  /^(?:d[’'].*|l[’'].*|de|du|des|del|à|au|aux|al|a|en|avec|pour|sans|sur|et|ou|dont|par|con|para|sin|y|o|u|por|in|mit|und|oder|für|ohne|vom|von|zum|aus)$/iu
const uninflectedPattern =
  /^(?:gros|frais|épais|gris|doux|roux|bien|très|assez|environ|muy|más|plus|bio|extra|.*ment|.*mente)$/iu

/** Adjectives of French and Spanish that stand before their noun. */
const beforeNoun =
  /^(?:gros(?:se)?s?|petite?s?|grande?s?|bell?e?s?|beaux?|bon(?:ne)?s?|jeunes?|moyen(?:ne)?s?|gran|pequeñ[oa]s?|median[oa]s?|buen[oa]s?|autres?|derni(?:er|ère)s?|premi(?:er|ère)s?|otr[oa]s?|últim[oa]s?)$/iu

/** A word of French or Spanish that agrees with its noun, for one. */
function forOne(word: string, language: UnitLanguage): string {
  if (uninflectedPattern.test(word)) return word
  if (/eaux$/i.test(word)) return word.slice(0, -1)
  if (language === 'es') {
    if (/ces$/i.test(word) && !/^dulces$/i.test(word)) return `${word.slice(0, -3)}z`
    if (/ones$/i.test(word)) return `${word.slice(0, -4)}ón`
    if (/[aeiouáéíóú](?:l|r)es$/i.test(word)) return word.slice(0, -2)
  }
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word
}

/** The same for many. */
function forMany(word: string, language: UnitLanguage): string {
  if (uninflectedPattern.test(word) || /[sxz]$/i.test(word)) return word
  if (/eau$/i.test(word)) return `${word}x`
  if (language === 'es' && /ón$/i.test(word)) return `${word.slice(0, -2)}ones`
  return language === 'es' && /[lrnd]$/i.test(word) ? `${word}es` : `${word}s`
}

/** A participle or an adjective of French or Spanish, for one and for many. */
export const singularAndPluralOfAdjective = (
  word: string,
  language: UnitLanguage,
): Pick<KnownNoun, 'one' | 'many'> => ({
  one: forOne(word, language),
  many: forMany(word, language),
})

const germanEndings = { m: 'er', f: 'e', n: 'es' } as const
const germanDativeEndings = { m: 'em', f: 'er', n: 'em' } as const

export const germanDativePlural = (many: string) => (/[ns]$/.test(many) ? many : `${many}n`)

/** An adjective before a German noun that no article stands before: "1 großes Ei", "2 große Eier". */
function germanAdjective(
  word: string,
  gender: KnownNoun['gender'],
  isDative: boolean,
): Pick<KnownNoun, 'one' | 'many'> | null {
  const stem = /^(\p{Ll}{2,})e[rsnm]?$/u.exec(word)?.[1]
  if (!stem || !gender) return null
  const endings = isDative ? germanDativeEndings : germanEndings
  return { one: stem + endings[gender], many: `${stem}${isDative ? 'en' : 'e'}` }
}

export interface CountedWord {
  /** Place in the phrase. */
  start: number
  end: number
  one: string
  many: string
}

/**
 * The words of a phrase right behind an amount that follow its number: the noun, and the adjectives that agree with it;
 * empty where no noun of German, French or Spanish is known in it. `isDative`: "mit 2 großen Eiern".
 */
export function findCountedWords(
  phrase: string,
  language: NounLanguage | null,
  isDative: boolean,
): CountedWord[] {
  const words = [...phrase.matchAll(/[\p{L}\p{M}'’-]+/gu)].slice(0, maxWords)
  const end = words.findIndex(([word]) => ends.test(word))
  const named = end < 0 ? words : words.slice(0, end)
  const at = named.findIndex(([word]) => findKnownNoun(word, language) !== null)
  if (at < 0) return []
  const noun = findKnownNoun(named[at]![0], language)!
  return named.flatMap(([word], place) => {
    const forms =
      place === at
        ? {
            one: noun.one,
            many: isDative && noun.language === 'de' ? germanDativePlural(noun.many) : noun.many,
          }
        : noun.language === 'de'
          ? place < at
            ? germanAdjective(word, noun.gender, isDative)
            : null
          : hasInflectedAdjectives(noun) &&
              !/^\p{Lu}{1,2}$/u.test(word) &&
              (place > at || beforeNoun.test(word))
            ? singularAndPluralOfAdjective(word, noun.language)
            : null
    if (!forms) return []
    const start = named[place]!.index
    return [{ start, end: start + word.length, one: forms.one, many: forms.many }]
  })
}

/** French and Spanish adjectives have the ending of their noun. */
const hasInflectedAdjectives = ({ language }: KnownNoun) => language === 'fr' || language === 'es'

const maxWords = 5
