import { describe, expect, test } from 'vitest'
import { prepareOldEats } from '../support/oldEats.ts'

const { addMember, changeOnSite, eatsOf, read, save } = prepareOldEats()

describe('one screen that reads again after its own save', () => {
  test('removes a diet that it added, as often as it likes', async () => {
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

  test('removes a diet that its own later save left out before it had read again', async () => {
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

  test('keeps an allergy that it added after it had read a list without it, and its answer shows it', async () => {
    const cook = await addMember()
    await read(cook)
    await save(cook, { foodAllergies: 'kiwi' })
    await read(cook)
    const { userinfo } = await save(cook, { foodAllergies: '' })
    expect(userinfo).toMatchObject({ foodAllergies: 'kiwi' })
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['kiwi'] })
  })

  test('does not remove what was added on the site before or after', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { otherAllergies: ['kiwi'] })
    await save(cook, { foodAllergies: 'milk' })
    await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['kiwi'], likes: ['basil'] })
  })

  test('does not remove what another screen of its session that was forgotten had never shown', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    for (let at = 0; at < 18; at += 1) await save(cook, { foodAllergies: ['peanuts', `food ${at}`] })
    await read(cook)
    await save(cook, { ...stale, likes: 'thyme' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['thyme'] })
  })
})

describe('two screens of one session', () => {
  test('the one that read before an allergy was added does not remove it', async () => {
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

  test('the one that told nothing does not remove an allergy that the other told', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await save(cook, { ...stale, foodAllergies: 'Peanuts', dietaryPreferences: 'vegan' })
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'], likes: ['basil'] })
  })

  test('the one that told nothing does not remove it after the other has read again either', async () => {
    const cook = await addMember()
    const { userinfo: stale } = await read(cook)
    await save(cook, { foodAllergies: 'nuts' })
    await read(cook)
    await save(cook, stale)
    const { allergens, otherAllergies } = await eatsOf(cook)
    expect([...allergens, ...otherAllergies]).toHaveLength(1)
  })

  test('the one that has read all of it removes an allergy and a diet', async () => {
    const cook = await addMember()
    await read(cook)
    await changeOnSite(cook, { allergens: ['peanuts', 'milk'], diets: ['vegan', 'gluten-free'] })
    const { userinfo } = await read(cook)
    await save(cook, { ...userinfo, foodAllergies: 'peanuts', dietaryPreferences: 'vegan' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'] })
  })

  test('both removes what both were shown', async () => {
    const cook = await addMember()
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'] })
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts', 'milk'] })
    await read(cook)
    await save(cook, { ...stale, foodAllergies: 'kiwi' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['milk'], otherAllergies: ['kiwi'] })
  })

  test('one that reads again and again does not make the server forget what the other was shown', async () => {
    const cook = await addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    for (let times = 0; times < 12; times += 1) await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['basil'] })
  })

  test('one that tells more lists than are remembered does not remove what the other was never shown', async () => {
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

  test('one that saves other diets does not make the server forget which allergies the other was shown', async () => {
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
