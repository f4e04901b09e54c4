import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { Status } from '../../ui/Status.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { ShareButton } from './ShareButton.tsx'

interface RecipeActionsProps {
  title: string
  description: string
  /** What stands before sharing and printing. */
  children?: ReactNode
}

/** What one can do with a recipe. */
export function RecipeActions({ title, description, children }: RecipeActionsProps) {
  const isHydrated = useIsHydrated()
  const [told, setTold] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {children}
        <ShareButton title={title} description={description} onTold={setTold} />
        <Button look="quiet" disabled={!isHydrated} onClick={() => window.print()}>
          {m.recipes_print()}
        </Button>
      </div>
      <Status>{told}</Status>
    </div>
  )
}
