import { beforeEach } from 'vitest'
import { listen } from '../recipes/heard.ts'
import { dinnerOrder } from '../recipes/testAnswers.ts'
import type { TestMember, TestSite } from '../testSite.ts'
import { prepareModelSites } from './modelSites.ts'

/** A kitchen with a model for each test of one file, and what the model is sent for a wish. */
export function preparePromptSite() {
  const sites = prepareModelSites()
  let site: TestSite
  beforeEach(async () => {
    site = await sites.openSite({ byModel: true })
  })

  /** What is sent to the model for a wish. */
  async function sentOf(member: TestMember, description: string): Promise<string> {
    await listen(member.caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description } })
    return JSON.stringify(sites.model.requests.at(-1)?.body.messages)
  }

  return { sentOf, addMember: (name: string) => site.addMember(name) }
}
