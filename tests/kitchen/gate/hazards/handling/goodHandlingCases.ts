import type { DonenessCase } from '../doneness/donenessCases.ts'
import { foodThatMayRest } from './restingAndThawingCases.ts'

/** Steps that only look like bad handling, most of them English. */
export const foodHandledWell: readonly DonenessCase[] = [
  ...foodThatMayRest,
  [null, '2 beef steaks', 'Cook sous vide at 60 °C for 2 hours.', 'Sear for a minute on each side.'],
  [
    null,
    '2 heads garlic; 300 ml olive oil',
    'Confit the garlic in the oil at 120 °C for an hour.',
    'Keep in the fridge and use within 4 days.',
  ],
  [
    null,
    '500 g chicken; 100 ml soy sauce',
    'Marinate the chicken in the soy sauce in the fridge for 2 hours.',
    'Fry the chicken until cooked through. Boil the marinade for 5 minutes and pour it over.',
  ],
  [null, '1 whole chicken', 'Do not wash the chicken. Pat it dry with paper.', 'Roast to 75 °C.'],
  [
    null,
    '2 cans kidney beans; 500 g minced beef',
    'Brown the beef, put everything in the slow cooker and cook on low for 6 hours.',
  ],
  [
    null,
    '1 kg strawberries; 800 g sugar; 1 lemon',
    'Boil the jam for 10 minutes, fill into jars and process in a boiling water bath for 10 minutes.',
  ],
  [
    null,
    '1 kg cucumbers; 500 ml vinegar; 2 tbsp salt',
    'Pack the cucumbers in jars, cover with hot vinegar and process in a water bath for 15 minutes.',
  ],
  [
    null,
    '1 kg green beans; 2 tsp salt',
    'Pack into jars and process in a pressure canner at 10 pounds pressure for 20 minutes.',
  ],
  [
    null,
    '200 g elderberries; 200 g sugar',
    'Boil the elderberries with the sugar for 20 minutes and strain.',
  ],
  [null, '50 g dried apricots; 100 g almonds', 'Chop the apricots and the almonds and mix.'],
  [
    null,
    '500 g new potatoes; 1 bunch green onions',
    'Boil the potatoes until tender and scatter the green onions over.',
  ],
  [
    null,
    '1 litre milk; 2 tbsp yogurt',
    'Heat the milk to 85 °C, cool to 43 °C, stir in the yogurt and leave in a warm place for 8 hours.',
  ],
  [
    null,
    '1 turkey; 300 g bread; 1 onion',
    'Bake the stuffing in a dish of its own until it reaches 75 °C.',
    'Roast the turkey to 75 °C.',
  ],
  [
    null,
    '1 chicken; 200 g breadcrumbs',
    'Stuff the chicken just before roasting and roast until the stuffing and the thigh read 75 °C.',
  ],
  [
    null,
    '8 chicken drumsticks',
    'Parboil the drumsticks for 10 minutes, then put them straight on the hot grill until they reach 75 °C.',
  ],
  [
    null,
    '500 g potatoes',
    'Parboil the potatoes for 8 minutes, let them cool and keep in the fridge until tomorrow.',
    'Roast until crisp.',
  ],
  [
    null,
    '200 g flour; 100 g butter; 100 g sugar',
    'Rub to a dough, chill the cookie dough for an hour.',
    'Bake for 12 minutes at 180 °C.',
  ],
  [
    null,
    '1 banana; 100 g oats',
    'Mash the banana and mix with the oats for your 8-month-old. Do not add honey.',
  ],
  [null, '2 carrots', 'Boil without salt until soft and puree for the baby.'],
  [
    null,
    '400 g chicken; 1 tbsp honey',
    'Glaze the chicken with the honey and roast to 75 °C. Remind the babysitter to let it cool.',
  ],
  [null, '100 g beansprouts; 300 g noodles', 'Stir-fry the beansprouts for 3 minutes until wilted.'],
  [
    null,
    '1 bunch parsley; 100 ml olive oil; 2 cloves garlic',
    'Blend to a dressing and serve at once; refrigerate leftovers.',
  ],
  [
    null,
    '200 g dried rosemary; 500 ml olive oil',
    'Fry the rosemary in the oil for a minute and drain on paper.',
  ],
  [
    null,
    '500 g chicken; 200 ml yogurt',
    'Reserve half of the yogurt sauce before marinating, and marinate the chicken in the rest in the fridge.',
    'Grill the chicken to 75 °C and serve with the reserved sauce.',
  ],
  [null, '2 chicken breasts', 'Cook the chicken sous vide at 63 °C for 2 hours.', 'Slice and serve.'],
  [
    null,
    '1 rack of lamb',
    'Vacuum-seal the lamb and hold it in a 57 °C water bath for 3 hours.',
    'Sear hard.',
  ],
  [
    null,
    '700 g shrimp; 100 ml olive oil',
    'Toss the shrimp in the marinade and chill for an hour.',
    'Discard the marinade. Grill the shrimp until opaque and serve with lemon.',
  ],
  [
    null,
    '2 kg pork ribs',
    'The day before, braise the ribs for 3 hours until tender, cool and refrigerate.',
    'Crisp over hot coals for 10 minutes.',
  ],
  [
    null,
    '1 turkey; 500 g bread',
    'Make the stuffing the day before and keep it covered in the fridge.',
    'Stuff the bird and roast at once until both are 75 °C.',
  ],
  [
    null,
    '400 g dry kidney beans; 2 onions',
    'Soak the beans. Boil vigorously for 10 minutes, drain, then slow cook with the onions for 8 hours.',
  ],
  [
    null,
    '3 kg tomatoes; 4 tbsp lemon juice',
    'Add the lemon juice to the jars, fill with tomatoes and process in a water bath for 45 minutes.',
  ],
  [
    null,
    '300 g mixed nuts; 2 tbsp honey',
    'Roast the nuts with the honey. Store in an airtight jar in the pantry for up to 3 weeks.',
  ],
  [null, '250 g chanterelles; 20 g butter', 'Fry the chanterelles in the butter for 8 minutes.'],
  [
    null,
    '2 kg green beans; 2 tsp salt',
    'Pack the beans into jars and process in a pressure canner at 10 pounds pressure for 20 minutes. Store in the pantry for a year.',
  ],
  [
    null,
    '2 kg green beans; 2 tsp salt',
    'Pack the beans into jars and process them at 11 psi of pressure for 20 minutes. Keep in the pantry for a year.',
  ],
  [
    null,
    '8 cloves garlic; 400 ml olive oil',
    'Put the garlic in a jar and cover with the oil. Do not store it in the pantry for 3 weeks: keep in the fridge for 4 days.',
  ],
  [null, '800 g beef; 3 carrots', 'Simmer the stew on the stove over low heat for 4 hours.'],
  [null, '400 g baby carrots; 1 tbsp honey; 1 tsp salt', 'Roast the baby carrots with the honey and salt.'],
  [null, '200 g baby spinach; 1 tbsp honey', 'Dress the baby spinach leaves with the honey.'],
  [null, '4 baby portobello mushrooms; 1 tbsp honey', 'Roast the baby portobello mushrooms with the honey.'],
  [
    null,
    '1 rack baby back ribs; 2 tbsp honey',
    'Brush the baby back ribs with honey and braise for 3 hours until very tender.',
  ],
  [null, '4 baby bok choy; 1 tbsp honey', 'Fry the baby bok choy with the honey.'],
  [
    null,
    '2 chicken breasts',
    'Seal the chicken in bags and cook it sous vide at 62 °C for 90 minutes, then refrigerate for up to 3 days.',
  ],
  [
    null,
    '500 g chicken; 100 ml soy sauce',
    'Set half of the marinade aside. Pour the rest over the chicken and leave in the fridge.',
    'Grill the chicken until cooked through and drizzle the marinade you set aside over it.',
  ],
  [
    null,
    '250 g flour; 100 g butter; 100 g sugar',
    'Mix everything; do not taste the dough.',
    'Bake for 12 minutes.',
  ],
  [null, '1 tbsp honey; 400 g baby scallops', 'Fry the baby scallops with the honey until opaque.'],
  [
    null,
    '500 g chicken; 100 ml soy sauce',
    'Marinate the chicken in the fridge.',
    'Grill the chicken 10 minutes, baste with the leftover marinade and grill for 10 minutes more.',
  ],
  [
    null,
    '500 g chicken; 100 ml soy sauce',
    'Marinate the chicken in the fridge.',
    'Boil the leftover marinade for 3 minutes. Grill the chicken and baste with the boiled marinade.',
  ],
]
