import { useCallback, useEffect, useMemo, useRef } from 'react'
import * as m from '#messages'
import { findUntickedItemOfSameName } from '#shared/grocery/findUntickedItemOfSameName.ts'
import type { GroceryItem } from '#shared/grocery/items.ts'
import { groceryDocumentKey } from '#shared/grocery/kind.ts'
import { fieldsOfItemEdit, type TypedItemFields } from '#shared/grocery/operations.ts'
import type { GroceryCategory } from '#shared/kitchen/groceryCategories.ts'
import { isFieldVisible } from '#shared/replication/documents.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { ActionOutcomeWithUndo } from '../../replication/ActionOutcomeWithUndo.tsx'
import { ReplicaStateChip } from '../../replication/ReplicaStateChip.tsx'
import { hasReplicaNotices } from '../../replication/replicaState.ts'
import { useUnsentText } from '../../replication/unsent/unsentStore.ts'
import { useActionOutcome } from '../../replication/useActionOutcome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { createLatePart, importNothing } from '../../ui/latePart.tsx'
import { GroceryItemForm } from './form/GroceryItemForm.tsx'
import { listSuggestionsFromOwnLists } from './form/ownSuggestions.ts'
import { useEditedGroceryItem } from './form/useEditedGroceryItem.ts'
import type { GroceryScreenProps } from './groceryScreenProps.ts'
import { AisleList } from './list/AisleList.tsx'
import { EmptyGroceryList } from './list/EmptyGroceryList.tsx'
import { GroceryListActions } from './list/GroceryListActions.tsx'
import { GroceryListTabs } from './list/GroceryListTabs.tsx'
import { useGroceryFoodWarnings } from './list/useGroceryFoodWarnings.ts'
import { operationsToRestore } from './operationsToRestore.ts'
import { useGroceryReplica } from './useGroceryReplica.ts'

const recipes = () => import('./list/RecipesOnList.tsx')

// They stand below the list: the server writes them, and the browser fetches the scripts that hydrate them after the rest.
const RecipesOnList = createLatePart(recipes, {
  serverComponent: import.meta.env.SSR && (await recipes()).default,
  keepsServerHtml: true,
  failed: createFailedFileNotice(),
})

const GroceryNotices = createLatePart(
  import.meta.env.SSR ? importNothing : () => import('./GroceryNotices.tsx'),
  { failed: createFailedFileNotice() },
)

