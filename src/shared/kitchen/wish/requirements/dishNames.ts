import { dishNamesWithSpellings } from './dishNamesWithSpellings.ts'

export interface DishName {
  name: string
  /** All that it is called, the name first. */
  called: readonly string[]
}

export const dishNames: readonly DishName[] = dishNamesWithSpellings
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = ''] = line.split(':')
    return { name, called: [name, ...others.split(',').map((other) => other.trim())].filter(Boolean) }
  })
