import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWizardQuery, type WizardAnswers } from '#client/features/generation/wizard/wizardState.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('the summary says of a guest that they need more care, with and without allergies', async () => {
  const member = await site.addMember('Ruth')
  const eats = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: true }
  await member.home.addGuest({ ...eats, name: 'Ana' })
  await member.home.addGuest({ ...eats, name: 'Ben', allergens: ['milk'] })
  await member.home.addGuest({ ...eats, name: 'Cem', isVulnerable: false })
  const app = await site.openApp()
  const answers: WizardAnswers = {
    ...({ dietType: 'Keto', meatPreference: 'Lamb', mealType: 'Lunch', cookingTime: '45 minutes' } as const),
    ...({ skillLevel: 'Advanced', cuisine: 'Greek', description: 'With olives' } as const),
  }
  const search = createWizardQuery({
    at: 'summary',
    answers,
    clarifications: [],
    withdrawnPassages: [],
    recipeId: null,
  })
  const page = await app.inject({
    url: `/generate?${search}`,
    headers: { cookie: `larder=${member.token}` },
  })
  const lines = [...page.body.matchAll(/<li>(\w+: .*?)<\/li>/g)].map(([, line]) =>
    line!.replace(/<[^>]+>/g, ' '),
  )
  const care = 'Needs more care: nothing raw or underdone'
  expect(lines.map((line) => line.trim())).toEqual([
    'Ruth: no allergies entered',
    `Ana: no allergies entered ${care}`,
    `Ben: allergic to milk ${care}`,
    'Cem: no allergies entered',
  ])
})
