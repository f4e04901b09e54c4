import type { CoverBackground } from '#shared/kitchen/cover/coverBackgrounds.ts'

interface ClothDrawing {
  /** Its own colour, that of its pattern, of the dish on it and of the dish's rim; by day and in the dark. */
  day: readonly [cloth: string, thread: string, dish: string, rim: string]
  dark: readonly [cloth: string, thread: string, dish: string, rim: string]
  /** Width and height of one tile of the pattern. */
  tile: number
  /** What one tile shows, drawn in the thread's colour. */
  pattern: string
}

const cloths: Record<CoverBackground, ClothDrawing> = {
  linen: {
    day: ['#ece0c8', '#cdb68c', '#fdfaf3', '#d9c7a3'],
    dark: ['#3a3126', '#55482f', '#574a3a', '#75654f'],
    tile: 20,
    pattern: '<path d="M0 5h20M0 15h20M5 0v20M15 0v20" stroke-width="1.2"/>',
  },
  olive: {
    day: ['#d5dcb8', '#8f9f55', '#fbf8ee', '#a8381a'],
    dark: ['#2c3220', '#4e5a30', '#4c4d39', '#a86a4f'],
    tile: 56,
    pattern:
      '<path d="M10 44q12 -8 16 -26M22 30q10 0 14 -8q-10 -2 -14 8M19 34q-10 -2 -12 -10q10 0 12 10M26 20q8 -4 8 -12q-8 2 -8 12" stroke-width="2.2"/>',
  },
  checks: {
    day: ['#f6ebdd', '#d9695033', '#fffdf8', '#b5503c'],
    dark: ['#3a2822', '#a8533f40', '#5a4640', '#c07a66'],
    tile: 48,
    pattern:
      '<path d="M12 0v48" stroke-width="24" stroke-linecap="butt"/><path d="M0 12h48" stroke-width="24" stroke-linecap="butt"/>',
  },
  indigo: {
    day: ['#cfdce4', '#6f93aa', '#fbfcfc', '#2f5d7a'],
    dark: ['#22303a', '#40596a', '#42505a', '#7fa3b8'],
    tile: 36,
    pattern: '<path d="M18 10v16M10 18h16M0 -4v8M-4 0h8M36 -4v8M32 0h8M0 32v8M36 32v8" stroke-width="2.4"/>',
  },
  saffron: {
    day: ['#f6d992', '#d79a2b', '#fffaf0', '#a8481a'],
    dark: ['#43331a', '#75581f', '#5a4a33', '#c08a4c'],
    tile: 52,
    pattern:
      '<circle cx="26" cy="26" r="5" stroke-width="2.4"/><path d="M26 16q6 -8 0 -14q-6 6 0 14M26 36q6 8 0 14q-6 -6 0 -14M16 26q-8 6 -14 0q6 -6 14 0M36 26q8 6 14 0q-6 -6 -14 0" stroke-width="2.2"/>',
  },
  tiles: {
    day: ['#c4dfdc', '#4f9a98', '#fbfdfb', '#1f6f78'],
    dark: ['#1e3636', '#35625f', '#3c5250', '#6fb3ae'],
    tile: 60,
    pattern:
      '<path d="M30 6l7 17l17 7l-17 7l-7 17l-7 -17l-17 -7l17 -7zM13 13h34v34h-34z" stroke-width="2.2"/>',
  },
  lacquer: {
    day: ['#e9c9c2', '#c2776b', '#fffaf7', '#8a2f28'],
    dark: ['#402623', '#6d3d37', '#57423e', '#c0776c'],
    tile: 48,
    pattern:
      '<path d="M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 48a24 24 0 0 1 48 0a24 24 0 0 1 48 0M-16 48a16 16 0 0 1 32 0M32 48a16 16 0 0 1 32 0" stroke-width="2"/>',
  },
  bamboo: {
    day: ['#dfe6bd', '#a4b35d', '#fdfdf2', '#5f7a2c'],
    dark: ['#2d3320', '#4f5b2e', '#4b513a', '#93aa5c'],
    tile: 40,
    pattern: '<path d="M0 10h18M0 20h18M0 30h18M22 2v36M30 2v36M38 2v36" stroke-width="2.4"/>',
  },
  fiesta: {
    day: ['#f7d3b4', '#e0813f', '#fffaf3', '#2f7a68'],
    dark: ['#44291b', '#7c4522', '#5c4636', '#5fa893'],
    tile: 40,
    pattern: '<path d="M0 12l10 -8l10 8l10 -8l10 8M0 32l10 -8l10 8l10 -8l10 8" stroke-width="3"/>',
  },
  palm: {
    day: ['#d2e6c6', '#74ac66', '#fcfdf6', '#c2741f'],
    dark: ['#22361f', '#3c6235', '#42523c', '#c9904f'],
    tile: 64,
    pattern:
      '<path d="M8 56q22 -12 46 -46M20 46q-2 -12 6 -20M30 38q0 -12 8 -20M24 46q14 2 22 -6M36 34q12 2 18 -6" stroke-width="2.4"/>',
  },
}

/** A cloth with an empty dish on it, 600 by 400, that follows whether it is dark around. `size` is for one that is painted. */
export function drawCoverBackground(ground: CoverBackground, size = ''): string {
  const { day, dark, tile, pattern } = cloths[ground]
  const colours = ([cloth, thread, dish, rim]: ClothDrawing['day']) =>
    `.c{fill:${cloth}}.t{stroke:${thread}}.d{fill:${dish}}.r{stroke:${rim}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice"${size}><style>${colours(day)}@media (prefers-color-scheme:dark){${colours(dark)}}</style><pattern id="p" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><g class="t" fill="none" stroke-linecap="round" stroke-linejoin="round">${pattern}</g></pattern><path class="c" d="M0 0h600v400H0z"/><path fill="url(#p)" d="M0 0h600v400H0z"/><ellipse cx="304" cy="210" rx="124" ry="122" fill="#2a2019" opacity=".16"/><circle class="d" cx="300" cy="200" r="122"/><circle class="r" cx="300" cy="200" r="113" fill="none" stroke-width="3"/></svg>`
}
