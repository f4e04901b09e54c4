import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { identitiesTable } from '#server/features/auth/table.ts'
import { generationsTable } from '#server/features/generation/table.ts'
import { defineJobKind, enqueueJob } from '#server/features/jobs/service.ts'
import { recipeNotesTable } from '#server/features/notes/table.ts'
import { phonesTable } from '#server/features/sms/table.ts'
import type { SaveRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { addWeekPlan } from '../../support/planner/weekPlans.ts'
import { addSentFile, addTextImport } from '../../support/recipes/imports.ts'
import { addRecipe, written } from '../../support/recipes/ownRecipes.ts'
import type { TestMember, TestSite } from '../../support/testSite.ts'

/** An owner, and the ids of one thing of each kind that only the owner may use. */
export interface Home {
  owner: TestMember
  /** The owner's only session. */
  sessionId: string
  householdId: string
  /** Another member of the owner's household. */
  mateId: string
  guestId: string
  invitationId: string
  /** A recipe the owner saved. */
  recipeId: string
  /** A recipe that was generated for the owner and not saved yet. */
  unsaved: SaveRecipeInput
  textId: string
  /** A waiting job of the owner. */
  jobId: string
  /** A week that the owner had planned. */
  weekPlanId: string
  /** An import with one recipe that was read, and one whose file has been sent and is not read yet. */
  importId: string
  fileImportId: string
  /** A hidden note by the mate on that recipe. */
  noteId: string
  /** One of two provider accounts linked to the owner's, and one that was unlinked. */
  linkedId: string
  removedId: string
}

export async function prepareHome(site: TestSite): Promise<Home> {
  const owner = await site.addMember('Owner')
  const { households, auth, grocery, mealPlanner, sms } = owner.caller
  const mate = await site.addMember('Mate')
  await mate.caller.households.joinByLink({ token: (await owner.home.inviteByLink()).token })
  const guest = await owner.home.addGuest(child)
  await owner.home.inviteByLink()
  const home = await households.current()
  const [session] = await auth.listSessions()
  await grocery.sync({ householdId: home.id, operations: [milk] })
  await mealPlanner.renewFeed({ householdId: home.id, scope: 'household' })
  const phoneNumber = `+4477009${String(++homes).padStart(5, '0')}`
  await site.deps.db.insert(phonesTable).values({ userId: owner.userId, phoneNumber })
  const text = await sms.sendList({
    textId: randomUUID(),
    householdId: home.id,
    listId: 'default',
    notes: '',
  })
  const recipeId = await addRecipe(owner)
  const note = await mate.caller.notes.write({ draftId: 'mate', recipeId, text: 'Too salty.' })
  await site.deps.db
    .update(recipeNotesTable)
    .set({ hiddenAt: new Date() })
    .where(eq(recipeNotesTable.id, note.noteId))
  return {
    owner,
    sessionId: session?.id ?? '',
    householdId: home.id,
    mateId: mate.userId,
    guestId: guest.id,
    invitationId: home.invitations[0]?.id ?? '',
    recipeId,
    unsaved: await generatedFor(site, owner.userId, home.id),
    textId: text.textId,
    weekPlanId: await addWeekPlan(site, owner),
    importId: await addTextImport(owner),
    fileImportId: await addSentFile(owner),
    jobId: (await enqueueJob(site, job, {}, { userId: owner.userId })).jobId,
    noteId: note.noteId,
    ...(await linkProviders(site, owner)),
  }
}

const job = defineJobKind({
  kind: 'of the owner',
  input: z.strictObject({}),
  maxAtOnce: 1,
  leaseSeconds: 60,
  giveUpAfterMs: 60_000,
  perform: async () => {},
})

/** A word in all private texts of prepareSecretHome's household. */
export const secret = 'quincequark'

/** A household that no other account is in, with the secret word in all of its private texts. */
export async function prepareSecretHome(site: TestSite): Promise<void> {
  const { caller, home } = await site.addMember('Somebody')
  const { households, grocery, mealPlanner, preferences } = caller
  const { id: householdId } = await households.current()
  await home.rename({ name: `Home of ${secret}` })
  await home.addGuest({ ...child, name: `Guest ${secret}` })
  await preferences.save({ ...(await preferences.get()), dislikes: [secret] })
  const recipeOnList = { recipeId: 'demo-1', name: `Soup of ${secret}`, servings: 2, youHave: [secret] }
  const write = (number: number, listId: string, itemId: string | null, fields: Record<string, unknown>) => {
    const id = `0m000000${number}-test`
    const written = Object.entries(fields).map(([name, value]) => [name, [value, id] as [unknown, string]])
    return { id, listId, itemId, removed: {}, fields: Object.fromEntries(written) }
  }
  await grocery.sync({
    householdId,
    operations: [
      write(1, 'default', null, { name: `List of ${secret}`, 'recipe:one': recipeOnList }),
      write(2, 'party', null, { name: `Party of ${secret}` }),
      write(3, 'default', 'secret', { name: secret }),
      write(4, 'party', 'secret', { name: secret }),
    ],
  })
  await grocery.addStaple({ householdId, name: secret })
  const dish = [{ kind: 'note', text: `Dinner of ${secret}` }, plannedSoup.id]
  const secretDinner = { ...plannedSoup, fields: { ...plannedSoup.fields, dish } }
  await mealPlanner.sync({ householdId, operations: [secretDinner] })
}

const cookedIn = new WeakMap<TestSite, SaveRecipeInput>()

/** A recipe as if generated for this member: another's recipe, which is generated once per kitchen. */
async function generatedFor(site: TestSite, userId: string, householdId: string): Promise<SaveRecipeInput> {
  const cooked = cookedIn.get(site) ?? (await written(await site.addMember('Cook')))
  cookedIn.set(site, cooked)
  const { db } = site.deps
  const [row] = await db.select().from(generationsTable).where(eq(generationsTable.id, cooked.generationId!))
  const generationId = randomUUID()
  await db.insert(generationsTable).values({ ...row!, id: generationId, userId, householdId })
  return { ...cooked, generationId }
}

async function linkProviders({ deps }: TestSite, { userId }: TestMember) {
  const [linked, , removed] = await deps.db
    .insert(identitiesTable)
    .values([
      { provider: 'google', subject: `${userId} 1`, userId },
      { provider: 'apple', subject: `${userId} 2`, userId },
      { provider: 'apple', subject: `${userId} 3`, userId, removedAt: new Date() },
    ])
    .returning({ id: identitiesTable.id })
  return { linkedId: linked?.id ?? '', removedId: removed?.id ?? '' }
}

let homes = 0
const stamp = '0m0000000-test'
/** A change that plans a soup. */
export const plannedSoup = {
  id: '0m0000001-test',
  part: 'meal' as const,
  documentId: 'soup',
  removed: {},
  fields: {
    place: [{ date: '2026-12-01', slotId: 'dinner' }, '0m0000001-test'] as [unknown, string],
    dish: [{ kind: 'note', text: 'Soup' }, '0m0000001-test'] as [unknown, string],
  },
}

/** A change that adds milk to the default list. */
export const milk = {
  id: stamp,
  listId: 'default',
  itemId: 'milk',
  removed: {},
  fields: { name: ['Milk', stamp] as [string, string] },
}
export const eatsAll = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [] }
export const child = { name: 'Child', ...eatsAll, isVulnerable: true }
