import type { VulnerableCase } from '../people/vulnerableCases.ts'
import { cookedAmongOthersCases } from './cookedAmongOthersCases.ts'
import { keptApartCases } from './keptApartCases.ts'
import { stirredInCases } from './stirredInCases.ts'

/** Foods that are cut in one step and laid on a cooked food in another. */
const laidOnCooked: readonly VulnerableCase[] = [
  [
    'cold smoked fish or pâté',
    '100 g smoked salmon; 4 eggs; 20 g butter',
    'Chop the salmon.',
    'Beat the eggs. Scramble them in the butter for 4 minutes until firm.',
    'Serve on toast with the salmon.',
  ],
  [
    'cold cured meat',
    '6 slices prosciutto; 12 figs; 100 g pasta',
    'Wrap the figs in the prosciutto and arrange on a plate.',
    'Boil the pasta for 10 minutes and serve alongside.',
  ],
  [
    'cold cured meat',
    '100 g salami; 300 g potatoes',
    'Slice the salami.',
    'Boil the potatoes for 20 minutes, drain and toss with the salami.',
  ],
  [
    'cold soft cheese',
    '150 g gorgonzola; 400 g gnocchi',
    'Crumble the gorgonzola.',
    'Cook the gnocchi, drain, and top with the gorgonzola.',
  ],
  [
    'cold soft cheese',
    '150 g camembert; 4 slices bread',
    'Slice the camembert.',
    'Toast the bread, then lay the camembert on the bread and serve.',
  ],
  [
    'raw meat',
    '300 g beef fillet; 2 tbsp oil; 4 slices bread',
    'Finely chop the beef and season.',
    'Fry the bread in the oil until golden. Spread the beef on the bread.',
  ],
  [
    'raw fish',
    '300 g tuna; 200 g rice',
    'Dice the tuna and marinate with soy.',
    'Cook the rice for 15 minutes. Serve the rice topped with the tuna.',
  ],
  [
    'raw fish',
    '300 g salmon fillet; 200 g rice; 1 avocado',
    'Cube the salmon.',
    'Simmer the rice 15 minutes. Divide between bowls and pile the salmon and avocado on top.',
  ],
  [
    'cold cured meat',
    '100 g Serrano-Schinken; 4 Scheiben Brot; 1 EL Öl',
    'Schinken fein schneiden.',
    'Öl erhitzen und Brot darin rösten. Schinken darauflegen.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g Räucherlachs; 500 g Kartoffeln',
    'Räucherlachs in Streifen schneiden.',
    'Kartoffeln 20 Minuten kochen. Mit dem Lachs anrichten.',
  ],
  [
    'cold soft cheese',
    '150 g Gorgonzola; 400 g Birnen',
    'Gorgonzola zerbröseln.',
    'Birnen 20 Minuten backen. Gorgonzola darüberstreuen und servieren.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g de saumon fumé; 500 g de pommes de terre',
    'Couper le saumon en lanières.',
    'Cuire les pommes de terre 20 minutes. Déposer le saumon dessus.',
  ],
  [
    'cold soft cheese',
    '150 g de roquefort; 4 poires',
    'Émietter le roquefort.',
    'Rôtir les poires 20 minutes. Parsemer de roquefort et servir.',
  ],
  [
    'cold cured meat',
    '150 g de jamón serrano; 500 g de patatas',
    'Cortar el jamón en tiras.',
    'Cocer las patatas 20 minutos. Colocar el jamón encima y servir.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g de trucha ahumada; 4 huevos',
    'Desmenuzar la trucha.',
    'Cuajar los huevos en una sartén 6 minutos hasta que estén firmes. Añadir la trucha y servir.',
  ],
  [
    'cold smoked fish or pâté',
    '150 ग्राम स्मोक्ड सैल्मन; 4 आलू',
    'स्मोक्ड सैल्मन काटें।',
    'आलू 20 मिनट उबालें। सैल्मन के साथ परोसें।',
  ],
  [
    'cold smoked fish or pâté',
    '150 غ سلمون مدخن; 4 بطاطس',
    'يقطع السلمون.',
    'تسلق البطاطس 20 دقيقة. تقدم مع السلمون.',
  ],
  [
    'raw fish',
    '300 غ تونة طازجة; 200 غ أرز',
    'تقطع التونة مكعبات.',
    'يطبخ الأرز 15 دقيقة. توضع التونة فوقه وتقدم.',
  ],
  ['raw fish', '300 ग्राम ताजी टूना; 200 ग्राम चावल', 'टूना काटें।', 'चावल 15 मिनट पकाएं। टूना ऊपर रखें और परोसें।'],
]

export const heatedApartCases: readonly VulnerableCase[] = [
  ...keptApartCases,
  ...laidOnCooked,
  ...cookedAmongOthersCases,
  ...stirredInCases,
]
