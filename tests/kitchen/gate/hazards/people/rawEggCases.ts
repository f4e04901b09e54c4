import type { VulnerableCase } from './vulnerableCases.ts'

/** Eggs that no heat reaches. */
export const rawEggCases: readonly VulnerableCase[] = [
  // Eggs that no heat reaches.
  [
    'raw egg',
    '400 g spaghetti; 4 egg yolks; 80 g pecorino; 150 g guanciale',
    'Fry the guanciale.',
    'Boil the spaghetti, drain.',
    'Remove the pan from the heat, add the pasta and pour over the yolk mixture, tossing quickly.',
  ],
  [
    'raw egg',
    '400 g spaghetti; 3 eggs; 80 g pecorino',
    'Cook the spaghetti.',
    'Drain, return to the pot with the heat off, and stir through the beaten eggs and cheese.',
  ],
  [
    'raw egg',
    '200 g rigatoni; 3 egg yolks; 60 g parmesan',
    'Boil the rigatoni.',
    'In a large bowl, mix the yolks with the cheese. Tip in the hot drained pasta and toss until creamy.',
  ],
  [
    'raw egg',
    '2 egg yolks; 250 ml sunflower oil; 1 tsp mustard',
    'Whisk the yolks and mustard, then slowly drizzle in the oil until thick.',
  ],
  [
    'raw egg',
    '1 egg; 2 cloves garlic; 200 ml olive oil; 500 g potatoes',
    'Roast the potatoes until golden.',
    'Blend the egg with the garlic, trickling in the oil, and serve the aioli with the potatoes.',
  ],
  [
    'raw egg',
    '200 g dark chocolate; 4 eggs',
    'Melt the chocolate in the microwave.',
    'Separate the eggs. Stir the yolks into the chocolate, whip the whites and fold in. Chill for 4 hours.',
  ],
  [
    'raw egg',
    '3 egg whites; 100 g sugar; 300 g raspberries',
    'Simmer the raspberries for 5 minutes and sieve.',
    'Beat the egg whites with the sugar to stiff peaks and fold into the cold puree. Freeze.',
  ],
  [
    'raw egg',
    '4 eggs; 500 g mascarpone; 200 g ladyfingers; 300 ml coffee',
    'Boil the coffee and let it cool.',
    'Beat the yolks and sugar until pale, add the mascarpone, fold in the whipped whites.',
    'Layer with dipped ladyfingers and chill overnight.',
  ],
  [
    'raw egg',
    '3 egg yolks; 200 g butter; 1 tbsp lemon juice; 500 g asparagus',
    'Boil the asparagus.',
    'Melt the butter. Put the yolks and lemon juice in a blender, and with it running pour in the hot butter until thick.',
  ],
  [
    'raw egg',
    '150 g butter; 200 g sugar; 1 egg; 250 g flour; 100 g chocolate chips',
    'Cream the butter and sugar, beat in the egg, mix in the flour and the chips.',
    'Eat the cookie dough by the spoonful, straight from the bowl.',
  ],
  [
    'raw egg',
    '300 g rice; 1 egg; 1 tbsp soy sauce',
    'Cook the rice.',
    'Put the hot rice into a bowl, crack the egg over it, add soy sauce and stir vigorously. Serve at once.',
  ],
  [
    'raw egg',
    '300 g rice; 200 g spinach; 200 g carrots; 2 egg yolks',
    'Cook the rice and blanch the spinach.',
    'Fry the carrots for 2 minutes.',
    'Divide the hot rice among bowls, arrange the vegetables on top and place a raw egg yolk in the middle.',
  ],
  [
    'raw egg',
    '1 l chicken stock; 200 g noodles; 2 eggs',
    'Simmer the stock with the noodles for 5 minutes.',
    'Ladle into bowls, stir in the egg and serve.',
  ],
  [
    'raw egg',
    '400 g udon; 2 eggs; soy sauce',
    'Boil the udon and drain.',
    'Divide among bowls and top each with a raw egg.',
  ],
  [
    'raw egg',
    '400 g beef fillet; 2 egg yolks; 1 shallot; capers',
    'Chop the beef finely and mix with shallot and capers.',
    'Shape and set an egg yolk on top of each. Serve straight away.',
  ],
  [
    'raw egg',
    '2 romaine lettuces; 1 egg yolk; 4 anchovies; 100 ml olive oil; 2 slices bread',
    'Bake the bread cubes until crisp.',
    'Whisk the yolk with the anchovies and the oil to a dressing and toss with the lettuce.',
  ],
  [
    'raw egg',
    '500 ml milk; 4 eggs; 100 ml rum; 100 g sugar',
    'Beat the eggs with the sugar until frothy, stir in the milk and the rum, and chill.',
  ],
  [
    'raw egg',
    '500 g potatoes; 2 eggs; 200 ml cream',
    'Boil the potatoes and mash.',
    'Let the mash cool a little, then fold in the beaten eggs and cream and serve.',
  ],
  ['raw egg', '60 ml gin; 30 ml lemon juice; 1 egg white', 'Shake everything with ice and strain.'],
  [
    'raw egg',
    '300 g beef; 2 eggs; soy sauce; 1 leek',
    'Simmer the beef and leek in the soy sauce.',
    'Beat an egg in a small bowl for each person and dip the cooked beef into it.',
  ],
  [
    'raw egg',
    '400 g rice; 3 eggs; 100 g parmesan; 1 l stock',
    'Simmer the rice in the stock until al dente.',
    'Turn the heat off. Beat the eggs with the parmesan and stir them in vigorously.',
  ],
  [
    'raw egg',
    '250 ml cream; 4 yolks; 100 g sugar; vanilla',
    'Whip the cream. Beat the yolks with the sugar and vanilla, fold into the cream and freeze.',
  ],
]
