import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { rawByNameCases } from '../rawByNameCases.ts'
import { infantHoneyCases } from './infantHoneyCases.ts'
import { infantSaltCases } from './infantSaltCases.ts'
import { smallChildrenCases } from './smallChildrenCases.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

/** Its name, its lines between semicolons, its steps, and the hazards that are told, each with what it is about. */
type Case = readonly [name: string, lines: string, steps: string, told: string]

const honey: readonly Case[] = [
  [
    '8 महीने के शिशु के लिए दलिया',
    'आधा कप दलिया; 1 छोटा चम्मच शहद',
    'दलिया पकाएं। शहद मिलाएं।',
    'honey for infants: honey',
  ],
  [
    '९ महीने के बच्चे के लिए',
    'आधा कप दलिया; 1 छोटा चम्मच शहद',
    'दलिया पकाएं। शहद मिलाएं।',
    'honey for infants: honey',
  ],
  ['शिशु के लिए दलिया', 'आधा कप दलिया', 'दलिया पकाएं। थोड़ा शहद डालें।', 'honey for infants: honey'],
  ['شفاف للرضيع بعمر ٨ أشهر', '2 تفاح; ملعقة عسل', 'اطبخ التفاح. أضف العسل.', 'honey for infants: honey'],
  ['مهروس لطفل عمره 9 شهور', '2 تفاح', 'اطبخ التفاح. أضف العسل.', 'honey for infants: honey'],
  ['शिशु के लिए दलिया', 'आधा कप दलिया', 'दलिया पकाएं। शहद न डालें।', ''],
  ['Pappa', '1 cucchiaio di miele; 1 banana', 'Per bambini di 8 mesi.', 'honey for infants: honey'],
  ['Kaszka', '1 banan', 'Rozgnieć banana z miodem. Dla niemowląt.', 'honey for infants: honey'],
  ['Gröt', '1 msk honung; 1 banan', 'Mosa bananen. Till spädbarn.', 'honey for infants: honey'],
  ['Grød', '1 spsk honning; 1 banan', 'Til spædbørn på 8 måneder.', 'honey for infants: honey'],
  ['Pap', '1 banaan', 'Prak de banaan met honing. Voor baby’s.', 'honey for infants: honey'],
  ['Papinha', '1 colher de mel; 1 banana', 'Para bebês de 8 meses.', 'honey for infants: honey'],
  ['Koktajl dla niemowląt', '1 banan; 1 łyżka miodu', 'Zmiksuj.', 'honey for infants: honey'],
  ['Pappa', '1 banana', 'Per neonati, senza miele.', ''],
  ['Formaggio', 'pecorino stagionato 8 mesi; miele', 'Servire il pecorino con il miele.', ''],
  ['Kaka', '2 dl honung; 4 ägg', 'Grädda i ugn 30 minuter. Räcker till 8 barn.', ''],
  ['शहद चिकन', '500 ग्राम चिकन; 2 चम्मच शहद', 'चिकन पकाएं। शहद मिलाएं।', ''],
  ['مهلبية بالعسل', 'كوب حليب; ملعقة عسل', 'اطبخ الحليب. أضف العسل.', ''],
  ['جبنة معتقة 9 أشهر', '100 غ جبن; ملعقة عسل', 'قدم الجبن مع العسل.', ''],
]

