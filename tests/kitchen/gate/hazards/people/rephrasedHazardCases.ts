import type { VulnerableCase } from './vulnerableCases.ts'

/** Hazards of preparation in other sentences than their first tests, in all six languages, and near neighbours. */
export const rephrasedHazardCases: readonly VulnerableCase[] = [
  [
    'raw flour',
    '200 g flour; 100 g butter; 80 g sugar',
    'Cream, mix and roll the cookie dough; eat a few spoonfuls as you go.',
    'Bake for 12 minutes.',
  ],
  [
    'raw flour',
    '200 g flour; 200 ml milk; 50 g sugar',
    'Whisk to a smooth batter and have a taste of the batter.',
    'Fry pancakes for 2 minutes on each side.',
  ],
  [
    'raw flour',
    '300 g Mehl; 150 g Butter; 100 g Zucker',
    'Den Plätzchenteig kneten; dabei darf roher Teig genascht werden.',
    '12 Minuten backen.',
  ],
  [
    'raw flour',
    '200 g de farine; 100 g de beurre; 80 g de sucre',
    'Préparer la pâte, la goûter et ajouter du sucre.',
    'Cuire 30 minutes au four.',
  ],
  [
    'raw flour',
    '200 g de harina; 100 g de mantequilla; 80 g de azúcar',
    'Preparar la masa, probarla y añadir azúcar.',
    'Hornear 30 minutos.',
  ],
  ['raw egg', '3 अंडे की सफेदी; 150 ग्राम चीनी', 'सफेदी को चीनी के साथ फेंटें।', 'टार्ट पर फैलाकर टॉर्च से भून लें।'],
  [
    'runny egg',
    '4 eggs; 1 tbsp butter',
    'Cook the omelette; the middle should stay a little runny. Roll and plate.',
  ],
  ['runny egg', '2 Eier; 1 EL Öl', 'Eier in die Pfanne schlagen und 3 Minuten braten.'],
  [
    'runny egg',
    '4 œufs; 20 g de beurre',
    'Cuire l’omelette en la gardant humide au centre, rouler et servir.',
  ],
  ['runny egg', '4 بيضات; 20 غرام زبدة', 'اطبخ البيض المخفوق على نار هادئة وهو لا يزال رطبا وقدمه.'],
  ['runny egg', '2 بيضات; ملعقة زيت', 'اقلي البيض دقيقتين في الزيت.'],
  [
    'rice kept warm',
    '400 g cooked rice; 2 onions',
    'Fry rice that stood on the counter all night with the onions for 8 minutes.',
  ],
  ['raw meat', '1 kg Roastbeef', 'Das Roastbeef bei 80 °C 2 Stunden im Ofen garen.'],
  ['raw meat', '1 kg de rosbif', 'Cuire le rosbif au four jusqu’à 52 °C à cœur.'],
  ['raw meat', '1 kg de rosbif', 'Asar el rosbif hasta que el termómetro marque 52 °C.'],
  [
    'left out',
    '500 g de pâtes; 200 g de mayonnaise',
    'Cuire les pâtes 9 minutes, mélanger avec la mayonnaise et laisser 6 heures à température ambiante.',
  ],
  [
    'garlic in oil',
    "6 têtes d'ail; 500 ml d'huile d'olive",
    'Couvrir l’ail d’huile et conserver des mois dans le placard.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g geräucherte Forelle; 500 g Kartoffeln',
    'Kartoffeln 20 Minuten kochen. Die Forelle im Ofen leicht erwärmen.',
  ],
  ['cold cured meat', '100 g de jambon cru; 1 kg d’asperges', 'Cuire les asperges 12 minutes et servir.'],
  [
    null,
    '500 g tomatoes; 20 g flour; 1 onion',
    'Cook the onion and flour for 3 minutes, add the tomatoes and simmer for 20 minutes. Taste the soup.',
  ],
  [
    null,
    '200 g de farine; 500 ml de lait; 2 œufs',
    'Fouetter la pâte et cuire les crêpes 2 minutes de chaque côté. Un délice pour le goûter.',
  ],
  [
    null,
    '6 eggs; 200 g spinach',
    'Cook the frittata until the edges set but the middle is still wet, then bake for 10 minutes until firm.',
  ],
  [
    null,
    '500 g de farine; 20 g de levure',
    'Laisser lever la pâte toute la nuit à température ambiante.',
    'Cuire 40 minutes à 220 °C.',
  ],
  [null, '1 kg de rosbif', 'Cuire le rosbif au four à 180 °C jusqu’à 72 °C à cœur.'],
  [null, '2 بيضات; ملعقة زيت', 'اقلي البيض حتى يتماسك الصفار تماما.'],
  [
    null,
    '100 g de jambon; 500 g de pâtes; 200 g de fromage',
    'Mettre le tout dans un plat et gratiner 25 minutes au four.',
  ],
]
