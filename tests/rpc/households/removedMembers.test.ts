import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addHousehold,
  householdOf,
  invite,
  letDaysPass,
  resetPasswordOf,
  rolesIn,
} from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())

const openLink = async ({ home }: TestMember) => (await home.inviteByLink()).token
const join = ({ caller }: TestMember, token: string) => caller.households.joinByLink({ token })
const remove = (owner: TestMember, { userId }: TestMember) => owner.home.removeMember({ userId })
const notOpen = { code: 'NOT_FOUND' }

test('a removed member cannot rejoin by any link that was open in the household', async () => {
  const [olga, fay, mal] = await addHousehold(site, 'Olga', 'Fay', 'Mal')
  const tokens = [await openLink(olga), await openLink(fay), await openLink(mal)]
  await remove(olga, mal)
  for (const token of tokens) await expect(join(mal, token)).rejects.toMatchObject(notOpen)
  expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member' })
})

test('another person cannot join by a link that a removed member handed on', async () => {
  const [olga, mal] = await addHousehold(site, 'Olga', 'Mal')
  const token = await openLink(olga)
  await remove(olga, mal)
  const eve = await site.addMember('Eve')
  await expect(join(eve, token)).rejects.toMatchObject(notOpen)
})

test('a removal ends invitations mailed to the removed member, and keeps those mailed to others', async () => {
  const [olga, fay] = await addHousehold(site, 'Olga', 'Fay')
  const mal = await site.addMember('Mal')
  await olga.home.inviteByMail({ email: mal.email.toUpperCase() })
  await olga.home.inviteByMail({ email: 'grandma@example.com' })
  await invite(olga, mal)
  await remove(olga, mal)
  const open = (await householdOf(fay)).invitations.map(({ email }) => email)
  expect(open).toEqual(['grandma@example.com'])
})

test('a link made after the removal lets the removed member in again', async () => {
  const [olga, mal] = await addHousehold(site, 'Olga', 'Mal')
  await remove(olga, mal)
  await join(mal, await openLink(olga))
  expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Mal: 'member' })
})

test('a removal leaves the links of other households open', async () => {
  const [olga, mal] = await addHousehold(site, 'Olga', 'Mal')
  const [pat, kid] = [await site.addMember('Pat'), await site.addMember('Kid')]
  const token = await openLink(pat)
  await remove(olga, mal)
  await join(kid, token)
  expect(await rolesIn(pat)).toEqual({ Pat: 'owner', Kid: 'member' })
})

test('members who leave by themselves end only the links they made', async () => {
  const [olga, fay] = await addHousehold(site, 'Olga', 'Fay')
  const [ofOlga, ofFay] = [await openLink(olga), await openLink(fay)]
  await fay.home.leave()
  await expect(join(fay, ofFay)).rejects.toMatchObject(notOpen)
  await join(fay, ofOlga)
  expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member' })
})

test('a member whom a password reset removes cannot come back by another member’s link', async () => {
  const [olga, fay] = await addHousehold(site, 'Olga', 'Fay')
  await letDaysPass(site, 30, olga, fay)
  const mal = await site.addMember('Mal')
  await invite(olga, mal)
  const token = await openLink(fay)
  await resetPasswordOf(site, olga)
  await expect(join(mal, token)).rejects.toMatchObject(notOpen)
  expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member' })
})

test('a password reset that removes no member leaves the links of others open', async () => {
  const [olga, fay] = await addHousehold(site, 'Olga', 'Fay')
  await letDaysPass(site, 30, olga, fay)
  const kid = await site.addMember('Kid')
  const token = await openLink(fay)
  await resetPasswordOf(site, olga)
  await join(kid, token)
  expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member', Kid: 'member' })
})
