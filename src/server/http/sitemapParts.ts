/** How long the files that there are stay the same: finding them reads a whole index. */
const maxAgeMs = 10 * 60_000
/** How long they do where the recipe that one is named by was hidden: until then that file is left out. */
const maxAgeWithGapMs = 10_000

interface Found {
  /** Of the clock that is never set. */
  at: number
  starts: Promise<string[]>
  /** The same once they are there. */
  known: string[] | null
  /** Recipes that were hidden since: all while the files are being found, then those that name one. */
  hidden: Set<string>
}

/** Which files a sitemap has, by the first recipe of each: found once for all who ask, however often recipes are hidden. */
export class SitemapParts {
  private found: Found | null = null

  /** What `find` gave lately, without what was hidden since. */
  async starts(find: () => Promise<string[]>): Promise<string[]> {
    const found = this.current ?? this.find(find)
    return (await found.starts).filter((start) => !found.hidden.has(start))
  }

  /** Names no file by this recipe. */
  hide(recipeId: string): void {
    if (this.found?.known?.includes(recipeId) ?? true) this.found?.hidden.add(recipeId)
  }

  /** Forgets which files there are. */
  drop(): void {
    this.found = null
  }

  private get current(): Found | null {
    if (!this.found) return null
    const maxMs = this.found.hidden.size > 0 ? maxAgeWithGapMs : maxAgeMs
    return this.found.at + maxMs > performance.now() ? this.found : null
  }

  private find(find: () => Promise<string[]>): Found {
    const found: Found = { at: performance.now(), starts: find(), known: null, hidden: new Set() }
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
