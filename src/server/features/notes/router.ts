import * as z from 'zod/mini'
import { NoteList, NoteListInput, NoteRef, OwnNoteListInput, WriteNoteInput } from '#shared/contract/notes.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { listNotes } from './list.ts'
import { listOwnNotes } from './ownNotes.ts'
import { reportNote, showHiddenNoteAgain } from './reports.ts'
import { removeNote, writeNote } from './service.ts'

export const notesRouter = router({
  list: publicProcedure
    .meta({ cost: 4 })
    .input(NoteListInput)
    .output(NoteList)
    .query(({ ctx, input }) => listNotes(ctx, input)),
  listOwn: memberProcedure
    .meta({ cost: 4 })
    .input(OwnNoteListInput)
    .output(NoteList)
    .query(({ ctx, input }) => listOwnNotes(ctx, input)),
  write: memberProcedure
    .meta({ isRepeatable: true })
    .input(WriteNoteInput)
    .output(NoteRef)
    .mutation(({ ctx, input }) => writeNote(ctx, input)),
  remove: memberProcedure
    .input(NoteRef)
    .output(z.void())
    .mutation(({ ctx, input }) => removeNote(ctx, input)),
  report: publicProcedure
    .input(NoteRef)
    .output(z.void())
    .mutation(({ ctx, input }) => reportNote(ctx, input)),
  show: memberProcedure
    .input(NoteRef)
    .output(z.void())
    .mutation(({ ctx, input }) => showHiddenNoteAgain(ctx, input)),
})
