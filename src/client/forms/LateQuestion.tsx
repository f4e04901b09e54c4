import { failedFile } from '../data/failures/failedFile.tsx'
import { latePart } from '../ui/latePart.tsx'

/** A question in a dialog, whose file comes when it is asked: pages on which few are asked do without it. */
export const LateQuestion = latePart(
  async () => ({ default: (await import('../ui/Dialog.tsx')).QuestionDialog }),
  { failed: failedFile() },
)
