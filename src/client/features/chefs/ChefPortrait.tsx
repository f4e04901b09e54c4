import type { Chef } from '#shared/contract/chefs.ts'
import { establishmentTypes } from '#shared/kitchen/establishments.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'

/** Aprons and walls of the drawn cook. */
const aprons = ['#a8381a', '#4d5c24', '#2f5d66', '#5a4470', '#8a5a12', '#7a3b23'] as const
const walls = ['#f1dc9b', '#c9d6b9', '#f0c9b5', '#bcd3d6', '#e6c3c0', '#d7cbe0', '#e8d9b8'] as const

interface ChefPortraitProps {
  chef: Pick<Chef, 'cuisine' | 'establishmentType'>
}

/** The same drawn cook in place of everybody's photo: it tells the kind of place and the cuisine, not the person. */
export function ChefPortrait({ chef: { cuisine, establishmentType } }: ChefPortraitProps) {
  const wall = walls[cuisines.indexOf(cuisine) % walls.length] ?? walls[0]
  const kind = establishmentTypes.indexOf(establishmentType)
  const apron = aprons[(kind + aprons.length) % aprons.length]
  return (
    <svg aria-hidden="true" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" className="size-full">
      <rect width="300" height="200" fill={wall} />
      <path d="M0 150h300v50H0z" fill="#2a2019" opacity="0.12" />
      <path d="M78 210c0-50 26-72 72-72s72 22 72 72z" fill="#fdfaf3" />
      <path d="M112 210v-46c0-10 76-10 76 0v46z" fill={apron} />
      <path d="M136 132h28v16c0 10-28 10-28 0z" fill="#d3a074" />
      <ellipse cx="150" cy="106" rx="32" ry="36" fill="#d3a074" />
      <path d="M139 120q11 9 22 0" fill="none" stroke="#2a2019" strokeWidth="3" strokeLinecap="round" />
      <circle cx="139" cy="102" r="3" fill="#2a2019" />
      <circle cx="161" cy="102" r="3" fill="#2a2019" />
      <path
        d="M116 84c-22-2-24-34 0-36c4-22 34-26 44-10c22-10 42 12 30 28c-4 10-12 14-22 16z"
        fill="#ffffff"
      />
      <path d="M116 84q34-10 68-2v10q-34-8-68 2z" fill="#e4d9c8" />
    </svg>
  )
}
