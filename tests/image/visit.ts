import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'
import postgres from 'postgres'
import { openPostgresCluster, urlOfPostgresCluster } from '#server/db/embedded/cluster.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster.ts'
import type { AppRouter } from '#server/rpc/router.ts'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'

const order: GenerateRecipeInput = {
  answers: {
    dietType: 'Vegetarian',
    meatPreference: null,
    mealType: 'Dinner',
    cookingTime: '30 minutes',
    skillLevel: 'Beginner',
    cuisine: 'Italian',
    description: 'Something with lemon',
  },
  change: null,
  seed: 7,
}

/** Opens a page and every file it names, as a browser would. */
export async function openPage(address: string): Promise<void> {
  const page = await fetch(address)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('</html>')) throw new Error(`${address} answered ${page.status}.`)
  const files = [...html.matchAll(/(?:src|href)="(\/[\w./-]+\.\w+)"/g)].map((match) => match[1] ?? '')
  if (!files.some((file) => file.endsWith('.js'))) throw new Error(`${address} names no script.`)
  for (const file of files) {
    const { status, body } = await fetch(new URL(file, address))
    await body?.pipeTo(new WritableStream()) // read to its end, or the server would wait for us as it closes
    if (status !== 200) throw new Error(`${file}, which ${address} names, answered ${status}.`)
  }
}

/** Requests a recipe as the wizard does, reads it to its end, and returns the id of its generation. */
export async function askForRecipe(url: string): Promise<string> {
  const client = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: `${url}/rpc` })] })
  let id: string | null = null
  for await (const event of await client.generation.generate.mutate(order))
    if (event.type === 'finished') id = event.id
  if (id === null) throw new Error('The recipe had no end.')
  return id
}

/** Whether the database in this folder, which must be running, still has a generation. */
export async function isRemembered(dataFolder: string, generationId: string): Promise<boolean> {
  const cluster = openPostgresCluster(dataFolder)
  const sql = postgres(urlOfPostgresCluster(cluster, readPostmasterFile(cluster.data)?.port ?? 0), { max: 1 })
  try {
    return (await sql`select from generations where id = ${generationId}`).length === 1
  } finally {
    await sql.end()
  }
}
