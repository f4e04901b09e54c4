import type { FinishedLine, FinishedRecipe, StepSentence } from './finishedRecipe.ts'

/** "tomatoes" -> "tomato", "chilies" -> "chili", "leaves" -> "leaf". */
export function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/^chilies$/, 'chili')
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/ves$/, 'f')
    .replace(/(?<!s)s$/, '')
}

const noNoun = new Set(
  (
    'g kg ml l of a an the large small medium fresh ground dried whole boneless skinless thin thick cooked canned plain fine ' +
    'finely coarse extra virgin toasted unsweetened red green yellow white black brown dark light sweet hot smoked flat baby ' +
    'mixed frozen raw ripe firm silken soft sharp and or plus more each leaf clove stalk sprig slice'
  ).split(' '),
)

/** The words by which steps may call a line: "boneless chicken thighs" is "chicken" or "thighs". */
export function nounsOfLine({ name }: FinishedLine): string[] {
  return name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}’'-]+/u)
    .filter((word) => word.length > 1)
    .map(singular)
    .filter((word) => !noNoun.has(word))
}

export function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .flatMap((word) => [singular(word), ...word.split('-').map(singular)]),
  )
}

const meatNames =
  /\b(?:chicken|beef|pork|lamb|turkey|veal|duck|mutton|goat|bacon|sausages?|steaks?|chops?|sirloin|oxtail|ribs?|livers?)\b/
const noMeat =
  /\b(?:roast(?:ed)?|cooked|smoked|stock|broth|fat|dripping|bouillon|paste|vegan|sauce|powder|ham)\b/

export function isMeatLine({ name }: FinishedLine): boolean {
  return meatNames.test(name) && !noMeat.test(name)
}

const fishNames =
  /\b(?:shrimp|prawns|squid|cod|salmon|tuna|trout|mackerel|snapper|sea bass|haddock|tilapia|swordfish|sardines)\b/
const noFish = /\b(?:canned|smoked|dried|salt cod|paste|sauce|stock)\b/

/** Raw fish and seafood. */
export function isFishLine({ name }: FinishedLine): boolean {
  return fishNames.test(name) && !noFish.test(name)
}

export function isGroundMeat({ name, preparation }: FinishedLine): boolean {
  return /\bground\b|\bmince/.test(name) || /\bminced\b/.test(preparation)
}

/** Lines that a sentence names, by any of their own nouns. */
export function linesNamed(sentence: string, lines: readonly FinishedLine[]): FinishedLine[] {
  const words = wordsOf(sentence)
  return lines.filter((line) => nounsOfLine(line).some((noun) => words.has(noun)))
}

/** Millilitres of water and of thin liquids that a sentence takes: told in it, or all of a line that it names. */
export function liquidIn({ text }: StepSentence, lines: readonly FinishedLine[]): number {
  const told = [...text.matchAll(/(\d+(?:\.\d+)?) (ml|l)\b(?! of the oil)/g)].reduce(
    (sum, [, number, unit]) => sum + Number(number) * (unit === 'l' ? 1000 : 1),
    0,
  )
  const liquids = linesNamed(text, lines).filter(
    ({ name, ml }) =>
      ml !== null &&
      ml >= 100 &&
      /\b(?:water|stock|broth|milk|wine|beer|stout|cider|juice|dashi|passata|cream)\b/.test(name),
  )
  const canned = linesNamed(text, lines).filter(({ text: line }) =>
    /\bcans?\b.*\b(?:tomatoes|coconut milk)\b/.test(line),
  )
  const isTold = ({ name }: FinishedLine) => new RegExp(`\\d (?:ml|l) of the ${name}`).test(text)
  const listed =
    liquids.filter((line) => !isTold(line)).reduce((sum, { ml }) => sum + (ml ?? 0), 0) + canned.length * 400
  return /\d (?:ml|l) (?:boiling |hot |cold |salted )*water\b/.test(text)
    ? told + listed
    : told > 0
      ? told
      : listed
}

/** The sentence and those before it in its step. */
export function stepUpTo(sentence: StepSentence, { sentences }: FinishedRecipe): string {
  const at = sentences.indexOf(sentence)
  return sentences
    .filter(({ step }, place) => step === sentence.step && place <= at)
    .map(({ text }) => text)
    .join(' ')
}

export function stepOf({ step }: StepSentence, { recipe }: FinishedRecipe): string {
  return recipe.instructions[step] ?? ''
}
