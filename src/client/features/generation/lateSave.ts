import * as m from '#messages'
import { failedFile } from '../../data/failures/failedFile.tsx'
import { createLatePart } from '../../ui/latePart.tsx'

export const importSave = () => import('./SaveRecipe.tsx')
export const SaveRecipe = createLatePart(importSave, { failed: failedFile(m.generation_save_missing) })
