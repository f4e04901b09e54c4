import type { FoundNumber } from '../lineNumbers.ts'
import { cupOrMeasureOfOthers } from './measuresOfOthers.ts'
import { agreeing } from './namedThings.ts'
import type { NounLanguage } from './nounsOfOthers.ts'

/** "Die 2 Eier", "los 2 huevos": with the article and the noun, which follow the number; but not in "einer der 2 Eier". */
export function withArticle(step: string, told: FoundNumber, language: NounLanguage | null): FoundNumber {
  const { start, end, low, unit, word } = told
  const lead = step.slice(Math.max(0, start - 24), start)
  const article =
    language && unit === null && !word && low > 1 ? articleOfMany[language].exec(lead)?.[0] : null
  if (!language || !article || cupOrMeasureOfOthers(step, end) !== null) return told
  const nameAt = end + 1
  const before = lead.slice(0, -article.length)
  const phrase = agreeing(step, nameAt, '# ', article.trimEnd(), true, language, before)
  return phrase
    ? {
        ...told,
        start: start - article.length,
        end: phrase.end,
        phrase: { one: phrase.one, many: phrase.many },
        nameAt,
      }
    : told
}
const articleOfMany = {
  de: /(?<!\p{L})d(?:ie|en) $/iu,
  fr: /(?<!\p{L})(?:les|aux) $/iu,
  es: /(?<!\p{L})(?:(?:de |a )?los|las) $/iu,
}
