import type { ReactElement } from 'react'
import type { CoverMotif } from '#shared/kitchen/coverMotif.ts'

const beanPlaces = [
  [-22, -20, 20],
  [4, -28, 80],
  [24, -10, 130],
  [-30, 6, 100],
  [-8, 22, 40],
  [20, 20, 10],
  [2, 38, 90],
] as const
const ricePlaces = [
  [-20, -18, 20],
  [-26, 4, 70],
  [-10, 20, 10],
  [6, 28, 120],
  [24, -4, 50],
  [0, -28, 90],
  [-4, 4, 140],
] as const

/** What lies on the plate, drawn around 0, 0 within a circle of 56. */
export const coverShapes: Record<CoverMotif, ReactElement> = {
  soup: (
    <>
      <circle r="46" fill="#d9722e" />
      <path d="M-30 -6q15 -14 30 0t30 0" fill="none" stroke="#f3b267" strokeWidth="6" strokeLinecap="round" />
      <path d="M-24 14q12 -11 24 0t24 0" fill="none" stroke="#f3b267" strokeWidth="6" strokeLinecap="round" />
      <Leaf x={-6} y={-24} turn={30} />
      <Leaf x={10} y={30} turn={-40} />
    </>
  ),
  noodles: (
    <>
      {[40, 32, 24, 16, 8].map((radius) => (
        <ellipse key={radius} rx={radius} ry={radius * 0.82} fill="none" stroke="#e9c46a" strokeWidth="5" />
      ))}
      <circle cx="-8" cy="-6" r="9" fill="#b5382a" />
      <circle cx="12" cy="8" r="7" fill="#b5382a" />
      <Leaf x={6} y={-18} turn={20} />
    </>
  ),
  sweet: (
    <>
      <path d="M-40 22L34 -26L40 14Z" fill="#f6dfb8" />
      <path d="M-40 22L40 14L40 30L-38 38Z" fill="#8a4b2a" />
      <path d="M-40 22L34 -26L36 -18L-30 24Z" fill="#fff7ea" />
      <circle cx="14" cy="-22" r="9" fill="#b5382a" />
      <path d="M14 -31q2 -8 9 -10" fill="none" stroke="#4d5c24" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bread: (
    <>
      <path
        d="M-42 10a26 26 0 0 1 20 -34h46a26 26 0 0 1 18 34v20a6 6 0 0 1 -6 6h-72a6 6 0 0 1 -6 -6z"
        fill="#b97a3c"
      />
      <path d="M-34 12a19 19 0 0 1 15 -27h40a19 19 0 0 1 13 27v15h-68z" fill="#f0d3a0" />
      <path d="M-14 -2l8 10M4 -2l8 10M20 2l5 7" stroke="#b97a3c" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  egg: (
    <>
      <path d="M-38 6c-6 -26 18 -44 38 -36s40 6 38 32s-18 34 -40 32s-32 -8 -36 -28z" fill="#fffaf0" />
      <circle cx="2" cy="2" r="17" fill="#f0a92e" />
      <circle cx="-4" cy="-4" r="5" fill="#f8cf7a" />
    </>
  ),
  fish: (
    <>
      <path d="M-30 0C-14 -26 18 -24 34 0C18 24 -14 26 -30 0Z" fill="#5f8ea3" />
      <path d="M-26 0L-48 -16L-44 0L-48 16Z" fill="#47788e" />
      <circle cx="20" cy="-5" r="4" fill="#1d2c33" />
      <path
        d="M8 -14q8 14 0 28M-6 -14q8 14 0 28"
        fill="none"
        stroke="#a9c8d4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-14 34a16 16 0 0 1 32 0z" fill="#f2cf4a" />
    </>
  ),
  poultry: (
    <>
      <path d="M-34 14c-6 -26 16 -40 36 -30s26 30 8 40s-38 10 -44 -10z" fill="#c0702f" />
      <path d="M16 -14L38 -34" stroke="#f4e3c5" strokeWidth="9" strokeLinecap="round" />
      <circle cx="42" cy="-32" r="7" fill="#f4e3c5" />
      <circle cx="36" cy="-40" r="7" fill="#f4e3c5" />
      <path d="M-22 8q4 -16 20 -16" fill="none" stroke="#e6a766" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  meat: (
    <>
      <path d="M-40 -4c2 -30 36 -36 58 -24s26 40 6 50s-30 4 -42 14s-24 -14 -22 -40z" fill="#8f2f27" />
      <path d="M-32 -4c2 -22 28 -28 46 -18s20 28 6 36s-28 4 -36 12s-18 -10 -16 -30z" fill="#b4493d" />
      <ellipse cx="-4" cy="-4" rx="10" ry="8" fill="#f6e6d8" />
      <path d="M12 8q10 -4 8 -14" fill="none" stroke="#f0c9bd" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  mushrooms: (
    <>
      <path d="M-40 -2a30 26 0 0 1 60 0z" fill="#a9714b" />
      <path d="M-18 -2h16l3 30a11 9 0 0 1 -22 0z" fill="#f1e2cb" />
      <path d="M4 12a20 17 0 0 1 40 0z" fill="#c08a60" />
      <path d="M18 12h12l2 20a8 6 0 0 1 -16 0z" fill="#f6ead7" />
      <circle cx="-20" cy="-14" r="4" fill="#d9ae88" />
      <circle cx="-2" cy="-18" r="3" fill="#d9ae88" />
    </>
  ),
  beans: (
    <>
      {beanPlaces.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-11 0a9 9 0 0 1 16 -6a5 5 0 0 0 6 6a9 9 0 0 1 -16 6a5 5 0 0 0 -6 -6z"
          fill={turn > 60 ? '#7f3b2b' : '#a4553c'}
        />
      ))}
      <Leaf x={-2} y={2} turn={15} />
    </>
  ),
  rice: (
    <>
      <circle r="42" fill="#faf4e6" />
      {ricePlaces.map(([x, y, turn]) => (
        <ellipse
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          rx="7"
          ry="2.5"
          fill="#d9c9a5"
        />
      ))}
      <path d="M-10 -14h22v9h-22z" fill="#d9722e" transform="rotate(18)" />
      <Leaf x={14} y={14} turn={60} />
    </>
  ),
  roots: (
    <>
      <path d="M-30 34C-34 6 -14 -12 4 -14C16 -8 14 6 -30 34Z" fill="#dd7a2c" />
      <path d="M6 34C-2 8 14 -8 30 -12C44 -4 40 10 6 34Z" fill="#b5505f" />
      <path
        d="M2 -14q-4 -16 -14 -22M4 -14q2 -16 14 -24M30 -12q0 -12 10 -22"
        fill="none"
        stroke="#5f7a2c"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-20 14l8 4M-10 4l7 4M20 8l8 4" stroke="#fff3" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  greens: (
    <>
      <path d="M-44 6c4 -28 22 -40 42 -34c-2 26 -14 40 -42 34z" fill="#7f9a3d" />
      <path d="M44 4c-6 -28 -24 -36 -42 -28c2 24 16 36 42 28z" fill="#98b24f" />
      <path d="M-24 36c-4 -22 10 -34 26 -36c8 20 0 36 -26 36z" fill="#5f7a2c" />
      <circle cx="18" cy="22" r="12" fill="#c5412f" />
      <circle cx="-6" cy="-2" r="9" fill="#c5412f" />
      <circle cx="15" cy="19" r="3" fill="#ee9a86" />
    </>
  ),
}

function Leaf({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M-11 0C-5 -9 5 -9 11 0C5 9 -5 9 -11 0Z"
      fill="#5f7a2c"
    />
  )
}
