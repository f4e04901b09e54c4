import { replaceExamine } from './replaceExamine.ts'

/** The kitchen thread of a process that may open no more files when it is asked to examine a recipe. */
replaceExamine(() => {
  throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
})
await import('#server/kitchenThread/worker.ts')
