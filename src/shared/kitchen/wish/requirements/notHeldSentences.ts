import type { NotHeldReason } from './requirement.ts'

/** Why a requirement is not held, in English, for commands and engines; screens have sentences of their own. */
export function sentenceOfNotHeldReason(why: NotHeldReason): string {
  switch (why.reason) {
    case 'diet':
      return `it is not ${why.diet.toLowerCase()}`
    case 'chosen meat':
      return `${why.meat.toLowerCase()} was chosen`
    case 'without chosen meat':
      return `the recipe goes without the ${why.meat.toLowerCase()} that was chosen`
    case 'chosen time':
      return `it takes longer than the time chosen, ${why.cookingTime.toLowerCase()}`
    case 'other dish':
      return 'it is another dish'
    case 'other limit':
      return 'another limit rules it out'
    case 'not in it':
      return 'it is not in the recipe'
    case 'still in it':
      return 'it is still in the recipe'
    case 'takes longer':
      return 'it takes longer'
    case 'too short':
      return 'it takes less time'
    case 'other number':
      return 'it serves another number'
    case 'not so':
      return 'the recipe is not so'
  }
}
