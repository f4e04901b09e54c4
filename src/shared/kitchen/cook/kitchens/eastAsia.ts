import type { CuisinePantry } from './cuisinePantry.ts'

export const eastAsianCuisinePantries: readonly CuisinePantry[] = [
  {
    cuisine: 'Chinese',
    adjective: 'Chinese',
    relatives: ['Tibetan', 'Malaysian', 'Korean', 'Japanese'],
    fat: 'sunflower oil > avocado oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'rice vinegar',
    herb: 'cilantro',
    cream: 'coconut milk',
    cheese: '',
    bean: '',
    nut: 'roasted peanuts / cashews',
    sweet: 'brown sugar > honey',
    warmSpice: 'five-spice powder',
    heat: '2 dried red chilies, snipped',
    fruit: '2 oranges, peeled and sliced / 3 pears, sliced / 1 ripe mango, diced / 3 peaches, sliced',
    bread: '4 flatbreads',
    vegetables: {
      quick:
        'bok choy, snow peas, broccoli, shiitake mushroom, Napa cabbage, red bell pepper, green beans, oyster mushroom, bean sprouts',
      raw: 'cucumber, carrot, Napa cabbage, radish, daikon radish',
      roast: 'broccoli, eggplant, cauliflower, green beans, pumpkin, mushroom',
      soup: 'bok choy, Napa cabbage, shiitake mushroom, baby spinach, daikon radish, bean sprouts',
      braise: 'daikon radish, carrot, mushroom, potato, eggplant',
    },
    sides: {
      rice: 'jasmine',
      noodles: 'rice-noodles',
      bread: 'flatbread',
      salad: 'smashed-cucumber',
      greens: 'bok-choy, broccoli',
    },
    rubs: [
      {
        adjective: 'Five-spice',
        label: 'five-spice and soy',
        lines:
          '1 tsp five-spice powder; 1 tbsp soy sauce; 1 tbsp finely grated ginger; 1 clove garlic, finely grated',
      },
      {
        adjective: 'Cumin-crusted',
        label: 'cumin and Sichuan pepper',
        lines:
          '2 tsp cumin seeds, crushed; 1/2 tsp ground Sichuan pepper; ?1/2 tsp red pepper flakes; 1 tbsp soy sauce',
      },
    ],
    sauces: ['ginger-scallion sauce', 'black vinegar dip'],
    meatless: 'tofu mushrooms oyster-mushrooms eggplant cauliflower tempeh',
    fish: 'shrimp cod sea-bass squid',
  },
  {
    cuisine: 'Japanese',
    adjective: 'Japanese',
    relatives: ['Korean', 'Chinese'],
    fat: 'sunflower oil > avocado oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'rice vinegar / lemon juice',
    herb: 'chives > cilantro',
    cream: 'coconut milk',
    cheese: '',
    bean: '',
    nut: 'sesame seeds',
    sweet: 'sugar > honey',
    warmSpice: 'ground ginger',
    heat: '1/4 tsp red pepper flakes',
    fruit:
      '2 oranges, peeled and sliced / 300 g strawberries, hulled and halved / 3 apples, diced / 3 peaches, sliced',
    bread: '8 slices sandwich bread',
    vegetables: {
      quick:
        'shiitake mushroom, bok choy, asparagus, green cabbage, baby spinach, snow peas, eggplant, oyster mushroom',
      raw: 'cucumber, daikon radish, radish, carrot, avocado, watercress',
      roast: 'pumpkin, eggplant, sweet potato, mushroom, broccoli, asparagus',
      soup: 'shiitake mushroom, baby spinach, daikon radish, Napa cabbage, leek, carrot',
      braise: 'daikon radish, carrot, potato, mushroom, pumpkin',
    },
    sides: {
      rice: 'short-grain',
      noodles: 'rice-noodles',
      salad: 'cucumber-salad, smashed-cucumber',
      greens: 'bok-choy, broccoli',
    },
    rubs: [
      {
        adjective: 'Ginger-soy',
        label: 'ginger and soy',
        lines: '1 tbsp finely grated ginger; 2 tbsp soy sauce; 1 tbsp mirin',
      },
      {
        adjective: 'Sesame-crusted',
        label: 'sesame',
        lines: '2 tbsp sesame seeds; 1 tbsp soy sauce; 1 tsp finely grated ginger',
      },
    ],
    sauces: ['ponzu', 'sesame dressing'],
    meatless: 'tofu mushrooms eggplant tempeh cauliflower',
    fish: 'salmon mackerel cod shrimp tuna',
    unusualMeats: ['Lamb'],
  },
  {
    cuisine: 'Korean',
    adjective: 'Korean',
    relatives: ['Japanese', 'Chinese'],
    fat: 'sunflower oil > avocado oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'rice vinegar',
    herb: 'chives > cilantro',
    cream: 'coconut milk',
    cheese: 'mozzarella',
    bean: '',
    nut: 'sesame seeds / pine nuts',
    sweet: 'sugar > honey',
    warmSpice: 'ground cinnamon',
    heat: '1 tsp gochugaru',
    fruit:
      '3 pears, sliced / 3 apples, diced / 300 g strawberries, hulled and halved / 2 oranges, peeled and sliced',
    bread: '8 slices sandwich bread',
    vegetables: {
      quick:
        'baby spinach, shiitake mushroom, zucchini, bean sprouts, Napa cabbage, carrot, oyster mushroom, green cabbage',
      raw: 'cucumber, daikon radish, carrot, romaine lettuce, Napa cabbage',
      roast: 'sweet potato, eggplant, mushroom, broccoli, pumpkin, zucchini',
      soup: 'zucchini, baby spinach, daikon radish, Napa cabbage, shiitake mushroom, bean sprouts',
      braise: 'daikon radish, potato, carrot, mushroom, pumpkin',
    },
    sides: {
      rice: 'short-grain',
      noodles: 'rice-noodles',
      salad: 'smashed-cucumber, cucumber-salad',
      greens: 'bok-choy, kimchi-side',
    },
    rubs: [
      {
        adjective: 'Bulgogi-style',
        label: 'bulgogi marinade',
        lines:
          '3 tbsp soy sauce; 1 tbsp toasted sesame oil; 2 cloves garlic, finely grated; ?1 tbsp sugar; 1 tsp finely grated ginger',
      },
      {
        adjective: 'Gochugaru',
        label: 'gochugaru and garlic',
        lines:
          '1 tbsp gochugaru; 2 tbsp soy sauce; 2 cloves garlic, finely grated; 1 tbsp toasted sesame oil',
      },
    ],
    sauces: ['yangnyeom', 'herb oil'],
    meatless: 'tofu mushrooms oyster-mushrooms tempeh eggplant cauliflower',
    fish: 'mackerel salmon cod shrimp squid',
    unusualMeats: ['Lamb'],
  },
]
