import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { ImportedItems } from '#shared/contract/recipes/recipeImport.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import { importName, importStateSentence } from '#shared/messages/recipes/recipeImports.ts'
import { serverSentenceOfError } from '../../../data/serverSentence.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { useVisibilityChoice } from '../../../forms/useVisibilityChoice.ts'
import { VisibilityQuestion } from '../../../forms/VisibilityQuestion.tsx'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageNumbers } from '../../../ui/PageNumbers.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'
import { ImportedItemRow } from './ImportedItemRow.tsx'
import { ImportCounts } from './ImportList.tsx'
import { useImportSelection } from './useImportSelection.ts'

/** One import: how far its reading has come, and its recipes, from which those to save are selected. */
export function ImportScreen({ import: shown, items, pages, page }: ImportedItems & { page: number }) {
  const { importId, state, counts } = shown
  const visibility = useVisibilityChoice(null)
  const selection = useImportSelection(importId)
  const { outcome, saving, results } = selection
  const readItems = items.filter((item) => item.state === 'read')
  const total = counts.waiting + counts.read + counts.failed + counts.saved
  const { shownTo } = visibility
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-4xl wrap-anywhere">
        <bdi>{importName(shown)}</bdi>
      </h1>
      <p role="status">{importStateSentence(shown)}</p>
      {state === 'reading' && total > 0 && (
        <ProgressBar label={m.recipe_import_state_reading()} value={total - counts.waiting} max={total} />
      )}
      <ImportCounts counts={counts} />
      <ImportControls {...{ importId }} canStop={state === 'reading'} canResume={canResume(shown)} />
      {readItems.length > 1 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={readItems.every(selection.isSelected)}
            onChange={({ target }) => selection.select(readItems, target.checked)}
            className="size-5 shrink-0 accent-paprika"
          />
          {m.recipe_import_select_page()}
        </label>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <ImportedItemRow
            key={item.position}
            {...{ importId, item }}
            result={results[item.position]}
            isSelected={selection.isSelected(item)}
            onSelect={(isOn) => selection.select([item], isOn)}
            choice={selection.choices[item.position] ?? {}}
            onChoose={(change) => selection.choose(item.position, change)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <PageNumbers
          label={m.recipe_import_list_title()}
          page={page + 1}
          pageCount={pages}
          addressOf={(number) => `/import?id=${importId}&page=${number}`}
          words={{
            previous: m.recipe_import_previous_page(),
            next: m.recipe_import_next_page(),
            page: (number) => m.recipe_import_to_page({ page: number }),
            number: formatNumber,
          }}
        />
      )}
      {readItems.length > 0 && (
        <>
          <VisibilityQuestion
            chosen={visibility.option}
            onChoose={visibility.choose}
            current={visibility.current}
          />
          {outcome && 'fault' in outcome && <AlertMessage>{outcome.fault}</AlertMessage>}
          {saving && <ProgressBar label={m.recipe_import_saving()} value={saving.done} max={saving.of} />}
          <div>
            <Button
              isBusy={saving !== null}
              disabled={!shownTo}
              onClick={() => shownTo && void selection.save(readItems, shownTo)}
            >
              {saving ? m.recipe_import_saving() : m.recipe_import_save()}
            </Button>
          </div>
        </>
      )}
      <StatusMessage>{outcome && 'done' in outcome && outcome.done}</StatusMessage>
    </div>
  )
}

/** The file of an import that failed, or was read, is gone. */
const canResume = ({ state, source, counts }: ImportedItems['import']): boolean =>
  source === 'file' || source === 'text'
    ? state === 'stopped'
    : (source === 'addresses' || source === 'pictures') &&
      state !== 'reading' &&
      counts.failed + counts.waiting > 0

interface ImportControlsProps {
  importId: string
  canStop: boolean
  canResume: boolean
}

function ImportControls({ importId, canStop, canResume }: ImportControlsProps) {
  const utils = trpcHooks.useUtils()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function change(name: 'stop' | 'resume' | 'remove') {
    setIsBusy(true)
    setFault(null)
    try {
      await utils.client.recipeImport[name].mutate({ importId })
      if (name === 'remove') {
        utils.recipeImport.list.setData(undefined, (all) => all?.filter((each) => each.importId !== importId))
        return await navigate('/import')
      }
      await utils.recipeImport.invalidate()
    } catch (error) {
      setFault(serverSentenceOfError(error) ?? m.recipe_import_change_failed())
    }
    setIsBusy(false)
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canStop && (
          <Button look="quiet" isBusy={isBusy} onClick={() => void change('stop')}>
            {m.recipe_import_stop()}
          </Button>
        )}
        {canResume && (
          <Button look="quiet" isBusy={isBusy} onClick={() => void change('resume')}>
            {m.recipe_import_resume()}
          </Button>
        )}
        <Button look="plain" disabled={isBusy} onClick={() => void change('remove')}>
          {m.recipe_import_remove()}
        </Button>
      </div>
      {fault && <AlertMessage>{fault}</AlertMessage>}
    </>
  )
}
