import { isInContext } from './buildContext.ts'
import { type Stage, type Step, stepsOf } from './dockerfile.ts'

/** One example of each kind of file that must never be in the build context. */
const ours = ['.git/config', '.env', '.env.local', '.data/password', 'node_modules/a/b.js', 'dist/a.js']

type Rule = [isKept: boolean, sentence: string]

/** One line for each of our rules that the Dockerfile or .dockerignore breaks. */
export function brokenRules(stages: Stage[], ignoreFile: string): string[] {
  const last = stages.at(-1)
  if (!last) return ['There is no stage.']
  return [...stages.flatMap(baseRules), ...finalRules(last), ...contextRules(ignoreFile)]
}

/** The first major version of Postgres with which Larder was installed. */
const firstMajor = 18

/** One line when the image lacks the Postgres that the previous Larder's data need. */
export function missingPostgres(stages: Stage[], packages: Record<string, string>): string[] {
  const previous = packages['@previous-postgres/linux-x64'] ?? ''
  const major = Number(/@(\d+)\.[^@]*$/.exec(previous)?.[1])
  const copies = stages.slice(-1).flatMap((stage) => stepsOf(stage, 'copy'))
  const isThere = copies.some(({ sources }) =>
    sources.some((source) => source.endsWith('/@previous-postgres')),
  )
  return major < firstMajor || isThere
    ? []
    : ['The last stage must copy node_modules/@previous-postgres: it moves the data of the Postgres before.']
}

function baseRules(stage: Stage): string[] {
  const { image, tag } = stage
  const names = stepsOf(stage, 'env').flatMap(({ values }) => Object.keys(values))
  return unmet([
    [tag !== null && tag !== 'latest', `FROM ${image} names no version: an image must not change by itself.`],
    ...names.map(
      (name): Rule => [
        !/key|token|secret|password/i.test(name),
        `ENV ${name} would stand in the image for everybody to read.`,
      ],
    ),
  ])
}

function finalRules(stage: Stage): string[] {
  const user = stepsOf(stage, 'user').at(-1)?.value ?? 'root'
  const health = stepsOf(stage, 'healthcheck').at(-1)?.command
  const cmd = stepsOf(stage, 'cmd').at(-1)?.command
  const port = stepsOf(stage, 'expose').at(-1)?.value
  const volumes = stepsOf(stage, 'volume').map(({ value }) => value)
  const env: Record<string, string> = Object.assign({}, ...stepsOf(stage, 'env').map(({ values }) => values))
  return unmet([
    [!/^(root|0)(:|$)/.test(user), 'The last USER must be one who is not root.'],
    [
      health?.isShellForm === false,
      'There must be a HEALTHCHECK, in exec form: CMD ["program", "argument"].',
    ],
    [
      !health || health.argv.some((argument) => argument.includes('/readyz')),
      'HEALTHCHECK must ask /readyz: a server without its database is not healthy.',
    ],
    [
      cmd?.isShellForm === false,
      'CMD must be in exec form: a shell in between would keep SIGTERM to itself.',
    ],
    [env.NODE_ENV === 'production', 'NODE_ENV must be production.'],
    [port !== undefined && port === env.PORT, 'EXPOSE must name the PORT.'],
    [
      volumes.includes(env.DATA_DIR ?? ''),
      'DATA_DIR must be a VOLUME: what is kept there must outlive the container.',
    ],
    ...stage.steps.map(leanRule),
  ])
}

/** The final stage contains what runs, and nothing that only builds. */
function leanRule(step: Step): Rule {
  if (step.kind === 'run')
    return [false, `Line ${step.line}: the last stage must run no command, only take files.`]
  const everything = /^(\.|\.?\/|\/app\/?|(.*\/)?node_modules\/?)$/
  const isLean = step.kind !== 'copy' || !step.sources.some((source) => everything.test(source))
  return [isLean, `Line ${step.line}: that would bring packages which only build; name what runs.`]
}

function contextRules(ignoreFile: string): string[] {
  return unmet(
    ours.map((path) => [!isInContext(ignoreFile, path), `.dockerignore lets ${path} into the build.`]),
  )
}

function unmet(rules: Rule[]): string[] {
  return rules.filter(([isKept]) => !isKept).map(([, sentence]) => sentence)
}
