import type { VulnerableCase } from './vulnerableCases.ts'

/**
 * What is warmed and not cooked. The NHS: sprouts and smoked fish steaming hot; BfR: green beans boiled, since raw they hold
 * phasin; USDA, "Table of Nutrient Retention Factors": alcohol stays in what does not boil.
 */
export const barelyHeatedCases: readonly VulnerableCase[] = [
  ['raw sprouts', '200 g bean sprouts; 1 tbsp oil', 'Heat the oil, add the bean sprouts and toss 1 minute.'],
  [
    'raw sprouts',
    '200 g bean sprouts; 300 g chicken',
    'Stir-fry the chicken for 8 minutes. Add the sprouts and toss for 30 seconds.',
  ],
  [
    'raw sprouts',
    '200 g bean sprouts; 1 tbsp oil',
    'Stir-fry the bean sprouts briefly so that they stay crunchy.',
  ],
  [
    'raw sprouts',
    '200 g bean sprouts; 200 g noodles',
    'Boil the noodles for 5 minutes. Add the bean sprouts and just warm them through.',
  ],
  ['raw sprouts', '200 g Sojasprossen; 1 EL Öl', 'Die Sprossen im heißen Öl 1 Minute schwenken.'],
  ['raw sprouts', '200 g Sojasprossen; 1 EL Öl', 'Die Sprossen nur kurz in der Pfanne anbraten.'],
  [
    'raw sprouts',
    '200 g de germes de soja; 1 c. à s. d’huile',
    'Faire sauter les germes 1 minute dans l’huile.',
  ],
  [
    'raw sprouts',
    '200 g de brotes de soja; 1 cucharada de aceite',
    'Saltear los brotes 1 minuto en el aceite.',
  ],
  ['raw sprouts', '200 ग्राम अंकुरित मूंग; 1 चम्मच तेल', 'तेल गरम करें और अंकुरित मूंग को 1 मिनट भूनें।'],
  ['raw sprouts', '200 غرام براعم الفاصوليا; ملعقة زيت', 'سخن الزيت وقلب البراعم دقيقة واحدة.'],
  [null, '200 g bean sprouts; 1 tbsp oil', 'Stir-fry the bean sprouts for 4 minutes until steaming hot.'],
  [
    null,
    '200 g bean sprouts; 300 g chicken',
    'Stir-fry the chicken for 8 minutes, add the sprouts and cook for 3 minutes.',
  ],
  [null, '200 g Sojasprossen; 1 EL Öl', 'Die Sprossen 4 Minuten kräftig braten, bis sie dampfend heiß sind.'],
  [
    null,
    '200 g de germes de soja; 1 c. à s. d’huile',
    'Faire sauter les germes 4 minutes dans l’huile bien chaude.',
  ],
  [null, '200 g de brotes de soja; 1 cucharada de aceite', 'Saltear los brotes 4 minutos en el aceite.'],
  [null, '200 ग्राम अंकुरित मूंग; 1 चम्मच तेल', 'तेल में अंकुरित मूंग को 8 मिनट पकाएं।'],
  [
    null,
    '200 g Brussels sprouts; 1 tbsp oil',
    'Halve the Brussels sprouts and toss for 1 minute in the oil. Roast for 20 minutes at 200 °C.',
  ],
  // Beans that are poisonous raw.
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
  // Wine that is warmed.
  [
    'alcohol',
    '1 bottle red wine; 2 cinnamon sticks; 50 g sugar',
    'Heat gently, do not boil. Ladle into mugs.',
  ],
  [
    'alcohol',
    '750 ml red wine; 2 cinnamon sticks; 50 g sugar',
    'Warm the wine with the spices for 20 minutes without letting it boil.',
  ],
  [
    'alcohol',
    '750 ml red wine; 2 cinnamon sticks; 50 g sugar',
    'Simmer very gently for 30 minutes, never letting it boil, and serve.',
  ],
  ['alcohol', '750 ml Rotwein; 2 Zimtstangen; 50 g Zucker', 'Alles erhitzen, aber nicht kochen lassen.'],
  [
    'alcohol',
    '75 cl de vin rouge; 2 bâtons de cannelle; 50 g de sucre',
    'Faire chauffer doucement sans bouillir et servir.',
  ],
  [
    'alcohol',
    '750 ml de vino tinto; 2 ramas de canela; 50 g de azúcar',
    'Calentar a fuego lento sin que hierva y servir.',
  ],
  ['alcohol', '750 मिली रेड वाइन; 2 दालचीनी', 'धीमी आंच पर गरम करें, उबालें नहीं।'],
  ['alcohol', '750 مل نبيذ أحمر; 2 عود قرفة', 'سخنه على نار هادئة دون أن يغلي.'],
  [
    'alcohol',
    '100 ml mirin; 100 ml soy sauce; 400 g tofu',
    'Warm the mirin and soy sauce without boiling and pour over the tofu.',
  ],
  ['alcohol', '100 ml sake; 400 g tofu', 'Heat the sake gently but do not boil it. Pour over the tofu.'],
  ['alcohol', '100 ml Mirin; 400 g Tofu', 'Den Mirin nur erwärmen, nicht kochen, und über den Tofu gießen.'],
  [null, '750 ml alcohol-free red wine; 2 cinnamon sticks', 'Heat gently, do not boil.'],
  [
    null,
    '100 ml red wine; 1 kg beef; 500 ml stock',
    'Braise the beef with the wine and stock for 3 hours; do not let it boil dry.',
  ],
  [null, '1 l apple juice; 2 cinnamon sticks', 'Heat gently, do not boil.'],
  // Smoked fish that is warmed.
  [
    'cold smoked fish or pâté',
    '200 g smoked salmon; 400 g pasta',
    'Boil the pasta for 10 minutes, drain, stir in the smoked salmon and warm through.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g smoked salmon; 4 eggs',
    'Scramble the eggs until firm. Warm the smoked salmon and serve beside.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g Räucherlachs; 400 g Nudeln',
    'Die Nudeln 10 Minuten kochen. Den Räucherlachs unterheben und nur erwärmen.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g de saumon fumé; 400 g de pâtes',
    'Cuire les pâtes 10 minutes. Ajouter le saumon fumé et le laisser juste tiédir.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g de salmón ahumado; 400 g de pasta',
    'Cocer la pasta 10 minutos. Añadir el salmón ahumado y templarlo.',
  ],
  [
    'cold smoked fish or pâté',
    '200 ग्राम स्मोक्ड सैल्मन; 400 ग्राम पास्ता',
    'पास्ता को 10 मिनट उबालें। स्मोक्ड सैल्मन डालें और हल्का गुनगुना करें।',
  ],
  [
    'cold smoked fish or pâté',
    '200 غرام سلمون مدخن; 400 غرام معكرونة',
    'اسلق المعكرونة 10 دقائق. أضف السلمون المدخن ودفئه قليلا.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g gravlax; 400 g potatoes',
    'Boil the potatoes for 20 minutes. Warm the gravlax in the oven and serve.',
  ],
  [
    null,
    '200 g smoked salmon; 200 ml cream; 400 g pasta',
    'Boil the pasta. Simmer the smoked salmon in the cream for 5 minutes until steaming hot and toss with the pasta.',
  ],
  [
    null,
    '200 g Räucherlachs; 200 ml Sahne',
    'Den Räucherlachs in der Sahne 5 Minuten kochen, bis alles dampfend heiß ist.',
  ],
  // What no step names is eaten as it is bought.
  [
    'cold smoked fish or pâté',
    '100 g smoked salmon; 400 g potatoes; 100 g yogurt',
    'Boil the potatoes for 20 minutes. Serve with the yogurt.',
  ],
  ['cold cured meat', '100 g prosciutto; 400 g potatoes', 'Boil the potatoes for 20 minutes and serve.'],
  ['cold cured meat', '100 g Parmaschinken; 400 g Spargel', 'Den Spargel 12 Minuten kochen und anrichten.'],
  ['cold soft cheese', '100 g brie; 400 g potatoes', 'Boil the potatoes for 20 minutes and serve.'],
  ['raw sprouts', '50 g alfalfa sprouts; 400 g potatoes', 'Boil the potatoes for 20 minutes and serve.'],
  [null, '100 g prosciutto; 400 g potatoes', 'Put everything into a dish and bake for 40 minutes at 200 °C.'],
  [null, '100 g bacon; 400 g potatoes; 1 l stock', 'Simmer all the ingredients for 30 minutes.'],
  // USDA FSIS, "Jerky and Food Safety": meat is heated to 71 °C, poultry to 74 °C, before it dries.
  [
    'raw meat',
    '1 kg lean beef; 100 ml soy sauce',
    'Slice the beef thinly and marinate in the fridge overnight.',
    'Preheat the oven to 70 °C.',
    'Lay on racks and dry in the oven at 70 °C for 6 hours.',
  ],
  ['raw meat', '1 kg lean beef', 'Dry in the oven at 160 °F (70 °C) for 5 hours, until it bends and cracks.'],
  [
    'poultry underdone',
    '1 kg turkey breast; 50 ml soy sauce',
    'Slice and dry in the oven at 65 °C for 6 hours.',
  ],
  [
    'minced meat underdone',
    '1 kg ground beef',
    'Press into strips and dry in the oven at 65 °C for 6 hours.',
  ],
  [
    'raw meat',
    '1 kg mageres Rindfleisch',
    'Das Fleisch dünn schneiden und im Ofen bei 60 °C 6 Stunden trocknen.',
  ],
  ['raw meat', '1 kg de bœuf maigre', 'Trancher le bœuf et sécher au four à 65 °C pendant 6 heures.'],
  ['raw meat', '1 kg de carne de res magra', 'Cortar la carne y secar en el horno a 65 °C durante 6 horas.'],
  ['raw meat', '1 किलो बीफ; 100 मिली सोया सॉस', 'मांस को ओवन में 65 °C पर 6 घंटे सुखाएं।'],
  ['raw meat', '1 كيلو لحم بقري; 100 مل صلصة صويا', 'جفف اللحم في الفرن على 65 درجة لمدة 6 ساعات.'],
  [
    null,
    '1 kg lean beef; 100 ml soy sauce',
    'Slice the beef and boil it in the marinade for 5 minutes, until it reaches 71 °C.',
    'Dry in the oven at 65 °C for 5 hours.',
  ],
  [
    null,
    '1 kg lean beef',
    'Slice the beef. Dry in the oven at 70 °C for 6 hours.',
    'Heat in the oven at 135 °C for 10 minutes.',
  ],
  [
    null,
    '1 kg beef; 500 g tomatoes',
    'Dry the tomatoes in the oven at 70 °C for 6 hours.',
    'Grill the beef for 15 minutes until well done.',
  ],
  [null, '1 kg beef', 'Pat the beef dry. Roast in the oven at 200 °C for 90 minutes.'],
  [null, '4 egg whites; 200 g sugar', 'Whisk until stiff. Dry in the oven at 90 °C for 3 hours.'],
  // The NHS asks only for hot meat and melted cheese: a sandwich from the pan has both.
  [
    null,
    '8 slices bread; 200 g Gruyère; 50 g butter',
    'Fill the bread with the Gruyère. Fry for 6 to 8 minutes, until golden and the cheese has melted.',
  ],
]
