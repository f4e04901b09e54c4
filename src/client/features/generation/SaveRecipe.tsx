import { useState } from 'react'
import * as say from '#shared/messages/generation.ts'
import { Button } from '../../ui/Button.tsx'

/** Saving takes an account; until there is one, the recipe waits in the browser, and this says so. */
export function SaveRecipe() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <Button onClick={() => setIsAsked(true)}>{say.save}</Button>
      <div role="status">
        {isAsked && (
          <div className="rounded-2xl border border-line bg-sprig px-4 py-3">
            <p className="font-semibold">{say.signInToSave}</p>
            <p>{say.waitsHere}</p>
          </div>
        )}
      </div>
    </div>
  )
}
