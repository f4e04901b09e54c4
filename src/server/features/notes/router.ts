import * as z from 'zod/mini'
import {
  NotesOfCallerInput,
  RecipeNoteList,
  RecipeNoteListInput,
  RecipeNoteRef,
  WriteRecipeNoteInput,
} from '#shared/contract/notes.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { listRecipeNotes } from './list.ts'
import { listNotesOfCaller } from './ownNotes.ts'
import { reportRecipeNote, showHiddenNoteAgain } from './reports.ts'
import { removeRecipeNote, writeRecipeNote } from './service.ts'

export const notesRouter = router({
  list: publicProcedure
    .meta({ cost: 4, storedOffline: 'beside recipe' })
    .input(RecipeNoteListInput)
    .output(RecipeNoteList)
    .query(({ ctx, input }) => listRecipeNotes(ctx, input)),
  listOwn: memberProcedure
    .meta({ cost: 4 })
    .input(NotesOfCallerInput)
    .output(RecipeNoteList)
    .query(({ ctx, input }) => listNotesOfCaller(ctx, input)),
  write: memberProcedure
    .meta({ isRepeatable: true })
    .input(WriteRecipeNoteInput)
    .output(RecipeNoteRef)
    .mutation(({ ctx, input }) => writeRecipeNote(ctx, input)),
  remove: memberProcedure
    .input(RecipeNoteRef)
    .output(z.void())
    .mutation(({ ctx, input }) => removeRecipeNote(ctx, input)),
  report: publicProcedure
    .input(RecipeNoteRef)
    .output(z.void())
    .mutation(({ ctx, input }) => reportRecipeNote(ctx, input)),
  show: memberProcedure
    .input(RecipeNoteRef)
    .output(z.void())
    .mutation(({ ctx, input }) => showHiddenNoteAgain(ctx, input)),
})
