import {
  createWholeWordsPattern,
  heatPatternOfOtherScripts,
  normalizeForHazardPatterns,
} from '../eggs/eggWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { namePatternOfLine, type RecipeForHazards } from '../recipeForHazards.ts'

/** Words by which foods go on the plate. */
const serves = createWholeWordsPattern(
  'serv(?:e|es|ed|ing)|plat(?:e|ing)(?: up)?|garnish(?:ed|ing)?|arrange (?:[\\p{L}-]+ )*(?:plates?|platters?|boards?|bowls)',
  'servier\\p{L}*|anrichten|garnier\\p{L}*|auftragen',
  'serv(?:ir|ez)|dresse[rz]',
  'servir|sirva\\p{L}*|emplat\\p{L}+',
  'परोस\\S*|सजा\\S*',
  '[وف]?(?:ي|ت|ن)?(?:قدم|زين)\\p{L}*',
)
const parting = /[,;،؛।]|\s(?:and|then|und|dann|et|puis|ensuite|y|luego|और|फिर|ثم)\s/giu
const ofAllFoods =
  /(?<!\p{L})(?:it|them|they|everything|all|together|mixture|alles|zusammen|tout|ensemble|todo|juntos)(?!\p{L})/iu
const endsInVerb = /(?:en|eln|ern)[\s.!]*$|\p{Script=Devanagari}/u

interface Group {
  folded: string
  action: 'serves' | 'cooks' | null
}

/** A sentence by its actions: what no action stands beside belongs to the action before it, or behind it where verbs come last. */
function groupsOf(text: string, folded: string): Group[] {
  const ends = [...text.matchAll(parting)].map(({ index, 0: mark }) => [index, index + mark.length] as const)
  const starts = [0, ...ends.map(([, to]) => to)]
  const parts = starts.map((from, at): Group => {
    const to = ends[at]?.[0] ?? text.length
    const part = text.slice(from, to)
    const isCooking = isTextHeating(part) || heatPatternOfOtherScripts.test(normalizeForHazardPatterns(part))
    const action = isCooking ? 'cooks' : serves.test(normalizeForHazardPatterns(part)) ? 'serves' : null
    return { folded: folded.slice(from, to), action }
  })
  const isVerbLast = parts.some(
    ({ action }, at) => action !== null && endsInVerb.test(text.slice(starts[at], ends[at]?.[0])),
  )
  const groups: Group[] = []
  for (const part of isVerbLast ? parts.toReversed() : parts) {
    const last = groups.at(-1)
    if (last && (part.action === null || last.action === null)) {
      last.folded += `, ${part.folded}`
      last.action ??= part.action
    } else groups.push({ ...part })
  }
  return isVerbLast ? groups.reverse() : groups
}

/**
 * Whether a sentence that cooks something puts this food on the plate only, and cooks others: "Serve with the smoked salmon
 * and sprouts, and fry the liver."
 */
export function isFoodOnlyServedBeside(
  { names, lines }: Pick<RecipeForHazards, 'names' | 'lines'>,
  line: { index: number; names: RegExp },
  text: string,
  folded: string,
): boolean {
  if (!serves.test(normalizeForHazardPatterns(text)) || !line.names.test(folded)) return false
  const groups = groupsOf(text, folded)
  const isElsewhere = groups.some((group) => line.names.test(group.folded) && group.action !== 'serves')
  if (isElsewhere) return false
  const cooking = groups.filter(({ action }) => action === 'cooks')
  return (
    cooking.length > 0 &&
    cooking.every(
      (group) =>
        !ofAllFoods.test(group.folded) &&
        lines.some(
          (check, index) =>
            index !== line.index &&
            !check.line.isHeading &&
            (names[index] ?? namePatternOfLine(check, [])).test(group.folded),
        ),
    )
  )
}
