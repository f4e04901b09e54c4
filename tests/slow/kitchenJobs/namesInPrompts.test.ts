import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let model: ModelServer
let site: TestSite
beforeEach(async () => {
  model = await startModelServer()
  const allowed = { allowedUrls: [model.baseUrl], timeoutMs: 10_000, backoffBaseMs: 1 }
  site = await openTestSite({
    engine: createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...allowed }),
  })
})
afterEach(async () => {
  await site.close()
  await model.close()
})

/** What is sent to the model for a wish. */
async function sentOf(member: TestMember, description: string): Promise<string> {
  await listen(member.caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description } })
  return JSON.stringify(model.requests.at(-1)?.body.messages)
}

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
  const member = await site.addMember(name)
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
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Cyrillic', 'Anna', 'для Анны без орехов, Анна', 'для Person 1 без орехов, Person 1'],
  ['Cyrillic', 'Tanja', 'Таня не ест рыбу', 'Person 1 не ест рыбу'],
  ['Greek', 'Anna', 'η Άννα δεν τρώει αυγά', 'η Person 1 δεν τρώει αυγά'],
  ['Devanagari', 'Anna', 'अन्ना को दूध नहीं, अन्नाको', 'Person 1 को दूध नहीं, Person 1'],
  ['Devanagari', 'Manish', 'मनीष को मूंगफली नहीं', 'Person 1 को मूंगफली नहीं'],
  ['Arabic', 'Anna', 'بدون حليب من أجل آنا', 'بدون حليب من أجل Person 1'],
  ['Arabic', 'Mohammed', 'محمد ومحمد عندهم حساسية', 'Person 1 Person 1 عندهم حساسية'],
  ['Arabic', 'Sara', 'سارة ما تاكل البيض', 'Person 1 ما تاكل البيض'],
  ['Hebrew', 'Sara', 'שרה לא אוכלת', 'Person 1 לא אוכלת'],
  ['Chinese', 'Anna', '安娜不吃花生', 'Person 1不吃花生'],
  ['Japanese', 'Anna', 'アンナは卵アレルギー', 'Person 1は卵アレルギー'],
  ['Korean', 'Anna', '안나는 우유를 못 먹어요', 'Person 1는 우유를 못 먹어요'],
  ['Thai', 'Anna', 'แอนนาแพ้ถั่ว', 'Person 1แพ้ถั่ว'],
  ['Latin, of a name in Cyrillic', 'Анна', 'no nuts for Anna', 'no nuts for Person 1'],
  ['Latin, of a name in Devanagari', 'अन्ना', 'Anna eats no egg', 'Person 1 eats no egg'],
  ['Latin, of a name in Arabic', 'محمد', 'Mohammed eats no egg', 'Person 1 eats no egg'],
  ['Latin, of a name in Chinese', '安娜', 'Anna eats no egg', 'Person 1 eats no egg'],
])('a name typed in another script is not sent to the model: %s, %s', async (...told) => {
  const [_script, name, wish, expected] = told
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Anna', 'أنا أحب السمك لنا'],
  ['Mia', 'ما عندي وقت'],
  ['Lina', 'عشاء سريع لنا'],
  ['Anna', 'अन्न और दाल'],
  ['Ina', 'она любит рыбу'],
  ['Mei', '没有时间做饭'],
  ['Ida', 'да, сегодня суп'],
])('words in another script that only sound like %s are sent unchanged: "%s"', async (name, wish) => {
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test('two eaters with one name in two scripts are distinguished by the script', async () => {
  const member = await site.addMember('Anna')
  const plain = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
  await member.home.addGuest({ ...plain, name: 'Анна' })
  expect(await sentOf(member, 'no nuts for Anna, без рыбы для Анны')).toContain(
    '<wish>no nuts for Person 1, без рыбы для Person 2</wish>',
  )
})

test.each([
  ['Omar', 'عمر لا يأكل السمك', 'Person 1 لا يأكل السمك'],
  ['Omar', 'उमर मछली नहीं खाता', 'Person 1 मछली नहीं खाता'],
  ['David', '大卫不吃花生', 'Person 1不吃花生'],
  ['David', 'ديفيد لا يأكل السمك', 'Person 1 لا يأكل السمك'],
  ['David', 'डेविड को दूध नहीं', 'Person 1 को दूध नहीं'],
  ['George', 'Джордж не ест рыбу, для Джорджа суп', 'Person 1 не ест рыбу, для Person 1 суп'],
  ['George', '乔治不吃花生', 'Person 1不吃花生'],
  ['John', 'جون لا يأكل السمك', 'Person 1 لا يأكل السمك'],
  ['Peter', '彼得不吃花生', 'Person 1不吃花生'],
  ['عمر', 'Omar eats no fish', 'Person 1 eats no fish'],
  ['大卫', 'David eats no nuts', 'Person 1 eats no nuts'],
  ['Джордж', 'George eats no nuts', 'Person 1 eats no nuts'],
])(
  'a name in its customary foreign spelling is not sent to the model: %s in "%s"',
  async (name, wish, expected) => {
    const member = await site.addMember(name)
    expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
  },
)

test.each([
  ['Luke', 'суп без лука', 'суп без Person 1 (or onion)'],
  ['Luke', 'Лука не ест рыбу', 'Person 1 (or onion) не ест рыбу'],
  ['Лука', 'суп без лука', 'суп без Person 1 (or onion)'],
  ['Bob', 'Боб не ест рыбу', 'Person 1 (or bean) не ест рыбу'],
])('a name that is also a food is sent as number and food: %s in "%s"', async (name, wish, expected) => {
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Nina', '不要牛奶'],
  ['Sima', '不要芝麻'],
  ['Zoya', 'без сои'],
  ['Doug', 'בלי דג'],
  ['Millie', 'χωρίς μέλι'],
  ['Bob', 'без бобов'],
  ['Anis', 'без аниса'],
  ['花', '不要花生'],
  ['Luz', 'بدون لوز'],
  ['Tilly', 'बिना तिल'],
  ['Olive', 'pasta without olives'],
  ['Olive', 'fried in olive oil'],
])(
  'a food that sounds like the member’s name %s is not replaced in what the model gets: "%s"',
  async (name, wish) => {
    const member = await site.addMember(name)
    expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
  },
)

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
  const member = await site.addMember(name)
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
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['Zoe', 'zo lekker, een taart'],
  ['Noe', 'no nuts in it'],
  ['Sue', 'su plato favorito con queso'],
  ['Mae', 'ma femme adore les crêpes'],
])('a shorter word is not taken for the short name %s: "%s"', async (name, wish) => {
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test('two eaters with nearly the same name are distinguished', async () => {
  const member = await site.addMember('Rafael')
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
  const member = await site.addMember(name)
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
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['MaraJonas mögen Pizza', 'Person 1 Person 2 mögen Pizza'],
  ['marajonas mögen Pizza', 'Person 1 Person 2 mögen Pizza'],
  ['keine Nüsse für OmaMara', 'keine Nüsse für Oma Person 1'],
  ['Jonasmara essen mit', 'Person 2 Person 1 essen mit'],
])('names that are written as one word reach no model: "%s"', async (wish, expected) => {
  const member = await site.addMember('Mara')
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
  const member = await site.addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})
