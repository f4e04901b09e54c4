import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageNamesByLocale } from '#shared/locale.ts'
import { projectFolder } from '../buildState.ts'

const folder = path.join(projectFolder, 'dist/letters')
const stamp = path.join(folder, 'cut-from')
/** The file with the languages' names. */
const localeFile = path.join(projectFolder, 'src/shared/locale.ts')

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at))
// Further characters of sentences in Latin languages, and of recipes in any of them.
const nonAsciiLetters = '\u00A0\u202F¡©«°·»¿×¼½¾ÀÁÂÄÇÈÉÊËÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûüŒœ–—‘’“”„•…⁄€™−'
const letters = ascii + nonAsciiLetters

const faces = [
  {
    file: 'fraunces.woff2',
    from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    family: 'Fraunces',
    weights: '600',
  },
  {
    file: 'source-sans-3.woff2',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    family: 'Source Sans 3 Variable',
    weights: '200 900',
  },
]

/** For each script the letters of one language's name, which is at the foot of every page. */
const names = [
  {
    file: 'name-hindi.woff2',
    from: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    name: languageNamesByLocale.hi,
    locals: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', 'Mangal'],
  },
  {
    file: 'name-arabic.woff2',
    from: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    name: languageNamesByLocale.ar,
    locals: ['Noto Sans Arabic', 'Noto Naskh Arabic', 'Segoe UI', 'Geeza Pro'],
  },
]

/** The average width, height and depth of our fonts, relative to their size. */
const measures = {
  dish: { ascent: 0.978, descent: 0.255, widths: { 600: 0.4845 } },
  work: { ascent: 1.024, descent: 0.4, widths: { 400: 0.418, 600: 0.431 } },
}

interface StandIn {
  name: string
  of: keyof typeof measures
  faces: { weight: number; width: number; locals: string[] }[]
}

/**
 * System fonts that are scaled to the width and height of ours: a page that is first drawn in them does not move when
 * ours arrive. Average widths of English text are from @capsizecss/metrics 4, those of DejaVu as measured in Chromium
 * on the questions and answers.
 */
const standIns: StandIn[] = [
  {
    name: 'Dish as Georgia',
    of: 'dish',
    faces: [{ weight: 600, width: 0.515, locals: ['Georgia Bold', 'Georgia-Bold', 'Noto Serif Bold'] }],
  },
  {
    name: 'Dish as Times',
    of: 'dish',
    faces: [{ weight: 600, width: 0.4326, locals: ['Times New Roman Bold', 'Liberation Serif Bold'] }],
  },
  {
    name: 'Dish as DejaVu',
    of: 'dish',
    faces: [{ weight: 600, width: 0.5745, locals: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] }],
  },
  {
    name: 'Work as Arial',
    of: 'work',
    faces: [
      { weight: 400, width: 0.4458, locals: ['Arial', 'ArialMT', 'Liberation Sans'] },
      { weight: 600, width: 0.48, locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
    ],
  },
  {
    name: 'Work as Roboto',
    of: 'work',
    faces: [
      { weight: 400, width: 0.4448, locals: ['Roboto', 'Segoe UI'] },
      { weight: 600, width: 0.4521, locals: ['Roboto Bold', 'Roboto-Bold', 'Segoe UI Semibold'] },
    ],
  },
  {
    name: 'Work as Open Sans',
    of: 'work',
    faces: [
      {
        weight: 400,
        width: 0.4688,
        locals: ['Open Sans Regular', 'OpenSans-Regular', 'Noto Sans Regular', 'NotoSans-Regular'],
      },
      {
        weight: 600,
        width: 0.5029,
        locals: ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold', 'NotoSans-Bold'],
      },
    ],
  },
  {
    name: 'Work as DejaVu',
    of: 'work',
    faces: [
      { weight: 400, width: 0.5063, locals: ['DejaVu Sans', 'DejaVuSans'] },
      { weight: 600, width: 0.5803, locals: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
    ],
  },
]

/**
 * Cuts the letters that nearly every page needs out of each font, unless that is up to date: they are two thirds of its
 * bytes, and every page loads them first. The whole font loads where a page has other letters.
 */
export async function cutFontLetters(): Promise<void> {
  const fontSubsets = [
    ...faces.map((face) => ({ ...face, text: letters, variationAxes: {} })),
    ...names.map((each) => ({ ...each, text: each.name, variationAxes: { wght: { min: 400, max: 600 } } })),
  ]
  const sources = fontSubsets.map(({ from }) => path.join(projectFolder, 'node_modules', from))
  const fingerprint = fingerprintOf([import.meta.filename, localeFile, ...sources])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const { default: subsetFont } = await import('subset-font')
  mkdirSync(folder, { recursive: true })
  for (const [at, { file, text, variationAxes }] of fontSubsets.entries())
    writeFileSync(
      path.join(folder, file),
      await subsetFont(readFileSync(sources[at]!), text, { targetFormat: 'woff2', variationAxes }),
    )
  const rules = [...faces.map(ruleOf), ...names.map(nameRule), ...standIns.flatMap(standInRules)]
  writeFileSync(path.join(folder, 'letters.css'), rules.join('\n'))
  writeFileSync(stamp, fingerprint)
}

/** Of two rules for one letter a browser uses the later: this one comes after that of the whole font. */
const ruleOf = ({ family, weights, file }: (typeof faces)[number]) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: U+20-7E, ${rangeOf(nonAsciiLetters)};
}
`

const rangeOf = (text: string) =>
  [...new Set(text)].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(', ')

/** Uses the device's own font where it has one. */
const nameRule = ({ locals, file, name }: (typeof names)[number]) => `@font-face {
  font-family: "Larder Names";
  font-weight: 400 600;
  font-display: swap;
  src: ${locals.map((local) => `local("${local}")`).join(', ')}, url("./${file}") format("woff2");
  unicode-range: ${rangeOf(name)};
}
`

function standInRules({ name, of, faces }: StandIn): string[] {
  const { ascent, descent, widths } = measures[of]
  return faces.map(({ weight, width, locals }) => {
    const scale = (widths as Record<number, number>)[weight]! / width
    const share = (value: number) => `${(value * 100).toFixed(1)}%`
    return `@font-face {
  font-family: "${name}";
  font-weight: ${weight};
  src: ${locals.map((local) => `local("${local}")`).join(', ')};
  size-adjust: ${share(scale)};
  ascent-override: ${share(ascent / scale)};
  descent-override: ${share(descent / scale)};
  line-gap-override: 0%;
}
`
  })
}

function fingerprintOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
