const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

const ages: Readonly<Record<string, readonly string[]>> = {
  young: numbers(1, 4),
  old: numbers(65, 105),
  months: numbers(1, 47),
  weeks: numbers(3, 42),
  month: numbers(1, 9),
}

/** Phrases with each number that `{young}`, `{old}` and `{months}` stand for: "{young} ans" -> "1 ans, 2 ans, 3 ans, 4 ans". */
export function agePhrases(phrases: string): string {
  return phrases
    .split(',')
    .flatMap((phrase) => {
      const name = /\{(\w+)\}/.exec(phrase)?.[1]
      return name ? ages[name]!.map((number) => phrase.replace(`{${name}}`, number)) : [phrase]
    })
    .join(',')
}
