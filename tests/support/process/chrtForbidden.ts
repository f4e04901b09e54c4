import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A `PATH` on which `chrt` does as on a host that lets a process give up its policy and not take it back. A process that gives
 * it up stands still for more than two seconds soon after, as if others wanted its core.
 */
export function createPathOfForbiddenChrt() {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-chrt-'))
  const calls = path.join(folder, 'calls')
  writeFileSync(
    path.join(folder, 'chrt'),
    `#!/bin/sh
echo "$2" >> '${calls}'
[ "$2" = --idle ] || exit 1
(sleep 0.3; kill -STOP "$5"; sleep 2.5; kill -CONT "$5") > /dev/null 2>&1 &
`,
    { mode: 0o755 },
  )
  return {
    path: `${folder}:${process.env.PATH}`,
    calls: () => readFileSync(calls, 'utf8').trim().split('\n'),
  }
}
