import type { DonenessCase } from './donenessCases.ts'
import { enoughMinutesOfFoods } from './enoughMinutesCases.ts'

/** Pieces, mince and sausages that get fewer minutes than any of their size need, by how they are cooked. */
export const tooFewMinutes: readonly DonenessCase[] = [
  [
    'poultry underdone',
    '4 chicken breasts; 1 lemon',
    'Fry the chicken breasts for 2 minutes on each side and serve.',
  ],
  ['poultry underdone', '8 chicken drumsticks; 1 tbsp oil', 'Roast the drumsticks at 180 C for 10 minutes.'],
  [
    'poultry underdone',
    '500 g chicken, cubed; 400 ml coconut milk',
    'Simmer the coconut milk, add the chicken and cook for 3 minutes.',
  ],
  ['minced meat underdone', '500 g ground beef; 1 onion', 'Shape into meatballs and fry for 3 minutes.'],
  ['poultry underdone', '500 g chicken mince', 'Fry the chicken mince for 1 minute, then serve.'],
  ['poultry underdone', '1 whole chicken; 1 lemon', 'Roast the chicken at 190 C for 30 minutes.'],
  [
    'poultry underdone',
    '4 Hähnchenbrustfilets',
    'Die Hähnchenbrust 2 Minuten pro Seite braten und servieren.',
  ],
  ['poultry underdone', '4 blancs de poulet', 'Poêler le poulet 2 minutes de chaque côté et servir.'],
  ['pork underdone', '4 pork chops', 'Microwave the pork chops for 2 minutes.'],
  ['minced meat underdone', '8 pork sausages', 'Fry the sausages for 3 minutes and serve.'],
  ['poultry underdone', '4 pechugas de pollo', 'Freír las pechugas 2 minutos por cada lado y servir.'],
  ['poultry underdone', '500 ग्राम चिकन ब्रेस्ट', 'चिकन को हर तरफ 2 मिनट भूनें और परोसें।'],
  ['poultry underdone', '500 غرام صدور دجاج', 'يقلى الدجاج دقيقتين على كل جانب ويقدم.'],
  ['pork underdone', '4 pork chops', 'Grill the pork chops for 1 minute per side.'],
  ['minced meat underdone', '500 g Hackfleisch', 'Frikadellen formen und 1 Minute pro Seite braten.'],
  ['poultry underdone', '1 Brathähnchen', 'Das Hähnchen bei 190 °C 30 Minuten im Ofen backen.'],
  [
    'poultry underdone',
    '500 g chicken; 1 onion; 400 g rice',
    'Season the chicken. Fry the onion for 5 minutes. Add the chicken and cook for 2 minutes. Serve with boiled rice.',
  ],
  [
    'poultry underdone',
    '4 chicken breasts; 300 g rice',
    'Fry the chicken breasts for 2 minutes on each side. Meanwhile, boil the rice for 12 minutes. Serve.',
  ],
  ['minced meat underdone', '4 saucisses de Toulouse', 'Griller les saucisses 2 minutes et servir.'],
  ['minced meat underdone', '500 ग्राम कीमा', 'कीमे को 1 मिनट भूनें और परोसें।'],
  ['minced meat underdone', '500 غرام لحم مفروم', 'يقلى اللحم المفروم دقيقة واحدة ويقدم.'],
  [
    'minced meat underdone',
    '500 g de carne picada de ternera',
    'Formar albóndigas y freírlas 2 minutos. Servir.',
  ],
  [
    'minced meat underdone',
    '500 g de viande hachée de bœuf',
    'Former des boulettes et les poêler 2 minutes. Servir.',
  ],
  ['pork underdone', '4 Schweinekoteletts', 'Koteletts 1 Minute pro Seite braten und servieren.'],
  ['pork underdone', '4 côtes de porc', 'Griller les côtes de porc 1 minute de chaque côté.'],
  ['pork underdone', '4 chuletas de cerdo', 'Asar las chuletas 1 minuto por lado.'],
  ['poultry underdone', '8 Hähnchenkeulen', 'Die Keulen bei 180 °C 10 Minuten im Backofen braten.'],
  ['poultry underdone', '8 cuisses de poulet', 'Rôtir les cuisses au four à 180 °C pendant 10 minutes.'],
  ['poultry underdone', '8 muslos de pollo', 'Hornear los muslos a 180 °C durante 10 minutos.'],
  ['poultry underdone', '1 pollo entero', 'Asar el pollo en el horno a 190 °C durante 30 minutos.'],
  ['poultry underdone', '1 poulet entier', 'Rôtir le poulet au four à 190 °C pendant 30 minutes.'],
  ['poultry underdone', '4 chicken thighs', 'Fry for two minutes per side and serve.'],
  ['poultry underdone', '4 chicken breasts', 'Fry for 90 seconds per side and serve.'],
  ['poultry underdone', '300 g turkey mince', 'Shape into burgers and grill for 1 minute per side.'],
  ['poultry underdone', '1 whole turkey', 'Roast the turkey at 180 C for 1 hour.'],
  ['poultry underdone', '500 g chicken, diced', 'Stir-fry the chicken for 2 minutes. Serve.'],
  ['pork underdone', '1 kg pork shoulder', 'Roast at 180 C for 15 minutes and serve.'],
  ['minced meat underdone', '500 غرام كفتة لحم مفروم', 'تشوى الكفتة دقيقة على كل جانب وتقدم.'],
]

/** Ordinary recipes whose minutes are enough, or do not tell. */
export const enoughMinutes: readonly DonenessCase[] = [...enoughMinutesOfFoods]
