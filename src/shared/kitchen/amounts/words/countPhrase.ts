import {
  copyCapitalization,
  germanArticleForms,
  singularAndPluralOfFrenchArticle,
  spanishArticleForms,
} from './articles/articles.ts'
import type { NounlessCount } from './findNounlessCounts.ts'
import {
  findKnownNoun,
  type KnownNoun,
  type NounLanguage,
  singularAndPluralOfAdjective,
} from './foreignNouns.ts'

interface Phrase {
  start: number
  end: number
  one: string
  many: string
}

/**
 * A count without a noun with the words that agree with it, for one and for many: "die andere #" and "die anderen #". Null
 * where none agrees. `line`: the text of the line whose noun it stands for.
 */
export function countPhraseInSingularAndPlural(
  step: string,
  count: NounlessCount,
  line: string,
): Phrase | null {
  const { start, end, numberStart, numberEnd, language, article, adjective, isBefore } = count
  if (language === 'ar') {
    const isInLetters = /^\p{L}/u.test(step.slice(numberStart, numberEnd))
    const place = { start: numberStart, end: numberEnd }
    return isInLetters && step[numberStart - 1] === 'ل' ? { ...place, one: 'ـ#', many: 'ـ#' } : null
  }
  if (article === '' || !isNounLanguage(language)) return null
  const noun = nounOf(line, language)
  const forms = noun && formsOf(article, adjective, noun, language)
  if (!forms) return null
  const say = (articleForm: string, adjectiveForm: string) =>
    `${copyCapitalization(article, articleForm)} ${isBefore ? `${adjectiveForm} #` : `# ${adjectiveForm}`}`
  return { start, end, one: say(forms.article, forms.adjective), many: say(article, adjective) }
}

const isNounLanguage = (language: string): language is NounLanguage =>
  language === 'de' || language === 'fr' || language === 'es'

/** The noun that a line counts. */
const nounOf = (line: string, language: NounLanguage): KnownNoun | null =>
  (line.match(/[\p{L}\p{M}’'-]+/gu) ?? [])
    .map((word) => findKnownNoun(word, language))
    .find((noun) => noun !== null) ?? null

/** The article and the adjective for one. */
function formsOf(
  article: string,
  adjective: string,
  noun: KnownNoun,
  language: NounLanguage,
): { article: string; adjective: string } | null {
  if (language === 'de') {
    const forms = germanArticleForms(article, noun, true, '')
    const isWeak = forms && (forms.isDative || forms.one === 'den')
    return forms && { article: forms.one, adjective: isWeak ? adjective : adjective.slice(0, -1) }
  }
  const forms =
    language === 'es'
      ? spanishArticleForms(article, true)
      : singularAndPluralOfFrenchArticle(article, noun.one, '1', true)
  const ofOne = /^qu[ei] /.test(adjective)
    ? adjective.replace(/n$|ent$/, (end) => (end === 'n' ? '' : 'e'))
    : singularAndPluralOfAdjective(adjective, language).one
  return forms && { article: forms.one, adjective: ofOne }
}
