import * as m from '#messages'
import { foodMaxLength } from './limits.ts'

/** What is wrong with a food in a person's own words; null when nothing is. No comma: old clients join lists by one. */
export function foodWordsFault(words: string): string | null {
  const food = words.trim()
  if (food === '') return m.preferences_food_missing()
  if (food.length > foodMaxLength) return m.preferences_food_too_long({ most: foodMaxLength })
  if (/[,\r\n]/.test(food)) return m.preferences_one_food_at_atime()
  return food.includes('\0') || !food.isWellFormed() ? m.auth_strange_characters() : null
}
