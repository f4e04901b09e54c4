import * as m from '#messages'
import type { ImportFailure, ImportSource, ImportState } from '../../kitchen/recipeImport/importFailures.ts'

const sentences: Readonly<Record<ImportFailure, () => string>> = {
  'address not allowed': m.recipe_import_failure_address_not_allowed,
  'private address': m.recipe_import_failure_private_address,
  unreachable: m.recipe_import_failure_unreachable,
  'too many redirects': m.recipe_import_failure_too_many_redirects,
  'too large': m.recipe_import_failure_too_large,
  'too slow': m.recipe_import_failure_too_slow,
  refused: m.recipe_import_failure_refused,
  'not found': m.recipe_import_failure_not_found,
  failed: m.recipe_import_failure_failed,
  'no recipe': m.recipe_import_failure_no_recipe,
  'unknown file': m.recipe_import_failure_unknown_file,
  unreadable: m.recipe_import_failure_unreadable,
}
export const importFailureSentence = (failure: ImportFailure): string => sentences[failure]()

const stateSentences: Readonly<Record<ImportState, () => string>> = {
  receiving: m.recipe_import_state_receiving,
  reading: m.recipe_import_state_reading,
  read: m.recipe_import_state_read,
  stopped: m.recipe_import_state_stopped,
  failed: m.recipe_import_state_failed,
}
export const importStateSentence = ({
  state,
  failure,
}: {
  state: ImportState
  failure: ImportFailure | null
}): string => (failure === null ? stateSentences[state]() : importFailureSentence(failure))

/** What an import is called: its file or its only address, else what it was read from. */
export const importName = ({ name, source }: { name: string; source: ImportSource }): string =>
  name || (source === 'text' ? m.recipe_import_source_text() : m.recipe_import_source_addresses())
