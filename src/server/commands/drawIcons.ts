import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

// npm run docs:icons: draws the icons of the installed Larder from its logo, src/client/public/favicon.svg.
const folder = path.resolve(import.meta.dirname, '../../client/public')
const logo = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')
// Where a phone rounds the corners itself, the background must reach them, and the jar stays in the safe circle.
const whole = logo
  .replace(/rx="\d+"/, '')
  .replace('<g ', '<g transform="translate(32 32) scale(1.05) translate(-32 -35)" ')

const icons = [
  { file: 'larder-192', svg: logo, size: 192 },
  { file: 'larder-512', svg: logo, size: 512 },
  { file: 'larder-maskable-192', svg: whole, size: 192 },
  { file: 'larder-maskable-512', svg: whole, size: 512 },
  { file: 'apple-touch-icon', svg: whole, size: 180 },
]
for (const { file, svg, size } of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 32, effort: 10 })
    .toFile(path.join(folder, 'icons', `${file}.png`))
