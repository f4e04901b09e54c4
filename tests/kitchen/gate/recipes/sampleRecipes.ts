import { africaAndEast } from './africaAndEast.ts'
import { americas } from './americas.ts'
import { asia } from './asia.ts'
import { europe } from './europe.ts'
import { readRecipes } from './readRecipes.ts'

/** Ordinary good recipes, written for these tests in the ways of cookbooks and sites. */
export const sampleRecipes = [europe, asia, americas, africaAndEast].flatMap(readRecipes)
