import { textKeptIn } from '../data/browserStore.ts'

/** What was answered when a recipe was last generated here, as in the wizard's address but without the wish. */
export const lastAnswers = textKeptIn('localStorage', 'larder.lastAnswers')
