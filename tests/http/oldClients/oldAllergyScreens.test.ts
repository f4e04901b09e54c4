import { describe, expect, test } from 'vitest'
import { prepareOldEats } from '../../support/oldClients/oldEats.ts'

const { addMember, changeOnSite, eatsOf, read, save } = prepareOldEats()

describe('one screen of an old client that reads again after its own save', () => {
  test('an old client’s screen can remove a diet that it added, repeatedly', async () => {
    const cook = await addMember()
    await read(cook)
    for (const diet of ['vegan', 'vegetarian']) {
      await save(cook, { dietaryPreferences: diet })
      await read(cook)
      const { userinfo } = await save(cook, { dietaryPreferences: '' })
      expect(userinfo).toMatchObject({ dietaryPreferences: '' })
      await read(cook)
    }
    expect(await eatsOf(cook)).toMatchObject({ diets: [] })
  })

  test('an old client’s screen removes a diet that its own later save left out', async () => {
    const cook = await addMember()
    await read(cook)
    await save(cook, { dietaryPreferences: 'vegetarian' })
    for (const diets of ['vegan', '']) {
      await save(cook, { dietaryPreferences: diets })
      await read(cook)
      const { userinfo } = await save(cook, { dietaryPreferences: diets })
      expect(userinfo).toMatchObject({ dietaryPreferences: diets })
    }
  })

  test('an old client’s screen keeps an allergy added after its last read, and the answer shows it', async () => {
    const cook = await addMember()
    await read(cook)
    await save(cook, { foodAllergies: 'kiwi' })
    await read(cook)
    const { userinfo } = await save(cook, { foodAllergies: '' })
    expect(userinfo).toMatchObject({ foodAllergies: 'kiwi' })
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['kiwi'] })
  })

  test('an old client’s screen does not remove what was added on the site before or after its read', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { otherAllergies: ['kiwi'] })
    await save(cook, { foodAllergies: 'milk' })
    await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['kiwi'], likes: ['basil'] })
  })

  test('a stale screen of an old client does not remove an allergy that it never showed', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    for (let at = 0; at < 18; at += 1) await save(cook, { foodAllergies: ['peanuts', `food ${at}`] })
    await read(cook)
    await save(cook, { ...stale, likes: 'thyme' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['thyme'] })
  })
})

describe('two screens of an old client in one session', () => {
  test('a screen of an old client that read before an allergy was added does not remove it', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['vegan'] })
    await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    const all = { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['vegan'], likes: ['basil'] }
    expect(await eatsOf(cook)).toEqual(all)
    // With a word that it typed itself.
    await save(cook, { ...stale, foodAllergies: 'milk' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts', 'milk'], otherAllergies: ['kiwi'] })
  })

  test('a screen of an old client that saved nothing does not remove an allergy saved by the other', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await save(cook, { ...stale, foodAllergies: 'Peanuts', dietaryPreferences: 'vegan' })
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'], likes: ['basil'] })
  })

  test('a screen of an old client that saved nothing removes no allergy after the other has read again either', async () => {
    const cook = await addMember()
    const { userinfo: stale } = await read(cook)
    await save(cook, { foodAllergies: 'nuts' })
    await read(cook)
    await save(cook, stale)
    const { allergens, otherAllergies } = await eatsOf(cook)
    expect([...allergens, ...otherAllergies]).toHaveLength(1)
  })

  test('a screen of an old client that has read everything can remove an allergy and a diet', async () => {
    const cook = await addMember()
    await read(cook)
    await changeOnSite(cook, { allergens: ['peanuts', 'milk'], diets: ['vegan', 'gluten-free'] })
    const { userinfo } = await read(cook)
    await save(cook, { ...userinfo, foodAllergies: 'peanuts', dietaryPreferences: 'vegan' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'] })
  })

  test('an allergy shown to both screens of an old client can be removed by both', async () => {
    const cook = await addMember()
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'] })
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts', 'milk'] })
    await read(cook)
    await save(cook, { ...stale, foodAllergies: 'kiwi' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['milk'], otherAllergies: ['kiwi'] })
  })

  test('repeated reads by one screen do not make the server forget what the other was shown', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    for (let times = 0; times < 12; times += 1) await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['basil'] })
  })

  test('saving more lists than the server remembers does not remove what the other screen never showed', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    const foods = [
      'kiwi',
      'mango',
      'lime',
      'banana',
      'apple',
      'pear',
      'plum',
      'peach',
      'cherry',
      'fig',
      'date',
    ]
    for (const food of [...foods, 'rice', 'oats', 'corn', 'peas', 'leek', 'onion', 'garlic', 'basil'])
      await save(cook, { foodAllergies: ['peanuts', food] })
    await save(cook, { ...stale, likes: 'thyme' })
    const { allergens, likes } = await eatsOf(cook)
    expect({ allergens, likes }).toEqual({ allergens: ['peanuts'], likes: ['thyme'] })
  })

  test('saving diets on one screen does not make the server forget the allergies shown on the other', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    await read(cook)
    const [one, two, three, four] = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free']
    const choices = [
      [one],
      [two],
      [three],
      [four],
      [one, two],
      [one, three],
      [one, four],
      [two, three],
      [two, four],
    ]
    for (const choice of choices) await save(cook, { dietaryPreferences: choice })
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['basil'] })
  })
})
