import { LRUCache } from 'lru-cache'

/** Uses of a statement after which connections prepare it: one that a start or a task sends now and then stays unprepared. */
const usesUntilRepeated = 10
/** Statements whose uses are counted; the one used longest ago is forgotten first. */
const maxCounted = 500
/** Statements that are prepared. Each takes some 30 kB in each connection of Postgres until that closes, so there is a bound. */
const maxRepeated = 100
/** A longer statement lists many values, and will hardly come again with as many. */
const maxCharacters = 8_000

/** Finds the statements that a process sends again and again, by their texts without values. */
export class RepeatedStatements {
  private readonly uses = new LRUCache<string, number>({ max: maxCounted })
  private readonly repeated = new Set<string>()

  /** Counts one use. Whether the statement has been used often, and is one of the first hundred such. */
  use(statement: string): boolean {
    if (this.repeated.has(statement)) return true
    if (this.repeated.size >= maxRepeated || statement.length > maxCharacters) return false
    const uses = (this.uses.get(statement) ?? 0) + 1
    if (uses < usesUntilRepeated) {
      this.uses.set(statement, uses)
      return false
    }
    this.uses.delete(statement)
    this.repeated.add(statement)
    return true
  }
}
