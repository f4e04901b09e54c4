import type { AddGuestInput } from '#shared/contract/households.ts'
import type { TestMember, TestSite } from '../testSite.ts'

/** A child who is allergic to peanuts, eats no leeks and must have nothing raw. */
export const mia: Omit<AddGuestInput, 'householdId' | 'draftId'> = {
  name: 'Mia',
  allergens: ['peanuts'],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: ['leeks'],
  isVulnerable: true,
}

/** Ada, allergic to tomatoes, and her daughter Mia. */
export async function addAllergicFamily(site: TestSite): Promise<TestMember> {
  const ada = await site.addMember('Ada')
  const told = await ada.caller.preferences.get()
  await ada.caller.preferences.save({
    ...told,
    otherAllergies: ['tomatoes'],
    diets: ['dairy-free'],
    likes: ['beans'],
  })
  await ada.home.addGuest(mia)
  return ada
}
