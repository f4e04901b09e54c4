import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#server/features/auth/sessions/sessions.ts'
import { usersTable } from '#server/features/auth/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'
import { addRecipe, typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

type Caller = TestMember['caller']
const additions: [what: string, add: (caller: Caller, recipeId: string) => Promise<unknown>][] = [
  ['a recipe', (caller) => caller.recipes.submit(typedRecipe({ name: 'Left behind' }))],
  ['a vote', (caller, recipeId) => caller.ratings.rate({ recipeId, stars: 1 })],
  ['a note', (caller, recipeId) => caller.notes.write({ draftId: 'note', recipeId, text: 'Left behind.' })],
]

test.each(additions)(
  'data that another browser adds while the account is deleted is deleted too: %s',
  async (_, add) => {
    const owner = await site.addMember('Olga')
    const recipeId = await addRecipe(await site.addMember('Ben'))
    const other = site.openBrowser({ visitor: '192.0.2.77' })
    await beginSession(other.context, owner.userId)
    const { outcome } = await whileOpen(
      site.deps,
      ({ db }) => db.select().from(usersTable).where(eq(usersTable.id, owner.userId)).for('no key update'),
      () =>
        Promise.allSettled([
          add(other.caller, recipeId),
          owner.caller.auth.deleteAccount({ email: owner.email, password: null, recipes: 'delete' }),
        ]),
      2,
    )
    const [addition, deletion] = (await outcome) as PromiseSettledResult<unknown>[]
    expect(deletion?.status).toBe('fulfilled')
    if (addition?.status === 'rejected') expect(addition.reason).toMatchObject({ code: 'UNAUTHORIZED' })
    const left = await site.deps.db.execute(sql`
    select (select count(*)::int from recipes where name = 'Left behind') as recipes,
      (select count(*)::int from notes) as notes,
      (select rating_count from recipes where id = ${recipeId}) as votes`)
    expect([...left]).toEqual([{ recipes: 0, notes: 0, votes: 0 }])
  },
)

const marks: [what: string, call: (caller: Caller, recipeId: string, noteId: string) => Promise<unknown>][] =
  [
    [
      'a mark that a recipe was tried',
      (caller, recipeId) => caller.ratings.markTried({ recipeId, hasTried: true }),
    ],
    ['a report of a note', (caller, _, noteId) => caller.notes.report({ noteId })],
  ]

test.each(marks)('a call is refused when the account is deleted at the same time: %s', async (_, call) => {
  const [owner, ben] = [await site.addMember('Olga'), await site.addMember('Ben')]
  const recipeId = await addRecipe(ben)
  const { noteId } = await ben.caller.notes.write({ draftId: 'note', recipeId, text: 'Nice.' })
  const { outcome } = await whileOpen(
    site.deps,
    ({ db }) => db.delete(usersTable).where(eq(usersTable.id, owner.userId)),
    () => call(owner.caller, recipeId, noteId),
  )
  await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('marking a recipe as tried is refused when the recipe is deleted at the same time', async () => {
  const [olga, ben] = [await site.addMember('Olga'), await site.addMember('Ben')]
  const recipeId = await addRecipe(ben)
  const { outcome } = await whileOpen(
    site.deps,
    ({ db }) => db.delete(recipesTable).where(eq(recipesTable.id, recipeId)),
    () => olga.caller.ratings.markTried({ recipeId, hasTried: true }),
  )
  await expect(outcome).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
