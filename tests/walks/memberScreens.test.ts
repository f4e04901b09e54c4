import { beforeAll, test } from 'vitest'
import { type SignedIn, signedInAt } from '../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { expectForEverybody } from '../support/browser/everySize.ts'
import { memberScreens } from '../support/browser/screens.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'
import { keepRecipes } from '../support/recipes/keptRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({
  SUPPORT_EMAIL: 'help@example.com',
  SOCIAL_LINKS: 'https://www.instagram.com/larder',
  WRITES_PER_MINUTE: '1000',
})
let ada: SignedIn

beforeAll(async () => {
  ada = await signedInAt(larder, 'Ada')
  const createdBy = ada.userId
  await keepRecipes(
    larder.db,
    {
      id: 'own',
      name: 'Grandmother’s Donaudampfschifffahrtspfannkuchen with peanuts and a handful of blueberries',
      description: 'Thin, and never enough.',
      createdBy,
      ingredients: ['250 g flour', '2-3 eggs', '500 ml milk', '50 g peanuts', '1 handful blueberries'],
      instructions: ['Stir it all.', 'Let it rest 20 minutes, then fry it in butter.'],
    },
    {
      id: 'blog',
      name: 'Why peas',
      createdBy,
      kind: 'blog',
      content: '## Why peas\n\nThey are **green**.\n\n- and round\n\n> And kind.',
    },
  )
})

test.each(memberScreens)(
  'the member’s page $name is accessible and fits in each theme, size and preference',
  async (screen) => {
    const page = await open({})
    await page.context().addCookies([ada.cookie])
    await visit(page, larder.url + screen.path)
    await screen.prepare?.(page)
    await expectForEverybody(page, screen.name)
  },
)
