import * as m from '#messages'
import type { Finding } from '#shared/kitchen/gate/findings.ts'
import * as say from '#shared/messages/findings.ts'

type Eaten = Extract<Finding, { kind: 'contains' | 'may contain' }>

/** A finding in one sentence for the person who reads the recipe. */
export function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'contains':
    case 'may contain':
      return sentenceOfEaten(finding)
    case 'unknown line':
      return m.findings_unknown_line({ text: finding.text })
    case 'unused ingredient':
      return m.findings_unused_ingredient({ food: finding.food })
    case 'unlisted food':
      return m.findings_unlisted_food({ food: finding.food })
    case 'over time':
      return m.findings_over_time({ minutes: finding.minutes, limitMinutes: finding.limitMinutes })
    case 'other meat':
      return m.findings_other_meat({ asked: finding.asked, found: finding.path[0] ?? '' })
    case 'meat missing':
      return m.findings_meat_missing({ asked: finding.asked })
    case 'implausible amount':
      return say.implausibleAmount(finding.food, finding.gramsPerServing, finding.usualMaxGrams)
    case 'servings missing':
      return m.findings_servings_missing()
    case 'hazard': {
      const sentence = say.hazard[finding.hazard]!({ about: finding.about })
      return finding.eater ? m.findings_hazard_for({ sentence, eater: finding.eater }) : sentence
    }
  }
}

function sentenceOfEaten({ kind, eater, concern }: Eaten): string {
  const isCertain = kind === 'contains'
  switch (concern.kind) {
    case 'allergen':
      return (isCertain ? say.containsAllergen : say.mayContainAllergen)(eater, concern.id)
    case 'allergy':
      return (isCertain ? say.containsAllergy : say.mayContainAllergy)(eater, concern.food)
    case 'diet':
      return (isCertain ? say.breaksDiet : say.mayBreakDiet)(eater, concern.id)
    case 'dislike':
      return (isCertain ? say.containsDisliked : say.mayContainDisliked)(eater, concern.food)
  }
}

/** The way that shows why, ending in the allergen's own word: "fish sauce", "anchovy", "fish". */
export function whyOf(finding: Finding): string[] {
  if (finding.kind === 'other meat') return [...finding.path]
  if (finding.kind !== 'contains' && finding.kind !== 'may contain') return []
  const { concern, path } = finding
  return concern.kind === 'allergen' ? [...new Set([...path, say.allergenName(concern.id)])] : [...path]
}
