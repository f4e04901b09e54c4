import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { recipesTable, visibilityChoicesTable } from '#server/features/recipes/table.ts'
import { invite } from '../../support/households/households.ts'
import { addRecipe, typedRecipe, written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
/** Has made a recipe visible to her own household, and is now in Ben's too. */
let ada: TestMember
let ben: TestMember
let recipeId: string
let own: { id: string; name: string }
let bens: { id: string; name: string }
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  ada = await site.addMember('Ada')
  ben = await site.addMember('Ben')
  own = await homeOf(ada)
  bens = await homeOf(ben)
  recipeId = await addRecipe(ada, { shownTo: toHousehold(own.id) })
  await invite(ben, ada)
})

const homeOf = async ({ caller }: TestMember) => {
  const { id, name } = await caller.households.current()
  return { id, name }
}
const toHousehold = (householdId: string) => ({ visibility: 'household' as const, householdId })
const toEveryone = { visibility: 'everyone' as const }
const toCreator = { visibility: 'creator' as const }
const rowOf = async (id: string) => {
  const [row] = await site.deps.db.select().from(recipesTable).where(eq(recipesTable.id, id))
  return row
}
const elsewhere = () => ({
  code: 'CONFLICT',
  message: `You are in another household now: ${bens.name}. Please choose again who may see this recipe.`,
})

describe('a recipe visible to a household', () => {
  test('a recipe visible to a household tells its creator which household sees it, and which one is current', async () => {
    const { households } = await ada.caller.recipes.get({ recipeId })
    expect(households).toEqual({ shownTo: own, current: bens })
    const shown = await addRecipe(ada, { shownTo: toEveryone })
    expect((await ada.caller.recipes.get({ recipeId: shown })).households).toEqual({
      shownTo: null,
      current: bens,
    })
    expect((await ben.caller.recipes.get({ recipeId: shown })).households).toBeNull()
    expect((await site.callerAt().recipes.get({ recipeId: shown })).households).toBeNull()
  })

  test('a recipe visible to a household stays with that household when its visibility is saved unchanged', async () => {
    const before = await rowOf(recipeId)
    const shownTo = toHousehold(own.id)
    await ada.caller.recipes.setVisibility({ recipeId, shownTo, shownBefore: shownTo })
    expect(await rowOf(recipeId)).toEqual(before)
    await expect(ben.caller.recipes.get({ recipeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a recipe visible to a household moves to its creator’s current household when they choose that', async () => {
    const shownBefore = toHousehold(own.id)
    await ada.caller.recipes.setVisibility({ recipeId, shownTo: toHousehold(bens.id), shownBefore })
    expect((await ben.caller.recipes.get({ recipeId })).visibility).toBe('household')
    expect((await ada.caller.recipes.get({ recipeId })).households?.shownTo).toEqual(bens)
  })

  test('a recipe visible to a household is not given to a household other than the creator’s current one', async () => {
    const shown = await addRecipe(ada, { shownTo: toEveryone })
    const change = ada.caller.recipes.setVisibility({ recipeId: shown, shownTo: toHousehold(own.id) })
    await expect(change).rejects.toMatchObject(elsewhere())
    expect((await rowOf(shown))?.visibility).toBe('everyone')
  })
})

describe('a change of a recipe’s visibility', () => {
  const change = (shownTo: object, shownBefore: object) =>
    ada.caller.recipes.setVisibility({ recipeId, shownTo, shownBefore } as never)

  test('a change of a recipe’s visibility is refused and changes nothing when the stored visibility differs from the one on the screen', async () => {
    await change(toCreator, toHousehold(own.id))
    const before = await rowOf(recipeId)
    for (const shownBefore of [toHousehold(own.id), toHousehold(bens.id), toEveryone])
      await expect(change(toEveryone, shownBefore)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await rowOf(recipeId)).toEqual(before)
  })

  test('a change of a recipe’s visibility is answered as saved when it is saved already, as after a lost response', async () => {
    await change(toCreator, toHousehold(own.id))
    expect(await change(toCreator, toHousehold(own.id))).toEqual({ recipeId })
  })

  test('a change of a recipe’s visibility by a creator who has left the household begins from the actual visibility', async () => {
    await ada.caller.households.switch({ householdId: own.id })
    await invite(ada, ben)
    await ada.caller.households.handOver({ householdId: own.id, userId: ben.userId, currentPassword: null })
    await ada.caller.households.leave({ householdId: own.id })
    expect(await ada.caller.recipes.get({ recipeId })).toMatchObject({
      visibility: 'creator',
      households: { shownTo: null },
    })
    await expect(change(toEveryone, toHousehold(own.id))).rejects.toMatchObject({ code: 'CONFLICT' })
    await change(toEveryone, toCreator)
    expect((await rowOf(recipeId))?.visibility).toBe('everyone')
  })
})

describe('saving a recipe for a household that is no longer current', () => {
  test('saving a recipe for a household that is no longer current is refused with the name of the current one, and saves nothing', async () => {
    const typed = { ...typedRecipe(), shownTo: toHousehold(own.id) }
    await expect(ada.caller.recipes.submit(typed)).rejects.toMatchObject(elsewhere())
    const generated = { ...(await written(ada)), shownTo: toHousehold(own.id) }
    await expect(ada.caller.recipes.save(generated)).rejects.toMatchObject(elsewhere())
    expect(await site.deps.db.$count(recipesTable, eq(recipesTable.createdBy, ada.userId))).toBe(1)
    expect(await ada.caller.recipes.visibilityChoice()).toEqual({
      visibility: 'household',
      householdId: own.id,
      household: bens,
    })
  })

  test('saving a recipe for a household that is no longer current is also refused when the last choice of visibility is used', async () => {
    await expect(ada.caller.recipes.submit(typedRecipe())).rejects.toMatchObject(elsewhere())
    await ada.caller.households.switch({ householdId: own.id })
    const next = await addRecipe(ada)
    expect((await rowOf(next))?.householdId).toBe(own.id)
  })

  test('saving a recipe for a household that is no longer current is refused when the last choice has no stored household', async () => {
    const isAdas = eq(visibilityChoicesTable.userId, ada.userId)
    await site.deps.db.update(visibilityChoicesTable).set({ householdId: null }).where(isAdas)
    await expect(ada.caller.recipes.submit(typedRecipe())).rejects.toMatchObject({
      code: 'CONFLICT',
      message: m.visibility_household_not_kept(),
    })
  })
})
