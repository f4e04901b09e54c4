/** What a reader calls a word that Larder chooses from; a word that has no name is its own. */
export const createNameLookup = (names: Readonly<Record<string, () => string>>) => (word: string) =>
  names[word]?.() ?? word
