import type { Choice } from './choose.ts'
import type { Orders } from './plate.ts'

export function remarksOn(_choice: Choice, _orders: Orders): string[] {
  return []
}
