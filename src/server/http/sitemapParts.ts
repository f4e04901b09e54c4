/** How long the list of files stays the same: computing it reads a whole index. */
const maxAgeMs = 10 * 60_000
/** How long it stays after the recipe that names a file was hidden: until then that file is left out. */
const maxAgeWithGapMs = 10_000

interface FoundSitemapParts {
  /** By the monotonic clock. */
  at: number
  starts: Promise<string[]>
  /** The resolved list, once it is known. */
  known: string[] | null
  /** Recipes hidden since then: all of them while the list is being computed, later only those that name a file. */
  hidden: Set<string>
}

/**
 * The files of a sitemap, each named by its first recipe. The list is computed once for all callers, however often
 * recipes are hidden.
 */
export class SitemapPartsCache {
  private found: FoundSitemapParts | null = null

  /** The latest result of `find`, without recipes that were hidden since. */
  async starts(find: () => Promise<string[]>): Promise<string[]> {
    const found = this.current ?? this.find(find)
    return (await found.starts).filter((start) => !found.hidden.has(start))
  }

  /** Removes the file that is named by this recipe. */
  hide(recipeId: string): void {
    if (this.found?.known?.includes(recipeId) ?? true) this.found?.hidden.add(recipeId)
  }

  /** Computes the list again at the next call. */
  drop(): void {
    this.found = null
  }

  private get current(): FoundSitemapParts | null {
    if (!this.found) return null
    const maxMs = this.found.hidden.size > 0 ? maxAgeWithGapMs : maxAgeMs
    return this.found.at + maxMs > performance.now() ? this.found : null
  }

  private find(find: () => Promise<string[]>): FoundSitemapParts {
    const found: FoundSitemapParts = { at: performance.now(), starts: find(), known: null, hidden: new Set() }
    this.found = found
    found.starts.then(
      (starts) => {
        found.known = starts
        for (const recipeId of found.hidden) if (!starts.includes(recipeId)) found.hidden.delete(recipeId)
      },
      () => {
        if (this.found === found) this.found = null
      },
    )
    return found
  }
}
