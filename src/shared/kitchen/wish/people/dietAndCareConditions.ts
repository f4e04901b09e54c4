import { complaintWords, complaintWordsBeforeAnd } from '../languages/complaintWords.ts'
import { eaterWords } from '../languages/eaterWords.ts'
import { allergenGroupConditions } from '../languages/groupAllergenWords.ts'
import { healthAbbreviationLetters, healthAbbreviations } from '../languages/healthAbbreviations.ts'
import { nothingWords } from '../languages/nothingWords.ts'
import { lactaseDeficiencyWords, otherEnzymeDeficiencyWords } from '../languages/sharedWords.ts'
import { substanceBeginnings } from '../languages/substanceWords.ts'
import type { EaterCondition, WishLanguage } from '../wishLanguage.ts'
import { birthPhrases, expandAgeNumbers, expandInfantAges } from './agePhrases.ts'

/** How somebody eats, and who needs more care, in a language. */
export function dietAndCareConditions({ id, conditions }: WishLanguage): readonly EaterCondition[] {
  const { vulnerable, infants, infantsUnlessFood, asked } = eaterWords[id]
  const { expected, notExpected, underAYear } = birthPhrases(id)
  const infant = { isVulnerable: true, foods: ['honey'] }
  const all: readonly EaterCondition[] = [
    { phrases: notExpected },
    { phrases: `${expandAgeNumbers(vulnerable)},${expected}`, isVulnerable: true },
    { phrases: `${infants},${expandInfantAges(vulnerable, id)}`, ...infant },
    { phrases: `${infantsUnlessFood},${underAYear}`, ...infant, isNotOfFood: true },
    {
      phrases: `${asked},${complaintWords.shared},${complaintWords[id] ?? ''},${healthAbbreviationLetters(id, 'asked')},${otherEnzymeDeficiencyWords}`,
      isAsked: true,
    },
    { phrases: complaintWordsBeforeAnd[id] ?? '', isAsked: true, joinsNext: true },
    { phrases: nothingWords[id]?.water ?? '', foods: ['seafood', 'fish'] },
    { phrases: nothingWords[id]?.animals ?? '', foods: ['animal product'] },
    { phrases: lactaseDeficiencyWords, allergens: ['milk'] },
    ...healthAbbreviations.flatMap(({ letters, leavesOut, only }) =>
      typeof leavesOut === 'string' || only?.includes(id) === false
        ? []
        : [{ phrases: letters, allergens: leavesOut }],
    ),
    ...allergenGroupConditions(id),
    ...conditions,
  ]
  return all.flatMap(withSubstances)
}

const beginnings = substanceBeginnings.split(', ')

/** A condition, with its phrases for substances apart. */
function withSubstances(condition: EaterCondition): EaterCondition[] {
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
