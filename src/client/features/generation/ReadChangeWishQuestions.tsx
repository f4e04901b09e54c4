import type { ComponentProps } from 'react'
import * as m from '#messages'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { useWishReading } from './wizard/useWishReading.ts'

const importQuestions = () => import('./ChangeWishQuestions.tsx')
const ChangeWishQuestions = createLatePart(importQuestions, {
  failed: createFailedFileNotice(m.generation_wish_unclear),
})

type Questions = ComponentProps<Awaited<ReturnType<typeof importQuestions>>['default']>

interface ReadQuestionsProps extends Omit<Questions, 'read'> {
  /** Wishes of all versions. */
  wishes: readonly string[]
}

/** Reads the wishes beside the late part, which shares no file with the page then. */
export function ReadChangeWishQuestions({ wishes, ...rest }: ReadQuestionsProps) {
  return <ChangeWishQuestions {...rest} read={useWishReading(wishes, rest.clarifications)} />
}
