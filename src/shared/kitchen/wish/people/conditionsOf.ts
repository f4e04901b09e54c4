import { complaintsBefore, complaintWords } from '../languages/complaintWords.ts'
import { eaterWords } from '../languages/eaterWords.ts'
import { groupsOfAllergens } from '../languages/groupAllergenWords.ts'
import { healthAbbreviations, lettersOf } from '../languages/healthAbbreviations.ts'
import { nothingWords } from '../languages/nothingWords.ts'
import { lactaseDeficiency, otherDeficiencies } from '../languages/sharedWords.ts'
import { substanceBeginnings } from '../languages/substanceWords.ts'
import type { Condition, WishLanguage } from '../wishLanguage.ts'
import { agePhrases, birthPhrases, infantAgePhrases } from './agePhrases.ts'

/** How somebody eats, and who needs more care, in a language. */
export function dietAndCarePhrases({ id, conditions }: WishLanguage): readonly Condition[] {
  const { vulnerable, infants, infantsUnlessFood, asked } = eaterWords[id]
  const { expected, notExpected, underAYear } = birthPhrases(id)
  const infant = { isVulnerable: true, foods: ['honey'] }
  const all: readonly Condition[] = [
    { phrases: notExpected },
    { phrases: `${agePhrases(vulnerable)},${expected}`, isVulnerable: true },
    { phrases: `${infants},${infantAgePhrases(vulnerable, id)}`, ...infant },
    { phrases: `${infantsUnlessFood},${underAYear}`, ...infant, isNotOfFood: true },
    {
      phrases: `${asked},${complaintWords.shared},${complaintWords[id] ?? ''},${lettersOf(id, 'asked')},${otherDeficiencies}`,
      isAsked: true,
    },
    { phrases: complaintsBefore[id] ?? '', isAsked: true, joinsNext: true },
    { phrases: nothingWords[id]?.water ?? '', foods: ['seafood', 'fish'] },
    { phrases: nothingWords[id]?.animals ?? '', foods: ['animal product'] },
    { phrases: lactaseDeficiency, allergens: ['milk'] },
    ...healthAbbreviations.flatMap(({ letters, leavesOut, only }) =>
      typeof leavesOut === 'string' || only?.includes(id) === false
        ? []
        : [{ phrases: letters, allergens: leavesOut }],
    ),
    ...groupsOfAllergens(id),
    ...conditions,
  ]
  return all.flatMap(withSubstances)
}

const beginnings = substanceBeginnings.split(', ')

/** A condition, with its phrases for substances apart. */
function withSubstances(condition: Condition): Condition[] {
  const phrases = condition.phrases.split(',')
  const [substances, others] = [true, false].map((is) =>
    phrases.filter((phrase) => beginnings.some((each) => phrase.trim().startsWith(each)) === is).join(','),
  )
  if (!substances) return [condition]
  return [
    { ...condition, phrases: others! },
    { ...condition, phrases: substances, isSubstance: true },
  ]
}
