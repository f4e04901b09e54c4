import type { VulnerableCase } from '../people/vulnerableCases.ts'

/**
 * Eggs of which a part stays raw. By USDA FSIS, "Shell Eggs from Farm to Table", yolk and white must be firm.
 */
export const partlySetEggCases: readonly VulnerableCase[] = [
  // Omelettes that stay creamy or wet.
  [
    'runny egg',
    '4 eggs; 20 g butter',
    'Beat the eggs, pour into the butter and cook until just set and still creamy in the centre. Fold and serve.',
  ],
  [
    'runny egg',
    '4 eggs; 20 g butter',
    'Beat the eggs. Cook the omelette until the bottom is golden but the top is still wet, then fold.',
  ],
  [
    'runny egg',
    '4 eggs; 20 g butter',
    'Cook the omelette until it is almost set, fold it and slide onto a plate.',
  ],
  ['runny egg', '4 eggs; 20 g butter', 'Cook the scrambled eggs until just set but creamy, 1 minute.'],
  [
    'runny egg',
    '4 Eier; 20 g Butter',
    'Das Omelett braten, bis es unten gestockt und in der Mitte noch cremig ist.',
  ],
  [
    'runny egg',
    '4 Eier; 20 g Butter',
    'Das Omelett stocken lassen, bis die Oberfläche noch leicht feucht ist, dann zusammenklappen.',
  ],
  [
    'runny egg',
    '4 œufs; 20 g de beurre',
    'Cuire l’omelette jusqu’à ce qu’elle soit prise mais encore crémeuse au centre.',
  ],
  [
    'runny egg',
    '4 œufs; 20 g de beurre',
    'Cuire l’omelette : le dessus doit rester humide. Plier et servir.',
  ],
  ['runny egg', '4 huevos; 20 g de mantequilla', 'Cuajar la tortilla dejando el centro aún cremoso.'],
  [
    'runny egg',
    '4 huevos; 20 g de mantequilla',
    'Hacer la tortilla hasta que cuaje por abajo y quede húmeda por encima. Doblar.',
  ],
  ['runny egg', '4 अंडे; 20 ग्राम मक्खन', 'ऑमलेट को तब तक पकाएं जब बीच में अभी भी मलाईदार हो, फिर मोड़ें।'],
  ['runny egg', '4 بيضات; 20 غرام زبدة', 'اطبخ الأومليت حتى يبقى كريميا في الوسط ثم اطوه.'],
  [null, '4 eggs; 20 g butter', 'Cook the omelette until it is firm all the way through.'],
  [
    null,
    '4 eggs; 20 g butter',
    'Cook until the top is still wet, then flip and cook for 2 minutes until set.',
  ],
  [
    null,
    '4 eggs; 100 ml cream',
    'Whisk the eggs with the cream until creamy. Fry the omelette on both sides until firm.',
  ],
  [null, '4 eggs; 100 g cream cheese', 'Cook the omelette until firm and fill with the creamy cheese.'],
  [null, '4 Eier; 20 g Butter', 'Das Omelett von beiden Seiten braten, bis es ganz gestockt ist.'],
  [null, '4 œufs; 20 g de beurre', 'Cuire l’omelette des deux côtés jusqu’à ce qu’elle soit ferme.'],
  [null, '4 huevos; 20 g de mantequilla', 'Hacer la tortilla por ambos lados hasta que esté bien cuajada.'],
  [null, '4 अंडे; 20 ग्राम मक्खन', 'ऑमलेट को दोनों तरफ सख्त होने तक पकाएं।'],
  [null, '4 بيضات; 20 غرام زبدة', 'اطبخ الأومليت من الجانبين حتى يتماسك تماما.'],
  // Fried eggs of which the white alone sets.
  ['runny egg', '4 eggs; 2 tbsp oil', 'Fry the eggs in the oil for 3 minutes and serve.'],
  ['runny egg', '4 eggs; 2 tbsp oil', 'Crack the eggs into the hot oil and fry for 2-3 minutes.'],
  ['runny egg', '4 eggs; 2 tbsp oil', 'Fry the eggs until the whites are just set.'],
  ['runny egg', '4 Eier; 1 EL Öl', 'Spiegeleier im Öl braten, bis das Eiweiß stockt.'],
  ['runny egg', '4 Eier; 1 EL Öl', 'Die Eier im Öl 3 Minuten braten und servieren.'],
  ['runny egg', '4 œufs; 1 c. à s. d’huile', 'Cuire les œufs au plat jusqu’à ce que le blanc soit pris.'],
  ['runny egg', '4 œufs; 1 c. à s. d’huile', 'Faire frire les œufs 3 minutes dans l’huile.'],
  ['runny egg', '4 huevos; 1 cucharada de aceite', 'Freír los huevos hasta que cuaje la clara.'],
  ['runny egg', '4 huevos; 1 cucharada de aceite', 'Freír los huevos en el aceite 2 minutos.'],
  ['runny egg', '4 अंडे; 1 चम्मच तेल', 'अंडों को तेल में तब तक तलें जब तक सफेदी जम न जाए।'],
  ['runny egg', '4 अंडे; 1 चम्मच तेल', 'अंडों को तेल में 2 मिनट तलें और परोसें।'],
  ['runny egg', '4 بيضات; ملعقة زيت', 'اقل البيض حتى يتماسك البياض.'],
  ['runny egg', '4 بيضات; ملعقة زيت', 'اقل البيض في الزيت 3 دقائق وقدمه.'],
  [null, '4 eggs; 2 tbsp oil', 'Fry the eggs until white and yolk are set.'],
  [null, '4 eggs; 2 tbsp oil', 'Fry the eggs for 3 minutes on each side until firm.'],
  [null, '4 eggs; 2 tbsp oil', 'Fry the eggs for 3 minutes, turn them and fry for 2 minutes more.'],
  [
    null,
    '4 eggs; 200 g cooked rice; 2 tbsp oil',
    'Fry the beaten eggs for 2 minutes, stirring. Add the rice and stir-fry for 5 minutes.',
  ],
  [null, '4 Eier; 1 EL Öl', 'Die Eier im Öl braten, bis Eiweiß und Eigelb fest sind.'],
  [null, '4 Eier; 1 EL Öl', 'Spiegeleier 3 Minuten braten, wenden und weitere 2 Minuten braten.'],
  [null, '4 œufs; 1 c. à s. d’huile', 'Cuire les œufs jusqu’à ce que le blanc et le jaune soient fermes.'],
  [null, '4 huevos; 1 cucharada de aceite', 'Freír los huevos hasta que la clara y la yema estén firmes.'],
  [null, '4 अंडे; 1 चम्मच तेल', 'अंडों को तब तक तलें जब तक सफेदी और जर्दी दोनों सख्त न हो जाएं।'],
  [null, '4 بيضات; ملعقة زيت', 'اقل البيض حتى يتماسك البياض والصفار تماما.'],
  [
    null,
    '4 eggs; 200 g flour; 300 ml milk',
    'Whisk all to a batter and fry pancakes for 2 minutes on each side.',
  ],
  [null, '6 eggs; 1 cucumber', 'Put the hard-boiled eggs on the cucumber.'],
]
