import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { type GroceryOperation, groceryDocumentKey } from '#shared/grocery/kind.ts'
import { type DocumentsByKey, valueOfDocumentField } from '#shared/replication/documents.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'

interface InterceptedNoticeProps {
  /** The changes that wait, and the documents that they are about. */
  waiting: readonly GroceryOperation[]
  docs: DocumentsByKey
  onRetry: () => void
}

/** Tells that a proxy or network page answers instead of Larder, and lists the changes that wait. */
export default function InterceptedNotice({ waiting, docs, onRetry }: InterceptedNoticeProps) {
  const names = namesOfWaitingChanges(waiting, docs)
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <AlertMessage>{m.grocery_intercepted()}</AlertMessage>
      {names.length > 0 && (
        <p className="wrap-anywhere">{m.grocery_intercepted_waiting({ names: joinWordsAsList(names) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument look="quiet">
          {m.grocery_intercepted_open()}
        </ButtonLink>
        <Button look="quiet" onClick={onRetry}>
          {m.grocery_page_try_again()}
        </Button>
      </div>
    </div>
  )
}

/** What changes are about, each name once. */
function namesOfWaitingChanges(waiting: readonly GroceryOperation[], docs: DocumentsByKey): string[] {
  const names = waiting.map(({ listId, itemId }) => {
    const doc = docs.get(groceryDocumentKey(listId, itemId))
    return doc && valueOfDocumentField(doc, 'name')
  })
  return [...new Set(names)].filter((name) => typeof name === 'string' && name !== '') as string[]
}
