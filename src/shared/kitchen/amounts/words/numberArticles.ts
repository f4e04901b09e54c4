import type { FoundNumber } from '../lineNumbers.ts'
import { capitalLike } from './articles.ts'
import { sizedMeasure, unitOfMeasure } from './measurePhrases.ts'
import { agreeing } from './namedThings.ts'
import { knownNoun, type NounLanguage } from './nounsOfOthers.ts'

/** "Die 2 Eier", "los 2 huevos": with the article and the noun, which follow the number; but not in "einer der 2 Eier". */
export function withArticle(step: string, told: FoundNumber, language: NounLanguage | null): FoundNumber {
  const { start, end, low, unit, word } = told
  const lead = step.slice(Math.max(0, start - 24), start)
  const article =
    language && unit === null && !word && low > 1 ? articleOfMany[language].exec(lead)?.[0] : null
  if (!language || !article) return told
  const measure = sizedMeasure(step, end)
  const isNoun = measure === null || knownNoun(/[\p{L}]+/u.exec(measure)![0], language) !== null
  if (!isNoun) {
    const of =
      language === 'fr' && /^les $/i.test(article) && /^ c/i.test(measure!) ? unitOfMeasure(measure!) : null
    const phraseEnd = end + measure!.length
    const forms = { one: `${capitalLike(article, 'la')} #${measure}`, many: `${article}#${measure}` }
    const place = { start: start - article.length, end: phraseEnd, nameAt: phraseEnd }
    return of === null ? told : { ...told, ...place, phrase: forms, as: of }
  }
  const nameAt = end + 1
  const before = lead.slice(0, -article.length)
  const as = measure === null ? null : unitOfMeasure(measure)
  const phrase = agreeing(step, nameAt, '# ', article.trimEnd(), true, language, before)
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
