import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'

/**
 * Fields that servers of earlier releases do not send. While such a server runs beside this one, its reports contain no
 * verdicts and clear nothing.
 */
type AnyReport = Omit<RecipeReport, keyof typeof unsaid> & Partial<Pick<RecipeReport, keyof typeof unsaid>>
const unsaid = {
  foodNames: [],
  verdictsByEater: [],
  unknownAllergies: [],
  open: 'not checked',
} satisfies Partial<RecipeReport>

/** Parts of a page ask for the same report again, and compare its findings by identity. */
const namedBefore = new WeakMap<AnyReport, { locale: string; report: RecipeReport }>()

/** A report whose findings name foods in the reader's language, where a name is known. */
export function translateFoodsInReport(answer: AnyReport): RecipeReport {
  const locale = getCurrentLocale()
  const before = namedBefore.get(answer)
  if (before?.locale === locale) return before.report
  const report = nameFoods(answer, locale)
  namedBefore.set(answer, { locale, report })
  return report
}

function nameFoods(answer: AnyReport, locale: string): RecipeReport {
  const report: RecipeReport = { ...unsaid, ...answer }
  const nameOf = (food: string) => translateFoodName(locale, food, report.foodNames)
  const named = (finding: ReportedFinding): ReportedFinding => {
    if ('path' in finding) return { ...finding, path: finding.path.map(nameOf) }
    if ('food' in finding) return { ...finding, food: nameOf(finding.food) }
    return 'about' in finding ? { ...finding, about: nameOf(finding.about) } : finding
  }
  return { ...report, findings: report.findings.map(named) }
}
