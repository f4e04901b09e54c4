/** Whether a dish with a drink is reported for a pregnant woman: lines, steps and the drink's hazard, or null. */
export const alcoholCases: readonly (readonly ['alcohol' | null, string, ...string[]])[] = [
  // Spirits cook a dish from 60 g on, wine and beer from 250 g on.
  ['alcohol', '8 Eigelb; 250 ml Kornbrand; 200 g Zucker', 'Alles verrühren.', 'In Flaschen füllen.'],
  ['alcohol', '200 g Schlehen; 250 ml Doppelkorn', 'In Flaschen füllen und 6 Wochen ziehen lassen.'],
  ['alcohol', '100 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 20 minutes.'],
  ['alcohol', '100 ml coffee liqueur; 4 pears', 'Simmer the pears in the liqueur for 20 minutes.'],
  ['alcohol', '50 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 20 minutes.'],
  [null, '20 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 20 minutes.'],
  [null, '100 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 2 hours.'],
  ['alcohol', '200 ml white wine; 4 pears', 'Simmer the pears in the wine for 20 minutes.'],
  [
    'alcohol',
    '150 ml white wine; 4 veal escalopes',
    'Fry the veal. Pour in the wine and boil for 3 minutes.',
  ],
  [
    'alcohol',
    '50 ml sake; 50 ml mirin; 4 tuna steaks',
    'Boil the sake and the mirin for 2 minutes. Fry the tuna through in it.',
  ],
  [null, '50 ml white wine; 4 veal escalopes', 'Fry the veal. Pour in the wine and boil for 3 minutes.'],
  [
    null,
    '100 ml white wine; 300 g rice',
    'Fry the rice, pour in the wine and cook for 20 minutes, adding hot water.',
  ],
  [
    null,
    '300 ml beer; 1 kg beef',
    'Simmer the beef in the beer for 20 minutes.',
    'Simmer it for 10 minutes more.',
  ],
  ['alcohol', '300 ml vin blanc; 1 kg de moules', 'Cuire les moules dans le vin 4 minutes.'],
  ['alcohol', '300 ml de vino blanco; 1 kg de mejillones', 'Cocer los mejillones en el vino 4 minutos.'],
  ['alcohol', '300 ml Bier; 1 kg gekochte Würste', 'Die Würste im Bier 10 Minuten köcheln.'],
  // A part that goes in later counts by itself.
  [
    'alcohol',
    '100 ml red wine; 1 kg beef',
    'Add half the wine to the beef and simmer for 2 hours.',
    'Stir in the remaining wine and serve.',
  ],
  [
    null,
    '100 ml red wine; 1 kg beef',
    'Add the wine to the beef and simmer for 2 hours.',
    'Serve the beef with the wine sauce.',
  ],
  // Heat after the drink, and before the dish is served, drives it off.
  [
    'alcohol',
    '50 ml rum; 4 bananas',
    'Fry the bananas for 5 minutes.',
    'Take off the heat. Add the rum and serve.',
  ],
  ['alcohol', '50 ml rum; 4 bananas', 'Fry the bananas. Add the rum, serve, and boil the rest of the water.'],
  [null, '20 ml rum; 4 bananas', 'Fry the bananas.', 'Add the rum and cook for 5 minutes.', 'Serve.'],
  [
    'alcohol',
    '50 ml rum; 4 bananas',
    'Fry the bananas.',
    'Add the rum and let it stand for 10 minutes.',
    'Serve.',
  ],
  [null, '50 ml white wine; 300 g rice', 'Fry the rice, add the wine and stir until it is gone.', 'Serve.'],
  [null, '50 ml alcohol-free beer; 1 lime', 'Shake with ice.'],
  [null, '50 ml non-alcoholic white wine; 1 lime', 'Shake with ice.'],
  // Water that simmers under a bowl drives nothing off.
  [
    'alcohol',
    '4 egg yolks; 100 ml Marsala; 80 g sugar',
    'Whisk over simmering water until thick and foamy. Serve warm.',
  ],
  [
    'alcohol',
    '4 egg yolks; 150 ml champagne; 80 g sugar',
    'Put the yolks, champagne and sugar in a bowl over a saucepan of simmering water.',
    'Whisk for 8 minutes until thick and foamy. Serve.',
  ],
  ['alcohol', '4 egg yolks; 150 ml champagne; 80 g sugar', 'Whisk in a double boiler until thick.', 'Serve.'],
  [
    'alcohol',
    '4 egg yolks; 100 ml Marsala; 80 g sugar',
    'Bring a pan of water to a simmer. Set a bowl with the yolks, Marsala and sugar over it. Whisk until thick.',
  ],
  [
    'alcohol',
    '100 ml Marsala; 80 g sugar; 200 g strawberries',
    'Stir the Marsala and the sugar in a double boiler. Serve.',
  ],
  ['alcohol', '100 ml Marsala; 80 g sugar', 'Stir the Marsala and the sugar over simmering water. Serve.'],
  [
    'alcohol',
    '4 Eigelb; 100 ml Marsala; 80 g Zucker',
    'Alles über einem Topf mit siedendem Wasser schaumig schlagen. Sofort servieren.',
  ],
  [
    'alcohol',
    '100 ml Marsala; 80 g Zucker; 200 g Erdbeeren',
    'Marsala und Zucker im Wasserbad erwärmen. Über die Erdbeeren gießen.',
  ],
  [
    'alcohol',
    "4 jaunes d'œufs; 100 ml de champagne; 80 g de sucre",
    "Fouetter au-dessus d'une casserole d'eau frémissante jusqu'à épaississement. Servir.",
  ],
  [
    'alcohol',
    '4 yemas de huevo; 100 ml de cava; 80 g de azúcar',
    'Batir las yemas con el cava y el azúcar sobre una olla con agua hirviendo hasta que esté espumoso. Servir.',
  ],
  [
    'alcohol',
    '4 صفار بيض; 100 مل نبيذ; 80 جم سكر',
    'اخفق الكل فوق قدر من الماء المغلي حتى يصبح رغويا. قدمه دافئا.',
  ],
  ['alcohol', '4 अंडे की जर्दी; 100 मिली वाइन; 80 ग्राम चीनी', 'सब कुछ डबल बॉयलर में गाढ़ा होने तक फेंटें। परोसें।'],
  // Wine that itself boils, with water or by itself.
  [
    null,
    '100 ml Marsala; 80 g sugar; 200 g strawberries',
    'Simmer the Marsala with the sugar for 10 minutes. Cool and pour over the strawberries.',
  ],
  [null, '100 ml white wine; 4 pears', 'Simmer the pears in the wine and water for 30 minutes.'],
  [null, '100 ml white wine; 4 pears', 'Bring water and wine to a boil and simmer the pears in it.'],
  [null, '100 ml Weißwein; 4 Birnen', 'Wein und Wasser aufkochen und die Birnen darin köcheln.'],
  [null, '100 ml de vin blanc; 4 poires', "Porter le vin et l'eau à ébullition."],
  [null, '100 ml de vino blanco; 4 peras', 'Hervir el agua con el vino y las peras 30 minutos.'],
  [
    null,
    '50 ml Marsala; 4 chicken breasts',
    'Fry the chicken for 12 minutes until cooked through. Add the Marsala and boil for 5 minutes.',
    'Keep warm over simmering water.',
  ],
]
