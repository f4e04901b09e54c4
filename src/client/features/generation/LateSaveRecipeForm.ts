import * as m from '#messages'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { createLatePart } from '../../ui/latePart.tsx'

export const importSaveRecipeForm = () => import('./SaveRecipeForm.tsx')
export const LateSaveRecipeForm = createLatePart(importSaveRecipeForm, {
  failed: createFailedFileNotice(m.generation_save_missing),
})
