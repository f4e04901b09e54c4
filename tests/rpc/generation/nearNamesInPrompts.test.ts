import { expect, test } from 'vitest'
import { preparePromptSite } from '../../support/servers/promptSite.ts'

const { addMember, sentOf } = preparePromptSite()

test.each([
  ['English', 'Priya', 'no nuts for Pria', 'no nuts for Person 1'],
  ['English', 'Priya', 'Pria hates olives', 'Person 1 hates olives'],
  ['English', 'Priya', 'no nuts for pria', 'no nuts for Person 1'],
  ['English', 'Priya', "Pria's nut allergy", "Person 1's nut allergy"],
  ['English', 'Priya', 'Tom and Pryia eat no egg', 'Guest 1 and Person 1 eat no egg'],
  ['English', 'Priya', 'nuts (Pria)', 'nuts (Person 1)'],
  ['English', 'Mary Thandiwe', 'a soup for Thandwe', 'a soup for Person 1'],
  ['German', 'Annika', 'keine Nüsse für Anika', 'keine Nüsse für Person 1'],
  ['German', 'Annika', 'Anikas Allergie', 'Person 1 Allergie'],
  ['German', 'Matthias', 'Mathias mag keine Pilze', 'Person 1 mag keine Pilze'],
  ['French', 'Aurélie', 'sans noix pour Aureli', 'sans noix pour Person 1'],
  ['French', 'Mathilde', 'Matilde est allergique aux noix', 'Person 1 est allergique aux noix'],
  ['Spanish', 'Jimena', 'sin nueces para Gimena', 'sin nueces para Person 1'],
  ['Spanish', 'Yolanda', 'Yolnda es alérgica al huevo', 'Person 1 es alérgica al huevo'],
  ['Hindi', 'प्रिया', 'प्रीया को मूंगफली नहीं', 'Person 1 को मूंगफली नहीं'],
  ['Hindi', 'श्रेया', 'श्रया के लिए बिना दूध', 'Person 1 के लिए बिना दूध'],
  ['Arabic', 'فاطمة', 'بدون حليب لفاتمة', 'بدون حليب Person 1'],
  ['Arabic', 'خديجة', 'خديحة عندها حساسية من البيض', 'Person 1 عندها حساسية من البيض'],
])('a misspelt name of a member is not sent to the model, in %s', async (...told) => {
  const [_language, name, wish, expected] = told
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Harry', 'something for a hurry, no nuts'],
  ['Kate', 'late dinner for two'],
  ['Kate', 'a soup for late dinner'],
  ['Tina', 'tuna and rice'],
  ['Tina', 'Tuna is fine'],
  ['Jack', 'back to basics, a rack of lamb'],
  ['Mary', 'Many vegetables, please'],
  ['Luke', 'I like soup'],
  ['Karin', 'Abendessen am Kamin'],
  ['Laura', 'sin harina, para la hora de la cena'],
  ['Marie', 'une recette pour mardi'],
  ['Pilar', 'algo para picar'],
  ['César', 'algo para cenar'],
  ['Kate', 'Late dinner for two'],
  ['Paul', 'pail of soup'],
  ['Mira', 'मीठा और मिर्च'],
  ['मीरा', 'मीठा और जीरा चावल'],
  ['سارة', 'سمك حار'],
  ['Kerry', 'curry and Berry cake'],
])('with %s in the household, "%s" is sent to the model unchanged', async (name, wish) => {
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test.each([
  ['English', 'no nuts for Olivia', 'no nuts for Guest 1'],
  ['English', 'no nuts for Nathan, Nathan hates fish', 'no nuts for Guest 1, Guest 1 hates fish'],
  ['English', 'Tim (nuts), Anna (gluten)', 'Guest 1 (nuts), Guest 2 (gluten)'],
  ['English', "no egg, it is for Paula's birthday", "no egg, it is for Guest 1's birthday"],
  ['German', 'keine Nüsse für Jonas', 'keine Nüsse für Guest 1'],
  ['German', 'für Jonas Nudeln ohne Ei', 'für Guest 1 Nudeln ohne Ei'],
  ['French', 'sans noix pour Camille', 'sans noix pour Guest 1'],
  ['Spanish', 'Lucía es alérgica al huevo', 'Guest 1 es alérgica al huevo'],
  ['Hindi', 'राहुल को मूंगफली नहीं', 'Guest 1 को मूंगफली नहीं'],
  ['Arabic', 'بدون حليب لأحمد', 'بدون حليب Guest 1'],
])('the first name of an unlisted guest is not sent to the model, in %s', async (...told) => {
  const [_language, wish, expected] = told
  const member = await addMember('Zsuzsanna')
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  'pasta by Jamie Oliver',
  'a curry for Jamie Oliver fans',
  'Salmon: with Hollandaise',
  'أنا أحب السمك',
  'Caesar salad for two',
  'Jack cheese and eggs',
  'a Margherita for the kids',
  'max 30 minutes, for max two people',
  'Victoria sponge and a cup of tea',
  'für Rose und Wein',
  'sopa de Santiago para dos',
])('the wish "%s" without an eater’s name is sent to the model unchanged', async (wish) => {
  const member = await addMember('Zsuzsanna')
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test('two eaters with nearly the same name are distinguished', async () => {
  const member = await addMember('Marie')
  const plain = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
  await member.home.addGuest({ ...plain, name: 'Maria' })
  expect(await sentOf(member, 'no nuts for Marie, no fish for Maria')).toContain(
    '<wish>no nuts for Person 1, no fish for Person 2</wish>',
  )
})

test.each([
  ['William', 'Bill can’t have nuts', 'Person 1 can’t have nuts'],
  ['William Turner', 'pancakes, Billy hates raisins', 'pancakes, Person 1 hates raisins'],
  ['Mohammed', 'no nuts as Mo is visiting', 'no nuts as Person 1 is visiting'],
  ['Elizabeth', 'Lizzie is coeliac', 'Person 1 is coeliac'],
  ['José María', 'sin gluten, Chema es celíaco', 'sin gluten, Person 1 es celíaco'],
  ['Francisco', 'Paco no come marisco', 'Person 1 no come marisco'],
  ['Margarethe', 'ohne Nüsse, Gretel kommt', 'ohne Nüsse, Person 1 kommt'],
  ['Johannes', 'Hansi isst keinen Fisch', 'Person 1 isst keinen Fisch'],
  ['Friederike', 'Rike mag keinen Fisch', 'Person 1 mag keinen Fisch'],
  ['Guillaume', 'sans œuf, Guigui est allergique', 'sans œuf, Person 1 est allergique'],
  ['Rajesh', 'Raju cannot eat paneer', 'Person 1 cannot eat paneer'],
])('a customary short form of the eater %s in "%s" is not sent to the model', async (...row) => {
  const [name, wish, expected] = row
  expect(await sentOf(await addMember(name), wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ["D'Arcy O'Neill", 'darcy oneill hates peas', 'Person 1 hates peas'],
  ["D'Arcy O'Neill", 'oneill hates peas', 'Person 1 hates peas'],
  ["Bridget O'Connor", 'no nuts for bridget oconnor', 'no nuts for Person 1'],
  ['Chiara D’Angelo', 'senza noci per Dangelo', 'senza noci per Person 1'],
  ["N'Golo", 'ngolo mange sans lait', 'Person 1 mange sans lait'],
])('the name of %s without its apostrophes in "%s" is not sent to the model', async (...row) => {
  const [name, wish, expected] = row
  expect(await sentOf(await addMember(name), wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['William', 'who pays the bill'],
  ['Richard', 'a rich stew'],
  ['Margaret', 'peg the dough'],
  ['Salvador', 'Sal y pimienta'],
  ['Valeria', 'Vale, algo con pollo'],
])('with %s in the household, "%s" is sent to the model unchanged', async (name, wish) => {
  expect(await sentOf(await addMember(name), wish)).toContain(`<wish>${wish}</wish>`)
})
