import type { Eater } from '../eaters.ts'
import type { LineCheck } from './checkLine.ts'
import type { Finding } from './findings.ts'
import type { NamedFood } from './foods/namedFoods.ts'
import { animalLinesOf } from './hazards/animalKinds.ts'
import { children } from './hazards/children.ts'
import { underdone } from './hazards/doneness/underdone.ts'
import { eggs, isEgg } from './hazards/eggs/eggs.ts'
import { eggWords, plainText } from './hazards/eggs/eggWords.ts'
import { type Kitchen, kitchenOf, type Sighting } from './hazards/kitchen.ts'
import { keptInTheWarm } from './hazards/leftWarm.ts'
import { isOfOtherScript, namesInOtherScripts } from './hazards/otherScripts.ts'
import { poisonFindings } from './hazards/poisons.ts'
import { preserving } from './hazards/preserving.ts'
import { rawAnimals } from './hazards/rawAnimals.ts'
import { rawPlants } from './hazards/rawPlants.ts'
import { sousVideFoods } from './hazards/sousVide.ts'
import { vulnerable } from './hazards/vulnerable.ts'
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
      .map((sighting) => placed(sighting, kitchen, lines.length, putIn))
      .flatMap((sighting) =>
        about.map((eater) => ({ kind: 'hazard' as const, hazard: id, eater, ...sighting })),
      )
  })
  return [...findings, ...poisonFindings(lines, steps)]
}

/**
 * A sighting at a line stands at the last step that names its food too, where it is eaten as it is then; one at a food that
 * no line lists at that step alone.
 */
function placed(sighting: Sighting, kitchen: Kitchen, lines: number, putIn: readonly NamedFood[]): Sighting {
  const { line } = sighting
  if (line === null) return sighting
  const step = sighting.step ?? lastStepNaming(kitchen, line)
  if (line < lines) return { ...sighting, step }
  return { ...sighting, line: null, step: step ?? putIn[line - lines]?.steps[0] ?? null }
}

function lastStepNaming({ sentences, lines, names }: Kitchen, line: number): number | null {
  const check = lines[line]!
  const ofAnimal = animalLinesOf(lines).find(({ index }) => index === line)?.names
  const inOtherScript = isOfOtherScript(check.text) ? namesInOtherScripts(check.text) : null
  const last = sentences.findLast(
    ({ text: said, folded }) =>
      names[line]?.test(folded) ||
      ofAnimal?.test(folded) ||
      inOtherScript?.test(plainText(said)) ||
      (isEgg(check) && eggWords.test(plainText(said))),
  )
  return last?.step ?? null
}
