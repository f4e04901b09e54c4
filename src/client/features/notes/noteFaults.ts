import { faultsOfForm } from '../../forms/readForm.ts'

/** What is wrong with a note as it was typed. */
export async function noteFaults(recipeId: string, text: string) {
  const loadSchema = async () => (await import('#shared/contract/notes.ts')).WriteNoteInput
  return await faultsOfForm(loadSchema, { draftId: 'draft', recipeId, text })
}
