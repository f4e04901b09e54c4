export { accountText } from './accountText.ts'
export { forgetDeletionReceipts } from './deletionReceipts.ts'
