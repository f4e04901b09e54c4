import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (runs(executablePath, {})) return { executablePath, env: {} }
  const packed = path.resolve(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br')
  await inflate(packed)
  const env = {
    LD_LIBRARY_PATH: path.join(tmpdir(), 'al2023/lib'),
    FONTCONFIG_PATH: path.join(tmpdir(), 'fonts'),
  }
  if (!runs(executablePath, env))
    throw new Error('Chromium does not start here; set CHROMIUM_PATH to one that does.')
  return { executablePath, env }
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
