const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  half: 1 / 2,
  quarter: 1 / 4,
  third: 1 / 3,
  thirds: 1 / 3,
  quarters: 1 / 4,
  couple: 2,
  dozen: 12,
  dozens: 12,
  doz: 12,
}

/** The number a word stands for, null for every other word. */
export function numberOfWord(word: string): number | null {
  return Object.hasOwn(numbers, word) ? numbers[word]! : null
}
