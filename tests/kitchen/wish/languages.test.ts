import { describe, expect, test } from 'vitest'
import { claimsInNames } from './cases/allergies/claims.ts'
import { derivatives } from './cases/allergies/derivatives.ts'
import { dishBesideCases, harmCases } from './cases/allergies/harm.ts'
import { forbiddenCases, intoleranceCases } from './cases/allergies/intolerances.ts'
import { misspeltDiets } from './cases/allergies/misspelt.ts'
import { pastReactions } from './cases/allergies/pastReactions.ts'
import { reactionCases } from './cases/allergies/reactions.ts'
import { benignWishes } from './cases/benign.ts'
import { arabicCases } from './cases/languages/arabic.ts'
import { danishCases } from './cases/languages/danish.ts'
import { dutchCases } from './cases/languages/dutch.ts'
import { englishCases } from './cases/languages/english.ts'
import { frenchCases } from './cases/languages/french.ts'
import { germanCases } from './cases/languages/german.ts'
import { hindiCases } from './cases/languages/hindi.ts'
import { italianCases } from './cases/languages/italian.ts'
import { norwegianCases } from './cases/languages/norwegian.ts'
import { polishCases } from './cases/languages/polish.ts'
import { portugueseCases } from './cases/languages/portuguese.ts'
import { spanishCases } from './cases/languages/spanish.ts'
import { swedishCases } from './cases/languages/swedish.ts'
import { exceptions } from './cases/negations/exceptions.ts'
import { givenUpFoods, givenUpOtherwise, voices } from './cases/negations/givenUp.ts'
import { careCases, goesNotCases, minusCases } from './cases/negations/minus.ts'
import { outOfQuestion } from './cases/negations/outOfQuestion.ts'
import { phrasingCases } from './cases/negations/phrasings.ts'
import { replacements } from './cases/negations/replacements.ts'
import { shortDenials } from './cases/negations/shortDenials.ts'
import { complaints, plainWishes } from './cases/passedOver.ts'
import { pastWishes, pastWishesOfOtherThings } from './cases/pastTense.ts'
import { agesByBirth, durations } from './cases/people/durations.ts'
import { eaterCases } from './cases/people/eaters.ts'
import { infantCases } from './cases/people/infants.ts'
import { monthsInWords } from './cases/people/months.ts'
import { personCases } from './cases/people/persons.ts'
import { endsOfLists, homelyWords } from './cases/sentences/endsOfLists.ts'
import { deniedApprovals, listsBehindWords, notedAllergies } from './cases/sentences/listsBehindWords.ts'
import { onLines, sideBySide } from './cases/sentences/shapesOfLists.ts'
import { wordsOfMeaning } from './cases/sentences/wordsOfMeaning.ts'
import { thingsAndSafety } from './cases/thingsAndSafety.ts'
import { unreadCases } from './cases/unread.ts'
import { expectationOf, readingOf } from './readingOf.ts'

describe.each([
  ['English', englishCases],
  ['French', frenchCases],
  ['Italian', italianCases],
  ['Dutch', dutchCases],
  ['Arabic', arabicCases],
  ['Danish', danishCases],
  ['German', germanCases],
  ['Hindi', hindiCases],
  ['Norwegian', norwegianCases],
  ['Polish', polishCases],
  ['Portuguese', portugueseCases],
  ['Spanish', spanishCases],
  ['Swedish', swedishCases],
  ['several languages: who eats, and qualified foods', eaterCases],
  ['several languages: under a year', infantCases],
  ['several languages: phrasings', phrasingCases],
  ['several languages: harm', harmCases],
  ['several languages: reactions in everyday words', reactionCases],
  ['several languages: reactions in the past', pastReactions],
  ['several languages: a dish beside what is left out', dishBesideCases],
  ['several languages: where a list ends', endsOfLists],
  ['several languages: an allergy in a clause of its own', notedAllergies],
  ['several languages: lists behind other words', listsBehindWords],
  ['several languages: approval that is denied', deniedApprovals],
  ['several languages: claims in the names of foods', claimsInNames],
  ['several languages: one food for another', replacements],
  ['several languages: denials in a word', shortDenials],
  ['several languages: exceptions and additions', exceptions],
  ['several languages: foods side by side', sideBySide],
  ['several languages: lists on lines and behind semicolons', onLines],
  ['several languages: homely words for who eats', homelyWords],
  ['several languages: a food and what is made of it', derivatives],
  ['English: things, safety, what does not go with somebody', thingsAndSafety],
  ['several languages: misspelt diets', misspeltDiets],
  ['several languages: months in words', monthsInWords],
  ['several languages: English words for groups', wordsOfMeaning],
  ['several languages: ages, pregnancies, children', personCases],
  ['several languages: what somebody does not tolerate', intoleranceCases],
  ['several languages: what is forbidden', forbiddenCases],
  ['several languages: foods that somebody has given up', givenUpFoods],
  ['several languages: foods that are given up in other words', givenUpOtherwise],
  ['several languages: foods that are out of the question', outOfQuestion],
  ['several languages: what a participle is about', voices],
  ['several languages: a dish minus a food', minusCases],
  ['German: what does not go with somebody', goesNotCases],
  ['several languages: who needs more care, in other words', careCases],
  ['languages that are not read', unreadCases],
] as const)('limits of a wish in %s', (_language, cases) => {
  test.each(cases)('the wish "%s" leaves out: %s', (wish, expected) => {
    const reading = readingOf(wish)
    // A question is no mistake where it stands beside what was understood; silence is.
    expect(expected === '?' ? reading.includes('?') : reading).toEqual(
      expected === '?' ? true : expectationOf(expected),
    )
  })
})

test.each(complaints)('the wish "%s" leaves the food out or is asked about', (wish) => {
  expect(readingOf(wish)).not.toEqual([])
})

test.each(plainWishes)('the wish "%s" names a person, leaves nothing out and is not asked about', (wish) => {
  expect(readingOf(wish).filter((each) => each !== '^')).toEqual([])
})

test.each(benignWishes)('the wish "%s" leaves nothing out and is not asked about', (wish) => {
  expect(readingOf(wish).filter((each) => each !== '^')).toEqual([])
})

test.each([...pastWishes, ...pastWishesOfOtherThings])(
  'the wish "%s" is about the past, leaves nothing out and is not asked about',
  (wish) => {
    expect(readingOf(wish).filter((each) => each !== '^')).toEqual([])
  },
)

test.each(durations)('the wish "%s" has no small child as eater', (wish) => {
  expect(readingOf(wish)).toEqual([])
})

test.each(agesByBirth)('the wish "%s" has a small child as eater', (wish) => {
  expect(readingOf(wish)).toContain('^')
})
