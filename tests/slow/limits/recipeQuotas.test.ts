import { afterEach, describe, expect, test } from 'vitest'
import * as m from '#messages'
import type { Config } from '#server/config/config.ts'
import { DomainError } from '#server/errors.ts'
import { sentenceOfRefusal } from '#server/wording/refusals.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
async function openSite(config: Partial<Config>) {
  const site = await openTestSite({ config })
  opened.push(site)
  return { site, cook: await site.addMember() }
}
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

const forbidden = (sentence: string) => ({ code: 'FORBIDDEN', message: sentence })
/** Lines of text that compression does not make smaller. */
const dense = (lines: number) =>
  Array.from({ length: lines }, () =>
    Array.from({ length: 15 }, () => crypto.randomUUID().replaceAll('-', '')).join(' '),
  )
async function edit(cook: TestMember, recipeId: string, ingredients: string[]) {
  const { version } = await cook.caller.recipes.getForEdit({ recipeId })
  return await cook.caller.recipes.edit({
    recipeId,
    version,
    kind: 'recipe',
    name: `Soup ${version}`,
    description: 'Hot.',
    ingredients,
    instructions: ['Boil.'],
  })
}

describe('the quota of a member', () => {
  test('the quota of a member limits recipes, even when several are saved at once, and a deletion makes room', async () => {
    const { cook } = await openSite({ maxRecipesPerMember: 3 })
    const saves = await Promise.allSettled(Array.from({ length: 6 }, () => keepTypedRecipe(cook)))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const refused = saves.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject(forbidden(m.recipe_keeping_too_many_recipes({ allowed: 3 })))
    expect((await cook.caller.recipes.usage()).recipes).toEqual({ used: 3, allowed: 3 })
    const kept = saves.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<string>
    await edit(cook, kept.value, ['1 lentil'])
    await cook.caller.recipes.remove({ recipeId: kept.value })
    await keepTypedRecipe(cook)
  })

  test('the quota of a member limits the versions of a recipe: the oldest is deleted and no save is refused', async () => {
    const { cook } = await openSite({ maxRevisionsPerRecipe: 3 })
    const recipeId = await keepTypedRecipe(cook)
    for (let count = 1; count <= 5; count += 1) await edit(cook, recipeId, [`${count} lentils`])
    const revisions = await cook.caller.recipes.listRevisions({ recipeId })
    expect(revisions.map(({ version }) => version)).toEqual([6, 5, 4])
  })

  test('the quota of a member limits text: old versions make room first, then longer text is refused, shorter text never', async () => {
    const { cook } = await openSite({ maxTextMbPerMember: 0.2 })
    const recipeId = await keepTypedRecipe(cook)
    for (let count = 0; count < 8; count += 1) await edit(cook, recipeId, dense(50))
    const revisions = await cook.caller.recipes.listRevisions({ recipeId })
    expect(revisions.length).toBeGreaterThanOrEqual(2)
    expect(revisions.length).toBeLessThan(9)
    const second = await keepTypedRecipe(cook)
    const third = await keepTypedRecipe(cook)
    const tooMuch = forbidden(m.recipe_keeping_too_much_text({ megabytes: 0.2 }))
    await edit(cook, second, dense(55))
    await expect(
      (async () => {
        for (let count = 56; count <= 60; count += 1) await edit(cook, third, dense(count))
      })(),
    ).rejects.toMatchObject(tooMuch)
    const { ingredients } = await cook.caller.recipes.getForEdit({ recipeId: second })
    expect(ingredients).toHaveLength(55)
    await edit(cook, second, ['1 lentil'])
    const { textMb } = await cook.caller.recipes.usage()
    expect(textMb.allowed).toBe(0.2)
  })

  test('the quota of a member counts a text that repeats one word like any other text', async () => {
    const { site, cook } = await openSite({ maxTextMbPerMember: 10 })
    const usedBy = async (member: TestMember, line: (each: string) => string) => {
      const recipeId = await keepTypedRecipe(member)
      for (let count = 0; count < 5; count += 1) await edit(member, recipeId, dense(50).map(line))
      return (await member.caller.recipes.usage()).textMb.used
    }
    const plain = await usedBy(cook, (line) => line)
    expect(plain).toBeGreaterThanOrEqual(0.1)
    expect(await usedBy(await site.addMember(), (line) => 'x '.repeat(line.length / 2))).toBeCloseTo(plain, 1)
  })

  test('the quota of a member limits photos', async () => {
    const { site, cook } = await openSite({ maxPhotosPerMember: 1 })
    const app = await site.openApp()
    const [first, second] = [await keepTypedRecipe(cook), await keepTypedRecipe(cook)]
    const bytes = await photoBytes({ width: 300, height: 200 })
    expect((await sendForm(app, cook, { recipeId: first, bytes })).statusCode).toBe(204)
    expect((await sendForm(app, cook, { recipeId: first, bytes })).statusCode).toBe(204)
    const refused = await sendForm(app, cook, { recipeId: second, bytes })
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      403,
      m.recipe_keeping_too_many_photos({ allowed: 1 }),
    ])
    expect((await cook.caller.recipes.usage()).photos).toEqual({ used: 1, allowed: 1 })
  })
})

test('a refusal formats a large quota in the reader’s language', () => {
  const refused = new DomainError('FORBIDDEN', 'recipe_keeping_too_many_recipes', {
    params: { allowed: 5_000 },
  })
  expect(sentenceOfRefusal(refused)).toContain('may keep: 5,000.')
})
