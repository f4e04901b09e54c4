import { readFileSync, writeFileSync } from 'node:fs'
import { picturesOf } from '#server/features/photos/pictures.ts'
import { photoBytes } from './photoForms.ts'

// Remakes the photo in the file that it is given, and writes what happened and the resident memory of it, in MB, to its
// output: before, the peak, and after. A process of its own, so that nothing else is measured.
const residentMb = (name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1_024

const small = await photoBytes({ width: 600, height: 400 })
await picturesOf(async () => small, 'a cook')
// The peak begins again from what is resident now.
writeFileSync('/proc/self/clear_refs', '5')
const beforeMb = residentMb('VmRSS')
let refusal: unknown = null
await picturesOf(async () => readFileSync(process.argv[2]!), 'a cook').catch((error) => {
  refusal = error.reason ?? String(error)
})
const peakMb = residentMb('VmHWM')
process.stdout.write(JSON.stringify({ refusal, beforeMb, peakMb, afterMb: residentMb('VmRSS') }))
