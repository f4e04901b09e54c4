/** Short pieces whose repetition makes patterns, parsers and splitters go back and try again, or make many of one. */
const pieces: readonly string[] = [
  ...['1', 'a', '   ', '\n\n', ' \n', '((((', '[[[[', '{"a":', 'a,', 'a;', 'a and ', '1/1/1/', 'a-a-a'],
  ...['a\n', '1.', '1 ½ and ', '&amp;&amp;', '**__', '](', '\\"', '@1a', 'e\u0301', '\u0301', 'a1 ½/(,&*[\n'],
]

/** Texts of so many characters, by what each repeats; each second one ends in a sign that fits none of the repeated ones. */
export function hostileTexts(length: number): [name: string, text: string][] {
  return pieces.map((piece, at) => {
    const end = at % 2 === 0 ? '!' : ''
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length - end.length) + end
    return [JSON.stringify(piece + end), text]
  })
}

/** The same, and lists and objects of many entries that have as many characters as JSON. */
export function hostileValues(length: number): [name: string, value: unknown][] {
  const entries = ['1', '"a"', '{}', '[[[[[{}]]]]]', '"a,a"']
  const lists = entries.map((entry): [string, unknown] => [
    `[${entry}, …]`,
    JSON.parse(`[${Array(Math.floor(length / (entry.length + 1))).fill(entry)}]`),
  ])
  const names = Array.from({ length: length / 10 }, (_, at) => [`k${at}`, 1])
  return [...hostileTexts(length), ...lists, ['{"k0": 1, …}', Object.fromEntries(names)]]
}
