import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { copyRows } from '../../support/database/copiedRows.ts'
import { addHousehold, handOver, householdOf, rolesIn } from '../../support/households/households.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const rowsOf = async (statement: string) => [...(await site.deps.db.execute(statement))]
const leave = ({ caller, email }: TestMember, recipes?: 'keep' | 'delete') =>
  caller.auth.deleteAccount({ email, password: null, ...(recipes && { recipes }) })

/** Ada's recipe, edited and with a photo, which Ben rated and noted, and Ben's own, which Ada rated. */
async function cooks() {
  const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
  const hers = await addRecipe(ada)
  const his = await addRecipe(ben)
  await ada.caller.recipes.edit({
    kind: 'recipe',
    recipeId: hers,
    version: 1,
    name: 'Peas, and no secret',
    description: '',
    ingredients: ['1 pea'],
    instructions: ['Eat it.'],
  })
  const photo = randomBytes(20).toString('hex')
  await rowsOf(`insert into photos (name, bytes) values ('${photo}', 0)`)
  await rowsOf(`update recipes set photo = '${photo}' where id = '${hers}'`)
  await ben.caller.ratings.rate({ recipeId: hers, stars: 5 })
  await ben.caller.notes.write({ draftId: 'note', recipeId: hers, text: 'Nice.' })
  await ada.caller.ratings.rate({ recipeId: his, stars: 2 })
  return { ada, ben, hers, his, photo }
}

describe('the recipes of a deleted account', () => {
  test.each(['keep', undefined] as const)(
    'the recipes of a deleted account stay without its name and without earlier revisions (%s)',
    async (fate) => {
      const { ada, ben, hers, photo } = await cooks()
      expect((await ada.caller.auth.planDeletion()).recipeCount).toBe(1)
      await leave(ada, fate)
      expect(await ben.caller.recipes.get({ recipeId: hers })).toMatchObject({
        name: 'Peas, and no secret',
        createdBy: null,
        photo,
      })
      expect(await rowsOf(`select from recipe_revisions where recipe_id = '${hers}'`)).toEqual([])
      expect(await ben.caller.ratings.mine({ recipeId: hers })).toMatchObject({ stars: 5 })
    },
  )

  test('the recipes of a deleted account stay where they were visible to everyone, and are deleted where they were hidden', async () => {
    const { ada, ben, hers, photo } = await cooks()
    await ada.caller.recipes.setVisibility({ recipeId: hers, shownTo: { visibility: 'creator' } })
    const file = photoFileName(photo, photoWidthsInPixels[0])
    await site.deps.photoStore.put(file, Buffer.from('photo'))
    const shown = await addRecipe(ada)
    await leave(ada, 'keep')
    for (const left of [
      `select from recipes where id = '${hers}'`,
      `select from notes where recipe_id = '${hers}'`,
      `select from photos where name = '${photo}'`,
    ])
      expect([left, await rowsOf(left)]).toEqual([left, []])
    expect(await site.deps.photoStore.open(file)).toBeNull()
    expect((await ben.caller.recipes.get({ recipeId: shown })).createdBy).toBeNull()
  })

  test('the recipes of a deleted account are deleted with photos, revisions, ratings and notes on request, and those of others stay', async () => {
    const { ada, ben, hers, his, photo } = await cooks()
    await leave(ada, 'delete')
    for (const left of [
      `select from recipes where id = '${hers}'`,
      `select from recipe_revisions where recipe_id = '${hers}'`,
      `select from ratings where recipe_id = '${hers}'`,
      `select from notes where recipe_id = '${hers}'`,
      `select from photos where name = '${photo}'`,
    ])
      expect([left, await rowsOf(left)]).toEqual([left, []])
    expect(await ben.caller.recipes.get({ recipeId: his })).toMatchObject({ isMine: true, ratingCount: 0 })
    expect(await rowsOf(`select from recipe_revisions where recipe_id = '${his}'`)).toHaveLength(1)
  })
})

test.each(['keep', 'delete'] as const)(
  'each statement of the deletion touches at most 100 recipes (%s)',
  async (fate) => {
    const ada = await site.addMember('Ada')
    const first = await addRecipe(ada)
    await copyRows(
      rowsOf,
      'recipes',
      `recipes row, generate_series(1, 249) n where row.id = '${first}'`,
      "jsonb_build_object('id', row.id || n, 'generation_id', null)",
    )
    const ids = `select id from recipes where starts_with(id, '${first}')`
    await copyRows(
      rowsOf,
      'recipe_revisions',
      `(${ids}) own, recipe_revisions row where row.recipe_id = '${first}' and own.id <> '${first}'`,
      "jsonb_build_object('recipe_id', own.id)",
    )
    const table = fate === 'delete' ? 'recipes' : 'recipe_revisions'
    await rowsOf(`create function limit_rows() returns trigger language plpgsql as $$ begin
      if (select count(*) from removed) > 100 then raise 'more than 100 rows in one statement'; end if;
      return null;
    end $$`)
    await rowsOf(`create trigger limit_rows after delete on ${table}
      referencing old table as removed for each statement execute function limit_rows()`)
    try {
      await leave(ada, fate)
    } finally {
      await rowsOf('drop function limit_rows cascade')
    }
    expect(await rowsOf(ids)).toHaveLength(fate === 'delete' ? 0 : 250)
    expect(await rowsOf(`select from recipe_revisions where starts_with(recipe_id, '${first}')`)).toEqual([])
  },
)

