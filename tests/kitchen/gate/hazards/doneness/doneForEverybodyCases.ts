import type { DonenessCase } from './donenessCases.ts'

/** Poultry, minced meat and pork that are done, or only look underdone. */
export const doneForEverybody: readonly DonenessCase[] = [
  // What only looks like it.
  [
    null,
    '4 chicken breasts; 1 tsp pink salt',
    'Rub with the pink salt and roast for 25 minutes until the juices run clear.',
  ],
  [
    null,
    '4 chicken breasts; 1 tbsp pink peppercorns',
    'Crush the pink peppercorns over the chicken and bake for 25 minutes, until cooked through.',
  ],
  [
    null,
    '4 chicken breasts; 2 pink lady apples',
    'Roast the chicken with the pink lady apples for 35 minutes, until no longer pink.',
  ],
  [null, '4 chicken breasts', 'Cook over medium heat for 7 minutes a side, until no pink remains.'],
  [
    null,
    '4 chicken breasts; 1 medium onion',
    'Fry the medium onion for 5 minutes, add the chicken and cook it through.',
  ],
  [null, '600 g ground beef', 'Grill the burgers to 71 °C; do not serve them medium-rare.'],
  [
    null,
    '600 g ground beef; 4 buns',
    'Never eat burgers rare, pink or medium-rare: fry for 6 minutes a side until well done.',
  ],
  [
    null,
    '600 g ground beef',
    'Turn the heat to medium, and fry the patties for 6 minutes a side, until brown throughout.',
  ],
  [
    null,
    '500 g chicken thighs; 400 g tomatoes',
    'Brown the thighs for 3 minutes a side; they will still be pink inside.',
    'Add the tomatoes and simmer everything for 25 minutes.',
  ],
  [
    null,
    '500 g ground beef; 400 g tomatoes; 300 g spaghetti',
    'Fry the mince until only slightly pink, add the tomatoes and simmer for 30 minutes.',
    'Boil the spaghetti.',
  ],
  [
    null,
    '4 chicken breasts',
    'Roast for 25 minutes. If the middle is still pink, return it to the oven for 5 more minutes.',
  ],
  [
    null,
    '1 whole chicken',
    'Roast until 75 °C in the thigh. A little pink at the bone is fine at that heat.',
  ],
  [
    null,
    '400 g prawns; 400 g chicken breast',
    'Fry the chicken for 8 minutes until done. Add the prawns and cook until pink.',
  ],
  [null, '2 duck breasts', 'Cook the duck breasts skin side down and serve them pink.'],
  [null, '4 sirloin steaks', 'Grill the steaks to medium-rare and rest for 5 minutes.'],
  [null, '1 leg of lamb', 'Roast the lamb until rosé, 57 °C inside.'],
  [
    null,
    '4 lamb chops; 300 g minced lamb',
    'Fry the minced lamb for 12 minutes until brown. Grill the chops until pink in the middle.',
  ],
  [null, '1 kg pork loin', 'Roast to 63 °C inside; a blush of pink is fine.'],
  [null, '4 tuna steaks; 1 lemon', 'Sear the tuna for 30 seconds a side, rare inside.'],
  [
    null,
    '300 g cooked chicken; 50 g pink pickled onions; 4 tortillas',
    'Fill the tortillas with the chicken and the pink onions.',
  ],
  [
    null,
    '500 g Hackfleisch',
    'Frikadellen formen und 12 Minuten braten, bis sie innen nicht mehr rosa sind.',
  ],
  [
    null,
    '4 Hähnchenbrustfilets; 1 TL rosa Pfefferbeeren',
    'Mit rosa Pfefferbeeren bestreuen und 25 Minuten im Ofen garen.',
  ],
  [
    null,
    '4 blancs de poulet; 10 cl de vin rosé',
    'Cuire le poulet 20 minutes dans le vin rosé, jusqu’à ce qu’il ne soit plus rosé.',
  ],
  [null, '8 sausages', 'Grill the sausages for 15 minutes, until no trace of pink is left inside.'],
  [null, '500 g minced turkey', 'Cook the turkey, stirring, until it loses its pink colour, 8 minutes.'],
  [
    null,
    '500 g chicken; 1 tbsp oil',
    'Heat the oil over medium-high. Fry the chicken for 10 minutes, until it is past the pink stage.',
  ],
  [null, '800 g ground beef', 'Cook the burgers to well done. Steaks may be rare, burgers may not.'],
  [null, '500 g ground beef; 1 medium carrot', 'Cook over medium until browned. Add the medium carrot.'],
  [
    null,
    '4 chicken thighs',
    'Roast to an internal temperature of 165F, until no pink remains near the bone.',
  ],
  [
    null,
    '4 chicken thighs',
    'The chicken is done when it is no longer pink at the center and juices run clear.',
  ],
  [
    null,
    '4 chicken thighs',
    'Sear for 2 min (it will be pink inside at this point), then bake at 200°C for 20 min.',
  ],
  [null, '4 chicken thighs', 'Make sure the chicken is not pink in the middle before serving.'],
  [null, '4 chicken thighs', 'Check that there is no pink; if pink, cook another 5 minutes.'],
  [null, '500 g beef mince', 'Fry until the mince has lost all its pink.'],
  [null, '4 steaks; 500 g chicken', 'Cook the steaks medium-rare. Cook the chicken 12 minutes until done.'],
  [
    null,
    '4 chicken thighs; 1 cup pink grapefruit juice',
    'Braise the chicken in the pink grapefruit juice for 40 minutes.',
  ],
  [null, '500 g sausages', 'Grill over medium coals until cooked through.'],
  [null, '1 kg pork ribs', 'Set the smoker to low to medium and smoke the ribs for 5 hours.'],
]
