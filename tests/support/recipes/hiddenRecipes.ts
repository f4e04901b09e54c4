import { eq, sql } from 'drizzle-orm'
import { photosTable } from '#server/features/photos/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import type { RecipeAudienceChoice } from '#shared/contract/visibility.ts'
import { type RecipeVisibility, recipeVisibilities } from '#shared/kitchen/recipeVisibilities.ts'
import { invite } from '../households/households.ts'
import type { TestBrowser, TestMember, TestSite } from '../testSite.ts'
import { typedRecipe } from './ownRecipes.ts'

/** A recipe whose words stand nowhere else, with a photo, a note and a rating by everybody who saw it once. */
export interface MarkedRecipe {
  recipeId: string
  draftId: string
  noteId: string
  photo: string
  /** A word of its name, and the words of all its parts, each of which must be told to no one who may not see it. */
  word: string
  secrets: string[]
}

export const readerNames = ['visitor', 'creator', 'mate', 'stranger', 'former mate'] as const
export type ReaderName = (typeof readerNames)[number]

/** Who may see a recipe of each visibility. */
export const seenBy: Record<RecipeVisibility, readonly ReaderName[]> = {
  everyone: readerNames,
  household: ['creator', 'mate'],
  creator: ['creator'],
}

export interface HidingHome {
  readers: Record<ReaderName, TestBrowser>
  creator: TestMember
  householdId: string
  householdOf: (reader: ReaderName) => string
  /** By visibility: the creator's recipes, which everybody saw before they were hidden. */
  marked: Record<RecipeVisibility, MarkedRecipe>
}

/** Somebody with one recipe of each visibility, and all kinds of people around them. */
export async function prepareHidingHome(site: TestSite): Promise<HidingHome> {
  const creator = await site.addMember('Creator')
  const mate = await site.addMember('Mate')
  const former = await site.addMember('Former')
  const stranger = await site.addMember('Stranger')
  await invite(creator, mate)
  await invite(creator, former)
  const { id: householdId } = await creator.caller.households.current()
  const marked = {} as Record<RecipeVisibility, MarkedRecipe>
  for (const visibility of recipeVisibilities)
    marked[visibility] = await addMarked(site, creator, [creator, mate, stranger, former], visibility)
  for (const visibility of ['household', 'creator'] as const)
    await creator.caller.recipes.setVisibility({
      recipeId: marked[visibility].recipeId,
      shownTo: shownToOf(visibility, householdId),
    })
  await former.caller.households.leave({ householdId })
  const people = { creator, mate, stranger, 'former mate': former }
  const homes = new Map<ReaderName, string>()
  for (const [name, { caller }] of Object.entries(people))
    homes.set(name as ReaderName, (await caller.households.current()).id)
  return {
    readers: { visitor: site.openBrowser({ visitor: '198.51.100.9' }), ...people },
    creator,
    householdId,
    householdOf: (reader) => homes.get(reader) ?? householdId,
    marked,
  }
}

export function shownToOf(visibility: RecipeVisibility, householdId: string): RecipeAudienceChoice {
  return visibility === 'household' ? { visibility, householdId } : { visibility }
}

const words = { everyone: 'quincefennel', household: 'mulberrysorrel', creator: 'damsonlovage' }

async function addMarked(
  { deps }: TestSite,
  creator: TestMember,
  everybody: TestMember[],
  visibility: RecipeVisibility,
): Promise<MarkedRecipe> {
  const word = words[visibility]
  const typed = typedRecipe({
    name: `Pie of ${word}`,
    description: `${word}desc tells much`,
    ingredients: ['200 g peas', `1 ${word}line`],
    instructions: [`Bake the ${word}step.`],
  })
  const { recipeId } = await creator.caller.recipes.submit({ ...typed, shownTo: { visibility: 'everyone' } })
  const photo = Buffer.from(word.padEnd(20)).toString('hex').slice(0, 40)
  await deps.db.insert(photosTable).values({ name: photo, bytes: 4 })
  await deps.db.update(recipesTable).set({ photo }).where(eq(recipesTable.id, recipeId))
  for (const width of photoWidthsInPixels)
    await deps.photoStore.put(photoFileName(photo, width), Buffer.from(`${word} photo`))
  for (const { caller } of everybody) {
    await caller.ratings.rate({ recipeId, stars: 4 })
    await caller.ratings.markTried({ recipeId, hasTried: true })
  }
  const text = `${word}note of the creator`
  const { noteId } = await creator.caller.notes.write({ draftId: word, recipeId, text })
  return { recipeId, draftId: typed.draftId, noteId, photo, word, secrets: [word, recipeId, noteId, photo] }
}

/** Newer than any recipe a test adds, so that lists begin with these. */
export async function makeNewest({ deps }: TestSite, { marked }: HidingHome): Promise<void> {
  for (const { recipeId } of Object.values(marked))
    await deps.db
      .update(recipesTable)
      .set({ createdAt: sql`now() + interval '1 day'` })
      .where(eq(recipesTable.id, recipeId))
}
