import { newImportId } from '../../support/recipes/imports.ts'
import { type Expectation, forFirstMember, forMembers, forOwner } from './expectedOutcomes.ts'

/** What the procedures of imports answer. */
export const importExpectations: Record<string, Expectation> = {
  'recipeImport.begin': forFirstMember(() => ({ source: 'text', importId: newImportId(), text: 'Tea' })),
  'recipeImport.fileSent': forOwner(({ fileImportId }) => ({ importId: fileImportId })),
  'recipeImport.get': forOwner(({ importId }) => ({ importId, page: 0 })),
  'recipeImport.getItem': forOwner(({ importId }) => ({ importId, position: 0 })),
  'recipeImport.assistant': forMembers(() => undefined),
  'recipeImport.list': forMembers(() => undefined),
  'recipeImport.remove': forOwner(({ importId }) => ({ importId })),
  'recipeImport.resume': forOwner(({ importId }) => ({ importId })),
  'recipeImport.save': forOwner(({ importId }) => ({
    importId,
    positions: [0],
    shownTo: { visibility: 'creator' },
  })),
  'recipeImport.stop': forOwner(({ importId }) => ({ importId })),
}
