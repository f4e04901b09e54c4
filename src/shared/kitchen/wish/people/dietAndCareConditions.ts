import {
  wishHealthAbbreviationLetters,
  wishHealthAbbreviations,
} from '../languages/allergies/healthAbbreviations.ts'
import {
  wishComplaintWordsBeforeAnd,
  wishHealthComplaintWords,
  wishLatexFruits,
  wishLatexFruitWords,
} from '../languages/complaintWords.ts'
import { wishAllergenGroupConditions } from '../languages/foods/groupAllergenWords.ts'
import { wishNothingWords } from '../languages/nothingWords.ts'
import { wishVulnerableEaterWords } from '../languages/people/eaterWords.ts'
import { wishLactaseDeficiencyWords, wishOtherEnzymeDeficiencyWords } from '../languages/sharedWords.ts'
import { wishSubstanceBeginnings } from '../languages/substanceWords.ts'
import type { EaterCondition, WishLanguage } from '../wishLanguage.ts'
import { birthPhrases, expandAgeNumbers, expandInfantAges } from './ages/agePhrases.ts'

/** Foods that an infant under a year must not have, of those that a wish would leave out. */
export const foodsLeftOutForInfants: readonly string[] = ['honey']

/** How somebody eats, and who needs more care, in a language. */
export function dietAndCareConditions({ id, conditions }: WishLanguage): readonly EaterCondition[] {
  const { vulnerable, infants, infantsUnlessFood, asked } = wishVulnerableEaterWords[id]
  const { expected, notExpected, underAYear } = birthPhrases(id)
  const infant = { isVulnerable: true, foods: foodsLeftOutForInfants }
  const all: readonly EaterCondition[] = [
    { phrases: notExpected },
    { phrases: `${expandAgeNumbers(vulnerable)},${expected}`, isVulnerable: true },
    { phrases: `${infants},${expandInfantAges(vulnerable, id)}`, ...infant },
    { phrases: `${infantsUnlessFood},${underAYear}`, ...infant, isNotOfFood: true },
    {
      phrases: `${asked},${wishHealthComplaintWords.shared},${wishHealthComplaintWords[id] ?? ''},${wishHealthAbbreviationLetters(id, 'asked')},${wishOtherEnzymeDeficiencyWords}`,
      isAsked: true,
    },
    { phrases: wishComplaintWordsBeforeAnd[id] ?? '', isAsked: true, joinsNext: true },
    { phrases: wishNothingWords[id]?.water ?? '', foods: ['seafood', 'fish'] },
    { phrases: wishNothingWords[id]?.animals ?? '', foods: ['animal product'] },
    { phrases: wishLactaseDeficiencyWords, allergens: ['milk'] },
    { phrases: wishLatexFruitWords, foods: wishLatexFruits, isAsked: true },
    ...wishHealthAbbreviations.flatMap(({ letters, leavesOut, only }) =>
      typeof leavesOut === 'string' || only?.includes(id) === false
        ? []
        : [{ phrases: letters, allergens: leavesOut }],
    ),
    ...wishAllergenGroupConditions(id),
    ...conditions,
  ]
  return all.flatMap(withSubstances)
}

const beginnings = wishSubstanceBeginnings.split(', ')

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
