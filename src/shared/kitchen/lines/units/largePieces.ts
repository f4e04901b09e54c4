/** "1 gr. Zwiebel": a large one, where the food is bought by the piece, and no gram of it. */
const largePieces =
  /^ ?gr\. (?=(?:rote|weiße|gelbe|grüne|reife|mehlige|festkochende)?n? ?(?:\p{L}*zwiebeln?|schalotten?|\p{L}*kartoffeln?|möhren?|karotten?|eier|ei|äpfel|apfel|birnen?|bananen?|orangen?|zitronen?|limetten?|\p{L}*tomaten?|paprika(?:schoten?)?|zucchini|gurken?|\p{L}*zehen?|auberginen?|avocados?|dosen?|bund|stangen?|köpfe|kopf|blumenkohl|kürbis|hähnchen\p{L}*)(?!\p{L}))/iu

/** Whether the text behind a number calls large pieces by the abbreviation that grams have too. */
export const isLargePieceAhead = (behindNumber: string): boolean => largePieces.test(behindNumber)

/** More of a food are an amount in grams: "250 gr. Tomaten". */
const fewPieces = /^\s*(?:[1-9]|1[0-2]|½|¼)(?= ?gr\.)/i

/** "1 große Zwiebel" of a line "1 gr. Zwiebel"; other lines as they are. */
export function writeOutLargePieces(line: string): string {
  const number = fewPieces.exec(line)?.[0]
  if (number === undefined || !isLargePieceAhead(line.slice(number.length, number.length + 60))) return line
  return number + line.slice(number.length).replace(/^ ?gr\./i, ' große')
}
