import path from 'node:path'
import { afterEach } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import type { KitchenThreadOptions } from '#server/kitchenThread/options.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { kitchenWorkerFile, openTestSite, type TestMember, type TestSite } from '../testSite.ts'

export const cheeseToast = {
  name: 'Cheese toast',
  description: '',
  servings: 2,
  prepTimeMinutes: 1,
  cookTimeMinutes: 1,
  totalTimeMinutes: 2,
  ingredients: ['2 slices bread', '50 g cheddar', '1 onion'],
  instructions: ['Toast the bread with the cheddar.'],
  mealType: 'Dinner' as const,
  dietType: 'Vegan' as const,
  cuisine: 'Turkish' as const,
}

let drafts = 1_700_000_000_000

/** Saves a recipe as a draft of its own; returns its id. */
export async function submit(member: TestMember, recipe: typeof cheeseToast): Promise<string> {
  drafts += 1
  return (await member.caller.recipes.submit({ ...recipe, draftId: String(drafts) })).recipeId
}

export const kindsIn = ({ findings }: RecipeReport) => [...new Set(findings.map(({ kind }) => kind))]

/** A kitchen whose thread cannot start, and which does no job on the caller's. */
export const brokenThread: Partial<KitchenThreadOptions> = {
  workerFile: '/nowhere/worker.ts',
  isInline: () => false,
}
export const silentWorkerFile = path.resolve(import.meta.dirname, '../workers/silentWorker.ts')

export const spinningWorkerFile = path.resolve(import.meta.dirname, '../workers/spinningWorker.ts')

export const unloadableWorkerFile = path.resolve(import.meta.dirname, '../workers/unloadableWorker.ts')

const greedyWorkerFile = path.resolve(import.meta.dirname, '../workers/greedyWorker.ts')

/** A kitchen for which every recipe takes more than the limits allow. */
export const greedyThread: Partial<KitchenThreadOptions> = {
  workerFile: greedyWorkerFile,
  timeLimitMs: 60_000,
  isInline: () => false,
}

/** Opens kitchens with threads of their own, `beside` on the database of another; each test closes what it opened. */
export function prepareSites() {
  const opened: TestSite[] = []
  afterEach(async () => {
    for (const site of opened.splice(0).reverse()) await site.close()
  })
  return async (options: Partial<KitchenThreadOptions> = {}, beside?: TestSite): Promise<TestSite> => {
    const kitchenThread = new KitchenThread({ workerFile: kitchenWorkerFile, ...options })
    const site = await openTestSite({ kitchenThread, ...(beside && { beside }) })
    opened.push(site)
    return site
  }
}
