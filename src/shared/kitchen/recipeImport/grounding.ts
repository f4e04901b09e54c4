/** Where a line stands in a source, in UTF-16 units: from `start` up to `end`, which is not included. */
export interface SourceSpan {
  readonly start: number
  readonly end: number
}

/** For each part of a recipe the place in its source; null for what does not stand there. Lists are as long as those of the recipe. */
export interface RecipeGrounding {
  readonly title: SourceSpan | null
  readonly ingredients: (SourceSpan | null)[]
  readonly steps: (SourceSpan | null)[]
}
