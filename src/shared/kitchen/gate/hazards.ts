import type { Eater } from '../eaters.ts'
import type { LineCheck } from './checkLine.ts'
import type { Finding } from './findings.ts'
import { children } from './hazards/children.ts'
import { eggs } from './hazards/eggs.ts'
import { kitchenOf, type Sighting } from './hazards/kitchen.ts'
import { keptInTheWarm } from './hazards/leftWarm.ts'
import { poisonFindings } from './hazards/poisons.ts'
import { preserving } from './hazards/preserving.ts'
import { rawAnimals } from './hazards/rawAnimals.ts'
import { rawPlants } from './hazards/rawPlants.ts'
import { sousVideFoods } from './hazards/sousVide.ts'
import { underdone } from './hazards/underdone.ts'
import { vulnerable } from './hazards/vulnerable.ts'
import type { NamedFood } from './namedFoods.ts'
import type { RecipeWords } from './readRecipe.ts'

const hazards = [
  ...underdone,
  ...eggs,
  ...vulnerable,
  ...keptInTheWarm,
  ...rawAnimals,
  ...sousVideFoods,
  ...preserving,
  ...rawPlants,
  ...children,
]

/**
 * What the lines and steps hold that may harm whoever eats it, as far as name and description tell who that is; see
 * hazardSources for who says so.
 */
export function hazardFindings(
  lines: readonly LineCheck[],
  named: readonly NamedFood[],
  { name, description, instructions: steps }: Pick<RecipeWords, 'name' | 'description' | 'instructions'>,
  eaters: readonly Eater[],
): Finding[] {
  // A raw egg that only a step puts in is as raw as one of the list.
  const putIn = named.filter(({ how }) => how === 'put in')
  const kitchen = kitchenOf([...lines, ...putIn.map(({ check }) => check)], steps, [name, description])
  const flagged = eaters.filter(({ isVulnerable }) => isVulnerable).map(({ name }) => name)
  const findings = hazards.flatMap(({ id, isForVulnerable, find }) => {
    const about = isForVulnerable ? flagged : [null]
    if (about.length === 0) return []
    return find(kitchen)
      .map((sighting) => placed(sighting, lines.length, putIn))
      .flatMap((sighting) =>
        about.map((eater) => ({ kind: 'hazard' as const, hazard: id, eater, ...sighting })),
      )
  })
  return [...findings, ...poisonFindings(lines, steps)]
}

/** A sighting at a food that no line lists stands at the first step that names it. */
function placed(sighting: Sighting, lines: number, putIn: readonly NamedFood[]): Sighting {
  const { line } = sighting
  if (line === null || line < lines) return sighting
  return { ...sighting, line: null, step: putIn[line - lines]?.steps[0] ?? null }
}
