import type { DonenessCase } from '../doneness/donenessCases.ts'

/** Steps in other languages that only look like bad handling. */
export const goodHandlingInOtherLanguages: readonly DonenessCase[] = [
  [
    null,
    '4 Eier; 100 ml Milch; 1 Prise Salz',
    'Eier und Milch verquirlen und in der Pfanne bei mittlerer Hitze garen, bis alles fest ist.',
  ],
  [
    null,
    '4 Eier; 200 ml Sahne; 200 g Lauch',
    'Den Eierguss über den Lauch gießen und im Ofen stocken lassen.',
  ],
  [
    null,
    '3 œufs; 200 ml de crème; 150 g de lardons',
    'Battre les œufs et la crème avec les lardons, verser sur la pâte et enfourner 35 minutes.',
  ],
  [
    null,
    '4 huevos; 300 g de patatas; 1 cebolla',
    'Freír las patatas y la cebolla. Añadir los huevos batidos y dejar cuajar por ambos lados.',
  ],
  [
    null,
    '250 g Reis',
    'Den Reis kochen, rasch abkühlen und über Nacht in den Kühlschrank stellen.',
    'Am nächsten Tag braten.',
  ],
  [
    null,
    '4 Hähnchenschenkel',
    'Die Hähnchenschenkel über Nacht im Kühlschrank auftauen lassen.',
    'Im Ofen braten, bis sie 75 °C haben.',
  ],
  [
    null,
    '500 g Mehl; 1 Würfel Hefe; 300 ml Wasser',
    'Den Teig bei Zimmertemperatur über Nacht gehen lassen.',
    'Im Ofen 40 Minuten backen.',
  ],
  [
    null,
    '1 Hähnchen; 1 Bund Petersilie',
    'Die Petersilie waschen. Das Hähnchen trocken tupfen.',
    'Bei 180 °C 90 Minuten braten, bis es 75 °C hat.',
  ],
  [
    null,
    '500 g Schweinefleisch; 100 ml Sojasauce',
    'Das Fleisch im Kühlschrank marinieren.',
    'Durchbraten. Die Marinade aufkochen und 5 Minuten kochen lassen, dazu reichen.',
  ],
  [
    null,
    '1 poulet',
    'Décongeler le poulet une nuit au réfrigérateur.',
    'Rôtir le poulet jusqu’à 75 °C à cœur.',
  ],
  [
    null,
    '250 g de farine; 4 œufs; 500 ml de lait',
    'Laisser reposer la pâte une heure à température ambiante.',
    'Cuire les crêpes 2 minutes de chaque côté.',
  ],
  [
    null,
    '300 g de riz',
    'Cuire le riz, le refroidir vite et le garder au réfrigérateur toute la nuit.',
    'Le lendemain, bien réchauffer.',
  ],
  [
    null,
    '500 g de garbanzos secos',
    'Dejar los garbanzos en remojo toda la noche.',
    'Cocer una hora hasta que estén tiernos.',
  ],
  [null, '1 pollo', 'Descongelar el pollo en la nevera toda la noche.', 'Hornear hasta 75 °C en el centro.'],
  [
    null,
    '2 tomates; 1 barra de pan; aceite de oliva',
    'Lavar los tomates bajo el grifo, rallarlos y servir sobre el pan con el aceite.',
  ],
  [null, '250 g rote Linsen; 1 Dose Kidneybohnen', 'Linsen und Kidneybohnen im Schongarer 4 Stunden garen.'],
  [
    null,
    '6 Eier; 100 g Käse',
    'Die verquirlten Eier in die heiße Butter gießen und rühren, bis sie fest sind.',
  ],
  [
    null,
    '4 œufs; 1 l de lait; 150 g de sucre',
    'Verser la crème dans les ramequins et laisser prendre au four 40 minutes.',
  ],
  [null, '5 huevos; 200 g de espinacas', 'Verter los huevos sobre las espinacas y gratinar 10 minutos.'],
  [null, '800 g de bœuf', 'Laisser mariner la viande au réfrigérateur toute la nuit.', 'Mijoter 3 heures.'],
  [
    null,
    '500 g de merluza congelada',
    'Descongelar la merluza en la nevera y secarla.',
    'Hornear 20 minutos.',
  ],
  [
    null,
    '300 g getrocknete Kidneybohnen; 1 Zwiebel',
    'Die Bohnen einweichen und 10 Minuten sprudelnd kochen. Mit der Zwiebel in den Schongarer geben und 8 Stunden garen.',
  ],
  [
    null,
    '300 g de alubias rojas secas; 1 cebolla',
    'Hervir las alubias 10 minutos y poner en la olla de cocción lenta 8 horas.',
  ],
]
