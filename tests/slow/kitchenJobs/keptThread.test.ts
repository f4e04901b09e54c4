import { expect, test } from 'vitest'
import type { KitchenJobInput } from '#server/kitchenThread/jobs.ts'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { kitchenWorkerFile } from '../../support/testSite.ts'

const eater = { name: '', allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [] }
const wishes = [
  'no garlic',
  'ohne Knoblauch',
  'sans ail',
  'sin ajo',
  'लहसुन के बिना',
  'بدون ثوم',
  'senza aglio',
  '',
]
const caller = { queueCaller: null, reads: null }

test('the thread of the kitchen is still there after recipes with wishes in six languages, so that the next is not cooked from the start', async () => {
  const kitchenThread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false })
  for (const [seed, description] of [...wishes, ...wishes].entries()) {
    const brief: KitchenJobInput<'readBrief'>['brief'] = {
      answers: {
        dietType: 'No restrictions',
        meatPreference: 'No preference',
        mealType: 'Dinner',
        cookingTime: '45 minutes',
        skillLevel: 'Intermediate',
        cuisine: 'Italian',
        description,
      },
      change: null,
      eaters: [
        { ...eater, otherAllergies: ['kiwi'], isVulnerable: false },
        { ...eater, allergens: ['gluten'], diets: ['vegan'], isVulnerable: true },
      ],
      servings: 2,
    }
    const toRead = { earlierWishes: [], clarifications: [] }
    const read = await kitchenThread.run(caller, 'readBrief', { brief, toRead })
    const recipe = await kitchenThread.run(caller, 'cook', { brief: read.brief, seed })
    await kitchenThread.run(caller, 'examine', {
      ...recipe,
      id: 'x',
      version: 1,
      kind: 'recipe',
      dietType: 'No restrictions',
    } as KitchenJobInput<'examine'>)
    expect(kitchenThread.isRunning, `after ${seed + 1} recipes`).toBe(true)
  }
  await kitchenThread.close()
})
