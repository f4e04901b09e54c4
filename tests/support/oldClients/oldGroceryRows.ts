import type { FastifyInstance } from 'fastify'
import type { TestMember } from '../testSite.ts'

/** The key of one item, beside its member. */
export const oldItemKey = (id: string) => ({ sk_column: 'category_item_id', sk_value: id })

/** How an old client reads and changes the grocery items of a member. */
export function oldGroceryRows(appNow: () => FastifyInstance) {
  async function send({ token, userId }: TestMember, rest: object, at = appNow()) {
    const answer = await at.inject({
      method: 'POST',
      url: '/v1/tablefields',
      headers: { cookie: `larder=${token}` },
      payload: { entity: 'GroceryItemsTable', pk_column: 'user_id', pk_value: userId, ...rest },
    })
    const { statusCode, body } = answer.json()
    return { statusCode, ...JSON.parse(body) }
  }
  return {
    send,
    query: async (member: TestMember) => (await send(member, { action: 'query', limit: 100 })).data,
  }
}
