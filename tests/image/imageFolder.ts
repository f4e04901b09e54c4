import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readDockerfile, stepsOf } from './dockerfile.ts'
import type { Image, Keeper } from './keeper.ts'
import { type Builder, type BuiltStage, doStep, emptyStage, inside } from './stageFolder.ts'

type StepRunner = (name: string, work: () => void) => Promise<void>

/** Executes all steps of all stages below `folder`; the last stage is the image. */
export async function buildStages(
  projectFolder: string,
  folder: string,
  step: StepRunner,
): Promise<BuiltStage> {
  const builder: Builder = {
    projectFolder,
    folder: path.join(folder, 'stages'),
    nodeFolder: path.join(folder, 'bin'),
    log: path.join(folder, 'build.log'),
  }
  for (const each of [builder.folder, builder.nodeFolder]) mkdirSync(each)
  copyFileSync(process.execPath, path.join(builder.nodeFolder, 'node'))
  const done: BuiltStage[] = []
  for (const stage of readDockerfile(readFileSync(path.join(projectFolder, 'Dockerfile'), 'utf8'))) {
    const built = emptyStage(builder, stage)
    done.push(built)
    for (const each of stage.steps.filter(({ kind }) => ['workdir', 'env', 'copy', 'run'].includes(kind)))
      await step(`${stage.name}: ${each.text}`, () => doStep(builder, built, done.slice(0, -1), each))
  }
  const last = done.at(-1)
  if (!last) throw new Error('The Dockerfile has no stage.')
  return last
}

/** What an engine would start from a stage, with the environment that it would set. */
export function imageOf(built: BuiltStage): Image {
  const temporary = inside(built, '/tmp')
  const volumes = stepsOf(built.stage, 'volume').map(({ value }) => inside(built, value))
  for (const folder of [temporary, ...volumes]) mkdirSync(folder, { recursive: true })
  const programs = path.join(built.folder, '../../bin')
  return {
    folder: built.folder,
    writable: [temporary, ...volumes],
    workdir: inside(built, built.workdir),
    env: { PATH: `${programs}:/usr/bin:/bin:/usr/sbin:/sbin`, TMPDIR: temporary, ...built.env },
  }
}

/** Makes the whole tree read-only, then gives the runner what the image gives to its user. */
export function closeTree(image: Image, built: BuiltStage, { user }: Keeper): void {
  execFileSync('chmod', ['-R', 'a-w', image.folder])
  chmodSync(inside(built, '/tmp'), 0o1777)
  for (const folder of built.owned) {
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
    execFileSync('chmod', ['-R', 'u+w', folder])
  }
}

export function commandOf({ stage }: BuiltStage, kind: 'cmd' | 'healthcheck'): string[] {
  const command = stepsOf(stage, kind).at(-1)?.command
  if (!command) throw new Error(`The last stage has no ${kind.toUpperCase()}.`)
  return command.argv
}
