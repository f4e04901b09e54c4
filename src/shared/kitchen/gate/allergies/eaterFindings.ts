import { isUnknownAllergyText } from '../../allergyWords/parseAllergyText.ts'
import type { Eater } from '../../eaters.ts'
import { concernsOfEater, type EaterConcern, eaterConcernKey } from '../../findings/concerns.ts'
import type { ConcernVerdict, InconclusiveVerdict } from '../../findings/verdicts.ts'
import type { PathToFoodFact } from '../../foods/foodContents.ts'
import type { LineCheck } from '../checkLine.ts'
import type { RecipeFinding } from '../findings.ts'
import type { UnlistedFoodNamedInText } from '../foods/namedFoods.ts'
import { countFoodsOfLines, maxFoodComparisons, TooManyFoodsError } from '../foods/tooManyFoods.ts'
import type { createUnknownAllergyFinder } from '../unknownInTexts.ts'
import { createAllergyPathFinder, createUnwantedFoodPathFinder } from './allergies.ts'

/** Net carbohydrate of a serving from which low-carb forbids it, in grams. */
const lowCarbLimitGrams = 20

/** Tells what a line holds against a concern; null when nothing was found in it. What the concern means is read once for all lines. */
export function createLineReaderForConcern(
  concern: EaterConcern,
): (check: LineCheck) => PathToFoodFact | null {
  if (concern.kind === 'allergen') return ({ allergens }) => allergens.get(concern.id) ?? null
  if (concern.kind === 'allergy') return createAllergyPathFinder(concern.food)
  if (concern.kind === 'dislike') return createUnwantedFoodPathFinder(concern.food)
  const { id } = concern
  return id === 'low-carb' ? () => null : ({ diets }) => diets.get(id) ?? null
}

/** What a line or a food holds against a concern. */
interface ConcernMatch<Of> {
  of: Of
  /** The line's place; of foods that only texts name, the food's. */
  at: number
  trace: PathToFoodFact
}

/**
 * By concern, what holds it of these lines or foods, in their order. Each is compared with all concerns in turn, since the
 * foods that something is made of are known of the last 1,000 foods alone.
 */
function heldOf<Of>(
  all: readonly Of[],
  checkOf: (one: Of) => LineCheck,
  concerns: readonly EaterConcern[],
): Map<string, ConcernMatch<Of>[]> {
  const readers = concerns.map((concern) => ({
    read: createLineReaderForConcern(concern),
    held: [] as ConcernMatch<Of>[],
  }))
  for (const [at, of] of all.entries()) {
    const check = checkOf(of)
    for (const { read, held } of readers) {
      const trace = read(check)
      if (trace) held.push({ of, at, trace })
    }
  }
  return new Map(concerns.map((concern, at) => [eaterConcernKey({ eater: '', concern }), readers[at]!.held]))
}

interface RecipeForConcerns {
  /** Net and per serving, in grams; null where it cannot be counted. */
  carbohydrate: { total: number; byLine: readonly number[] } | null
  findUnknown: ReturnType<typeof createUnknownAllergyFinder>
  /** What it says that nothing was found; null where the texts and the list were read as a whole. */
  open: InconclusiveVerdict | null
}

/**
 * What a recipe holds against each eater, line by line, and then food by food of those that only its texts name. Throws
 * TooManyFoodsError.
 */
