import { expect, test } from 'vitest'
import { preparePromptSite } from '../../support/servers/promptSite.ts'

const { addMember, sentOf } = preparePromptSite()

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
  const member = await addMember(name)
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
  const member = await addMember(name)
  expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
})

test('two eaters with one name in two scripts are distinguished by the script', async () => {
  const member = await addMember('Anna')
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
    const member = await addMember(name)
    expect(await sentOf(member, wish)).toContain(`<wish>${expected}</wish>`)
  },
)

test.each([
  ['Luke', 'суп без лука', 'суп без Person 1 (or onion)'],
  ['Luke', 'Лука не ест рыбу', 'Person 1 (or onion) не ест рыбу'],
  ['Лука', 'суп без лука', 'суп без Person 1 (or onion)'],
  ['Bob', 'Боб не ест рыбу', 'Person 1 (or bean) не ест рыбу'],
])('a name that is also a food is sent as number and food: %s in "%s"', async (name, wish, expected) => {
  const member = await addMember(name)
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
    const member = await addMember(name)
    expect(await sentOf(member, wish)).toContain(`<wish>${wish}</wish>`)
  },
)
