import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { createSignInPath } from '../../app/createSignInPath.ts'
import { VisibilityQuestion } from '../../forms/VisibilityQuestion.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { useSaveOfRecipeDraft } from './useSaveOfRecipeDraft.ts'

interface SaveRecipeProps {
  draft: GeneratedRecipeDraft
  /** The form by which one signs in right here. */
  signIn: ReactNode
  /** What is said of an answer that is not a success, from the server's own sentence; null where it gave none. */
  refusedWith?: (sentence: string | null) => string
}

const oneForAll = () => m.recipe_keeping_save_refused()

const panel =
  'flex w-full flex-col items-start gap-4 rounded-2xl border border-line bg-sprig px-4 py-4 sm:px-6'

/** Saving takes an account; until there is one, the recipe waits in the browser, and this says so. */
export default function SaveRecipeForm({ draft, signIn, refusedWith = oneForAll }: SaveRecipeProps) {
  const { pathname, search } = useLocation()
  const { isSignedIn, isBusy, isWaiting, fault, question, want, giveUp } = useSaveOfRecipeDraft(
    draft,
    refusedWith,
  )
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: `sign in ${isWaiting}`,
    isWanted: isWaiting,
    scrollTo: 'nearest',
  })
  return (
    <div className="flex flex-col items-start gap-4 print:hidden">
      {fault && <AlertMessage>{fault}</AlertMessage>}
      {!draft.isSaved && <VisibilityQuestion {...question} />}
      {!isWaiting && (
        <Button onClick={want} isBusy={isBusy}>
          {isBusy ? m.recipe_keeping_saving() : m.generation_save()}
        </Button>
      )}
      {isWaiting && (
        <section aria-labelledby="save-sign-in" className={panel}>
          <div>
            <h3 ref={heading} id="save-sign-in" tabIndex={-1} className="text-xl outline-none">
              {m.generation_sign_in_to_save()}
            </h3>
            <p>{m.generation_waits_here()}</p>
          </div>
          <div className="flex w-full max-w-md flex-col gap-4">{signIn}</div>
          <div className="-ms-5">
            <Button look="plain" onClick={giveUp}>
              {m.recipe_keeping_not_now()}
            </Button>
          </div>
        </section>
      )}
      {isSignedIn
        ? draft.isSaved && <p className="text-soft">{m.recipe_keeping_saved()}</p>
        : !isWaiting && (
            <div className={`${panel} sm:flex-row sm:items-center sm:justify-between`}>
              <p className="font-semibold">{m.generation_sign_in_to_save()}</p>
              <ButtonLink look="quiet" to={createSignInPath(pathname + search)} onClick={want}>
                {m.auth_sign_in()}
              </ButtonLink>
            </div>
          )}
    </div>
  )
}
