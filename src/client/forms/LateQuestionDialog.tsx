import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { createLatePart } from '../ui/latePart.tsx'

/** A question in a dialog. Its file is loaded when the question is asked, so that other pages need not load it. */
export const LateQuestionDialog = createLatePart(
  async () => ({ default: (await import('../ui/Dialog.tsx')).QuestionDialog }),
  { failed: createFailedFileNotice() },
)
