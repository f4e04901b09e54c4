import { expect, test } from 'vitest'
import { preparePromptSite } from '../../support/servers/promptSite.ts'

const { addMember, sentOf } = preparePromptSite()

test.each([
  ['German', 'Katharina', 'Katharinas Allergie', 'Person 1 Allergie'],
  ['Polish', 'Katarzyna', 'bez orzechów dla Katarzyny', 'bez orzechów dla Person 1'],
  ['Arabic', 'أحمد', 'بدون حليب لأحمد وأحمد', 'بدون حليب Person 1 Person 1'],
  ['Hindi', 'अन्ना', 'अन्नाको मूंगफली नहीं', 'Person 1 मूंगफली नहीं'],
  ['Hindi with respect', 'लीना', 'लीनाजी को दूध नहीं', 'Person 1 को दूध नहीं'],
  [
    'Russian',
    'Анна',
    'АННА не ест рыбу, для Анны без яиц, Анне суп',
    'Person 1 не ест рыбу, для Person 1 без яиц, Person 1 суп',
  ],
  ['Russian', 'Игорь', 'для Игоря без молока', 'для Person 1 без молока'],
  ['Greek', 'Γιάννης', 'χωρίς γάλα για τον Γιάννη, ΓΙΑΝΝΗΣ', 'χωρίς γάλα για τον Person 1, Person 1'],
  ['Chinese', '安娜', '安娜不吃花生', 'Person 1不吃花生'],
  ['Japanese', 'アンナ', 'アンナは卵アレルギー', 'Person 1は卵アレルギー'],
  ['Korean', '안나', '안나는 우유를 못 먹어요', 'Person 1는 우유를 못 먹어요'],
  ['Persian', 'آنا', 'بدون شیر برای آنا', 'بدون شیر برای Person 1'],
  [
    'Latin letters, other case and accents',
    'Zoë',
    'ZOE and zoé eat no fish',
    'Person 1 and Person 1 eat no fish',
  ],
  ['Turkish', 'İpek', 'ipek için sütsüz, IPEK', 'Person 1 için sütsüz, Person 1'],
  ['Vietnamese', 'Hương', 'huong bị dị ứng tôm', 'Person 1 bị dị ứng tôm'],
  ['Chinese beside Latin letters', 'Anna', 'Anna不吃花生', 'Person 1不吃花生'],
])('an inflected name of a member is not sent to the model, in %s', async (...told) => {
  const [_language, name, wish, expected] = told
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Oma Gerda', 'no nuts for Gerda', 'no nuts for Person 1'],
  ['Mia Schmidt', 'Frau Schmidt eats no egg', 'Frau Person 1 eats no egg'],
  ["O'Brien", 'no egg for OBrien', 'no egg for Person 1'],
  ['Mary Ann', "MaryAnn's nut allergy", "Person 1's nut allergy"],
  ['Jean-Luc', 'sans lait pour JeanLuc', 'sans lait pour Person 1'],
  ['Anna-Lena', 'Lena and Anna eat no fish', 'Person 1 and Person 1 eat no fish'],
  ['Dr. Weber', 'kein Ei für Weber', 'kein Ei für Person 1'],
  ['Muhammad Ali', 'Ali eats no pork', 'Person 1 eats no pork'],
  ['राम कुमार', 'कुमार को दूध नहीं', 'Person 1 को दूध नहीं'],
  ['أبو أحمد', 'أحمد لا يأكل البيض', 'Person 1 لا يأكل البيض'],
  ['Ludwig van der Berg', 'a soup van der chef for Berg', 'a soup van der chef for Person 1'],
])('a part of the name %s is not sent to the model', async (name, wish, expected) => {
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Jürgen', 'keine Nüsse für Juergen, Juergens Allergie', 'keine Nüsse für Person 1, Person 1 Allergie'],
  ['Juergen', 'Jürgen isst keine Eier', 'Person 1 isst keine Eier'],
  ['Björn', 'Bjoern tål inte mjölk, Bjorns kaka', 'Person 1 tål inte mjölk, Person 1 kaka'],
  ['Søren', 'uden nødder til Soeren og Soren', 'uden nødder til Person 1 og Person 1'],
  ['Håkon', 'Haakon og Hakon tåler ikke egg', 'Person 1 og Person 1 tåler ikke egg'],
  ['Kåre Weiß', 'Kaare Weiss og Weiss spiser ikke fisk', 'Person 1 og Person 1 spiser ikke fisk'],
  ['Æsa', 'Aesa borðar ekki fisk', 'Person 1 borðar ekki fisk'],
  ['Þórdís', 'no fish for Thordis', 'no fish for Person 1'],
  ['Günther Müller', 'Guenther und Herr Mueller', 'Person 1 und Herr Person 1'],
  [
    'Héloïse',
    "sans noix pour Heloise, l'assiette d'Heloise",
    "sans noix pour Person 1, l'assiette d'Person 1",
  ],
  ['José Muñoz', 'sin leche para Jose y Munoz', 'sin leche para Person 1 y Person 1'],
  ['Łukasz', 'bez orzechów dla Lukasza', 'bez orzechów dla Person 1'],
  ['João', 'o Joao não come ovos', 'o Person 1 não come ovos'],
  ['Noë', 'noe mag geen noten', 'Person 1 mag geen noten'],
])('a name written without its special letters is not sent to the model: %s in "%s"', async (...told) => {
  const [name, wish, expected] = told
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(JSON.stringify(`<wish>${expected}</wish>`).slice(1, -1))
})

