import { readFileSync } from 'node:fs'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { sendRequests, withoutReadLimit } from './load.ts'
import { type Figure, limit } from './table.ts'

const paths = ['/', '/generate', '/recipe/demo-1', '/recipe/demo-2']
const requestsEach = 2_500
/** How much memory may still grow once caches are warm, in MB. */
const flatWithinMb = 15

/** Resident memory after 10,000 requests, and how much another 20,000 add. */
export async function benchMemory(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutReadLimit })
  const send = async () => {
    for (const path of paths) await sendRequests(larder.url + path, requestsEach)
  }
  const residentMb = () => residentMbOf(larder)
  await send()
  const first = residentMb()
  await send()
  await send()
  const last = residentMb()
  await larder.stop()
  return [
    limit('resident memory after 10,000 requests', [first], 180, 'MB'),
    limit('what another 20,000 requests add', [last - first], flatWithinMb, 'MB'),
  ]
}

/** Resident memory of a process, in MB. */
export function residentMbOf({ child }: LarderProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024
}
