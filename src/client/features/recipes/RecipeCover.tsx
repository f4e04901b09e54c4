import { useId } from 'react'
import { coverMotif } from '#shared/kitchen/coverMotif.ts'
import { type Cuisine, cuisines } from '#shared/kitchen/questionnaire.ts'
import { coverShapes } from './coverShapes.tsx'

export interface CoveredRecipe {
  name: string
  mealType: string
  cuisine: Cuisine
  ingredients?: readonly string[]
}

/** Cloth, its pattern, plate and the rim of the plate. */
const cloths = [
  ['#e8d9b8', '#c9a66b', '#fdfaf3', '#4d5c24'],
  ['#c9d6b9', '#8ea36a', '#fbf7f0', '#a8381a'],
  ['#f0c9b5', '#d98f6c', '#fffaf5', '#7a3b23'],
  ['#bcd3d6', '#7ba5ab', '#fcfbf7', '#2f5d66'],
  ['#e6c3c0', '#c58682', '#fdf9f5', '#8a3430'],
  ['#d7cbe0', '#a78fba', '#fbf9fc', '#5a4470'],
  ['#f1dc9b', '#d9b44c', '#fffcf2', '#8a5a12'],
] as const

/** One tile of 24 by 24 of the cloth; the third draws nothing but its ground. */
const patterns = ['M0 6h24M0 18h24', 'M6 0v24M18 0v24M0 6h24M0 18h24', '', 'M0 12q6 -8 12 0t12 0'] as const

/** A cover for a recipe that has no photo: its main food on a plate, on a cloth that goes with the cuisine. */
export function RecipeCover({ recipe }: { recipe: CoveredRecipe }) {
  const id = useId()
  const place = cuisines.indexOf(recipe.cuisine)
  const [ground, thread, plate, rim] = cloths[place % cloths.length]!
  const pattern = patterns[place % patterns.length]!
  return (
    <svg aria-hidden="true" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" className="size-full">
      <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d={pattern} fill="none" stroke={thread} strokeWidth="2.5" opacity="0.7" />
        {pattern === '' && <circle cx="12" cy="12" r="2.5" fill={thread} />}
      </pattern>
      <rect width="300" height="200" fill={ground} />
      <rect width="300" height="200" fill={`url(#${id})`} />
      <ellipse cx="153" cy="108" rx="84" ry="82" fill="#2a2019" opacity="0.14" />
      <circle cx="150" cy="102" r="82" fill={plate} />
      <circle cx="150" cy="102" r="76" fill="none" stroke={rim} strokeWidth="2" />
      <circle cx="150" cy="102" r="60" fill="#2a2019" opacity="0.05" />
      <g transform="translate(150 102)">{coverShapes[coverMotif(recipe)]}</g>
    </svg>
  )
}
