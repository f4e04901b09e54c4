export { deleteOldDeletionReceipts } from './deletionReceipts.ts'
export { writeAccountArchive } from './writeAccountArchive.ts'
export { writeAccountDataJson } from './writeAccountDataJson.ts'
