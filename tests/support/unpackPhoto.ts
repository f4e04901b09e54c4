import { readFileSync, writeFileSync } from 'node:fs'
import { pino } from 'pino'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { PhotoProcess } from '#server/features/photos/photoProcess.ts'
import { photoBytes } from './photoForms.ts'
import { sentPhoto } from './sentPhoto.ts'

// Remakes the photo in the file that it is given, and writes what happened and the resident memory of the process that
// unpacked it, in MB, to its output: before, the peak, and after; null when that process was killed.
const file = process.argv[2]!
const photos = new PhotoProcess({
  workerFile: sourceWorkerFiles.photos,
  log: pino({ level: 'silent' }),
  // So that what the photo left is still there to be measured.
  maxLeftMb: Infinity,
})
const residentMb = (name: 'VmRSS' | 'VmHWM') => {
  if (photos.pid === null) return null
  const status = readFileSync(`/proc/${photos.pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024
}

const small = await photoBytes({ width: 600, height: 400 })
await photos.picturesOf(async () => sentPhoto(small), 'a cook')
// The peak begins again from what is resident now.
writeFileSync(`/proc/${photos.pid}/clear_refs`, '5')
const beforeMb = residentMb('VmRSS')
let refusal: unknown = null
await photos
  .picturesOf(async () => sentPhoto(readFileSync(file)), 'a cook')
  .catch((error) => {
    refusal = error.reason ?? String(error)
  })
const peakMb = residentMb('VmHWM')
process.stdout.write(JSON.stringify({ refusal, beforeMb, peakMb, afterMb: residentMb('VmRSS') }))
