import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sharesOfDishRules } from '../kitchen/cook/rules/dishRules.ts'
import { type DishFault, findFaultsOfAnswers } from '../kitchen/cook/rules/faultsOfAnswers.ts'
import { cookAnswers } from '../support/recipes/cookedAnswers.ts'
import type { Figure } from './table.ts'

const sourceFolders = ['dishes', 'data/regions'].map(
  (folder) => new URL(`../../src/shared/kitchen/cook/${folder}/`, import.meta.url).pathname,
)

/**
 * Reads what the built-in cook writes for every so many of the answers by the rules of dishes: the share of answers that get a fault
 * of each. The faults themselves go into `folder`, where one is given: a file for each file of dishes, the most frequent first.
 */
export function benchDishes(every: number, folder: string | undefined): Figure[] {
  const { answers, recipes, faultyAnswers, answersByRule, faults } = findFaultsOfAnswers(cookAnswers(every))
  if (folder) writeFaults(folder, faults)
  console.log(
    `${answers} answers get ${recipes} different recipes; ${percent(1 - faultyAnswers / answers)} of them one without a fault`,
  )
  return Object.entries(sharesOfDishRules).map(([rule, maxShare]) => {
    const found = answersByRule.get(rule) ?? 0
    return {
      what: `dishes: ${rule}`,
      measured: `${found} of ${answers} answers (${percent(found / answers)})`,
      promised: maxShare === 0 ? 'none' : `at most ${percent(maxShare)}`,
      isKept: found / answers <= maxShare,
    }
  })
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}

function writeFaults(folder: string, faults: readonly DishFault[]): void {
  mkdirSync(folder, { recursive: true })
  const files = new Map<string, string[]>()
  for (const { dishId, rule, words, answers, example } of faults) {
    const file = fileOfDish(dishId)
    const line = `${answers}\t${dishId}\t${rule}\t${words}\t${example}`
    files.set(file, [...(files.get(file) ?? []), line])
  }
  for (const [file, lines] of files) writeFileSync(join(folder, `${file}.txt`), `${lines.join('\n')}\n`)
}

const fileByDish = new Map<string, string>()

function fileOfDish(id: string): string {
  if (fileByDish.size === 0)
    for (const folder of sourceFolders)
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
        for (const [, , known = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
          /\bid: (['"`])(.+?)\1,/g,
        ))
          fileByDish.set(known, basename(file, '.ts'))
  return fileByDish.get(id) ?? 'other'
}
