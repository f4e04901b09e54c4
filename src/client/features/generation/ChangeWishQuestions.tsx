import * as m from '#messages'
import type { WishClarification } from '#shared/contract/generation.ts'
import { FailedPagePart } from '../../data/failures/FailedPagePart.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import type { WishesRead } from './wizard/useWishReading.ts'
import WishQuestions from './wizard/WishQuestions.tsx'

interface ChangeQuestionsProps {
  /** What was read in the wishes of all versions. */
  read: Pick<WishesRead, 'unclear' | 'isOpen' | 'isRead' | 'query'>
  clarifications: readonly WishClarification[]
  onClarify: (passage: string, leaveOut: readonly string[] | null) => void
  /** Asks again for the version that was refused because a wish is unclear; absent where none was. */
  onTryAgain?: (() => void) | undefined
}

/**
 * Asks about the wishes of another version, and goes on once every question is answered. Shows what was answered before, so that
 * it can be taken back.
 */
export default function ChangeWishQuestions(props: ChangeQuestionsProps) {
  const { read, clarifications, onClarify, onTryAgain } = props
  const { unclear, isOpen, isRead, query } = read
  const isRefused = onTryAgain !== undefined && (isOpen || !isRead)
  if (query.isError) return <FailedPagePart sentence={m.generation_wish_unread()} query={query} />
  if (unclear.length === 0 && !onTryAgain) return null
  return (
    <div className="flex flex-col items-start gap-4 print:hidden">
      {isRefused && <AlertMessage>{m.generation_wish_unclear()}</AlertMessage>}
      {unclear.length > 0 && (
        <WishQuestions unclear={unclear} clarifications={clarifications} onClarify={onClarify} />
      )}
      {onTryAgain && isRead && (
        <Button onClick={onTryAgain} disabled={isOpen}>
          {m.generation_generate_again()}
        </Button>
      )}
    </div>
  )
}
