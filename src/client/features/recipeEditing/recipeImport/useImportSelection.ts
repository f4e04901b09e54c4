import { useState } from 'react'
import * as m from '#messages'
import { maxSavedAtOnce } from '#shared/contract/limits.ts'
import type { ImportedItem, ImportedItemChoice, SavedImports } from '#shared/contract/recipes/recipeImport.ts'
import type { RecipeAudienceChoice } from '#shared/contract/visibility.ts'
import { serverSentenceOfError } from '../../../data/serverSentence.ts'
import { trpcHooks } from '../../../data/trpc.ts'

export type ItemChoice = Omit<ImportedItemChoice, 'position'>

/** Recipes that are selected at first: those that were read and that the member does not have. */
const isSelectedAtFirst = ({ state, duplicateOf }: ImportedItem) => state === 'read' && duplicateOf === null

/** Which recipes of an import are selected, and their saving, some at a time. */
export function useImportSelection(importId: string) {
  const utils = trpcHooks.useUtils()
  /** What a member chose for a recipe, by its position. */
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({})
  /** What a member decided for a recipe beside that. */
  const [choices, setChoices] = useState<Readonly<Record<number, ItemChoice>>>({})
  const [results, setResults] = useState<Readonly<Record<number, SavedImports[number]>>>({})
  const [outcome, setOutcome] = useState<{ fault: string } | { done: string } | null>(null)
  const [saving, setSaving] = useState<{ done: number; of: number } | null>(null)
  const isSelected = (item: ImportedItem) =>
    item.state === 'read' && (chosen[item.position] ?? isSelectedAtFirst(item))

  function select(items: readonly ImportedItem[], isOn: boolean) {
    setOutcome(null)
    setChosen((before) => ({
      ...before,
      ...Object.fromEntries(items.map(({ position }) => [position, isOn])),
    }))
  }

  function choose(position: number, change: ItemChoice) {
    setOutcome(null)
    setChoices((before) => ({ ...before, [position]: { ...before[position], ...change } }))
  }

  async function save(items: readonly ImportedItem[], shownTo: RecipeAudienceChoice) {
    const positions = items.filter(isSelected).map(({ position }) => position)
    if (positions.length === 0) return setOutcome({ fault: m.recipe_import_none_selected() })
    setOutcome(null)
    let unsaved: ImportedItem | undefined
    try {
      for (let done = 0; done < positions.length; done += maxSavedAtOnce) {
        setSaving({ done, of: positions.length })
        const part = positions.slice(done, done + maxSavedAtOnce)
        const saved = await utils.client.recipeImport.save.mutate({
          ...{ importId, positions: part, shownTo },
          choices: part.flatMap((position) => ({ position, ...choices[position] })),
        })
        const isUnsaved = ({ position }: ImportedItem) =>
          saved.some((each) => each.isNotCompared && each.position === position)
        unsaved ??= items.find(isUnsaved)
        setResults((before) => ({
          ...before,
          ...Object.fromEntries(saved.map((each) => [each.position, each])),
        }))
      }
      if (!unsaved) setOutcome({ done: m.recipe_import_saved() })
      else
        setOutcome({
          fault: unsaved.mustBeCompared ? m.recipe_import_not_compared() : m.recipe_import_read_again(),
        })
    } catch (error) {
      setOutcome({ fault: serverSentenceOfError(error) ?? m.recipe_import_save_failed() })
    }
    await Promise.all([utils.recipeImport.invalidate(), utils.recipes.invalidate()])
    setSaving(null)
  }

  return { isSelected, select, choices, choose, save, saving, results, outcome }
}
