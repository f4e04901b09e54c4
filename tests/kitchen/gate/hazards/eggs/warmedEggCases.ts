import type { VulnerableCase } from '../people/vulnerableCases.ts'

const pie = '3 egg whites; 150 g sugar; 1 baked pie shell; 300 g lemon curd'
const meringueDe = '3 Eiweiße; 150 g Zucker; 1 gebackener Tortenboden'
const meringueFr = "3 blancs d'œufs; 150 g de sucre; 1 fond de tarte cuit"
const meringueEs = '3 claras de huevo; 150 g de azúcar; 1 base de tarta horneada'

/**
 * Eggs that are warmed or browned and do not set. By USDA FSIS, "Shell Eggs from Farm to Table", egg dishes must reach 71 °C,
 * and a meringue on a pie bakes for 15 minutes at 177 °C.
 */
export const warmedEggCases: readonly VulnerableCase[] = [
  // Meringue that a flame or a grill only browns.
  [
    'raw egg',
    pie,
    'Whisk the whites with the sugar until stiff.',
    'Spread on the pie and brown with a torch.',
  ],
  [
    'raw egg',
    pie,
    'Whisk the whites with the sugar until stiff.',
    'Pipe onto the tart and toast with a blowtorch.',
  ],
  [
    'raw egg',
    pie,
    'Whisk the whites with the sugar until stiff.',
    'Spread on the pie and brown under the grill for 2 minutes.',
  ],
  [
    'raw egg',
    pie,
    'Whisk the whites with the sugar to a meringue.',
    'Spread over the pie and broil for 1 minute until golden.',
  ],
  [
    'raw egg',
    meringueDe,
    'Das Eiweiß mit dem Zucker steif schlagen.',
    'Auf die Torte streichen und mit dem Bunsenbrenner bräunen.',
  ],
  [
    'raw egg',
    meringueDe,
    'Das Eiweiß mit dem Zucker steif schlagen.',
    'Auf die Torte streichen und unter dem Grill 2 Minuten bräunen.',
  ],
  [
    'raw egg',
    meringueFr,
    'Monter les blancs en neige avec le sucre.',
    'Étaler sur la tarte et dorer au chalumeau.',
  ],
  [
    'raw egg',
    meringueFr,
    'Monter les blancs en neige avec le sucre.',
    'Étaler sur la tarte et passer 2 minutes sous le gril.',
  ],
  [
    'raw egg',
    meringueEs,
    'Montar las claras a punto de nieve con el azúcar.',
    'Cubrir la tarta y dorar con el soplete.',
  ],
  [
    'raw egg',
    meringueEs,
    'Montar las claras a punto de nieve con el azúcar.',
    'Cubrir la tarta y gratinar 2 minutos.',
  ],
  ['raw egg', '3 अंडे की सफेदी; 150 ग्राम चीनी', 'सफेदी को चीनी के साथ कड़ा फेंटें।', 'पाई पर फैलाकर ब्लोटॉर्च से भूरा करें।'],
  [
    'raw egg',
    '3 بياض بيض; 150 غرام سكر',
    'اخفق بياض البيض مع السكر حتى يتماسك.',
    'وزعه على الفطيرة وحمره بالمشعل.',
  ],
  [
    null,
    pie,
    'Whisk the whites with the sugar until stiff.',
    'Spread on the pie and bake at 175 °C for 15 minutes until golden.',
  ],
  [
    null,
    meringueDe,
    'Das Eiweiß mit dem Zucker steif schlagen.',
    'Auf die Torte streichen und 20 Minuten bei 175 °C backen.',
  ],
  [
    null,
    meringueFr,
    'Monter les blancs en neige avec le sucre.',
    'Étaler sur la tarte et cuire 20 minutes au four à 175 °C.',
  ],
  [
    null,
    meringueEs,
    'Montar las claras a punto de nieve con el azúcar.',
    'Cubrir la tarta y hornear 20 minutos a 175 °C.',
  ],
  [
    null,
    '4 egg yolks; 500 ml cream; 100 g sugar',
    'Whisk the yolks with the sugar and cream and bake in a water bath at 150 °C for 40 minutes until set.',
    'Sprinkle with sugar and brown with a torch.',
  ],
  // Yolks that are warmed to less than 71 °C.
  [
    'runny egg',
    '3 egg yolks; 200 g butter; 1 tbsp tarragon',
    'Whisk the yolks over barely simmering water (to 60 °C).',
    'Beat in the butter and the tarragon.',
  ],
  [
    'raw egg',
    '4 egg yolks; 80 g sugar; 100 ml grape juice',
    'Whisk the yolks, sugar and juice to a sabayon at 55 °C and serve.',
  ],
  [
    'raw egg',
    '4 egg yolks; 80 g sugar; 500 ml milk',
    'Heat the custard to 65 °C, stirring, and serve warm.',
    'Whisk the yolks with the sugar and milk beforehand.',
  ],
  [
    'runny egg',
    '4 Eigelb; 80 g Zucker; 100 ml Traubensaft',
    'Eigelb, Zucker und Saft über dem Wasserbad bis 60 °C aufschlagen und servieren.',
  ],
  [
    'runny egg',
    "4 jaunes d'œufs; 200 g de beurre",
    'Fouetter les jaunes au bain-marie jusqu’à 60 °C.',
    'Incorporer le beurre.',
  ],
  [
    'runny egg',
    '4 yemas de huevo; 200 g de mantequilla',
    'Batir las yemas al baño maría hasta 60 °C.',
    'Añadir la mantequilla.',
  ],
  ['runny egg', '4 अंडे की जर्दी; 80 ग्राम चीनी', 'जर्दी और चीनी को उबलते पानी के ऊपर 60 °C तक फेंटें।', 'तुरंत परोसें।'],
  ['raw egg', '4 صفار بيض; 80 غرام سكر', 'اخفق صفار البيض مع السكر على حمام مائي حتى 60 °م.', 'قدمه فورا.'],
  [
    null,
    '4 egg yolks; 80 g sugar; 500 ml milk',
    'Whisk the yolks with the sugar and the milk and heat to 82 °C, stirring, until it coats the spoon.',
  ],
  [
    null,
    '3 egg yolks; 200 g butter',
    'Whisk the yolks over simmering water until they reach 72 °C.',
    'Beat in the butter.',
  ],
  [null, '4 Eigelb; 80 g Zucker; 500 ml Milch', 'Alles verrühren und unter Rühren auf 80 °C erhitzen.'],
  [
    null,
    "4 jaunes d'œufs; 80 g de sucre; 500 ml de lait",
    'Mélanger le tout et cuire en remuant jusqu’à 82 °C.',
  ],
  [null, '4 yemas; 80 g de azúcar; 500 ml de leche', 'Mezclar todo y cocer removiendo hasta 82 °C.'],
  [
    null,
    '2 eggs; 500 g flour; 7 g yeast; 250 ml milk',
    'Warm the milk to 38 °C and add the yeast.',
    'Knead with the eggs and flour and bake at 180 °C for 40 minutes.',
  ],
  [
    null,
    '4 eggs; 150 g sugar; 150 g flour',
    'Whisk the eggs and sugar over hot water to 45 °C, then beat until cold.',
    'Fold in the flour and bake at 180 °C for 25 minutes.',
  ],
  [
    null,
    '4 egg yolks; 500 ml cream; 80 g sugar',
    'Heat the yolks, sugar and cream to 82 °C, stirring.',
    'Cool the custard to 50 °C and churn.',
  ],
  [
    null,
    '4 Eigelb; 500 ml Sahne; 80 g Zucker',
    'Eigelb, Zucker und Sahne unter Rühren auf 82 °C erhitzen.',
    'Die Creme auf 50 °C abkühlen lassen.',
  ],
  // Eggs that only the lines or the sentence before name.
  [
    'runny egg',
    '4 egg yolks; 100 ml Marsala; 80 g sugar',
    'Whisk over simmering water until thick and foamy. Serve warm.',
  ],
  [
    'runny egg',
    '4 egg yolks; 150 ml champagne; 80 g sugar',
    'Put the yolks, champagne and sugar in a bowl over a saucepan of simmering water.',
    'Whisk until thick and foamy. Serve.',
  ],
  ['runny egg', '4 egg yolks; 200 ml orange juice; 80 g sugar', 'Whisk in a double boiler until pale.'],
  [
    'runny egg',
    '4 Eigelb; 100 ml Marsala; 80 g Zucker',
    'Alles über einem Topf mit siedendem Wasser schaumig schlagen. Sofort servieren.',
  ],
  [
    'runny egg',
    "4 jaunes d'œufs; 100 ml de champagne; 80 g de sucre",
    "Fouetter au-dessus d'une casserole d'eau frémissante jusqu'à épaississement. Servir.",
  ],
  [
    'runny egg',
    '4 yemas de huevo; 100 ml de cava; 80 g de azúcar',
    'Batir todo sobre agua a fuego lento hasta que esté espumoso. Servir.',
  ],
  [
    'runny egg',
    '4 अंडे की जर्दी; 100 मिली वाइन; 80 ग्राम चीनी',
    'जर्दी, चीनी और वाइन को उबलते पानी के ऊपर झागदार होने तक फेंटें। गरम परोसें।',
  ],
  [null, '4 egg whites; 200 g sugar', 'Whisk over simmering water until it reaches 72 °C. Beat until stiff.'],
  [
    null,
    '200 g chocolate; 4 hard-boiled eggs',
    'Put the chocolate in a bowl. Whisk over simmering water until glossy.',
  ],
  [
    null,
    '4 eggs; 500 ml milk; 80 g sugar',
    'Pour into a mould, cover and steam over simmering water for 50 minutes, until set.',
  ],
]
