import type { FinishedRecipe } from './finishedRecipe.ts'
import { leastPrepMinutes, shapingMinutes } from './prepWork.ts'
import { type DishRule, isMainMeal, rounded } from './rule.ts'
import { timelineOf } from './timeline.ts'

const boiling =
  'Calculated: a liter from 15 to 100 °C takes 356 kJ, 4 minutes on a ring of 2 kW; ovens heat in 10 to 15 minutes by their makers’ guides.'

/** What a side is called where steps cook it, hot. */
const hotSide =
  /\b(?:rice|potatoes|mash|noodles|pasta|couscous|bulgur|quinoa|polenta|flatbreads|tortillas|pita|naan)\b/i
/** So long after it is done a side is still hot under its lid. */
const patience = 10

/** Sides that are hot long before the dish is done. */
function earlySides(recipe: FinishedRecipe): string[] {
  const last = recipe.sentences.at(-1)?.text ?? ''
  const side = /\bserve\b.*\bwith (?:the )?(.*)$/i.exec(last)?.[1] ?? ''
  const named = hotSide.exec(side)?.[0]?.toLowerCase()
  if (!named) return []
  const { sentences, soonest } = timelineOf(recipe)
  const own = sentences.filter(
    ({ text, end, start }) => end > start && new RegExp(`\\b${named}\\b`, 'i').test(text),
  )
  const cooked = own.findLast(({ text }) => !/\b(?:toast|grind|rinse|soak)\b/i.test(text))
  if (!cooked || cooked === sentences.at(-1)) return []
  const rests = /\brest\b|\bkeep warm\b|\bcovered\b/.test(cooked.text) ? 8 : 0
  const waits = soonest - cooked.end - rests
  return waits > patience ? [`${rounded(waits)} minutes before the dish: “${cooked.text}”`] : []
}

export const clockRules: readonly DishRule[] = [
  {
    name: 'header shorter than the steps',
    source: boiling,
    find: (recipe) => {
      const { totalTimeMinutes } = recipe.recipe
      const { soonest } = timelineOf(recipe)
      const allowed = totalTimeMinutes + Math.max(3, totalTimeMinutes * 0.1)
      return soonest > allowed
        ? [`${totalTimeMinutes} in the header, ${rounded(soonest)} by the steps at the soonest`]
        : []
    },
  },
  {
    name: 'no time for cutting',
    source: boiling,
    find: (recipe) => {
      const { totalTimeMinutes, cookTimeMinutes } = recipe.recipe
      const { soonest } = timelineOf(recipe)
      const work = leastPrepMinutes(recipe.lines)
      // What waits by itself leaves hands free for cutting: half of the time at the stove at most.
      const least = soonest + Math.max(0, work - cookTimeMinutes * 0.3)
      const allowed = totalTimeMinutes * 1.1 + 3
      return soonest <= allowed && least > allowed
        ? [
            `${totalTimeMinutes} in the header, ${rounded(soonest)} by the steps and ${rounded(work)} at the board at the least`,
          ]
        : []
    },
  },
  {
    name: 'header longer than the steps',
    source: boiling,
    find: (recipe) => {
      const { totalTimeMinutes } = recipe.recipe
      const { latest } = timelineOf(recipe)
      if (/\brepeat\b|\bone after\b|\bin turn\b|\bbatch(?:es)?\b(?!,)/i.test(recipe.steps)) return []
      const most = latest + leastPrepMinutes(recipe.lines) * 2 + shapingMinutes(recipe) + 10
      return totalTimeMinutes * 0.8 > most
        ? [`${totalTimeMinutes} in the header, ${rounded(most)} by the steps and the board at the most`]
        : []
    },
  },
  {
    name: 'prep too short',
    source: 'Figures per food in prepWork.ts.',
    find: ({ recipe, lines }) => {
      const work = leastPrepMinutes(lines)
      const { prepTimeMinutes, cookTimeMinutes } = recipe
      const isLong = cookTimeMinutes >= 40
      return !isLong && work > prepTimeMinutes * 1.15 + 2
        ? [`${prepTimeMinutes} minutes, at least ${rounded(work)}`]
        : []
    },
  },
  {
    name: 'an hour that is less',
    source: 'The answer “1 hour or more”, with ten minutes of grace.',
    find: ({ recipe, asked }) =>
      asked.cookingTime === '1 hour or more' && recipe.totalTimeMinutes < 50
        ? [`${recipe.totalTimeMinutes} minutes`]
        : [],
  },
  {
    name: 'side ready too early',
    source:
      'USDA FSIS: hot food is held at 60 °C (140 °F) or more; a covered pot off the heat stays so for some ten minutes more than its rest.',
    find: (recipe) => (isMainMeal(recipe) ? earlySides(recipe) : []),
  },
]