test.each([
  ['فاطمة', 'بدون حليب لأحمد وفاطمة', 'بدون حليب Guest 1 Person 1'],
  ['Fatima', 'سمك لي وفاطمة', 'سمك لي Person 1'],
  ['فاطمة', 'لفاطمة بدون بيض، وبفاطمة حساسية', 'Person 1 بدون بيض، Person 1 حساسية'],
  ['Karim', 'بدون مكسرات لكريم وكريم', 'بدون مكسرات Person 1 Person 1'],
  ['كوثر', 'عشاء لي وكوثر', 'عشاء لي Person 1'],
  ['بلال', 'وبلال لا يأكل السمك', 'Person 1 لا يأكل السمك'],
  ['فؤاد', 'وفؤاد ولفؤاد حساسية', 'Person 1 Person 1 حساسية'],
])('a name joined to an Arabic prefix is not sent to the model: %s in "%s"', async (...told) => {
  const [name, wish, expected] = told
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Zoe', 'zo lekker, een taart'],
  ['Noe', 'no nuts in it'],
  ['Sue', 'su plato favorito con queso'],
  ['Mae', 'ma femme adore les crêpes'],
])('a shorter word is not taken for the short name %s: "%s"', async (name, wish) => {
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test('two eaters with nearly the same name are distinguished', async () => {
  const member = await addMember('Rafael')
  const plain = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
  await member.home.addGuest({ ...plain, name: 'Rafał' })
  expect(await sentOf(member, 'no nuts for Rafael, no fish for Rafal')).toContain(
    '<wish>no nuts for Person 1, no fish for Person 2</wish>',
  )
})

test.each([
  ['Hans', 'Pfannkuchen ohne Ei, bitte'],
  ['Paul', 'bring it to a boil'],
  ['Luca', 'slice the leek'],
  ['Karl', 'faire cuire'],
  ['Peter', 'pita bread'],
  ['Ben', 'bean soup'],
  ['Nora', 'nori rolls'],
  ['David', 'divide the dough'],
  ['Mary', 'two that marry well'],
  ['Sam', 'until it smells, then simmer'],
  ['Jean-Luc', 'sans ail, une quiche'],
])('with %s in the household, "%s" is sent to the model unchanged', async (name, wish) => {
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test.each([
  ['Mara', 'Marachen mag Pizza', 'Person 1 mag Pizza'],
  ['Hans', 'Hänschen mag keinen Fisch', 'Person 1 mag keinen Fisch'],
  ['Maria', 'Mariechen isst keine Eier', 'Person 1 isst keine Eier'],
  ['José Luis', 'Luisito no come nueces', 'Person 1 no come nueces'],
  ['Carmen', 'tarta para Carmencita', 'tarta para Person 1'],
  ['Carlos', 'Carlitos no come huevo', 'Person 1 no come huevo'],
  ['Jeanne', 'sans noix pour Jeannette', 'sans noix pour Person 1'],
  ['Pierre', 'Pierrot aime les crêpes', 'Person 1 aime les crêpes'],
  ['Tom', 'Tommy hates olives', 'Person 1 hates olives'],
  ['Giovanni', 'niente latte per Giovannino', 'niente latte per Person 1'],
  ['Ana', 'sem leite para Aninha', 'sem leite para Person 1'],
  ['Jan', 'geen noten voor Jantje', 'geen noten voor Person 1'],
  ['Иван', 'для Иванушки без рыбы', 'для Person 1 без рыбы'],
  ['राम', 'रामू को दूध नहीं', 'Person 1 को दूध नहीं'],
  ['Katharina', 'Kathi isst keine Eier', 'Person 1 isst keine Eier'],
  ['Priya', 'priyaji ko doodh nahi', 'Person 1 ko doodh nahi'],
])('a smaller name made of %s reaches no model: "%s"', async (name, wish, expected) => {
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['MaraJonas mögen Pizza', 'Person 1 Person 2 mögen Pizza'],
  ['marajonas mögen Pizza', 'Person 1 Person 2 mögen Pizza'],
  ['keine Nüsse für OmaMara', 'keine Nüsse für Oma Person 1'],
  ['Jonasmara essen mit', 'Person 2 Person 1 essen mit'],
])('names that are written as one word reach no model: "%s"', async (wish, expected) => {
  const member = await addMember('Mara')
  const plain = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
  await member.home.addGuest({ ...plain, name: 'Jonas' })
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Ana', 'ananas and banana bread'],
  ['Tom', 'tomatoes with tomatillos'],
  ['Rosa', 'Rosinen, Rosmarin und Rosenkohl'],
  ['Luis', 'gumbo from Louisiana'],
  ['Karl', 'Karlsbader Knödel'],
  ['Mar', 'marmelada e marisco'],
  ['Ben', 'bento box for lunch'],
  ['Pen', 'penne with pesto'],
])('a word that only begins as %s does stays in a prompt: "%s"', async (name, wish) => {
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})
