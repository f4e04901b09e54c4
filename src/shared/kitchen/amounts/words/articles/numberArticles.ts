import type { NumberInRecipe } from '../../lineNumbers.ts'
import { findKnownNoun, type NounLanguage, singularAndPluralOfAdjective } from '../foreignNouns.ts'
import { formsAgreeingInNumber } from '../formsInSingularAndPlural.ts'
import { findForeignMeasureAfter, unitOfForeignMeasure } from '../measurePhrases.ts'
import { copyCapitalization } from './articles.ts'

/** "Die 2 Eier", "los 2 huevos": with the article and the noun, which follow the number; but not in "einer der 2 Eier". */
export function extendNumberWithArticle(
  step: string,
  told: NumberInRecipe,
  language: NounLanguage | null,
): NumberInRecipe {
  const { start, end, low, unit, word } = told
  const lead = step.slice(Math.max(0, start - 24), start)
  const written = language && unit === null && !word && low > 1 ? articleOfMany[language].exec(lead) : null
  if (!language || !written) return told
  const article = written[0]
  const other = written.groups?.other
  const measure = findForeignMeasureAfter(step, end)
  const isNoun = measure === null || findKnownNoun(/[\p{L}]+/u.exec(measure)![0], language) !== null
  if (!isNoun) {
    const of =
      language === 'fr' && /^les $/i.test(article) && /^ c/i.test(measure!)
        ? unitOfForeignMeasure(measure!)
        : null
    const germanSpoon = language === 'de' ? withGermanSpoon(told, article, other, measure!) : null
    const phraseEnd = end + measure!.length
    const forms = { one: `${copyCapitalization(article, 'la')} #${measure}`, many: `${article}#${measure}` }
    const place = { start: start - article.length, end: phraseEnd, nameAt: phraseEnd }
    return of === null && germanSpoon !== null
      ? germanSpoon
      : of === null
        ? told
        : { ...told, ...place, phrase: forms, as: of }
  }
  const nameAt = end + 1
  const before = lead.slice(0, -article.length)
  const as = measure === null ? null : unitOfForeignMeasure(measure)
  const articleAlone = article
    .slice(0, article.length - (other === undefined ? 0 : other.length + 1))
    .trimEnd()
  const agreed = formsAgreeingInNumber(step, nameAt, '# ', articleAlone, true, language, before)
  const phrase = agreed && withOther(agreed, other, language)
  return phrase
    ? {
        ...told,
        start: start - article.length,
        end: phrase.end,
        phrase: { one: phrase.one, many: phrase.many },
        nameAt: as === null ? nameAt : phrase.end,
        ...(as !== null && { as }),
      }
    : told
}
/** "Die anderen # EL" and "den anderen # EL"; null for a measure that is no spoon. */
function withGermanSpoon(
  told: NumberInRecipe,
  article: string,
  other: string | undefined,
  measure: string,
): NumberInRecipe | null {
  const as = /^\s?(?:el|tl)$/i.test(measure) ? unitOfForeignMeasure(measure) : null
  if (as === null) return null
  const say = (word: string) =>
    `${copyCapitalization(article, word)} ${other === undefined ? '' : `${other} `}#${measure}`
  const isMasculine = /^die/i.test(article)
  const end = told.end + measure.length
  const phrase = { one: say(isMasculine ? 'den' : 'dem'), many: say(isMasculine ? 'die' : 'den') }
  return { ...told, start: told.start - article.length, end, nameAt: end, phrase, as }
}

/** "Die anderen # Eier" and "das andere # Ei"; "les # autres œufs" and "l’autre # œuf". */
function withOther<Forms extends { one: string; many: string }>(
  forms: Forms,
  other: string | undefined,
  language: NounLanguage,
): Forms {
  if (language === 'fr' && other === undefined) {
    const one = forms.one.replace(/^l[ea] # (autre|derni(?:er|ère)|premi(?:er|ère)) /iu, (_, word: string) =>
      word === 'autre' ? 'l’autre # ' : `${word.endsWith('e') ? 'la' : 'le'} ${word} # `,
    )
    return { ...forms, one: copyCapitalization(forms.one, one) }
  }
  if (other === undefined) return forms
  const ofOne = (article: string) => {
    if (language === 'de') return /^d(?:as|ie)$/i.test(article) ? other.slice(0, -1) : other
    return singularAndPluralOfAdjective(other, language).one
  }
  const [article = ''] = forms.one.split(' ', 1)
  const one = forms.one.replace(' #', ` ${ofOne(article)} #`).replace(/^l[ea] autre /iu, 'l’autre ')
  return { ...forms, one: copyCapitalization(forms.one, one), many: forms.many.replace(' #', ` ${other} #`) }
}

const articleOfMany = {
  de: /(?<!\p{L})d(?:ie|en) (?:(?<other>(?:ander|restlich|übrig|letzt|verbleibend|verblieben|erst)en) )?$/iu,
  fr: /(?<!\p{L})(?:les|aux) (?:(?<other>autres|derni(?:er|ère)s|premi(?:er|ère)s) )?$/iu,
  es: /(?<!\p{L})(?:(?:de |a )?los|las) (?:(?<other>(?:otr|últim|primer)[oa]s) )?$/iu,
}
