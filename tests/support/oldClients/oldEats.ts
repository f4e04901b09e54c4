import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { openTestSite, type TestMember, type TestSite } from '../testSite.ts'

type Eats = Partial<Awaited<ReturnType<TestMember['caller']['preferences']['get']>>>

/** A kitchen in which old clients and the site change what members eat, for the tests of one file. */
export function prepareOldEats() {
  let site: TestSite
  let app: FastifyInstance
  beforeAll(async () => {
    site = await openTestSite({ config: { writesPerMinute: 10_000 } })
    app = await site.openApp()
  })
  afterAll(() => site.close())

  async function send(cook: TestMember, action: 'read' | 'upsert', columns?: object) {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/tablefields',
      payload: { entity: 'userdetails', action, pk_column: 'userid', pk_value: cook.userId, columns },
      headers: { cookie: `larder=${cook.token}` },
    })
    expect(answer.statusCode).toBe(200)
    return JSON.parse(answer.json().body)
  }

  const read = async (cook: TestMember) => (await send(cook, 'read')).data
  /** The data and the message of the answer. */
  const answerToSave = (cook: TestMember, userinfo: object) => send(cook, 'upsert', { userinfo })
  const save = async (cook: TestMember, userinfo: object) => (await answerToSave(cook, userinfo)).data

  async function changeOnSite(cook: TestMember, change: Eats): Promise<void> {
    const kept = await cook.caller.preferences.get()
    await cook.caller.preferences.save({ ...kept, ...change })
  }

  async function eatsOf(cook: TestMember) {
    const { allergens, otherAllergies, diets, likes } = await cook.caller.preferences.get()
    return { allergens, otherAllergies, diets, likes }
  }

  return {
    ...{ read, save, answerToSave, changeOnSite, eatsOf },
    addMember: () => site.addMember(),
    get site() {
      return site
    },
  }
}
