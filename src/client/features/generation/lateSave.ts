import * as m from '#messages'
import { failedFile } from '../../data/failures/failedFile.tsx'
import { latePart } from '../../ui/latePart.tsx'

export const importSave = () => import('./SaveRecipe.tsx')
export const SaveRecipe = latePart(importSave, { failed: failedFile(m.generation_save_missing) })
