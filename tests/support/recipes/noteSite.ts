import { openTestSite, type TestBrowser, type TestMember, type TestSite } from '../testSite.ts'
import { addRecipe } from './ownRecipes.ts'

export interface NoteSite {
  site: TestSite
  /** A recipe of the creator's. */
  recipeId: string
  creator: TestMember
  /** Another member, who writes notes. */
  author: TestMember
  /** Writes a note, by default as the author on the recipe; returns its id. */
  write: (text: string, by?: TestMember, on?: string) => Promise<string>
  /** Reports a note once as a visitor from each of these networks. */
  report: (noteId: string, ...networks: string[]) => Promise<void>
}

/** Opens a Larder in which a member may write 30 notes, and a visitor report 4, an hour. */
export async function openNoteSite(): Promise<NoteSite> {
  const site = await openTestSite({
    config: { notesPerMember: 30, reportsPerVisitor: 4, supportEmail: 'kitchen@example.com' },
  })
  const creator = await site.addMember('Cy')
  const author = await site.addMember('Ada')
  const recipeId = await addRecipe(creator)
  let drafts = 0
  return {
    site,
    recipeId,
    creator,
    author,
    write: async (text, by = author, on = recipeId) =>
      (await by.caller.notes.write({ draftId: `draft-${++drafts}`, recipeId: on, text })).noteId,
    async report(noteId, ...networks) {
      for (const network of networks) await site.callerAt(network).notes.report({ noteId })
    },
  }
}

/** The texts of the notes that somebody sees in the forum, newest first. */
export async function noteTextsFor({ caller }: Pick<TestBrowser, 'caller'>): Promise<string[]> {
  return (await caller.notes.list({})).items.map(({ text }) => text)
}
