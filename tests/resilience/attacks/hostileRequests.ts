import { maxRecipeLines, recipeLineMaxLength } from '#shared/contract/limits.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'

/** A request of a hostile client. */
export interface Asked {
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Milliseconds after which the client leaves. */
  leaveAfterMs?: number
  /** Called with the status of the answer. */
  onAnswer?: (status: number) => void
}

const words = 'abcdefghijklmnopqrstuvwxyz'
export const some = (below: number) => Math.floor(Math.random() * below)
const word = () => Array.from({ length: 3 + some(6) }, () => words[some(26)]).join('')
const query = (path: string, input: object) =>
  `/rpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`
const batchOf = (path: string, inputs: object[]) =>
  `/rpc/${inputs.map(() => path).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify({ ...inputs }))}`
const json = { 'content-type': 'application/json' }
const listing = { accept: 'application/json' }
const page = { accept: 'text/html' }

/** Expensive requests that anyone may send. */
export const ofVisitors: ((recipeId: string) => Asked)[] = [
  () => ({ path: '/recipes', headers: listing }),
  () => ({
    path: '/v1/tablefields',
    method: 'POST',
    headers: json,
    body: '{"entity":"RecipeTable","action":"scan"}',
  }),
  () => ({
    path: batchOf(
      'recipes.list',
      Array.from({ length: 5 }, () => ({ query: word() })),
    ),
  }),
  () => ({
    path: batchOf(
      'recipes.list',
      Array.from({ length: 20 }, () => ({})),
    ),
  }),
  () => ({
    path: query('recipes.list', {
      cuisine: 'Italian',
      without: ['milk', 'nuts'],
      strict: true,
      page: 1 + some(125),
    }),
  }),
  () => ({ path: `/recipes?q=${word()}+${word()}`, headers: page }),
  () => ({ path: `/recipes?page=${1 + some(125)}&sort=time`, headers: page }),
  (id) => ({ path: query('recipes.report', { recipeId: id }) }),
  (id) => ({ path: query('recipes.scalables', { recipeId: id }) }),
  (id) => ({ path: `/recipe/${id}?servings=${1 + some(40)}` }),
  (id) => ({ path: `/recipe/${id}` }),
  () => ({ path: '/sitemap.xml' }),
  () => ({ path: '/recipes', headers: listing, leaveAfterMs: 40 }),
  (id) => ({ path: `/recipe/${id}?units=us`, leaveAfterMs: 10 }),
  () => ({ path: '/', headers: { cookie: `larder=${word()}` } }),
  signIn,
  generate,
]
/** Expensive requests that a member may send. */
export const ofMembers: ((recipeId: string) => Asked)[] = [
  () => ({ path: '/account/download', method: 'POST' }),
  () => ({ path: '/account/download', method: 'POST', leaveAfterMs: 100 }),
  (id) => photo(id, 3 * 1024 * 1024),
  (id) => ({ ...photo(id, 1_000), leaveAfterMs: 8_000 }),
  () => ({ path: query('recipes.list', { mine: true, query: word() }) }),
  (id) => ({ path: query('recipes.listRevisions', { recipeId: id }) }),
  (id) => ({ path: query('recipes.report', { recipeId: id }) }),
]

/** A form with a file that only begins like a JPEG, and with no end where it is cut off early. */
const photo = (recipeId: string, size: number): Asked =>
  photoForm(recipeId, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size)]))

export function photoForm(recipeId: string, bytes: Buffer): Asked {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  return {
    path: `/recipe/${recipeId}/photo`,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  }
}

/** A member, and what they may edit. */
export interface HostileMember {
  householdId: string
  /** Their recipes, and the version that each has. */
  versions: Map<string, number>
}

/** A sign-in with an unknown address, whose password takes as long to compare as any. */
function signIn(): Asked {
  const body = JSON.stringify({ email: `${word()}@example.com`, password: `Quite-l0ng-${word()}` })
  return { path: '/rpc/auth.signIn', method: 'POST', headers: json, body }
}

function generate(): Asked {
  const { answers, change } = dinnerOrder
  const wish = { change, answers: { ...answers, description: `With ${word()} and ${word()}, please.` } }
  return {
    path: '/rpc/generation.generate?batch=1',
    method: 'POST',
    headers: { ...json, 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: wish }),
  }
}

const longLine = () =>
  `${word()} ${'butter '.repeat(recipeLineMaxLength / 7)}`.slice(0, recipeLineMaxLength).trim()
const longLines = () => Array.from({ length: maxRecipeLines }, longLine)

/** Writes that a member may send: recipes of full length, items of lists; and a stream that is left. */
export const writesOf = (member: HostileMember): (() => Asked)[] => [
  submit,
  () => edit(member),
  () => addItem(member),
  () => followList(member),
]

function submit(): Asked {
  const recipe = typedRecipe({ name: `Soup ${word()}`, ingredients: longLines(), instructions: longLines() })
  return { path: '/rpc/recipes.submit', method: 'POST', headers: json, body: JSON.stringify(recipe) }
}

function edit({ versions }: HostileMember): Asked {
  const [recipeId = '', version = 1] = [...versions][some(versions.size)] ?? []
  const recipe = {
    recipeId,
    version,
    kind: 'recipe',
    name: `Soup ${word()}`,
    description: 'For long evenings.',
    ingredients: longLines(),
    instructions: longLines(),
  }
  return {
    path: '/rpc/recipes.edit',
    method: 'POST',
    headers: json,
    body: JSON.stringify(recipe),
    onAnswer: (status) => {
      if (status === 200) versions.set(recipeId, version + 1)
    },
  }
}

/** Changes the visibility of an own recipe. */
export function showTo(recipeId: string, visibility: 'everyone' | 'creator'): Asked {
  const body = JSON.stringify({ recipeId, shownTo: { visibility } })
  return { path: '/rpc/recipes.setVisibility', method: 'POST', headers: json, body }
}

const operations = createGroceryOperations(new HybridClock('abuse'), Date.now)

function addItem({ householdId }: HostileMember): Asked {
  const item = { name: `Item ${word()}`, quantity: '', category: null }
  const body = { householdId, operations: [operations.addItem('abuse', 'default', item)] }
  return { path: '/rpc/grocery.sync', method: 'POST', headers: json, body: JSON.stringify(body) }
}

function followList({ householdId }: HostileMember): Asked {
  const headers = { accept: 'text/event-stream' }
  return { path: query('grocery.changes', { householdId, since: 0 }), headers, leaveAfterMs: 5_000 }
}
