import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectFolder } from '#server/commands/buildState.ts'
import { type Container, freePort, holdConnection, launch } from './container.ts'
import { buildStages, closeTree, commandOf, imageOf } from './imageFolder.ts'
import { chooseKeeper, runBeside, wrongRights } from './keeper.ts'
import { ballast, sizeOf, untilNoPostgres } from './leftovers.ts'
import { newRecord } from './record.ts'
import { askForRecipe, isRemembered, openPage } from './visit.ts'

const { step, figure, close } = newRecord()

/** As the server converts photos, with the packages beside it. */
const remakesPhoto = `import sharp from 'sharp'
const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).webp().toBuffer();`

/**
 * npm run image:rehearse, for machines without a container engine: executes the Dockerfile in empty folders, with this
 * Node instead of the base image's, and runs the result through a container's life.
 */
async function rehearse(root: string): Promise<void> {
  const built = await buildStages(projectFolder, root, step)
  const image = imageOf(built)
  const keeper = chooseKeeper(image)
  const [data = ''] = built.owned
  await step('the image holds what runs and nothing else', () => must(ballast(image.folder)))
  figure('on top of the base image', `${(sizeOf(image.folder) / 2 ** 20).toFixed(0)} MB`)
  closeTree(image, built, keeper)
  console.log(`\nIt runs ${keeper.says}.`)
  await step('only the volume and /tmp can be written', () => must(wrongRights(image, keeper)))

  image.env.PORT = String(await freePort())
  const url = `http://127.0.0.1:${image.env.PORT}`
  const start = () => launch(image, keeper, commandOf(built, 'cmd'), url)
  const isHealthy = () => runBeside(image, keeper, commandOf(built, 'healthcheck')) === 0
  const endsInOrder = async (container: Container) => {
    const code = await container.end('SIGTERM')
    if (code !== 0) throw new Error(`It ended with ${code}:\n${container.output()}`)
    await untilNoPostgres(data)
  }
  const remembers = async (...ids: string[]) => {
    for (const id of ids) if (!(await isRemembered(data, id))) throw new Error('A recipe is gone.')
  }

  await using first = start()
  await step('it starts on an empty volume', first.untilReady)
  await step('/ and all its files', () => openPage(url))
  await step('/generate and all its files', () => openPage(`${url}/generate`))
  const soup = await step('it writes a recipe', () => askForRecipe(url))
  await step('HEALTHCHECK finds it healthy', () => must(isHealthy() ? [] : ['It does not.']))
  await step('sharp finds its machine code', () => {
    const draw = `${remakesPhoto} process.exit(webp.length > 0 ? 0 : 1)`
    const isThere = runBeside(image, keeper, ['node', '--input-type=module', '-e', draw]) === 0
    must(isThere ? [] : ['It does not.'])
  })
  await step('SIGTERM ends it in order, and the database with it', () => endsInOrder(first))
  await step('HEALTHCHECK finds a stopped one unhealthy', () => must(isHealthy() ? ['It does not.'] : []))

  await using second = start()
  await step('it starts again', second.untilReady)
  await step('what it wrote is still there', () => remembers(soup))
  const stew = await step('it writes another recipe', () => askForRecipe(url))
  await step('SIGKILL ends it, and the database with it', async () => {
    await second.end('SIGKILL')
    await untilNoPostgres(data)
  })

  await using third = start()
  await step('it starts after being killed', third.untilReady)
  await step('what it wrote is still there', () => remembers(soup, stew))
  using _ = await holdConnection(url)
  await step('SIGTERM ends it in order while a browser holds a connection', () => endsInOrder(third))

  await using fourth = start()
  await step('SIGTERM ends it while it is starting', async () => {
    while (!existsSync(path.join(data, 'pg/postmaster.pid'))) await sleep(5)
    await fourth.end('SIGTERM')
    await untilNoPostgres(data)
  })
}

function must(complaints: string[]) {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

process.umask(0o022) // an engine's, whatever this shell's is
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'larder-image-')))
chmodSync(root, 0o755)
process.once('exit', () => {
  execFileSync('chmod', ['-R', 'u+w', root])
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  await rehearse(root)
  close(true)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  close(false)
  process.exitCode = 1
}
