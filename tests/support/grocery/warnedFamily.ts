import type { TestSite } from '../testSite.ts'

/** What a guest eats who has no needs. */
export const eatsEverything = {
  allergens: [],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: [],
  isVulnerable: false,
}

/** A warning for an eater, by an allergen or by a food in own words. */
export const warningOf = (
  eater: string,
  concern: { allergen?: string; food?: string },
  isCertain: boolean,
) => ({
  ...{ allergen: null, food: null, ...concern },
  eater,
  isCertain,
})

/** Ada, who is allergic to sesame and does not like leeks, and her guest Mia, allergic to kiwi and peanuts. */
export async function addWarnedFamily(site: TestSite) {
  const ada = await site.addMember('Ada')
  const told = await ada.caller.preferences.get()
  const own = { allergens: ['sesame' as const], diets: ['vegan' as const], dislikes: ['leeks'] }
  await ada.caller.preferences.save({ ...told, ...own })
  await ada.home.addGuest({
    ...eatsEverything,
    name: 'Mia',
    allergens: ['peanuts'],
    otherAllergies: ['kiwi'],
  })
  return ada
}
