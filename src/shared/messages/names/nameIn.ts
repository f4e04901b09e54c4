/** A lookup of the translated names of the words of a list; a word without a name is returned as it is. */
export const createNameLookup = (names: Readonly<Record<string, () => string>>) => (word: string) =>
  names[word]?.() ?? word
