import type { VulnerableCase } from './vulnerableCases.ts'

/** Beans that are poisonous raw. BfR: green beans are boiled, since raw they hold phasin. */
export const poisonousBeanCases: readonly VulnerableCase[] = [
  [
    'poisonous raw',
    '500 g grüne Bohnen; 2 EL Öl',
    'Die Bohnen putzen und klein schneiden.',
    'Roh in den Salat geben.',
  ],
  ['poisonous raw', '500 g green beans; 2 tbsp oil', 'Slice the raw green beans into the salad and dress.'],
  [
    'poisonous raw',
    '500 g de haricots verts; 2 c. à s. d’huile',
    'Couper les haricots verts crus et les mettre dans la salade.',
  ],
  [
    'poisonous raw',
    '500 g de judías verdes; 2 cucharadas de aceite',
    'Cortar las judías verdes y añadirlas crudas a la ensalada.',
  ],
  ['poisonous raw', '500 ग्राम फ्रेंच बीन्स; 2 चम्मच तेल', 'बीन्स को काटकर कच्चा ही सलाद में डालें।'],
  ['poisonous raw', '500 غرام فاصوليا خضراء; 2 ملعقة زيت', 'قطع الفاصوليا وأضفها نيئة إلى السلطة.'],
  [
    'poisonous raw',
    '1 tin tomatoes; 500 g runner beans',
    'Simmer the tomatoes for 10 minutes.',
    'Scatter with the raw runner beans.',
  ],
  [
    'raw kidney beans',
    '200 g dried kidney beans; 1 onion',
    'Soak the beans overnight, drain and toss raw into the salad.',
  ],
  [
    'raw kidney beans',
    '200 g getrocknete Kidneybohnen; 1 Zwiebel',
    'Die Bohnen über Nacht einweichen, abgießen und roh in den Salat geben.',
  ],
  [
    'raw kidney beans',
    '200 g de haricots rouges secs; 1 oignon',
    'Faire tremper les haricots une nuit, égoutter et ajouter crus à la salade.',
  ],
  [
    'raw kidney beans',
    '200 g de alubias rojas secas; 1 cebolla',
    'Remojar las alubias toda la noche, escurrir y añadir crudas a la ensalada.',
  ],
  ['raw kidney beans', '200 ग्राम राजमा; 1 प्याज', 'राजमा को रात भर भिगोएं, छानकर कच्चा ही सलाद में मिलाएं।'],
  [
    'raw kidney beans',
    '200 غرام فاصوليا حمراء جافة; 1 بصلة',
    'انقع الفاصوليا طوال الليل ثم أضفها نيئة إلى السلطة.',
  ],
  [null, '500 g grüne Bohnen; 2 EL Öl', 'Die Bohnen 10 Minuten kochen, abschrecken und in den Salat geben.'],
  [null, '500 g green beans; 2 tbsp oil', 'Blanch the beans for 5 minutes, cool and toss into the salad.'],
  [
    null,
    '500 g de haricots verts; 2 c. à s. d’huile',
    'Cuire les haricots 10 minutes à l’eau et les mettre dans la salade.',
  ],
  [
    null,
    '500 g de judías verdes; 2 cucharadas de aceite',
    'Cocer las judías 10 minutos y añadirlas a la ensalada.',
  ],
  [null, '500 ग्राम फ्रेंच बीन्स; 2 चम्मच तेल', 'बीन्स को 10 मिनट उबालें और सलाद में डालें।'],
  [null, '500 غرام فاصوليا خضراء; 2 ملعقة زيت', 'اسلق الفاصوليا 10 دقائق وأضفها إلى السلطة.'],
  [null, '1 tin kidney beans; 1 onion', 'Drain the beans and toss with the onion.'],
  [null, '1 Dose grüne Bohnen; 1 Zwiebel', 'Die Bohnen abgießen und mit der Zwiebel mischen.'],
  [null, '250 g raw sugar snap peas; 2 tbsp oil', 'Slice the peas raw into the salad.'],
  [null, '100 g green coffee beans', 'Roast the green beans for 12 minutes.'],
  [null, '200 ग्राम राजमा; 1 प्याज', 'राजमा को रात भर भिगोएं और कुकर में 5 सीटी आने तक पकाएं।'],
]
