import type { ReactNode } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { wishesOfRecipeChanges } from './changeWishes.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { LateSaveRecipeForm } from './LateSaveRecipeForm.ts'
import { RecheckedReport } from './RecheckedReport.tsx'
import { updateRecipeDraft } from './recipeDrafts.ts'
import { useRecipeDrafts } from './useRecipeDrafts.ts'

interface UnsavedRecipeProps {
  /** The form by which one signs in to save. */
  signIn: ReactNode
  children: (draft: GeneratedRecipeDraft) => ReactNode
}

/** The last recipe that was written in this browser, while it is neither saved nor put aside. */
export function UnsavedRecipe({ signIn, children }: UnsavedRecipeProps) {
  const drafts = useRecipeDrafts()
  const draft = drafts?.at(-1)
  if (!drafts || !draft || draft.isSaved || draft.isPutAside) return null
  const told = {
    earlierWishes: wishesOfRecipeChanges(drafts.filter(({ tableId }) => tableId === draft.tableId)),
    clarifications: draft.clarifications ?? [],
  }
  return (
    <section aria-labelledby="unsaved-title" className="flex flex-col gap-6">
      <h2 id="unsaved-title" className="text-3xl">
        {m.recipe_keeping_unsaved_title()}
      </h2>
      <Card>
        <div className="flex flex-col gap-7">
          <RecheckedReport draft={draft} wishesAndAnswers={told}>
            {(report) => children({ ...draft, report: report ?? null })}
          </RecheckedReport>
          <LateSaveRecipeForm
            key={draft.id}
            draft={draft}
            signIn={signIn}
            refusedWith={(sentence) =>
              sentence === null
                ? m.recipe_keeping_save_failed()
                : m.recipe_keeping_save_refused_at_home({ sentence })
            }
          />
          <Button look="plain" onClick={() => updateRecipeDraft(draft.id, { isPutAside: true })}>
            {m.recipe_keeping_put_aside()}
          </Button>
        </div>
      </Card>
    </section>
  )
}
