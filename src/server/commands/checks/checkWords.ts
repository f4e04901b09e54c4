import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../buildState.ts'

// Counts words that make comments, names, titles and docs hard to understand. Part of `npm run check`.

/**
 * How often each may still occur. Lower a number when you have replaced some; the check fails where one is higher, and where it
 * could be lower.
 */
const allowed: Readonly<Record<string, number>> = {
  whoever: 35,
  nobody: 168,
  anew: 3,
  'is told': 49,
  'are told': 18,
  'is over': 6,
  shall: 11,
  alive: 9,
  'who asks': 4,
}

const folders = ['src', 'tests', 'docs', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']
/** Sentences of the product, lists of words in many languages, decisions that are not edited, and this file. */
const isLeftOut =
  /^(?:src\/shared\/messages\/|src\/shared\/kitchen\/(?:wish\/languages|foods\/catalogue|cook\/(?:dishes|data))\/|tests\/kitchen\/(?:gate|wish)\/(?:.*\/)?(?:cases|labelled|recipes)\/|docs\/(?:decisions|specification)|src\/server\/commands\/checks\/checkWords\.ts)/

function filesIn(name: string): string[] {
  const full = path.join(projectFolder, name)
  if (statSync(full).isFile()) return [name]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md)$/.test(entry.name))
    .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)))
}

/** What a text has more or less of than is allowed, in sentences. */
export function findWordFaults(texts: readonly string[], budget: Readonly<Record<string, number>>): string[] {
  return Object.entries(budget).flatMap(([word, most]) => {
    const pattern = new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`, 'gi')
    const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
    if (count > most) return [`"${word}" occurs ${count} times, ${most} are allowed: see docs/glossary.md.`]
    return count < most
      ? [`"${word}" occurs ${count} times: lower its number in checkWords.ts from ${most}.`]
      : []
  })
}

if (import.meta.main) {
  const files = folders.flatMap(filesIn).filter((file) => !isLeftOut.test(file))
  const faults = findWordFaults(
    files.map((file) => readFileSync(path.join(projectFolder, file), 'utf8')),
    allowed,
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
