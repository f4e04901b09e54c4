/** The page of cooking tips. */

export const lead =
  'Small things that make the difference between a dish that is all right and one that is asked for again.'

export const sections = [
  {
    id: 'knife-skills',
    title: 'Knife Skills',
    paragraphs: [
      'A sharp knife slips less than a blunt one. Draw it over a steel before you begin, and have it ground when it no longer takes the skin of a tomato without pressing.',
      'Hold the blade itself between thumb and bent forefinger, the other three around the handle. Curl the fingertips of the other hand under and let the knuckles guide the blade.',
      'Make a flat side first: halve the onion, the carrot, the potato, and lay it on the cut. Nothing that rolls is cut evenly. Even pieces are not for looks: they are done at the same moment.',
      'Put a damp cloth under the board, and it stays where it is.',
    ],
    links: [],
  },
  {
    id: 'meal-prep',
    title: 'Meal Prep',
    paragraphs: [
      'Cook grains and wash greens when you have ten quiet minutes. A weekday dinner is then half made. Cooked beans and most grains keep three to four days in the refrigerator. Rice keeps a day, and only if it is cooled and put away within an hour.',
      'Chop one more onion than you need. Roast a second tray of vegetables while the oven is hot. Make double the dressing. Each costs two minutes today and saves ten tomorrow.',
      'Freeze flat: soup and sauce in bags, pressed thin, are thawed in the time the pasta takes. Write on them what it is, for how many, and the day.',
      'Read the recipe to its end before you begin, and put out what it names. Most kitchen disasters stand in step six.',
    ],
    links: [{ to: '/recipes?sort=time', text: 'Recipes, the quickest first' }],
  },
  {
    id: 'flavor-pairing',
    title: 'Flavor Pairing',
    paragraphs: [
      'Taste for salt, then acid, then heat. A squeeze of lemon or a spoon of vinegar at the end often does more than another spice.',
      'Put opposites side by side: something rich wants something sour, something soft wants something that crunches, something hot wants something cool. Yoghurt on lentils, pickles beside a roast, toasted nuts on a soup.',
      'Herbs with tender leaves (basil, coriander, dill, parsley) go in at the end. Woody ones (thyme, rosemary, bay) go in at the start.',
      'Ground spices wake up in warm fat: half a minute, until you smell them, and no longer.',
    ],
    links: [],
  },
  {
    id: 'heat',
    title: 'Heat and patience',
    paragraphs: [
      'Dry what you want to brown, heat the pan before the oil, and do not crowd it. Wet food steams, and so does food that touches its neighbour.',
      'What sticks is not done: meat and fish let go of the pan by themselves once there is a crust. Wait another minute before you reach for the spatula.',
      'Let a roast rest as long as it takes to lay the table, five to ten minutes for a steak, twenty for a bird. The juice stays in it rather than on the board.',
      'A thermometer is worth more than any rule of minutes: poultry and anything minced are done at 74 °C (165 °F) at the thickest part, pork at 63 °C (145 °F) with three minutes of rest.',
    ],
    links: [],
  },
  {
    id: 'salt',
    title: 'Salt and water',
    paragraphs: [
      'Salt a little at each step instead of much at the end: the onions when they go in, the sauce as it cooks, the water before the pasta. About ten grams to a litre is right for pasta.',
      'Keep a cup of the pasta water. Its starch binds oil and cheese to a sauce that clings, when water from the tap only thins it.',
      'Too salty? More of everything else is the one cure that works. A little acid or sweetness hides it. A potato in the pot does not.',
    ],
    links: [],
  },
  {
    id: 'leftovers',
    title: 'Nothing goes to waste',
    paragraphs: [
      'Stale bread is crumbs, croutons, or the body of a soup. The ends of vegetables, kept frozen, are a stock. A rind of Parmesan gives a pot of beans the depth of meat.',
      'Put leftovers into the refrigerator within two hours, in shallow dishes, and heat them until they steam all through, once.',
      'What a use-by date says, holds. A best-before date is about taste: look, smell and taste before you throw it away.',
    ],
    links: [{ to: '/generate', text: 'A recipe for what you have at home' }],
  },
]
