/** Names of foods and kinds in a text, with commas between them: long lists stay short to read. */
export const splitNamesAtCommas = (text: string): string[] => text.trim().split(/,\s+/)