const chokingByAge: readonly Case[] = [
  ['Popcorn for toddlers', '50 g popcorn kernels', 'Pop.', 'choking: popcorn kernels'],
  ['Fruit plate for 2 yr olds', '200 g grapes', 'Serve.', 'choking: grape'],
  ['Fruit plate for 18-month-olds', '200 g grapes', 'Serve.', 'choking: grape'],
  ['Lunchbox for a 3yo', '200 g grapes', 'Serve.', 'choking: grape'],
  ['Fruit plate (ages 2-4)', '200 g grapes', 'Serve.', 'choking: grape'],
  ['Obstteller für Zweijährige', '200 g Trauben', 'Servieren.', 'choking: grape'],
  ['Assiette, enfant de 2 ans', '200 g raisins frais', 'Servir.', 'choking: grape'],
  ['Plato para niños de 2 años', '200 g uvas', 'Servir.', 'choking: grape'],
  ['Piatto per bambini di 2 anni', '200 g uva', 'Servire.', 'choking: grape'],
  ['Toddler lunch', '200 g grapes', 'Do not cut the grapes.', 'choking: grape'],
  ['2 साल के बच्चे का नाश्ता', '1 कप अंगूर; 1 सेब', 'सब कटोरी में मिलाएं और परोसें।', 'choking: grape'],
  ['2 साल के बच्चे का नाश्ता', '1 कप अंगूर', 'अंगूर चार टुकड़ों में काटें और परोसें।', ''],
  ['Toddler lunch', '200 g grapes', 'Cut the grapes into quarters.', ''],
  ['Cheese aged 2 years with grapes', '200 g grapes', 'Serve.', ''],
  ['Dreijähriger Bergkäse mit Trauben', '200 g Trauben', 'Servieren.', ''],
]

const salt: readonly Case[] = [
  ['8 महीने के शिशु के लिए खिचड़ी', 'आधा कप चावल; 1 चुटकी नमक', 'चावल पकाएं। नमक मिलाएं।', 'salt for infants: salt'],
  ['शिशु के लिए दाल का पानी', 'आधा कप दाल', 'दाल उबालें। थोड़ा नमक डालें।', 'salt for infants: salt'],
  ['९ महीने के बच्चे के लिए', 'आधा कप चावल', 'चावल पकाएं। स्वाद अनुसार नमक मिलाएं।', 'salt for infants: salt'],
  ['शिशु के लिए खिचड़ी', 'आधा कप चावल', 'चावल पकाएं। नमक न डालें।', ''],
  ['शिशु के लिए खिचड़ी', 'आधा कप चावल; नमक', 'चावल पकाएं। शिशु का हिस्सा निकालें। बाकी में नमक डालें।', ''],
  ['शिशु के लिए खिचड़ी', 'आधा कप चावल; 1 चम्मच बिना नमक का मक्खन', 'चावल पकाएं। मक्खन मिलाएं।', ''],
  ['खिचड़ी', 'आधा कप चावल; 1 चुटकी नमक', 'चावल पकाएं। नमक मिलाएं।', ''],
  ['شوربة للرضيع بعمر ٨ أشهر', '2 جزر; رشة ملح', 'اسلق الجزر. أضف الملح.', 'salt for infants: salt'],
  ['هريس لطفل عمره 9 شهور', '2 جزر', 'اسلق الجزر. أضف رشة ملح.', 'salt for infants: salt'],
  ['هريس للرضيع', '2 جزر', 'اسلق الجزر مع القليل من الملح.', 'salt for infants: salt'],
  ['شوربة للرضيع', '2 جزر', 'اسلق الجزر بدون ملح.', ''],
  ['شوربة للرضيع', '2 جزر', 'اسلق الجزر. لا تضف الملح.', ''],
  ['شوربة للرضيع', '2 جزر; ملح', 'اسلق الجزر. خذ حصة الرضيع. ثم أضف الملح للباقي.', ''],
  ['شوربة للرضيع', '2 جزر; زبدة غير مملحة', 'اسلق الجزر. أضف الزبدة.', ''],
  ['شوربة الجزر', '2 جزر; رشة ملح', 'اسلق الجزر. أضف الملح.', ''],
]

const formula: readonly Case[] = [
  ['बादाम दूध', '1 कप दूध; 10 बादाम', 'दूध और बादाम पीसें। दूध की बोतल में भरें।', 'infant formula: infant formula'],
  [
    'حليب اللوز',
    'كوب ماء; 10 لوز',
    'اخلط الماء مع اللوز. قدمه بدلا من حليب الأم.',
    'infant formula: infant formula',
  ],
  ['حليب اللوز', 'كوب ماء; 10 لوز', 'اخلط الماء مع اللوز. قدمه باردا.', ''],
]

