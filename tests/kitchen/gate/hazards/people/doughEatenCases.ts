import type { VulnerableCase } from './vulnerableCases.ts'

const dough = '150 g butter; 200 g sugar; 250 g flour; 1 tsp baking powder'
const teig = '150 g Butter; 200 g Zucker; 250 g Mehl; 1 TL Backpulver'
const pate = '150 g de beurre; 200 g de sucre; 250 g de farine'
const masa = '150 g de mantequilla; 200 g de azúcar; 250 g de harina'
const aata = '100 ग्राम मक्खन; 100 ग्राम चीनी; 250 ग्राम मैदा'
const ajin = '150 غرام زبدة; 200 غرام سكر; 250 غرام دقيق'

/**
 * Dough and batter eaten before they are baked. By the FDA, "Flour is a raw food and other safety facts", they
 * must not be tasted, also from a spoon or a bowl.
 */
export const doughEatenCases: readonly VulnerableCase[] = [
  [
    'raw flour',
    dough,
    'Beat everything to a batter.',
    'Let the kids lick the spoon.',
    'Bake for 30 minutes.',
  ],
  ['raw flour', dough, 'Mix everything to a dough. Lick the bowl!', 'Bake for 30 minutes at 180 °C.'],
  [
    'raw flour',
    dough,
    'Mix everything; the children may lick the beaters.',
    'Bake for 30 minutes at 180 °C.',
  ],
  ['raw flour', dough, 'Make the dough. Eat a third of it raw, bake the rest for 12 minutes.'],
  [
    'raw flour',
    dough,
    'Mix. Save a little cookie dough to taste and bake the rest at 180 °C for 10 minutes.',
  ],
  [
    'raw flour',
    dough,
    'Whisk it all to a batter, taste it and add more sugar.',
    'Bake at 180 °C for 30 minutes.',
  ],
  ['raw flour', dough, 'Knead the dough and snack on a piece of it.', 'Bake at 180 °C for 30 minutes.'],
  ['raw flour', teig, 'Alles verrühren. Die Kinder dürfen den Löffel ablecken.', '30 Minuten backen.'],
  ['raw flour', teig, 'Alles verrühren und die Schüssel ausschlecken.', '30 Minuten bei 180 °C backen.'],
  ['raw flour', teig, 'Den Teig rühren und ein Drittel davon roh essen, den Rest 12 Minuten backen.'],
  ['raw flour', teig, 'Alles kneten und vom Teig naschen.', '30 Minuten bei 180 °C backen.'],
  [
    'raw flour',
    pate,
    'Mélanger le tout. Laissez les enfants lécher la cuillère.',
    'Cuire au four 30 minutes.',
  ],
  ['raw flour', pate, 'Mélanger la pâte et en manger un tiers crue, cuire le reste 12 minutes au four.'],
  [
    'raw flour',
    pate,
    'Fouetter la pâte ; les petits peuvent lécher le saladier.',
    'Cuire au four 30 minutes.',
  ],
  ['raw flour', masa, 'Mezclar todo. Deja que los niños laman la cuchara.', 'Hornear 30 minutos a 180 °C.'],
  ['raw flour', masa, 'Amasar y comer un tercio de la masa cruda; hornear el resto 12 minutos.'],
  ['raw flour', masa, 'Batir la masa y rebañar el bol con los dedos.', 'Hornear 30 minutos a 180 °C.'],
  ['raw flour', aata, 'सब मिलाकर घोल बनाएं। बच्चों को चम्मच चाटने दें।', '30 मिनट बेक करें।'],
  ['raw flour', aata, 'सब मिलाकर आटा गूंध लें और एक तिहाई कच्चा ही खा लें, बाकी को बेक करें।'],
  ['raw flour', aata, 'सब मिलाएं। कच्चे घोल को चखकर देखें।', '30 मिनट बेक करें।'],
  ['raw flour', ajin, 'اخلط كل المكونات. دع الأطفال يلعقون الملعقة.', 'اخبز لمدة 30 دقيقة.'],
  ['raw flour', ajin, 'اعجن المكونات وتناول ثلث العجينة نيئة واخبز الباقي.'],
  ['raw flour', ajin, 'اخلط المكونات وتذوق العجين النيء.', 'اخبز لمدة 30 دقيقة.'],
  [null, dough, 'Beat everything to a batter. Do not let anyone lick the spoon.', 'Bake for 30 minutes.'],
  [null, dough, 'Beat to a batter; no one may lick the bowl because of the flour.', 'Bake for 30 minutes.'],
  [null, dough, 'Mix everything and bake the dough for 30 minutes.', 'Eat warm with a spoon from the bowl.'],
  [
    null,
    `${dough}; 100 g dark chocolate`,
    'Mix the butter, sugar and flour and bake for 30 minutes at 180 °C.',
    'Melt the chocolate, spread it on the cake and lick the spoon of melted chocolate.',
  ],
  [
    null,
    `${teig}; 100 g Schokolade`,
    'Alles verrühren und 30 Minuten backen.',
    'Die Schokolade schmelzen, darauf verteilen und den Löffel mit der Schokolade ablecken.',
  ],
  [null, teig, 'Alles verrühren. Den rohen Teig nicht naschen.', '30 Minuten bei 180 °C backen.'],
  [null, pate, 'Mélanger la pâte. Ne pas lécher la cuillère.', 'Cuire au four 30 minutes.'],
  [null, masa, 'Mezclar la masa. No comer la masa cruda.', 'Hornear 30 minutos a 180 °C.'],
  [null, aata, 'सब मिलाकर घोल बनाएं। कच्चा घोल न खाएं।', '30 मिनट बेक करें।'],
  [null, aata, 'आटा गूंध लें और रोटी सेंकें।', 'गरम रोटी खाएं।'],
  [null, ajin, 'اعجن العجينة. لا تتذوق العجين النيء.', 'اخبز لمدة 30 دقيقة.'],
  [null, ajin, 'اعجن العجينة واخبزها لمدة 30 دقيقة.', 'تناولها بالملعقة ساخنة.'],
  [
    null,
    '500 g potatoes; 30 g flour; 500 ml stock',
    'Simmer all for 20 minutes.',
    'Taste, season and eat from the bowl.',
  ],
  [null, dough, 'For a better taste let the dough rest for an hour.', 'Bake at 180 °C for 30 minutes.'],
  [null, dough, 'Sweeten the batter to taste.', 'Bake at 180 °C for 30 minutes.'],
  [null, dough, 'Try adding raisins to the dough.', 'Bake at 180 °C for 30 minutes.'],
  [
    null,
    '30 g flour; 500 ml stock; 1 onion',
    'Cook the onion, stir in the flour, add the stock and simmer for 20 minutes.',
    'Stir everything, taste it and serve.',
  ],
  [null, aata, 'आटे में खाने का सोडा मिलाएं और घोल बनाएं।', '30 मिनट बेक करें।'],
  [null, ajin, 'ضع الدقيق وكل المكونات في وعاء واعجن العجينة.', 'اخبز لمدة 30 دقيقة.'],
]
