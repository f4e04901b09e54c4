import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'

/**
 * Fields that servers of earlier releases do not send. While such a server runs beside this one, its reports contain no
 * verdicts and clear nothing.
 */
type ReportOfAnyVersion = Omit<RecipeReport, keyof typeof defaultsOfNewerFields> &
  Partial<Pick<RecipeReport, keyof typeof defaultsOfNewerFields>>
const defaultsOfNewerFields = {
  foodNames: [],
  verdictsByEater: [],
  unknownAllergies: [],
  open: 'not checked',
} satisfies Partial<RecipeReport>

/** Parts of a page ask for the same report again, and compare its findings by identity. */
const translatedReports = new WeakMap<ReportOfAnyVersion, { locale: string; report: RecipeReport }>()

/** A report whose findings name foods in the reader's language, where a name is known. */
export function translateFoodsInReport(answer: ReportOfAnyVersion): RecipeReport {
  const locale = getCurrentLocale()
  const before = translatedReports.get(answer)
  if (before?.locale === locale) return before.report
  const report = nameFoods(answer, locale)
  translatedReports.set(answer, { locale, report })
  return report
}

function nameFoods(answer: ReportOfAnyVersion, locale: string): RecipeReport {
  const report: RecipeReport = { ...defaultsOfNewerFields, ...answer }
  const nameOf = (food: string) => translateFoodName(locale, food, report.foodNames)
  const translateFoodsInFinding = (finding: ReportedFinding): ReportedFinding => {
    if ('path' in finding) return { ...finding, path: finding.path.map(nameOf) }
    if ('food' in finding) return { ...finding, food: nameOf(finding.food) }
    return 'about' in finding ? { ...finding, about: nameOf(finding.about) } : finding
  }
  return { ...report, findings: report.findings.map(translateFoodsInFinding) }
}
