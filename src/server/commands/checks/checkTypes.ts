import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '../buildState.ts'

// Types of everything, and then of each half with the globals of where it runs: code of the browser knows no Node, code of
// the server no page, and what both share neither. Part of `npm run check`.

const compiler = path.join(projectFolder, 'node_modules/typescript7/bin/tsc')

const typeError = /\berror TS\d+/

/** The compiler's errors for a tsconfig, one a line: in files of this folder alone, since a half imports types of the other. */
export async function findTypeErrors(config: string, folder: string): Promise<string[]> {
  const argv = [
    compiler,
    '-p',
    path.join(projectFolder, config),
    '--noEmit',
    '--singleThreaded',
    '--pretty',
    'false',
  ]
  const options = { cwd: projectFolder, maxBuffer: 1e8 }
  const { stdout } = await promisify(execFile)(process.execPath, argv, options).catch(
    (failed: Error & { stdout: string }) => {
      if (!typeError.test(failed.stdout)) throw failed
      return failed
    },
  )
  return stdout.split('\n').filter((line) => line.startsWith(folder) && typeError.test(line))
}

if (import.meta.main) {
  const halves = ['src/server/', 'src/client/', 'src/shared/']
  const errors = [
    ...(await findTypeErrors('tsconfig.json', '')),
    ...(await Promise.all(halves.map((half) => findTypeErrors(`${half}tsconfig.json`, half)))).flat(),
  ]
  for (const error of new Set(errors)) process.stderr.write(`${error}\n`)
  if (errors.length > 0) process.exitCode = 1
}
