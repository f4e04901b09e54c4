import { describe, expect, test } from 'vitest'
import { prepareLarderWithMail } from '../support/accounts/accounts.ts'
import { prepareBrowser, visit } from '../support/browser/browserTest.ts'

const { open } = prepareBrowser()
const { at, execute } = prepareLarderWithMail()

describe('sharing a recipe', () => {
  test('sharing a recipe passes title, description and address to the device if it can share', async () => {
    const page = await open({})
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) })
    })
    await visit(page, at('/recipe/demo-8'))
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = () => page.evaluate(() => (window as { shared?: Record<string, string> }).shared)
    await expect.poll(shared).toMatchObject({ url: at('/recipe/demo-8') })
    expect((await shared())?.title).toBe(await page.getByRole('heading', { level: 1 }).innerText())
    const [recipe] = await execute("select description from recipes where id = 'demo-8'")
    expect((await shared())?.text).toBe(recipe?.description)
    expect(await page.getByText('Link copied to clipboard!').count()).toBe(0)
  })

  test('sharing a recipe copies the address if the device cannot share, and says so', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await visit(page, at('/recipe/demo-8?servings=6'))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied to clipboard!', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('/recipe/demo-8?servings=6'))
  })

  test('sharing a recipe copies the address if the device refuses to share, and does nothing if the visitor cancels', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript(() => {
      const refuse = (name: string) => () => Promise.reject(new DOMException('', name))
      Object.assign(window, {
        refuseShare: (name: string) => Object.assign(navigator, { share: refuse(name) }),
      })
    })
    await visit(page, at('/recipe/demo-8'))
    const share = page.getByRole('button', { name: 'Share' })
    const refuseBy = (reason: string) =>
      page.evaluate(
        (name) => (window as unknown as { refuseShare(name: string): void }).refuseShare(name),
        reason,
      )
    await refuseBy('AbortError')
    await share.click()
    await expect.poll(() => share.isEnabled()).toBe(true)
    expect(await page.getByText('Link copied to clipboard!').count()).toBe(0)
    await refuseBy('NotAllowedError')
    await share.click()
    await page.getByText('Link copied to clipboard!', { exact: true }).waitFor()
  })

  test('sharing a recipe shows the address if it cannot be copied', async () => {
    const page = await open({})
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await visit(page, at('/recipe/demo-8'))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText(`Please copy the address by hand: ${at('/recipe/demo-8')}`).waitFor()
  })
})
