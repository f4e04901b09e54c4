import { type LineWithMass, readMassOfParsedLine } from '../nutrition/lineMass.ts'
import { checkLine, type LineCheck } from './checkLine.ts'

/** The lines of a recipe, each read once for all that depends on them. */
export interface RecipeLinesRead {
  lines: readonly LineCheck[]
  /** The food and the eaten mass of each line; null for a heading and for a thing that is not food. */
  counted: readonly (LineWithMass | null)[]
}

/** `readOn` finds more in a line by what is known of the whole recipe. */
export function readRecipeLines(
  ingredients: readonly string[],
  readOn: (check: LineCheck) => LineCheck = (check) => check,
): RecipeLinesRead {
  const alone = ingredients.map(checkLine)
  const lines = alone.map(readOn)
  const counted = lines.map(({ text, line, food }, at) =>
    // Where the recipe's language means another food than the catalogue reads, that one is counted.
    food === alone[at]!.food ? readMassOfParsedLine(text, line) : readMassOfParsedLine(text, line, food),
  )
  return { lines, counted }
}
