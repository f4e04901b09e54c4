const adjectives =
  '(?:rote|weiße|gelbe|grüne|reife|mehlige|festkochende|frische)[nrs]?|mittel(?:alte|scharfe)[nrs]?'
const pieces =
  'zwiebeln?|schalotten?|kartoffeln?|möhren?|karotten?|äpfel|apfel|birnen?|bananen?|orangen?|zitronen?|limetten?|tomaten?|paprika(?:schoten?)?|zucchini|gurken?|zehen?|auberginen?|avocados?|mangos?|ananas|melonen?|knollen?|sellerie|fenchel|rüben?|kohlrabis?|peperonis?|chilis?|steaks?|filets?|schnitzel|knödel|brötchen|zweige?|dosen?|bund|stangen?|köpfe|kopf|stück|stücke|scheiben?|gläser|glas|becher|packung(?:en)?|flaschen?|tassen?|prisen?|bl(?:u|umen)kohl|kürbis|hähnchen\\p{L}*'
const frenchPieces =
  'oignons?|échalotes?|tomates?|courgettes?|aubergines?|carottes?|pommes?(?: de terre)?|poivrons?|citrons?|oranges?|poireaux?|concombres?|œufs?|oeufs?|navets?|poires?'

/** "1 gr. Zwiebel", "1 gr. oignon": a large one, where the food is bought by the piece, and no gram of it. */
const largePieces = new RegExp(
  `^ ?gr(?:\\. ?| )(?:(?:${adjectives}) )?(?:\\p{L}*(?:${pieces})|eier|ei|(?<french>${frenchPieces}))(?!\\p{L})`,
  'iu',
)

/** Whether the text behind a number calls large pieces by the abbreviation that grams have too. */
export const isLargePieceAhead = (behindNumber: string): boolean => largePieces.test(behindNumber)

/** More of a food are an amount in grams: "250 gr. Tomaten". */
const fewPieces = /^\s*(?:[1-9]|1[0-2]|½|¼)(?= ?gr[. ])/i

/** "1 große Zwiebel" of a line "1 gr. Zwiebel"; other lines as they are. */
export function writeOutLargePieces(line: string): string {
  const number = fewPieces.exec(line)?.[0]
  const found = number === undefined ? null : largePieces.exec(line.slice(number.length, number.length + 60))
  if (number === undefined || !found) return line
  const word = found.groups?.french === undefined ? ' große ' : ' gros '
  return number + line.slice(number.length).replace(/^ ?gr\.? ?/i, word)
}
