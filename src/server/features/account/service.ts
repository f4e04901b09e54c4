export { deleteOldDeletionReceipts } from './deletionReceipts.ts'
export { writeAccountDataJson } from './writeAccountDataJson.ts'
