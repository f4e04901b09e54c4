import {
  type Copy,
  DockerfileParser,
  type Env,
  From,
  Healthcheck,
  type Instruction,
  ModifiableInstruction,
} from 'dockerfile-ast'

/** What runs when the container does. In shell form, the shell is the first process and gets the signals. */
export interface Command {
  argv: string[]
  isShellForm: boolean
}

interface Meanings {
  workdir: { value: string }
  user: { value: string }
  volume: { value: string }
  expose: { value: string }
  env: { values: Record<string, string> }
  copy: { from: string | null; sources: string[]; to: string; owner: string | null }
  run: { command: string }
  cmd: { command: Command | null }
  healthcheck: { command: Command | null }
}
/** One instruction, as it is written and as it is interpreted. */
export type Step = {
  [Kind in keyof Meanings]: { line: number; text: string; kind: Kind } & Meanings[Kind]
}[keyof Meanings]
export type StepOf<Kind> = Extract<Step, { kind: Kind }>

export interface Stage {
  name: string
  image: string
  tag: string | null
  steps: Step[]
}

/** The stages of a Dockerfile. Throws at an instruction that the rehearsal could not execute as an engine would. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text.split('\n')
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const { start, end } = instruction.getRange()
    const written = lines.slice(start.line, end.line + 1).join('\n')
    if (instruction instanceof From) stages.push(stageOf(instruction, stages.length))
    else stages.at(-1)?.steps.push(stepOf(instruction, { line: start.line + 1, text: written }))
  }
  return stages
}

/** A stage's instructions of one kind; of some kinds only the last has an effect. */
export function stepsOf<Kind extends Step['kind']>({ steps }: Stage, kind: Kind): StepOf<Kind>[] {
  return steps.filter((step): step is StepOf<Kind> => step.kind === kind)
}

function stageOf(from: From, place: number): Stage {
  return {
    name: from.getBuildStage() ?? String(place),
    image: from.getImage() ?? '',
    tag: from.getImageTag() ?? from.getImageDigest(),
    steps: [],
  }
}

function stepOf(instruction: Instruction, base: Pick<Step, 'line' | 'text'>): Step {
  const kind = instruction.getKeyword().toLowerCase()
  const text = instruction.getArgumentsContent() ?? ''
  switch (kind) {
    case 'workdir':
    case 'user':
    case 'volume':
    case 'expose':
      return { ...base, kind, value: plain(instruction, text) }
    case 'env':
      return { ...base, kind, values: valuesOf(instruction as Env) }
    case 'copy':
      return { ...base, kind, ...copyOf(instruction as Copy) }
    case 'run':
      if (/(^|[\s"'=])\/(?!dev\/null)/.test(text) || text.includes('<<'))
        refuse(instruction, 'an absolute path or text')
      noFlagsBut(instruction, [])
      return { ...base, kind, command: text }
    case 'cmd':
    case 'healthcheck':
      return { ...base, kind, command: commandOf(instruction, text) }
    default:
      return refuse(instruction)
  }
}

function valuesOf(env: Env): Record<string, string> {
  const values = env
    .getProperties()
    .map((each) => [each.getName(), plain(env, each.getUnescapedValue() ?? '')])
  return Object.fromEntries(values)
}

function copyOf(copy: Copy) {
  noFlagsBut(copy, ['from', 'chown'])
  const paths = copy.getArguments().map((argument) => plain(copy, argument.getValue()))
  if (paths.some((path) => /[*?[<]/.test(path))) refuse(copy, 'a pattern')
  const flag = (name: string) =>
    copy
      .getFlags()
      .find((each) => each.getName() === name)
      ?.getValue() ?? null
  return { from: flag('from'), owner: flag('chown'), sources: paths.slice(0, -1), to: paths.at(-1) ?? '' }
}

/** Null for HEALTHCHECK NONE. */
function commandOf(instruction: Instruction, text: string): Command | null {
  const isHealthcheck = instruction instanceof Healthcheck
  if (isHealthcheck && instruction.getSubcommand()?.getValue().toUpperCase() !== 'CMD') return null
  const written = isHealthcheck ? text.replace(/^CMD\s+/i, '') : text
  const argv = argvIn(written)
  return argv ? { argv, isShellForm: false } : { argv: ['sh', '-c', written], isShellForm: true }
}

function argvIn(text: string): string[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : null
  } catch {
    return null
  }
}

function plain(instruction: Instruction, text: string): string {
  return text.includes('$') ? refuse(instruction, 'a variable') : text
}

function noFlagsBut(instruction: Instruction, known: string[]) {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : []
  const unknown = flags.find((flag) => !known.includes(flag.getName()))
  if (unknown) refuse(instruction, `--${unknown.getName()}`)
}

function refuse(instruction: Instruction, what?: string): never {
  const line = instruction.getRange().start.line + 1
  const subject = what ? `${instruction.getKeyword()} with ${what}` : instruction.getKeyword()
  throw new Error(`Dockerfile, line ${line}: ${subject} cannot be rehearsed.`)
}
