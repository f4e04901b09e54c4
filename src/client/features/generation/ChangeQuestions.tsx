import * as m from '#messages'
import type { Clarification } from '#shared/contract/generation.ts'
import { Button } from '../../ui/Button.tsx'
import { useWishReading } from './useWishReading.ts'
import WishQuestions from './WishQuestions.tsx'

interface ChangeQuestionsProps {
  /** Wishes of the version that was refused because one of them is unclear. */
  wishes: readonly string[]
  clarifications: readonly Clarification[]
  onClarify: (passage: string, leaveOut: readonly string[] | null) => void
  onTryAgain: () => void
}

/** Asks about the wishes of another version, and goes on once every question is answered. */
export default function ChangeQuestions(props: ChangeQuestionsProps) {
  const { wishes, clarifications, onClarify, onTryAgain } = props
  const { unclear, isOpen } = useWishReading(wishes, clarifications)
  if (unclear.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-4">
      <WishQuestions unclear={unclear} clarifications={clarifications} onClarify={onClarify} />
      <Button onClick={onTryAgain} disabled={isOpen}>
        {m.generation_generate_again()}
      </Button>
    </div>
  )
}
