import type { RefObject } from 'react'
import { StatusMessage } from '../../ui/StatusMessage.tsx'

interface SaidStatusProps {
  notice: RefObject<HTMLDivElement | null>
  sentence: string | null
}

/** Tells what was done to a note. */
export function NoteActionStatus({ notice, sentence }: SaidStatusProps) {
  return (
    <div ref={notice} tabIndex={-1} className="outline-none has-[>:empty]:absolute">
      <StatusMessage>{sentence}</StatusMessage>
    </div>
  )
}
