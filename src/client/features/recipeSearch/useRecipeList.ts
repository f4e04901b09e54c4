import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import {
  changeRecipeListInput,
  readRecipeListAddress,
  recipeListPath,
  writeRecipeListAddress,
} from './recipeListAddress.ts'

/** Marks an entry of the history that typing made: more typing goes in its place, not beside it. */
const typingHistoryMark = 'typing'

/**
 * What the page's address asks for, and the way to another. `asked` is what somebody has chosen last; `shown` lags
 * behind it until that list is here.
 */
export function useRecipeList() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const coming = useNavigation().location
  const [wish, setWish] = useState<{ input: RecipeListInput; from: string } | null>(null)
  const shown = readRecipeListAddress(new URLSearchParams(search))
  const isListLoading = coming?.pathname === recipeListPath
  // A box that was ticked is ticked at once; the address follows.
  const chosenInput = wish?.from === search ? wish.input : shown
  const asked = isListLoading ? readRecipeListAddress(new URLSearchParams(coming.search)) : chosenInput

  function change(to: Partial<RecipeListInput>, { isTyped = false } = {}) {
    const input = changeRecipeListInput(asked, to)
    if (writeRecipeListAddress(input) === writeRecipeListAddress(asked)) return
    setWish({ input, from: search })
    const replace = isTyped && state === typingHistoryMark
    const how = { replace, preventScrollReset: true, state: isTyped ? typingHistoryMark : null }
    void navigate(writeRecipeListAddress(input), how)
  }
  return { shown, asked, isLoading: isListLoading, change }
}
