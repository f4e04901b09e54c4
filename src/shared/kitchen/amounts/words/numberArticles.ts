import type { NumberInRecipe } from '../lineNumbers.ts'
import { copyCapitalization } from './articles.ts'
import { formsAgreeingInNumber } from './findThingsNamedWithoutNumber.ts'
import { findKnownNoun, type NounLanguage } from './foreignNouns.ts'
import { findForeignMeasureAfter, unitOfForeignMeasure } from './measurePhrases.ts'

/** "Die 2 Eier", "los 2 huevos": with the article and the noun, which follow the number; but not in "einer der 2 Eier". */
export function extendNumberWithArticle(
  step: string,
  told: NumberInRecipe,
  language: NounLanguage | null,
): NumberInRecipe {
  const { start, end, low, unit, word } = told
  const lead = step.slice(Math.max(0, start - 24), start)
  const article =
    language && unit === null && !word && low > 1 ? articleOfMany[language].exec(lead)?.[0] : null
  if (!language || !article) return told
  const measure = findForeignMeasureAfter(step, end)
  const isNoun = measure === null || findKnownNoun(/[\p{L}]+/u.exec(measure)![0], language) !== null
  if (!isNoun) {
    const of =
      language === 'fr' && /^les $/i.test(article) && /^ c/i.test(measure!)
        ? unitOfForeignMeasure(measure!)
        : null
    const phraseEnd = end + measure!.length
    const forms = { one: `${copyCapitalization(article, 'la')} #${measure}`, many: `${article}#${measure}` }
    const place = { start: start - article.length, end: phraseEnd, nameAt: phraseEnd }
    return of === null ? told : { ...told, ...place, phrase: forms, as: of }
  }
  const nameAt = end + 1
  const before = lead.slice(0, -article.length)
  const as = measure === null ? null : unitOfForeignMeasure(measure)
  const phrase = formsAgreeingInNumber(step, nameAt, '# ', article.trimEnd(), true, language, before)
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
const articleOfMany = {
  de: /(?<!\p{L})d(?:ie|en) $/iu,
  fr: /(?<!\p{L})(?:les|aux) $/iu,
  es: /(?<!\p{L})(?:(?:de |a )?los|las) $/iu,
}
