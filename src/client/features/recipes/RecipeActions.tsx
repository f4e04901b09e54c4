import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import type { RecipeVisibility } from '#shared/kitchen/recipeVisibilities.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { ShareButton } from './ShareButton.tsx'

interface RecipeActionsProps {
  title: string
  description: string
  /** Left out of a copy from before there was a choice, which is of a recipe that everybody sees. */
  visibility?: RecipeVisibility
  /** What stands before sharing and printing. */
  children?: ReactNode
}

/** What one can do with a recipe. */
export function RecipeActions({ title, description, visibility = 'everyone', children }: RecipeActionsProps) {
  const isHydrated = useIsHydrated()
  const [told, setTold] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {children}
        <ShareButton {...{ title, description, visibility }} onSentence={setTold} />
        <Button look="quiet" disabled={!isHydrated} onClick={() => window.print()}>
          {m.recipes_print()}
        </Button>
      </div>
      <StatusMessage>{told}</StatusMessage>
    </div>
  )
}
