import type { WrittenRow } from './rows.ts'

export const englishRows: readonly WrittenRow[] = [
  [
    '3 tbsp (45 ml) oil; 2 onions',
    'Heat 2 tbsp (30 ml) oil and fry 2 onions. / Add 1 tbsp (15 ml) oil.',
    'oil; onions?',
  ],
  [
    '1 tbsp (15 ml) vinegar; 200 g lettuce',
    'Toss 200 g lettuce with 1 tbsp (15 ml) vinegar.',
    'vinegar; lettuce',
  ],
  [
    '1 tsp (5 ml) vanilla; 3 eggs',
    'Beat 2 eggs with 1 tsp (5 ml) vanilla. / Brush with the last egg.',
    'vanilla; eggs?=last egg',
  ],
  [
    '60 ml (4 tbsp) olive oil; 400 g potatoes',
    'Heat 30 ml (2 tbsp) olive oil. / Dress 400 g potatoes with 30 ml (2 tbsp) olive oil.',
    'olive oil; potatoes',
  ],
  [
    '3 tablespoons (42 g) butter; 2 cups (250 g) flour',
    'Melt 2 tablespoons (28 g) butter. / Rub 1 tablespoon (14 g) butter into 2 cups (250 g) flour.',
    'butter; flour',
  ],
  [
    '1 cup (240 ml) milk; 2 eggs',
    'Whisk 2 eggs with ½ cup (120 ml) milk. / Add ½ cup (120 ml) milk.',
    'milk; eggs?',
  ],
  [
    '200 g (7 oz) feta; 2 tomatoes',
    'Crumble 150 g (5¼ oz) feta over 2 tomatoes. / Top with 50 g (1¾ oz) feta.',
    'feta; tomato(?:es)?',
  ],
  ['1 lb (450 g) carrots; 1 onion', 'Slice 1 lb (450 g) carrots and 1 onion.', 'carrots; onions?'],
  [
    '2 tbsp (30 ml) lemon juice; 1 tbsp honey',
    'Stir 2 tbsp (30 ml) lemon juice into 1 tbsp honey.',
    'lemon juice; honey',
  ],
  [
    '500 ml (2 cups) stock; 150 g rice',
    'Simmer 150 g rice in 375 ml (1½ cups) stock. / Add 125 ml (½ cup) stock.',
    'stock; rice',
  ],
  ['100 ml cream; 300 g mushrooms', 'Fry 300 g mushrooms. / Add 100 ml cream.', 'cream; mushrooms'],
  [
    '4 eggs; 2 tbsp (30 ml) water',
    'Separate 3 eggs. / Beat the last egg with 2 tbsp (30 ml) water.',
    'eggs?=last egg; water',
  ],
  ['2 onions; 1 tbsp oil', 'Dice 1 onion. / Slice 1 onion and fry it in 1 tbsp oil.', 'onions?; oil'],
  ['½ cup (100 g) sugar; 3 lemons', 'Juice 3 lemons. / Dissolve ½ cup (100 g) sugar.', 'sugar; lemons?'],
  [
    '4 tsp (20 ml) soy sauce; 400 g tofu',
    'Marinate 400 g tofu in 3 tsp (15 ml) soy sauce. / Drizzle with 1 tsp (5 ml) soy sauce.',
    'soy sauce; tofu',
  ],
  ['6 tbsp (90 ml) milk; 250 g flour', 'Mix 250 g flour with 6 tbsp (90 ml) milk.', 'milk; flour'],
  [
    '1½ cups (360 ml) water; 2 carrots',
    'Boil 2 carrots in 1 cup (240 ml) water. / Add ½ cup (120 ml) water.',
    'water; carrots?',
  ],
  ['75 g (2½ oz) parmesan; 3 zucchini', 'Grate 75 g (2½ oz) parmesan over 3 zucchini.', 'parmesan; zucchini'],
  [
    '2 tbsp (18 g) cornstarch; 500 ml milk',
    'Whisk 2 tbsp (18 g) cornstarch with 100 ml milk. / Add 400 ml milk.',
    'cornstarch; milk',
  ],
  [
    '5 apples; 50 g raisins',
    'Grate 4 apples with 50 g raisins. / Slice the last apple.',
    'apples?=last apple; raisins',
  ],
]

