/** A recipe as it was read from a page, a file or a text, before anybody saved it. All texts are plain: without tags, entities or Markdown. */
export type ImportedRecipe = {
  /** One line; never empty. */
  readonly title: string
  /** Lines and headings in their order; an ingredient is one line as its author wrote it. */
  readonly ingredients: readonly ImportedLine[]
  /** Steps and headings in their order; a step is one paragraph. */
  readonly steps: readonly ImportedLine[]
  readonly description: string | null
  /** Notes of the person who kept the recipe; paragraphs are separated by a line feed. */
  readonly notes: string | null
  /** The yield in its own words ("4-6", "one 9-inch pie"). */
  readonly yieldText: string | null
  /** The number of servings, 1 or more; of a range its lower end. Null where the yield names none. */
  readonly servings: number | null
  /** Whole minutes, 1 or more; null where it is not stated. */
  readonly prepMinutes: number | null
  readonly cookMinutes: number | null
  /** As stated, else the sum of the other two; null where none is stated. */
  readonly totalMinutes: number | null
  readonly author: string | null
  /** Where the recipe stood first: an absolute http or https address. */
  readonly sourceUrl: string | null
  /** BCP 47, as the source declares it ("de", "pt-BR"). */
  readonly language: string | null
  readonly cuisine: readonly string[]
  readonly categories: readonly string[]
  /** Tags or keywords, without the categories. */
  readonly tags: readonly string[]
  /** The owner's own rating, 1 to 5; never the average of a site. */
  readonly rating: number | null
  /** Nutrition as stated, by the names of schema.org ("calories", "fatContent"); nothing is computed from it. */
  readonly nutrition: Readonly<Record<string, string>>
  /** The picture: an address on the web, or the bytes of a file in the archive, not yet decoded and not to be trusted; null where there is none. */
  readonly image: ImportedImage | null
}

export type ImportedLine = { readonly kind: 'line' | 'heading'; readonly text: string }

export type ImportedImage =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
