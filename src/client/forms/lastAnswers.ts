import { createTextInBrowserStorage } from '../data/browserStore.ts'

/** The wizard's answers of the last generation in this browser, in the format of the wizard's address but without the wish. */
export const storedLastWizardAnswers = createTextInBrowserStorage('localStorage', 'larder.lastAnswers')