export function checkRecipeAgainstEaters(
  lines: readonly LineCheck[],
  named: readonly UnlistedFoodNamedInText[],
  eaters: readonly Eater[],
  { carbohydrate, findUnknown, open }: RecipeForConcerns,
): { findings: RecipeFinding[]; verdicts: ConcernVerdict[] } {
  const findings: RecipeFinding[] = []
  const verdicts: ConcernVerdict[] = []
  const concerns = eaters.flatMap(concernsOfEater)
  if ((countFoodsOfLines(lines) + named.length) * concerns.length > maxFoodComparisons)
    throw new TooManyFoodsError('more foods are named than are compared with what the eaters avoid')
  const different = [
    ...new Map(concerns.map((concern) => [eaterConcernKey({ eater: '', concern }), concern])).values(),
  ]
  const inLines = heldOf(lines, (check) => check, different)
  const inTexts = heldOf(named, ({ check }) => check, different)
  for (const eater of eaters) {
    for (const concern of concernsOfEater(eater)) {
      const key = eaterConcernKey({ eater: '', concern })
      const own = findingsOf(inLines.get(key) ?? [], eater.name, concern)
      own.push(...namedFindings(inTexts.get(key) ?? [], eater.name, concern, own.length > 0))
      if (concern.kind === 'allergy' && own.length === 0)
        own.push(...unknownFindings(eater.name, concern, findUnknown))
      if (concern.kind === 'diet' && concern.id === 'low-carb')
        own.push(...lowCarbFindings(lines, eater.name, concern, carbohydrate))
      findings.push(...own)
      const worst = own.some(({ kind }) => kind === 'contains')
        ? 'contains'
        : own.length > 0
          ? 'may contain'
          : null
      verdicts.push({
        eater: eater.name,
        concern,
        verdict: worst ?? nothingFound(concern, open),
      })
    }
  }
  return { findings, verdicts }
}

/** What it says that nothing was found: only where all was read, and the concern itself is known, that there is nothing we know of. */
function nothingFound(concern: EaterConcern, open: InconclusiveVerdict | null): ConcernVerdict['verdict'] {
  if (concern.kind === 'allergy' && isUnknownAllergyText(concern.food)) return 'unknown allergy'
  return open ?? 'nothing found'
}

function findingsOf(
  held: readonly ConcernMatch<LineCheck>[],
  eater: string,
  concern: EaterConcern,
): RecipeFinding[] {
  return held.map(({ at, trace }) => {
    const kind = trace.isCertain ? ('contains' as const) : ('may contain' as const)
    return { kind, eater, concern, namedIn: 'line', path: trace.path, line: at, step: null }
  })
}

/** Foods by which a dish or a part of it is called count only where nothing else was found against the concern. */
function namedFindings(
  held: readonly ConcernMatch<UnlistedFoodNamedInText>[],
  eater: string,
  concern: EaterConcern,
  isFound: boolean,
): RecipeFinding[] {
  // What is only called by its name holds what is certain of such a food: a burger need not be of beef.
  const counted = held.filter(({ of, trace }) => of.how !== 'called' || trace.isCertain || 'id' in concern)
  const sure = counted.filter(({ of }) => of.how !== 'called')
  return (isFound || sure.length > 0 ? sure : counted).map(({ of: { how, namedIn, steps }, trace }) => {
    const kind = trace.isCertain && how === 'put in' ? ('contains' as const) : ('may contain' as const)
    return { kind, eater, concern, namedIn, path: trace.path, line: null, step: steps[0] ?? null }
  })
}

function unknownFindings(
  eater: string,
  concern: EaterConcern & { kind: 'allergy' },
  findUnknown: RecipeForConcerns['findUnknown'],
): RecipeFinding[] {
  const place = findUnknown(concern.food)
  return place ? [{ kind: 'may contain', eater, concern, path: [concern.food], line: null, ...place }] : []
}

/** Low-carb is broken by the serving; the finding stands at the line that brings most of it. */
function lowCarbFindings(
  lines: readonly LineCheck[],
  eater: string,
  concern: EaterConcern,
  carbohydrate: { total: number; byLine: readonly number[] } | null,
): RecipeFinding[] {
  if (!carbohydrate || carbohydrate.total <= lowCarbLimitGrams) return []
  const most = carbohydrate.byLine.indexOf(Math.max(...carbohydrate.byLine))
  const path = [lines[most]?.food?.name ?? lines[most]?.text ?? '']
  return [{ kind: 'contains', eater, concern, namedIn: 'line', path, line: most, step: null }]
}