export const germanRows: readonly WrittenRow[] = [
  [
    '3 Eier; 100 g Mehl',
    '2 Eier mit 100 g Mehl verrühren. / Mit dem letzten Ei bestreichen.',
    'Eiern?|Ei=letzten Ei; Mehl',
  ],
  [
    '3 EL (45 ml) Öl; 2 Zwiebeln',
    '2 Zwiebeln in 2 EL (30 ml) Öl anbraten. / 1 EL (15 ml) Öl zugeben.',
    'Öl; Zwiebeln?',
  ],
  [
    '2 Tassen (250 g) Mehl; 1 Tasse (250 ml) Milch',
    '1 Tasse (125 g) Mehl mit 1 Tasse (250 ml) Milch verrühren. / 1 Tasse (125 g) Mehl unterheben.',
    'Mehl; Milch',
  ],
  ['100 ml Milch; 2 Eier', '2 Eier mit 100 ml Milch verquirlen.', 'Milch; Eiern?|Ei'],
  ['1 TL (5 ml) Essig; 300 g Gurken', '300 g Gurken mit 1 TL (5 ml) Essig mischen.', 'Essig; Gurken'],
  [
    '4 Äpfel; 50 g Zucker',
    '3 Äpfel mit 50 g Zucker kochen. / Den letzten Apfel reiben.',
    'Äpfel|Apfel=letzten Apfel; Zucker',
  ],
  [
    '2 Zwiebeln; 1 EL Butter',
    '1 Zwiebel würfeln und in 1 EL Butter braten. / Die andere Zwiebel in Ringe schneiden.',
    'Zwiebeln?=andere Zwiebel; Butter',
  ],
  [
    '4 EL (60 ml) Sahne; 500 g Kartoffeln',
    '500 g Kartoffeln kochen. / 3 EL (45 ml) Sahne zugeben, danach 1 EL (15 ml) Sahne.',
    'Sahne; Kartoffeln',
  ],
  ['1,5 kg Tomaten; 2 EL Öl', '1,5 kg Tomaten in 2 EL Öl schmoren.', 'Öl'],
  [
    '200 g (7 oz) Feta; 3 Tomaten',
    '150 g (5¼ oz) Feta zerbröseln. / 50 g (1¾ oz) Feta und 3 Tomaten verteilen.',
    'Feta; Tomaten?',
  ],
  [
    '6 Eier; 1 Tasse Zucker',
    '4 Eier mit ½ Tasse Zucker aufschlagen. / 2 Eier und ½ Tasse Zucker unterrühren.',
    'Eiern?|Ei; Zucker',
  ],
  ['500 ml Brühe; 200 g Reis', '200 g Reis in 400 ml Brühe garen. / 100 ml Brühe zugießen.', 'Brühe; Reis'],
  [
    '3 Knoblauchzehen; 30 ml Öl',
    '2 Knoblauchzehen in 30 ml Öl dünsten. / Die letzte Knoblauchzehe pressen.',
    'Knoblauchzehen?=letzte Knoblauchzehe; Öl',
  ],
  [
    '½ Tasse (100 g) Zucker; 2 Zitronen',
    '2 Zitronen auspressen. / ½ Tasse (100 g) Zucker auflösen.',
    'Zucker; Zitronen?',
  ],
  ['3 TL Senf; 4 Möhren', '2 TL Senf mit 4 Möhren mischen. / 1 TL Senf zugeben.', 'Senf; Möhren?'],
  [
    '2 EL (30 g) Butter; 250 g Nudeln',
    '250 g Nudeln kochen und mit 2 EL (30 g) Butter schwenken.',
    'Butter; Nudeln',
  ],
  [
    '5 Kartoffeln; 20 g Petersilie',
    '4 Kartoffeln reiben. / Die restliche Kartoffel mit 20 g Petersilie kochen.',
    'Kartoffeln?=restliche Kartoffel; Petersilie',
  ],
  ['250 ml (1 Tasse) Milch; 30 g Grieß', '30 g Grieß in 250 ml (1 Tasse) Milch rühren.', 'Milch; Grieß'],
  [
    '2 Packungen Quark; 4 Eier',
    '2 Packungen Quark mit 3 Eiern verrühren. / Das letzte Ei trennen.',
    'Quark; Eiern?|Ei=letzte Ei',
  ],
  [
    '1 Tasse (200 g) Reis; 2 Tassen (500 ml) Wasser',
    '1 Tasse (200 g) Reis in 2 Tassen (500 ml) Wasser kochen.',
    'Reis; Wasser',
  ],
]