/** The lists of one household. For another household or user it must be another: give it a key. */
export function GroceryScreen(props: GroceryScreenProps) {
  const { userId, householdId, first, next, listId, onList, isLost, onHouseholdLeft, drawSending } = props
  const { shown: state, lists, replica } = useGroceryReplica({ userId, householdId }, first, onHouseholdLeft)
  const { docs } = state
  const list = lists.find(({ id }) => id === listId) ?? lists[0]!
  const editing = useEditedGroceryItem(list, householdId)
  const { edited, open: onEdit, close: closeEdit } = editing
  const { outcome, setOutcome } = useActionOutcome(state.refusals, replica)
  const unsent = useUnsentText('grocery', userId)
  const latest = useRef({ list, docs })
  useEffect(() => {
    latest.current = { list, docs }
  })
  const isSaved = state.isRead && state.waiting === 0 && state.connection === 'online'
  const warnings = useGroceryFoodWarnings(
    householdId,
    lists.flatMap(({ items }) => items.map(({ name }) => name)),
    isSaved,
  )
  const own = useMemo(() => listSuggestionsFromOwnLists(docs), [docs])
  const change = replica?.change ?? ignoreChanges

  const remove = useCallback(
    (items: readonly GroceryItem[], sentence: string) => {
      const { list: from, docs: before } = latest.current
      const ids = items.map(({ id }) => id)
      change((make, all) => make.removeItems(all, from.id, ids))
      const reopenEdit = closeEdit(ids)
      setOutcome({
        sentence,
        undo(make, all) {
          reopenEdit()
          return operationsToRestore(before, from.id, ids, (id, doc) =>
            make.restoreItem(all, from.id, id, doc),
          )
        },
      })
    },
    [change, setOutcome, closeEdit],
  )
  const onRemove = useCallback(
    (item: GroceryItem) => remove([item], m.grocery_page_removed({ name: item.name })),
    [remove],
  )
  const removeRecipeFromList = useCallback(
    (additionId: string, name: string) => {
      const { list: from, docs: before } = latest.current
      change((make, all) => make.removeRecipe(all, from.id, additionId))
      setOutcome({
        sentence: m.grocery_page_recipe_removed({ name }),
        undo: (make) => make.restoreRecipe(before, from.id, additionId),
      })
    },
    [change, setOutcome],
  )
  function save(item: TypedItemFields, meant: Promise<GroceryCategory | null> | null) {
    if (edited) {
      // What somebody else has removed is written whole.
      const isGone = !list.items.some(({ id }) => id === edited.id)
      const changed = Object.entries(item).filter(
        ([name, value]) => isGone || edited[name as keyof TypedItemFields] !== value,
      )
      if (changed.length > 0)
        change((make) =>
          make.editItem(list.id, edited.id, fieldsOfItemEdit(edited, Object.fromEntries(changed))),
        )
      editing.end()
      return tell(m.grocery_page_saved({ name: item.name }))
    }
    const same = findUntickedItemOfSameName(list, item)
    if (same) change((make) => make.addAgain(list.id, same.item, same.quantity))
    else add(item, meant)
    tell(
      !same
        ? m.grocery_page_added({ name: item.name })
        : same.quantity === null
          ? m.grocery_page_already_there({ name: same.item.name })
          : m.grocery_page_added_to({ name: same.item.name, quantity: same.quantity }),
    )
  }

  function add(item: TypedItemFields, meant: Promise<GroceryCategory | null> | null) {
    change((make) => {
      const added = make.addItem(userId, list.id, item)
      // Who is faster than the table of foods finds the item in its aisle a moment later.
      void meant?.then((category) => {
        if (category && category !== item.category)
          change((later, now) => {
            const doc = now.get(groceryDocumentKey(list.id, added.itemId))
            return doc && isFieldVisible(doc, 'name')
              ? later.editItem(list.id, added.itemId!, { category })
              : []
          })
      })
      return added
    })
  }

  const tell = (sentence: string, hasFailed = false) => setOutcome({ sentence, hasFailed, undo: null })

  function undo() {
    if (outcome?.undo) change(outcome.undo)
    tell(m.grocery_page_undone())
  }

  const ticked = list.items.filter(({ isTicked }) => isTicked)
  const isEmpty = list.items.length === 0
  // What is not theirs any more is not shown until their own is here.
  if (state.failure === 'not ours') return <p role="status">{m.grocery_page_loading()}</p>
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <GroceryListTabs
          lists={lists}
          current={list}
          onList={(id) => {
            editing.turn()
            setOutcome(null)
            onList(id)
          }}
          change={change}
        />
        <span className="ms-auto">
          <ReplicaStateChip connection={state.connection} isRead={state.isRead} waiting={state.waiting} />
        </span>
      </div>
      {replica && (isLost || unsent !== null || hasReplicaNotices(state)) && (
        <GroceryNotices
          {...{ shown: state, replica, userId, isLost, unsent }}
          listId={list.id}
          onOutcome={tell}
          findSame={findUntickedItemOfSameName}
        />
      )}
      <div className="print:hidden">
        <Card>
          <GroceryItemForm
            key={edited?.id ?? ''}
            {...editing.form}
            householdId={householdId}
            own={own}
            onSave={save}
          />
        </Card>
      </div>
      <ActionOutcomeWithUndo outcome={outcome} onUndo={undo} />
      <section aria-labelledby="items-title" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="items-title" className="text-3xl">
              {list.name || m.grocery_page_items_title()}
            </h2>
            {!isEmpty && (!next || state.isWhole) && (
              <p className="text-soft">
                {m.grocery_page_to_buy_count({ count: list.items.length - ticked.length })}
              </p>
            )}
          </div>
          <GroceryListActions
            list={list}
            tickedCount={ticked.length}
            onClear={() => remove(ticked, m.grocery_page_cleared({ count: ticked.length }))}
            change={change}
            onCopied={(isCopied) =>
              isCopied ? tell(m.grocery_page_copied()) : tell(m.grocery_page_copy_failed(), true)
            }
          />
        </div>
        {!isEmpty ? (
          <AisleList list={list} warnings={warnings} change={change} onEdit={onEdit} onRemove={onRemove} />
        ) : (
          <EmptyGroceryList
            isKnown={state.isKnown}
            hasFailed={state.connection !== 'online' || state.failure !== null}
            onRetry={() => replica?.tryAgain()}
          />
        )}
        {next && !state.isWhole && (
          <ButtonLink to={`?list=${list.id}&part=${next.part}`} look="quiet">
            {m.grocery_page_more({ count: next.items })}
          </ButtonLink>
        )}
      </section>
      {list.recipes.length > 0 && <RecipesOnList list={list} onRemove={removeRecipeFromList} />}
      {drawSending(list, isSaved)}
    </div>
  )
}

/** A page that is not hydrated changes nothing. */
function ignoreChanges(): void {}
