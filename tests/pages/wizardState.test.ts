import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createWizardQuery,
  mergeAnswersAboutPassages,
  nextWizardState,
  previousWizardState,
  readWizardAddress,
  toQuestionnaireAnswers,
  visibleWizardQuestions,
  type WizardAnswers,
  type WizardState,
  wizardQuestions,
} from '#client/features/generation/wizard/wizardState.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'

const read = (search: string) => readWizardAddress(new URLSearchParams(search))
const full: WizardAnswers = {
  dietType: 'Keto',
  meatPreference: 'Lamb',
  mealType: 'Lunch',
  cookingTime: '45 minutes',
  skillLevel: 'Advanced',
  cuisine: 'Greek',
  description: 'With olives',
}
const at = (place: WizardState['at'], answers: WizardAnswers): WizardState => ({
  at: place,
  answers,
  clarifications: [],
  withdrawnPassages: [],
  recipeId: null,
  isCuisineMissing: false,
})

const anyAnswers = fc.record(
  {
    dietType: fc.constantFrom(...wizardQuestions.dietType),
    meatPreference: fc.constantFrom(...wizardQuestions.meatPreference),
    mealType: fc.constantFrom(...wizardQuestions.mealType),
    cookingTime: fc.constantFrom(...wizardQuestions.cookingTime),
    skillLevel: fc.constantFrom(...wizardQuestions.skillLevel),
    cuisine: fc.constantFrom(...cuisines),
    description: fc.string({ maxLength: 500 }),
  },
  { requiredKeys: [] },
)

test('answers about the wish are read from the address as they were written', () => {
  const clarifications = [
    { passage: 'my wife is allergic, I think', leaveOut: ['goat cheese', 'kiwi'] },
    { passage: 'no nut allergy', leaveOut: [] },
  ]
  expect(read(createWizardQuery({ ...at('summary', full), clarifications })).clarifications).toEqual(
    clarifications,
  )
})

test('meat is asked only when the diet allows some', () => {
  expect(visibleWizardQuestions({ dietType: 'Paleo' })).toContain('meatPreference')
  expect(visibleWizardQuestions({ dietType: 'Pescatarian' })).not.toContain('meatPreference')
  expect(visibleWizardQuestions({})).toEqual(['dietType', 'mealType', 'cookingTime', 'skillLevel'])
})

test('the wizard’s answers are read from the address as they were written', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const meat = visibleWizardQuestions(answers).includes('meatPreference')
        ? {}
        : { meatPreference: undefined }
      expect(read(createWizardQuery(at('result', answers))).answers).toEqual({ ...answers, ...meat })
    }),
  )
})

test('no address skips an open question or a missing cuisine', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom('summary', 'result', 'skillLevel', 'junk'), (answers, place) => {
      const state = read(createWizardQuery(at(place as WizardState['at'], answers)))
      const open = visibleWizardQuestions(state.answers).find((key) => state.answers[key] === undefined)
      if (state.at === 'summary' || state.at === 'result')
        expect(toQuestionnaireAnswers(state.answers)).not.toBeNull()
      if (open)
        expect(visibleWizardQuestions(state.answers).indexOf(state.at as never)).toBeLessThanOrEqual(
          visibleWizardQuestions(state.answers).indexOf(open),
        )
    }),
  )
})

describe('Next', () => {
  test('Next goes through every question that applies, then cuisine and wish, then the summary', () => {
    const places = ['dietType']
    let state = at('dietType', full)
    while (state.at !== 'summary') {
      state = nextWizardState(state)
      places.push(state.at)
    }
    expect(places).toEqual([
      'dietType',
      'meatPreference',
      'mealType',
      'cookingTime',
      'skillLevel',
      'additionalInfo',
      'summary',
    ])
  })

  test('the wizard’s Next skips the question about meat for a vegan', () => {
    expect(nextWizardState(at('dietType', { dietType: 'Vegan' })).at).toBe('mealType')
  })

  test('the wizard’s Next stays at a question without an answer', () => {
    expect(nextWizardState(at('mealType', { dietType: 'Vegan' })).at).toBe('mealType')
  })

  test('Next stays without a cuisine and reports that, until there is one', () => {
    const { cuisine: _, ...without } = full
    const stuck = nextWizardState(at('additionalInfo', without))
    expect(stuck).toMatchObject({ at: 'additionalInfo', isCuisineMissing: true })
    expect(nextWizardState({ ...stuck, answers: full })).toMatchObject({
      at: 'summary',
      isCuisineMissing: false,
    })
  })
})

describe('Previous', () => {
  test('Previous goes back one visible question at a time, and stays at the first', () => {
    expect(previousWizardState(at('mealType', { dietType: 'Vegan' })).at).toBe('dietType')
    expect(previousWizardState(at('mealType', full)).at).toBe('meatPreference')
    expect(previousWizardState(at('dietType', full)).at).toBe('dietType')
  })

  test('Previous goes from cuisine to the last question, and from the summary to cuisine', () => {
    expect(previousWizardState(at('additionalInfo', full)).at).toBe('skillLevel')
    expect(previousWizardState(at('summary', full)).at).toBe('additionalInfo')
  })
})

test('a diet without meat removes the chosen meat', () => {
  expect(toQuestionnaireAnswers({ ...full, dietType: 'Vegan' })?.meatPreference).toBeNull()
  expect(createWizardQuery(at('summary', { ...full, dietType: 'Vegan' }))).not.toContain('Lamb')
})

test('an empty wish becomes the default one, and a long one is cut at 500 characters', () => {
  expect(toQuestionnaireAnswers({ ...full, description: '  ' })?.description).toBe(
    'Surprise me with your recipe! Keep it concise and engaging.',
  )
  expect(read(`at=additionalInfo&description=${'x'.repeat(600)}`).answers.description).toHaveLength(500)
})

test('a later answer about the same passage of a wish replaces the earlier one, and answers about other passages stay', () => {
  const earlier = [
    { passage: 'no fisch', leaveOut: [] },
    { passage: 'no nutz', leaveOut: ['nuts'] },
  ]
  const later = [{ passage: 'no fisch', leaveOut: ['fish'] }]
  expect(mergeAnswersAboutPassages(earlier, later)).toEqual([earlier[1], later[0]])
  expect(mergeAnswersAboutPassages(earlier, [])).toEqual(earlier)
})

test('of too many answers about wishes the newest are kept', () => {
  const answers = Array.from({ length: 100 }, (_, at) => ({ passage: `word ${at}`, leaveOut: ['fish'] }))
  const newest = { passage: 'no nutz', leaveOut: ['nuts'] }
  expect(mergeAnswersAboutPassages(answers, [newest])).toEqual([...answers.slice(1), newest])
})
