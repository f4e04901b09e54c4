import { readProse, readSteps, type SaidFood, type SaidInSteps } from '../foods/saidFoods.ts'
import { foreignFoods } from './foreignFoods.ts'
import type { TextLanguage } from './languageOfTexts.ts'
import { unreadNouns } from './unreadNouns.ts'

/** Reads the steps and the other texts of a recipe in its language. */
export interface TextReader {
  steps: (steps: readonly string[]) => SaidInSteps
  prose: (text: string) => readonly SaidFood[]
}

/** In a language that nobody here reads, names of the catalogue are looked for as in English. */
export function textReader(language: TextLanguage): TextReader {
  if (language === 'unread' || language.id === 'en') return { steps: readSteps, prose: readProse }
  return {
    steps: (steps) => {
      const read = steps.map((text) => foreignFoods(text, language))
      return {
        foods: read.flatMap(({ foods }, step) => foods.map((said) => ({ ...said, step }))),
        otherWords: new Set(read.flatMap(({ words }) => words)),
        unread: steps.flatMap((text) => unreadNouns(text, language)),
      }
    },
    prose: (text) => foreignFoods(text, language).foods,
  }
}
