import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** By page: the folder of its feature, the file that stores the page, and what is used on other pages alone. */
const pages = [
  {
    folder: 'src/client/features/mealPlanner',
    stores: 'src/client/features/mealPlanner/lateImports.ts',
    ofOtherPages: [],
  },
  {
    folder: 'src/client/features/grocery',
    stores: 'src/client/features/grocery/storeGroceryPageOffline.ts',
    ofOtherPages: ['src/client/features/grocery/adding/AddWarnings.tsx'],
  },
]

/** Files that a module imports only when they are needed, by their paths. */
const lateFilesOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g), ([, address]) =>
    address!.startsWith('#shared/')
      ? address!.replace('#shared/', 'src/shared/')
      : path.join(path.dirname(file), address!),
  )

test.each(pages)(
  'each late file of $folder is stored with its page for when there is no network',
  ({ folder, stores, ofOtherPages }) => {
    const late = globSync(`${folder}/**/*.{ts,tsx}`)
      .filter((file) => file !== stores)
      .flatMap(lateFilesOf)
      .filter((file) => file !== stores)
    expect(late.length).toBeGreaterThan(5)
    const stored = new Set([...lateFilesOf(stores), ...ofOtherPages])
    expect([...new Set(late)].filter((file) => !stored.has(file))).toEqual([])
  },
)
