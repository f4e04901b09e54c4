import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRecipeToEdit, conflict, words } from '../../support/recipes/editedRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const content = '## Why peas\n\nThey are **green**.'
const blogOf = (ref: { recipeId: string; version: number }) => ({
  ...ref,
  kind: 'blog' as const,
  name: 'On peas',
  description: '',
  content,
})

describe('a blog entry', () => {
  test('a blog entry begins with the recipe’s lines and steps, and cannot be converted back by editing', async () => {
    const { ada, recipeId, ref, kept } = await addRecipeToEdit(site)
    const blog = await ada.caller.recipes.convertToBlog(ref)
    expect(blog).toMatchObject({
      kind: 'blog',
      version: 2,
      ingredients: ['500 g peas', '1 l vegetable stock'],
    })
    expect(blog.content).toBe(
      '## Ingredients\n\n- 500 g peas\n- 1 l vegetable stock\n\n## Instructions\n\n1. Boil the peas in the stock.\n2. Blend.',
    )
    await expect(ada.caller.recipes.edit({ ...words, ...ref, version: 2 })).rejects.toMatchObject(conflict)
    expect(await ada.caller.recipes.convertToBlog({ ...ref, version: 2 })).toEqual(await kept())
    const { contentHtml } = await ada.caller.recipes.get({ recipeId })
    expect(contentHtml).toContain('<h2>Ingredients</h2>')
    expect(contentHtml).toContain('<li>500 g peas</li>')
  })

  test('a blog entry is edited as a title and a text', async () => {
    const { ada, recipeId, ref } = await addRecipeToEdit(site)
    await expect(ada.caller.recipes.edit(blogOf(ref))).rejects.toMatchObject(conflict)
    await ada.caller.recipes.convertToBlog(ref)
    await ada.caller.recipes.edit(blogOf({ ...ref, version: 2 }))
    expect(await site.callerAt().recipes.get({ recipeId })).toMatchObject({
      kind: 'blog',
      name: 'On peas',
      contentHtml: '<h2>Why peas</h2>\n<p>They are <strong>green</strong>.</p>\n',
    })
  })

  test.each(['', ' \n\t'])(
    'a blog entry is not saved with the text %j, which says so at its field',
    async (empty) => {
      const { ada, ref, kept } = await addRecipeToEdit(site)
      await ada.caller.recipes.convertToBlog(ref)
      const before = await kept()
      const edit = ada.caller.recipes.edit({ ...blogOf({ ...ref, version: 2 }), content: empty })
      await expect(edit).rejects.toThrow('Please write some text: a blog entry cannot be empty.')
      expect(await kept()).toEqual(before)
    },
  )

  test.each([
    ['<script>alert(1)</script>', '<script'],
    ['<img src=x onerror=alert(1)>', '<img'],
    ['[here](javascript:alert(1))', 'href="javascript'],
    ['[here](JaVaScRiPt&#58;alert(1))', 'href="javascript'],
    ['[here](data:text/html;base64,PHNjcmlwdD4=)', 'href="data'],
    ['[here](//evil.example)', 'href="//'],
    ['![track](https://evil.example/x.png)', '<img'],
    ['<iframe src="https://evil.example"></iframe>', '<iframe'],
    ['<p style="position:fixed" onclick="x()">hi</p>', '<p style'],
    ['# A title', '<h1'],
  ])('a blog entry with %j is rendered without dangerous HTML', async (text, harm) => {
    const { ada, recipeId, ref } = await addRecipeToEdit(site)
    await ada.caller.recipes.convertToBlog(ref)
    await ada.caller.recipes.edit({ ...blogOf({ ...ref, version: 2 }), content: text })
    const { contentHtml } = await site.callerAt().recipes.get({ recipeId })
    expect(contentHtml.toLowerCase()).not.toContain(harm)
  })

  // Rendering in quadratic time would take minutes and exceed the test's time limit.
  test('a blog entry of 40,000 hostile characters is still rendered', async () => {
    const { ada, recipeId, ref } = await addRecipeToEdit(site)
    await ada.caller.recipes.convertToBlog(ref)
    for (const [index, unit] of ['[', '*_', '> ', '`', '![', '[][', '<', '|-'].entries()) {
      const hostile = unit.repeat(Math.floor(40_000 / unit.length))
      await ada.caller.recipes.edit({ ...blogOf({ ...ref, version: 2 + index }), content: hostile })
      const { contentHtml } = await site.callerAt().recipes.get({ recipeId })
      expect(contentHtml, unit).not.toBe('')
    }
  })
})
