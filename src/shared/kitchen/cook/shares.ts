import { readFraction, spellFraction } from './amounts.ts'

/** "half of 2 tablespoons of the oil" -> "1 tablespoon of the oil". */
export function partsOfShares(text: string): string {
  const spoons = /\b(half|a third|a quarter) of \uE000([\d½¼¾⅓⅔]+) (tablespoon|teaspoon)s? of/gi
  const hands = /\bhalf of \uE0002 (handful|pinche?)s of/gi
  const plain = text
    .replace(/\bhalf of \uE000a (handful|pinch) of/gi, 'half a $1 of')
    .replace(hands, 'a $1 of')
  return plain.replace(spoons, (_, part: string, amount: string, spoon: string) => {
    const quantity =
      (readFraction(amount) * { half: 6, 'a third': 4, 'a quarter': 3 }[part.toLowerCase()]!) / 12
    const isTeaspoons = spoon === 'tablespoon' && quantity < 1
    const count = isTeaspoons ? quantity * 3 : quantity
    return `${spellFraction(count)} ${isTeaspoons ? 'teaspoon' : spoon}${count > 1.1 ? 's' : ''} of`
  })
}
