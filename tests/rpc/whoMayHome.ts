import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { identities } from '#server/features/auth/table.ts'
import { notes } from '#server/features/notes/table.ts'
import { phones } from '#server/features/sms/table.ts'
import type { SaveRecipeInput } from '#shared/contract/recipeKeeping.ts'
import { addRecipe, written } from '../support/ownRecipes.ts'
import type { TestKitchen, TestMember } from '../support/testKitchen.ts'

/** An owner, and the ids of one thing of each kind that only they may use. */
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
  /** A hidden note of the mate's on that recipe. */
  noteId: string
  /** One of two accounts elsewhere that open the owner's, and one that was removed. */
  linkedId: string
  removedId: string
}

export async function prepareHome(kitchen: TestKitchen): Promise<Home> {
  const owner = await kitchen.addMember('Owner')
  const { households, auth, grocery, sms } = owner.caller
  const mate = await kitchen.addMember('Mate')
  await mate.caller.households.joinByLink({ token: (await households.inviteByLink()).token })
  const guest = await households.addGuest(child)
  await households.inviteByLink()
  const home = await households.current()
  const [session] = await auth.listSessions()
  await grocery.sync({ householdId: home.id, operations: [milk] })
  const phoneNumber = `+4477009${String(++homes).padStart(5, '0')}`
  await kitchen.deps.db.insert(phones).values({ userId: owner.userId, phoneNumber })
  const text = await sms.sendList({
    textId: randomUUID(),
    householdId: home.id,
    listId: 'default',
    notes: '',
  })
  const recipeId = await addRecipe(owner)
  const note = await mate.caller.notes.write({ draftId: 'mate', recipeId, text: 'Too salty.' })
  await kitchen.deps.db.update(notes).set({ hiddenAt: new Date() }).where(eq(notes.id, note.noteId))
  return {
    owner,
    sessionId: session?.id ?? '',
    householdId: home.id,
    mateId: mate.userId,
    guestId: guest.id,
    invitationId: home.invitations[0]?.id ?? '',
    recipeId,
    unsaved: await written(owner),
    textId: text.textId,
    noteId: note.noteId,
    ...(await linkProviders(kitchen, owner)),
  }
}

async function linkProviders({ deps }: TestKitchen, { userId }: TestMember) {
  const [linked, , removed] = await deps.db
    .insert(identities)
    .values([
      { provider: 'google', subject: `${userId} 1`, userId },
      { provider: 'apple', subject: `${userId} 2`, userId },
      { provider: 'apple', subject: `${userId} 3`, userId, removedAt: new Date() },
    ])
    .returning({ id: identities.id })
  return { linkedId: linked?.id ?? '', removedId: removed?.id ?? '' }
}

let homes = 0
const stamp = '0m0000000-test'
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