const raw: readonly Case[] = [
  ['सुशी', '200 ग्राम मछली; 1 कप चावल', 'चावल उबालें। मछली को पतला काटें और चावल पर रखकर परोसें।', 'raw fish: fish'],
  ['टार्टार', '200 ग्राम कीमा; 1 प्याज', 'कीमा और प्याज मिलाएं। परोसें।', 'minced meat underdone: minced meat'],
  [
    'बर्गर',
    '500 ग्राम कीमा; 1 प्याज',
    'कीमा और प्याज मिलाएं। टिक्की सेंकें ताकि बीच में गुलाबी रहे।',
    'minced meat underdone: minced meat',
  ],
  [
    'كبة نية',
    '500 غ لحم مفروم; كوب برغل',
    'اعجن اللحم مع البرغل. قدمها نيئة.',
    'minced meat underdone: minced meat',
  ],
  ['تارتار السلمون', '200 غ سلمون; ليمون', 'قطع السلمون واخلطه مع الليمون. قدمه باردا.', 'raw fish: salmon'],
  ['मछली करी', '500 ग्राम मछली; 2 टमाटर', 'टमाटर भूनें। मछली डालें और 10 मिनट पकाएं।', ''],
  ['कबाब', '500 ग्राम कीमा; 1 प्याज', 'कीमा और प्याज मिलाएं। तवे पर 10 मिनट सेंकें।', ''],
  ['كفتة', '500 غ لحم مفروم; 1 بصلة', 'اعجن اللحم مع البصل. اشوها على النار 10 دقائق.', ''],
  ['سمك مشوي', '500 غ سمك; ليمون', 'تبل السمك. اشوي السمك في الفرن 20 دقيقة.', ''],
  [
    'Duck',
    '2 duck breasts',
    'Sear the duck breasts for 4 minutes, until pink inside.',
    'raw meat: duck breast',
  ],
  ['Ente', '2 Entenbrüste', 'Die Entenbrust rosa braten.', 'raw meat: duck breast'],
  ['Magret', '2 magrets de canard', 'Cuire le magret rosé.', 'raw meat: duck breast'],
  ['Tuna', '2 tuna steaks', 'Sear the tuna for 1 minute on each side.', 'raw fish: tuna'],
  [
    'Thunfisch',
    '2 Thunfischsteaks',
    'Den Thunfisch von jeder Seite 1 Minute scharf anbraten.',
    'raw fish: Thunfischsteaks',
  ],
  ['Thon', '2 steaks de thon', 'Saisir le thon 1 minute de chaque côté.', 'raw fish: tuna'],
  ['Atún', '2 lomos de atún', 'Marca el atún 1 minuto por cada lado.', 'raw fish: tuna'],
  ['Tuna', '2 tuna steaks', 'Fry the tuna for 6 minutes, until it flakes.', ''],
  ['Thunfisch', '2 Thunfischsteaks', 'Den Thunfisch 6 Minuten durchbraten.', ''],
]