test.each([
  ['waits', "state = 'queued'", null],
  ['is being sent', "state = 'queued'", "state = 'running', lease_until = now()"],
  ['was sent', "state = 'sent', text = '', sent_at = now()", null],
  ['is kept', "state = 'kept', sent_at = now()", null],
])('an invitation mail that %s is emptied with the inviter’s account', async (_what, state, stateOfJob) => {
  const [zyx, ben] = [await site.addMember('Zyx'), await site.addMember('Ben')]
  for (const [by, email] of [
    [zyx, 'third@example.com'],
    [ben, 'fourth@example.com'],
  ] as const)
    await by.home.inviteByMail({ email })
  const theirs = `recipient in ('third@example.com', 'fourth@example.com')`
  await rowsOf(`update outbox set ${state} where ${theirs}`)
  if (stateOfJob)
    await rowsOf(`update jobs set ${stateOfJob} where id in (select id from outbox where ${theirs})`)
  await leave(zyx)
  expect(await rowsOf(`select subject, text from outbox where recipient = 'third@example.com'`)).toEqual([
    { subject: '', text: '' },
  ])
  const waiting = `select from outbox where state = 'queued' and recipient = 'third@example.com'`
  expect(await rowsOf(waiting)).toEqual([])
  expect(
    await rowsOf(`select from outbox where recipient = 'fourth@example.com' and subject like 'Ben %'`),
  ).toHaveLength(1)
  await rowsOf(`delete from outbox where recipient in ('third@example.com', 'fourth@example.com')`)
})

test('an invitation to a household that the inviter left before is emptied with their account', async () => {
  const [ada, zyx] = await addHousehold(site, 'Ada', 'Zyx')
  await zyx.home.inviteByMail({ email: 'fifth@example.com' })
  await zyx.home.leave()
  expect(await rolesIn(ada)).toEqual({ Ada: 'owner' })
  await leave(zyx)
  const mails = await rowsOf(`select subject, text from outbox where recipient = 'fifth@example.com'`)
  expect(mails).toEqual([{ subject: '', text: '' }])
})

test('messages to the operator lose the address of a deleted account', async () => {
  const ada = await site.addMember('Ada')
  const visitor = site.openBrowser().caller.feedback
  const message = 'The lid sticks.'
  await ada.caller.feedback.sendMessage({ draftId: '1', email: 'ada@work.example', message })
  await visitor.sendMessage({ draftId: '2', email: ada.email.toUpperCase(), message })
  await visitor.sendMessage({ draftId: '3', email: 'ben@example.com', message })
  await rowsOf(`update outbox set state = 'sent' where reply_to is not null`)
  await leave(ada)
  expect(await rowsOf('select reply_to, user_id from feedback order by reply_to')).toEqual([
    { reply_to: 'ben@example.com', user_id: null },
    { reply_to: null, user_id: null },
    { reply_to: null, user_id: null },
  ])
  expect(await rowsOf(`select from outbox where lower(reply_to) = '${ada.email}'`)).toEqual([])
})

test('a notice queued for a former address is kept after the account’s deletion', async () => {
  const ada = await site.addMember('Ada')
  const former = 'ada-before@example.com'
  await rowsOf(`insert into email_changes (id, user_id, former_email, changed_at)
    values ('change', '${ada.userId}', '${former}', now() - interval '8 days')`)
  await rowsOf(`insert into outbox (id, recipient, subject, text, state, created_at)
    select state, '${former}', state, 'A notice.', state::mail_state, now() - interval '9 days'
    from unnest(array['queued', 'sent']) as state`)
  await leave(ada)
  expect(await rowsOf(`select subject from outbox where recipient = '${former}'`)).toEqual([
    { subject: 'queued' },
  ])
})

test('the statement in docs/running.md removes one recipe of a deleted account', async () => {
  const { ada, ben, hers } = await cooks()
  await leave(ada)
  const docs = await readFile('docs/running.md', 'utf8')
  const [, statement = ''] = /^(delete from recipes where id = '…';)$/m.exec(docs) ?? []
  await rowsOf(statement.replace('…', hers))
  await expect(ben.caller.recipes.get({ recipeId: hers })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await rowsOf(`select from notes where recipe_id = '${hers}'`)).toEqual([])
})

describe('a household whose member deletes their account', () => {
  test('a household named after a member who deletes their account gets the name of its next owner', async () => {
    const [ada, ben] = await addHousehold(site, 'Adelheid', 'Ben')
    await leave(ada)
    expect((await householdOf(ben)).name).toBe("Ben's kitchen")
  })

  test('a household handed over by a member who later deletes their account gets the name of its owner', async () => {
    const [ada, ben] = await addHousehold(site, 'Adelheid', 'Ben')
    await handOver(ada, ben)
    expect((await householdOf(ben)).name).toBe("Adelheid's kitchen")
    await leave(ada)
    expect((await householdOf(ben)).name).toBe("Ben's kitchen")
  })

  test('a household left by a member who later deletes their account already has the name of its owner', async () => {
    const [ada, ben] = await addHousehold(site, 'Adelheid', 'Ben')
    await handOver(ada, ben)
    await ada.home.leave()
    expect((await householdOf(ben)).name).toBe("Ben's kitchen")
  })

  test('a household whose member deletes their account keeps a name that its members chose', async () => {
    const [ada, ben] = await addHousehold(site, 'Adelheid', 'Ben')
    await ada.home.rename({ name: 'The barn' })
    await leave(ada)
    expect((await householdOf(ben)).name).toBe('The barn')
  })
})
