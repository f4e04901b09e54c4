import type { RefObject } from 'react'
import { createLatePart, importNothing } from '../../../ui/latePart.tsx'
import { useDebouncedValue } from '../../../ui/useDebouncedValue.ts'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import type { WizardAnswers } from '../wizard/wizardState.ts'
import { requirementsToRead, useWishRequirements } from './useWishRequirements.ts'

/** Without it the text is typed and read as ever, so that nothing stands in its place. The server never draws it. */
const WishChips = createLatePart(import.meta.env.SSR ? importNothing : () => import('./WishChips.tsx'), {
  failed: () => null,
})

/** Milliseconds without a key after which a text is read. */
const typingPauseMs = 400

interface TypedWishChipsProps {
  text: string
  answers: WizardAnswers
  onText: (text: string) => void
  /** Where the text is typed. */
  field: RefObject<HTMLElement | null>
}

/** What is read from a wish while it is typed; nothing without scripts. */
export function TypedWishChips({ answers, ...typed }: TypedWishChipsProps) {
  const textAfterPause = useDebouncedValue(typed.text, typingPauseMs)
  const { requirements } = useWishRequirements(requirementsToRead(answers, textAfterPause), {
    keepsLast: true,
  })
  return useIsHydrated() && <WishChips {...typed} requirements={requirements} />
}
