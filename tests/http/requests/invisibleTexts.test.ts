import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { GroceryItemFields, GroceryStapleInput } from '#shared/contract/grocery.ts'
import { AddGuestInput, RenameHouseholdInput } from '#shared/contract/households.ts'
import { WriteRecipeNoteInput } from '#shared/contract/notes.ts'
import { MealPlanSyncInput } from '#shared/contract/planner/mealPlan.ts'
import { ReadFoodNameInput } from '#shared/contract/preferences.ts'
import { RecipeWordsSchema } from '#shared/contract/recipes/recipeKeeping.ts'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let cook: TestMember
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
  cook = await site.addMember()
})
afterAll(() => site.close())

/** Texts that show nothing: spaces, a zero-width space, a soft hyphen, a word joiner, fillers, a direction mark, a control. */
const invisible = [' ', '\u200b', '\u00ad', '\u2060', '\u3164', '\u2800', '\u202e', '\u200d\ufe0f', '\u0001']

const words = { name: 'Toast', description: '', ingredients: ['1 slice bread'], instructions: ['Toast.'] }
const id = 'a'.repeat(22)

/** The sentences of a refusal by each schema for a text that shows nothing. */
const refusals: readonly (readonly [
  what: string,
  sentence: () => string,
  parse: (text: string) => { success: boolean; error?: unknown },
])[] = [
  [
    'title of a recipe',
    m.recipe_keeping_name_missing,
    (name) => RecipeWordsSchema.safeParse({ ...words, name }),
  ],
  [
    'ingredient line',
    m.recipe_keeping_line_missing,
    (line) => RecipeWordsSchema.safeParse({ ...words, ingredients: [line] }),
  ],
  [
    'item of a grocery list',
    m.grocery_name_missing,
    (name) => GroceryItemFields.safeParse({ name, quantity: '', category: null }),
  ],
  ['staple', m.grocery_staple_missing, (name) => GroceryStapleInput.safeParse({ householdId: id, name })],
  [
    'note on a recipe',
    m.notes_text_missing,
    (text) => WriteRecipeNoteInput.safeParse({ draftId: '1', recipeId: '1', text }),
  ],
  [
    'household',
    m.households_name_missing,
    (name) => RenameHouseholdInput.safeParse({ householdId: id, name }),
  ],
  ['guest', m.households_guest_name_missing, (name) => AddGuestInput.safeParse({ householdId: id, name })],
  ['food', m.preferences_food_missing, (text) => ReadFoodNameInput.safeParse({ text })],
  [
    'feedback',
    m.feedback_description_missing,
    (description) => SubmitFeedbackInput.safeParse({ draftId: '1', type: 'bug', description }),
  ],
]

test.each(refusals)('a %s that shows nothing is refused as an empty one is', (_what, sentence, parse) => {
  for (const text of invisible) {
    const { success, error } = parse(text)
    expect({ text, success }).toEqual({ text, success: false })
    expect(JSON.stringify(error ?? null, ['issues', 'message'])).toContain(
      JSON.stringify(sentence()).slice(1, -1),
    )
  }
  expect(JSON.stringify(parse('Tee \u{1f375}').error ?? null)).not.toContain(sentence())
})

const stamp = '000000001-a'

test.each([
  ['slot', 'settings', 'plan', (text: string) => ({ 'name:slot-1': text })],
  ['note', 'meal', 'meal-1', (text: string) => ({ dish: { kind: 'note', text } })],
  ['template', 'template', 'template-1', (text: string) => ({ name: text })],
  ['food at hand', 'food', 'food-1', (text: string) => ({ name: text })],
  ['price', 'price', 'price-1', (text: string) => ({ name: text })],
])(
  'a %s of the meal plan whose text shows nothing is refused as an empty one is',
  (_what, part, documentId, fields) => {
    const send = (text: string) => {
      const told = Object.fromEntries(
        Object.entries(fields(text)).map(([name, value]) => [name, [value, stamp]]),
      )
      const operation = { id: stamp, part, documentId, fields: told, removed: {} }
      return MealPlanSyncInput.safeParse({ householdId: id, operations: [operation] }).data?.operations[0]
    }
    const ofEmpty = send('')
    expect(ofEmpty).toMatchObject({ sentence: m.meal_plan_text_missing() })
    for (const text of invisible) expect(send(text)).toEqual(ofEmpty)
  },
)

async function send(payload: object) {
  const headers = { cookie: `larder=${cook.token}` }
  const answer = await app.inject({ method: 'POST', url: '/v1/tablefields', payload, headers })
  return answer.json()
}

test('an old client’s title that shows nothing is refused as an empty one is', async () => {
  const save = (recipe_name: string) =>
    send({
      ...{ entity: 'RecipeTable', action: 'upsert', pk_column: 'recipe_id', pk_value: '1700000000001007' },
      columns: { ...oldColumns, recipe_name },
    })
  for (const text of invisible) expect(await save(text)).toMatchObject({ statusCode: 400 })
  expect((await save('\u200b')).body).toContain(m.recipe_keeping_name_missing())
})
