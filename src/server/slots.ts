import { widerNetworksOf } from './context.ts'

/** How many slots may be held under one name at once. */
export interface SlotShare {
  name: string
  max: number
}

export type TakenSlot = { release: () => void } | { refusedBy: 'share' | 'total' }

/** Shares of `max` slots for the visitor's network and for each wider IPv6 network that it lies in. */
export function sharesOfNetworks(visitor: string, max: number): SlotShare[] {
  const networks = [visitor, ...widerNetworksOf(visitor).map(({ network }) => network)]
  return networks.map((network) => ({ name: `network ${network}`, max }))
}

/** Slots for work that holds memory for as long as its caller wants: a number for the process, and a share of them for each name. */
export class Slots {
  private readonly maxTotal: number
  private readonly heldByName = new Map<string, number>()
  private held = 0

  constructor(maxTotal: number) {
    this.maxTotal = maxTotal
  }

  /** Takes one slot under all of these names, or none. `release` may be called more than once. */
  take(shares: readonly SlotShare[]): TakenSlot {
    if (shares.some(({ name, max }) => this.countOf(name) >= max)) return { refusedBy: 'share' }
    if (this.held >= this.maxTotal) return { refusedBy: 'total' }
    this.change(shares, 1)
    let isReleased = false
    return {
      release: () => {
        if (isReleased) return
        isReleased = true
        this.change(shares, -1)
      },
    }
  }

  private change(shares: readonly SlotShare[], by: number): void {
    this.held += by
    for (const { name } of shares) {
      const count = this.countOf(name) + by
      if (count === 0) this.heldByName.delete(name)
      else this.heldByName.set(name, count)
    }
  }

  private countOf(name: string): number {
    return this.heldByName.get(name) ?? 0
  }
}
