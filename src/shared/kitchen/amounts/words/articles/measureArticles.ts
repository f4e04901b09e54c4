import type { ScalableAmount } from '../../../scalables.ts'
import type { UnitLanguage } from '../../../units/unitWords.ts'
import { isWeightOrVolumeUnit } from '../../numbersWithUnits.ts'
import { copyCapitalization } from './articles.ts'

type Pair = readonly [one: string, many: string]
interface Article {
  pattern: RegExp
  masculine: Pair
  feminine: Pair
}

const spanish = (lead: string, one: string): Article => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${one}|${lead}l[oa]s|${lead}la) $`, 'iu'),
  masculine: [`${one} `, `${lead}los `],
  feminine: [`${lead}la `, `${lead}las `],
})
const articles: Partial<Record<UnitLanguage, readonly Article[]>> = {
  es: [spanish('de ', 'del'), spanish('a ', 'al'), spanish('', 'el')],
  fr: [{ pattern: /(?<!\p{L})l(?:es?|a) $/iu, masculine: ['le ', 'les '], feminine: ['la ', 'les '] }],
}

/** An amount with the article before it, which changes with its unit: "los 500 ml" are "las 2 tazas". */
export function takeInArticleBefore(
  text: string,
  amount: ScalableAmount,
  language: UnitLanguage | null,
): ScalableAmount {
  const { start, told } = amount
  const forms =
    language && isWeightOrVolumeUnit(told[0]!.unit) && !told[0]!.phrase ? articles[language] : undefined
  const lead = text.slice(Math.max(0, start - 8), start)
  const article = forms?.find(({ pattern }) => pattern.test(lead))
  const written = article?.pattern.exec(lead)?.[0]
  if (!article || written === undefined) return amount
  const cased = ([one, many]: Pair): Pair => [
    copyCapitalization(written, one),
    copyCapitalization(written, many),
  ]
  const { masculine, feminine } = article
  return {
    ...amount,
    start: start - written.length,
    article: { masculine: cased(masculine), feminine: cased(feminine) },
  }
}
