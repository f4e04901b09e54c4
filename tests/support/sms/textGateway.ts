import { onTestFinished, vi } from 'vitest'
import type { Config } from '#server/config/config.ts'
import type { TextMessageState } from '#shared/contract/sms.ts'
import { addShopper, type Shopper } from '../grocery/shoppers.ts'
import { type SmsServer, startSmsServer } from '../servers/smsServer.ts'
import { openTestSite, type TestSite } from '../testSite.ts'

/** A Larder that sends its texts to a gateway, which closes when the test has finished. */
export async function openSiteWithGateway(
  config: Partial<Config> = {},
): Promise<SmsServer & { site: TestSite }> {
  const server = await startSmsServer()
  onTestFinished(() => server.close())
  const site = await openTestSite({
    config: { sms: { name: 'webhook', url: `${server.url}/texts` }, ...config },
  })
  return { ...server, site }
}

/** How long tests wait for a text to reach a state. */
export const patience = { timeout: 15_000, interval: 20 }

/** The state of a shopper's text. */
export const stateOfText = async ({ member }: Shopper, textId: string) =>
  (await member.caller.sms.result({ textId })).state

/** Waits until a shopper's text is in this state. */
export const untilTextIs = (shopper: Shopper, textId: string, state: TextMessageState) =>
  vi.waitUntil(async () => (await stateOfText(shopper, textId)) === state, patience)

/** The same, with a shopper who may send texts. */
export async function openShopperWithGateway(): Promise<SmsServer & { site: TestSite; shopper: Shopper }> {
  const opened = await openSiteWithGateway()
  return { ...opened, shopper: await addShopper(opened.site, '+447700900123') }
}
