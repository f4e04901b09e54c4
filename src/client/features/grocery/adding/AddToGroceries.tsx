import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeFoodWarningsAnswer } from '#shared/contract/grocery.ts'
import * as say from '#shared/messages/groceryPage.ts'
import { appErrorDataOf } from '../../../data/failure.ts'
import { isTemporaryHttpFailure } from '../../../data/failures/retry.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { sentenceOfFailedRecipeAddition } from './sentenceOfFailedRecipeAddition.ts'
import { findOrStartRecipeAddition, forgetRecipeAddition } from './unfinishedRecipeAddition.ts'

const AddWarnings = createLatePart(() => import('./AddWarnings.tsx'), {
  failed: () => (
    <div role="alert" className="w-full">
      <AddFailed sentence={m.grocery_page_add_recipe_failed()} />
    </div>
  ),
})

const hasWarnings = ({ isChecked, foods, notRead, unknownAllergies }: RecipeFoodWarningsAnswer) =>
  !isChecked ||
  notRead.texts !== null ||
  // A server of the release before has no words.
  notRead.words?.length > 0 ||
  foods.length + unknownAllergies.length + notRead.lines.length > 0

interface AddToGroceriesProps {
  recipeId: string
  servings: number
  isSignedIn: boolean
  /** The sign-in page's path, which leads back to this page. */
  logInPath: string
}

/** Puts what a recipe takes on the list that was looked at last. */
export function AddToGroceries({ recipeId, servings, isSignedIn, logInPath }: AddToGroceriesProps) {
  const isHydrated = useIsHydrated()
  const utils = trpcHooks.useUtils()
  const add = trpcHooks.grocery.addRecipe.useMutation({
    onSuccess: ({ isOnList }, input) => {
      forgetRecipeAddition(recipeId)
      // It was added by an earlier press, whose answer was lost, and has been taken off since.
      if (isOnList === false)
        add.mutate({ ...input, ...findOrStartRecipeAddition(recipeId, input.householdId) })
      return utils.grocery.page.invalidate()
    },
    onError: ({ data }) => {
      if (!isTemporaryHttpFailure(data?.httpStatus ?? null)) forgetRecipeAddition(recipeId)
    },
  })
  const [household, setHousehold] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: null,
  })

  /** The warnings that the open dialog shows, and for which household; null while no dialog is open. */
  const [asked, setAsked] = useState<{ householdId: string; warnings: RecipeFoodWarningsAnswer } | null>(null)

  async function press() {
    setAsked(null)
    setHousehold({ isBusy: true, error: null })
    const found = await findWarnings().catch((error: unknown) => {
      setHousehold({ isBusy: false, error })
      return null
    })
    if (!found) return
    setHousehold({ isBusy: false, error: null })
    if (hasWarnings(found.warnings)) setAsked(found)
    else addTo(found.householdId)
  }

  async function findWarnings() {
    const { id: householdId } = await utils.households.current.fetch()
    const input = { householdId, recipeId }
    return { householdId, warnings: await utils.grocery.recipeWarnings.fetch(input, { staleTime: 0 }) }
  }

  function addTo(householdId: string) {
    setAsked(null)
    add.mutate({ householdId, recipeId, servings, ...findOrStartRecipeAddition(recipeId, householdId) })
  }

  if (!isSignedIn)
    return (
      <ButtonLink look="quiet" to={logInPath}>
        {m.grocery_page_add_recipe()}
      </ButtonLink>
    )
  // A recipe that was removed meanwhile cannot be added by another try.
  const sentence = household.error
    ? appErrorDataOf(household.error)?.code === 'NOT_FOUND'
      ? sentenceOfFailedRecipeAddition(household.error)
      : m.grocery_page_add_recipe_failed()
    : add.error
      ? sentenceOfFailedRecipeAddition(add.error)
      : null
  const isOfOtherServings = !household.error && add.error?.data?.code === 'CONFLICT'
  return (
    <>
      <Button
        look="quiet"
        disabled={!isHydrated}
        isBusy={household.isBusy || add.isPending}
        onClick={() => void press()}
      >
        {m.grocery_page_add_recipe()}
      </Button>
      {asked && (
        <AddWarnings
          recipe={asked.warnings}
          onAdd={() => addTo(asked.householdId)}
          onLeave={() => setAsked(null)}
        />
      )}
      <div role="status" className={add.data || sentence ? 'w-full' : 'sr-only'}>
        {sentence && <AddFailed sentence={sentence} />}
        {(sentence ? isOfOtherServings : add.data) && (
          <p>
            {!sentence && (
              <>
                {m.grocery_page_recipe_added({ servings: add.variables?.servings ?? servings })}{' '}
                {add.data!.youHave.length > 0 && `${say.staplesAtHomeText(add.data!.youHave)}. `}
              </>
            )}
            <Link to="/grocery" className="font-semibold text-paprika underline-offset-4 hover:underline">
              {m.grocery_page_to_list()}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

function AddFailed({ sentence }: { sentence: string }) {
  return <p className="font-semibold text-paprika-deep">{sentence}</p>
}
