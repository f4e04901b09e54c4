import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isInContext, mayHoldContext } from './buildContext.ts'
import type { Stage, Step, StepOf } from './dockerfile.ts'

/**
 * A stage that was built. Its absolute paths are below `folder`, as only root could have its own root
 * folder: /app is folder/app. Only WORKDIR, COPY and ENV name such paths, and they are translated.
 */
export interface BuiltStage {
  stage: Stage
  folder: string
  workdir: string
  env: Record<string, string>
  /** Folders that --chown gave to a user. */
  owned: string[]
}

export interface Builder {
  /** Contains one folder per stage. */
  folder: string
  /** Contains only `node`, as the base image's /usr/local/bin does. */
  nodeFolder: string
  projectFolder: string
  log: string
}

/** Variables that the network needs on this machine; a build sees no other variable of the environment. */
const networkVariables = /^(npm_config_.*|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i

export function emptyStage({ folder }: Builder, stage: Stage): BuiltStage {
  const own = path.join(folder, stage.name)
  mkdirSync(own)
  return { stage, folder: own, workdir: '/', env: {}, owned: [] }
}

/** Executes one step in its folder. Throws with the last lines of the command's output when it fails. */
export function doStep(builder: Builder, built: BuiltStage, others: BuiltStage[], step: Step): void {
  if (step.kind === 'workdir') {
    built.workdir = path.posix.resolve(built.workdir, step.value)
    mkdirSync(inside(built, built.workdir), { recursive: true })
  }
  if (step.kind === 'env') {
    for (const [name, value] of Object.entries(step.values))
      built.env[name] = value.startsWith('/') ? inside(built, value) : value
  }
  if (step.kind === 'copy') copy(builder, built, others, step)
  if (step.kind === 'run') runCommand(builder, built, step.command)
}

/** The path on this machine of a path in the image. */
export function inside({ folder, workdir }: BuiltStage, imagePath: string): string {
  return path.join(folder, path.posix.resolve(workdir, imagePath))
}

function copy(builder: Builder, built: BuiltStage, others: BuiltStage[], step: StepOf<'copy'>) {
  const from = others.find(({ stage }) => stage.name === step.from)
  if (step.from !== null && !from) throw new Error(`There is no stage ${step.from} before this one.`)
  const to = inside(built, step.to)
  for (const name of step.sources) {
    const source = from ? inside({ ...from, workdir: '/' }, name) : path.join(builder.projectFolder, name)
    if (!existsSync(source)) throw new Error(`${name} is not there.`)
    const filter = from ? () => true : contextFilter(builder.projectFolder)
    if (!filter(source)) throw new Error(`.dockerignore keeps ${name} out.`)
    const isFolder = statSync(source).isDirectory()
    const isInto = !isFolder && (step.to.endsWith('/') || step.sources.length > 1 || isFolderAt(to))
    const target = isInto ? path.join(to, path.basename(name)) : to
    mkdirSync(isFolder ? target : path.dirname(target), { recursive: true })
    cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter })
  }
  if (step.owner) built.owned.push(to)
}

/** Accepts what .dockerignore leaves of the project, and the folders that lead to it. */
function contextFilter(projectFolder: string) {
  const ignoreFile = readFileSync(path.join(projectFolder, '.dockerignore'), 'utf8')
  return (file: string) => {
    const name = path.relative(projectFolder, file).split(path.sep).join('/')
    if (name === '') return true
    return statSync(file).isDirectory() ? mayHoldContext(ignoreFile, name) : isInContext(ignoreFile, name)
  }
}

function runCommand({ nodeFolder, log }: Builder, built: BuiltStage, command: string) {
  const home = inside(built, '/root')
  mkdirSync(home, { recursive: true })
  const network = Object.entries(process.env).filter(([name]) => networkVariables.test(name))
  const programs = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const env = {
    ...Object.fromEntries(network),
    PATH: [nodeFolder, ...programs].join(':'),
    HOME: home,
    ...built.env,
  }
  const out = openSync(log, 'a')
  try {
    execFileSync('/bin/sh', ['-c', command], {
      cwd: inside(built, built.workdir),
      env,
      stdio: ['ignore', out, out],
    })
  } catch {
    throw new Error(
      `It failed; its last lines:\n${readFileSync(log, 'utf8').trim().split('\n').slice(-25).join('\n')}`,
    )
  }
}

function isFolderAt(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false
}
