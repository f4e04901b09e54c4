import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Chromium {
  executablePath: string
  env: Record<string, string>
}

/** No network beyond this machine, no graphics card, no sandbox (it needs rights a container may lack). */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium that runs here: the one the packages bring on Linux x64, elsewhere an installed one. */
export async function prepareChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { executablePath: given, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { executablePath: installedChromium(), env: {} }
  const folder = await unpack()
  const executablePath = path.join(folder, 'chromium')
  if (runs(executablePath, {})) return { executablePath, env: {} }
  const env = { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_PATH: folder }
  if (!runs(executablePath, env))
    throw new Error('Chromium does not start here; set CHROMIUM_PATH to one that does.')
  return { executablePath, env }
}

/** The package's browser, libraries and fonts in a folder of this checkout's own, whole or not at all. */
async function unpack(): Promise<string> {
  const modules = path.resolve(import.meta.dirname, '../../../node_modules')
  const packed = path.join(modules, '@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = path.join(modules, `.cache/chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(path.dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = draft // there the package unpacks, and keeps whatever it finds
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(path.join(packed, 'bin/al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`
  writeFileSync(path.join(draft, 'fonts.conf'), `<fontconfig>${fonts}</fontconfig>\n`)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true }) // another run was quicker
  }
  return folder
}

function runs(executablePath: string, env: Record<string, string>): boolean {
  try {
    execFileSync(executablePath, ['--version'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: 30_000,
    })
    return true
  } catch {
    return false
  }
}

function installedChromium(): string {
  const known = [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((file) => existsSync(file))
  if (!known) throw new Error('No Chromium found; set CHROMIUM_PATH to one.')
  return known
}
