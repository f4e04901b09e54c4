import * as m from '#messages'

const failureSentences = {
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
  encrypted: m.recipe_import_failure_encrypted,
  harmful: m.recipe_import_failure_harmful,
  'no assistant': m.recipe_import_no_assistant,
  'assistant failed': m.recipe_import_failure_assistant_nothing,
  'budget spent': m.recipe_import_failure_budget,
}
export const importFailureSentence = (failure: keyof typeof failureSentences): string =>
  failureSentences[failure]()

const stateSentences = {
  receiving: m.recipe_import_state_receiving,
  reading: m.recipe_import_state_reading,
  read: m.recipe_import_state_read,
  stopped: m.recipe_import_state_stopped,
  failed: m.recipe_import_state_failed,
}
interface ImportOutcome {
  state: keyof typeof stateSentences
  /** Null where it did not fail. */
  failure: keyof typeof failureSentences | null
}

export const importStateSentence = ({ state, failure }: ImportOutcome): string =>
  failure === null ? stateSentences[state]() : importFailureSentence(failure)

const nameOfSource: Readonly<Record<string, () => string>> = {
  text: m.recipe_import_source_text,
  pictures: m.recipe_import_source_pictures,
}

/** What an import is called: its file or its only address, else what it was read from. */
export const importName = ({ name, source }: { name: string; source: string }): string =>
  name || (nameOfSource[source] ?? m.recipe_import_source_addresses)()