const choking: readonly Case[] = [
  [
    'Toddler lunch',
    '4 hot dogs; 1 carrot; 100 g grapes; 50 g whole almonds',
    'Boil the hot dogs. Serve with the carrot, the grapes and the almonds.',
    'choking: hot dog, choking: carrot, choking: grape, choking: almond',
  ],
  [
    'Toddler lunch',
    '4 hot dogs; 1 carrot',
    'Slice the hot dogs and boil them. Grate the carrot.',
    'choking: hot dog',
  ],
  [
    'Toddler lunch',
    '4 hot dogs, quartered lengthwise; 1 carrot, grated; 100 g grapes, quartered',
    'Boil the hot dogs. Serve with the carrot and the grapes.',
    '',
  ],
  ['Toddler stew', '2 carrots; 1 apple', 'Boil the carrots and the apple until soft.', ''],
  ['Family lunch', '4 hot dogs; 1 carrot', 'Boil the hot dogs. Serve with the carrot.', ''],
  ['छोटे बच्चों के लिए', '1 कप अंगूर; 50 ग्राम बादाम', 'अंगूर और बादाम परोसें।', 'choking: grape, choking: almond'],
  ['छोटे बच्चों के लिए', '1 कप अंगूर; 50 ग्राम बादाम', 'अंगूर काटें और बादाम पीसें।', ''],
  ['وجبة للأطفال الصغار', 'كوب عنب; 50 غ لوز', 'قدم العنب واللوز.', 'choking: grape, choking: almond'],
  ['وجبة للأطفال الصغار', 'كوب عنب; 50 غ لوز مطحون', 'قطع العنب وقدمه مع اللوز.', ''],
]

test.each([
  ...honey,
  ...infantHoneyCases,
  ...salt,
  ...formula,
  ...raw,
  ...choking,
  ...chokingByAge,
  ...smallChildrenCases,
  ...rawByNameCases,
])('the recipe %s with %s (%s) has the hazards: %s', (name, lines, steps, told) => {
  const recipe = {
    name,
    description: '',
    ingredients: lines.split('; '),
    servings: 4,
    totalTimeMinutes: null,
  }
  const instructions = steps.split(/(?<=[.।]) /)
  const { findings } = checkRecipe({ ...recipe, instructions }, [pregnant], {
    limitMinutes: null,
    meatPreference: null,
  })
  const hazards = findings.flatMap((finding) =>
    finding.kind === 'hazard' ? [`${finding.hazard}: ${finding.about}`] : [],
  )
  expect(hazards.join(', ')).toBe(told)
})

const placeOf = (hazard: string, lines: string, ...instructions: string[]) => {
  const recipe = { name: '', description: '', ingredients: lines.split('; '), instructions }
  const { findings } = checkRecipe({ ...recipe, servings: 4, totalTimeMinutes: null }, [pregnant], {
    limitMinutes: null,
    meatPreference: null,
  })
  const found = findings.find((finding) => finding.kind === 'hazard' && finding.hazard === hazard)
  return found && 'line' in found ? [found.line, found.step] : null
}

test('a hazard of a line is also shown at the last step that names its food', () => {
  const rice = ['Boil the rice.', 'Season the rice.', 'Crack a raw egg over each bowl and serve at once.']
  expect(placeOf('raw egg', '300 g rice; 4 eggs', ...rice)).toEqual([1, 2])
  expect(placeOf('raw egg', '300 g rice', ...rice)).toEqual([null, 2])
  expect(
    placeOf(
      'raw fish',
      '400 g sea bass; 5 limes',
      'Dice the sea bass.',
      'Pour lime juice over the fish.',
      'Chill.',
    ),
  ).toEqual([0, 1])
  expect(placeOf('raw egg', '4 Eigelb; 500 g Mascarpone', 'Eigelb aufschlagen.', 'Kalt stellen.')).toEqual([
    0, 0,
  ])
  expect(placeOf('alcohol', '60 ml rum; 1 lime', 'Shake with ice.')).toEqual([0, null])
})

test.each(infantSaltCases.map(([isTold, lines, step]) => ({ isTold, lines, step })))(
  'the salt in the dish of an infant is reported ($isTold): $lines',
  ({ isTold, lines, step }) => {
    const recipe = { name: '', description: '', ingredients: lines.split('; '), instructions: [step] }
    const { findings } = checkRecipe(
      { ...recipe, servings: 1, totalTimeMinutes: null },
      [{ ...pregnant, ageGroup: 'infant' }],
      { limitMinutes: null, meatPreference: null },
    )
    const hazards = findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
    expect(hazards.includes('salt for infants')).toBe(isTold)
  },
)
