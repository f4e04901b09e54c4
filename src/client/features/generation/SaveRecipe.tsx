import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { signIn } from '#shared/messages/auth.ts'
import * as say from '#shared/messages/generation.ts'
import { signInPath } from '../../signInPath.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useEntrance } from '../../viewer.ts'

/** Saving takes an account; until there is one, the recipe waits in the browser, and this says so. */
export function SaveRecipe() {
  const { pathname, search } = useLocation()
  const isSignedIn = Boolean(useEntrance()?.viewer)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <Button onClick={() => setIsAsked(true)}>{say.save}</Button>
      <div role="status">
        {isAsked &&
          (isSignedIn ? (
            <p className="rounded-2xl border border-line bg-sprig px-4 py-3">{say.keptHere}</p>
          ) : (
            <div className="flex flex-col items-start gap-3 rounded-2xl border border-line bg-sprig px-4 py-3">
              <div>
                <p className="font-semibold">{say.signInToSave}</p>
                <p>{say.waitsHere}</p>
              </div>
              <ButtonLink to={signInPath(pathname + search)}>{signIn}</ButtonLink>
            </div>
          ))}
      </div>
    </div>
  )
}
