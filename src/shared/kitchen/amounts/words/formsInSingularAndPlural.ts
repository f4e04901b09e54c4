import {
  type ArticleForms,
  copyCapitalization,
  germanArticleForms,
  singularAndPluralOfFrenchArticle,
  spanishArticleForms,
} from './articles/articles.ts'
import { findKnownNoun, germanDativePlural, type NounLanguage } from './foreignNouns.ts'
import { foreignCountedNounsAt } from './nouns.ts'

/** A place of a step with its words for one and for many. */
export interface Forms {
  start: number
  end: number
  one: string
  many: string
}

/** "The onion and chop it". */
const nextPronoun =
  /^,? (?:and |then |and then )\p{Ll}+ (it|them)(?= (?:in|into|with|to|on|over|from|\p{Ll}+ly)(?!\p{L})|[.,;!]|$)/u

/**
 * An article and what agrees with it, for one and for many: "das Ei" and "die Eier". `number`: what stands between the two, "# "
 * for a number.
 */
export function formsAgreeingInNumber(
  step: string,
  nameAt: number,
  number: '' | '# ',
  article: string,
  isMany: boolean,
  language: NounLanguage,
  lead: string,
): Omit<Forms, 'start'> | null {
  const phrase = /^[^.;,()]*/u.exec(step.slice(nameAt, nameAt + longestThing))![0]
  const words = foreignCountedNounsAt(phrase, nameAt, language, false)
  const noun = words
    .map(({ start, end }) => ({ start, end, known: findKnownNoun(step.slice(start, end), language) }))
    .find(({ known }) => known?.language === language)
  if (!noun?.known || !/^(?:[\p{L}-]+ )?$/u.test(step.slice(nameAt, noun.start))) return null
  const known = noun.known
  if (language === 'de') {
    const forms = germanArticleForms(article, known, isMany, lead)
    const adjective = step.slice(nameAt, noun.start)
    if (!forms || !/^(?:\p{Ll}+(?:en|e) )?$/u.test(adjective)) return null
    const stemOf = adjective.replace(/e(?:n)? $/, '')
    const ending = forms.isDative || forms.one === 'den' ? 'en ' : 'e '
    const [one, many] = adjective === '' ? ['', ''] : [`${stemOf}${ending}`, `${stemOf}en `]
    const plural = forms.isDative ? germanDativePlural(known.many) : known.many
    return joined(article, forms, number, one + known.one, many + plural, noun.end)
  }
  const agreed = words.filter(({ end }) => end <= noun.end || isAdjective.test(step.slice(noun.end, end)))
  const end = Math.max(...agreed.map((each) => each.end))
  const say = (form: 'one' | 'many') => {
    let [said, from] = ['', nameAt]
    for (const each of agreed) {
      said += step.slice(from, each.start) + each[form]
      from = each.end
    }
    return said + step.slice(from, end)
  }
  const forms =
    language === 'es'
      ? spanishArticleForms(article, isMany)
      : singularAndPluralOfFrenchArticle(article, known.one, number || say('one'), isMany)
  return forms && joined(article, forms, number, say('one'), say('many'), end)
}

/** Words behind a French or Spanish noun that say how it is, and are no verbs. */
const isAdjective =
  /^(?: (?:\p{L}+(?:ées?|és?|ad[oa]s?|id[oa]s?)|rouges?|blanc(?:he)?s?|vert(?:e|es|s)?|jaunes?|roj[oa]s?|blanc[oa]s?|verdes?|moradas?|enter[oa]s?|pequeñ[oa]s?|grandes?|restante?s?|sobrantes?))+$/iu

function joined(
  article: string,
  forms: ArticleForms,
  number: string,
  one: string,
  many: string,
  end: number,
): Omit<Forms, 'start'> {
  const say = (word: string, thing: string) =>
    `${copyCapitalization(article, word)}${/['’]$/.test(word) && number === '' ? '' : ' '}${number}${thing}`
  const full = number === '' ? forms.one : forms.one.replace(/l['’]$/, 'le')
  return { end, one: say(full, one), many: say(forms.many, many) }
}

/** "The onion and chop it" as a whole, for "the onions and chop them". */
export function withPronoun(step: string, forms: Forms, isMany: boolean): Forms {
  const found = nextPronoun.exec(step.slice(forms.end))
  if (!found || (found[1] === 'them') !== isMany) return forms
  const between = found[0].slice(0, -found[1]!.length)
  const { start, one, many } = forms
  return { start, end: forms.end + found[0].length, one: `${one}${between}it`, many: `${many}${between}them` }
}

export const longestThing = 40
