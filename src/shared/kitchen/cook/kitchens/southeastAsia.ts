import type { Kitchen } from './kitchen.ts'

const wok = {
  quick:
    'green beans, bok choy, red bell pepper, snow peas, eggplant, bean sprouts, green cabbage, oyster mushroom',
  raw: 'cucumber, carrot, bean sprouts, green cabbage, cherry tomato, red onion, romaine lettuce',
  roast: 'eggplant, pumpkin, broccoli, sweet potato, cauliflower, green beans',
  soup: 'bok choy, mushroom, bean sprouts, tomato, baby spinach, pumpkin, green cabbage',
  braise: 'eggplant, pumpkin, potato, carrot, green beans, daikon radish',
}

const tropicalFruit =
  '1 ripe mango, diced / 1 papaya, diced / 300 g pineapple, diced / 2 ripe bananas, sliced / 400 g watermelon, diced'

export const southeastAsianKitchens: readonly Kitchen[] = [
  {
    cuisine: 'Thai',
    adjective: 'Thai',
    relatives: ['Vietnamese', 'Malaysian', 'Indonesian'],
    fat: 'sunflower oil > avocado oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'lime juice',
    herb: 'cilantro / Thai basil / mint',
    cream: 'coconut milk',
    cheese: 'paneer',
    nut: 'roasted peanuts / cashews',
    sweet: 'palm sugar > honey',
    warmSpice: 'ground cinnamon',
    heat: "2 bird's eye chilies, finely sliced",
    fruit: tropicalFruit,
    bread: '4 flatbreads',
    vegetables: wok,
    sides: { rice: 'jasmine', noodles: 'rice-noodles', salad: 'cucumber-salad, slaw', greens: 'bok-choy' },
    rubs: [
      {
        adjective: 'Lemongrass',
        label: 'lemongrass and fish sauce',
        lines:
          '1 stalk lemongrass, tender part finely chopped; 2 cloves garlic, finely grated; 2 tbsp fish sauce; ?1 tsp palm sugar',
      },
      {
        adjective: 'Coriander and white pepper',
        label: 'coriander and white pepper',
        lines:
          '2 tsp ground coriander; 1/2 tsp white pepper; 3 cloves garlic, finely grated; 1 tbsp fish sauce',
      },
    ],
    sauces: ['nam jim jaew', 'peanut sauce', 'almond sauce'],
    meatless: 'tofu mushrooms oyster-mushrooms tempeh eggplant cauliflower',
    fish: 'shrimp cod snapper squid salmon',
    unusualMeats: ['Lamb', 'Turkey'],
  },
  {
    cuisine: 'Vietnamese',
    adjective: 'Vietnamese',
    relatives: ['Thai', 'Chinese'],
    fat: 'sunflower oil > avocado oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'lime juice / rice vinegar',
    herb: 'mint / cilantro / Thai basil',
    cream: 'coconut milk',
    cheese: 'paneer',
    nut: 'roasted peanuts / cashews',
    sweet: 'sugar > honey',
    warmSpice: 'ground cinnamon',
    heat: "1 bird's eye chili, finely sliced",
    fruit: tropicalFruit,
    bread: '2 baguettes, split and halved',
    vegetables: wok,
    sides: {
      rice: 'jasmine',
      noodles: 'rice-noodles',
      bread: 'baguette-bread',
      salad: 'cucumber-salad, slaw',
      greens: 'bok-choy',
    },
    rubs: [
      {
        adjective: 'Lemongrass',
        label: 'lemongrass and garlic',
        lines:
          '2 stalks lemongrass, tender part finely chopped; 2 cloves garlic, finely grated; 1 tbsp fish sauce; ?1 tsp sugar',
      },
      {
        adjective: 'Black pepper and shallot',
        label: 'black pepper and shallot',
        lines:
          '1 tsp black pepper, coarsely ground; 2 shallots, finely chopped; 1 tbsp fish sauce; ?1 tsp sugar',
      },
    ],
    sauces: ['nuoc cham', 'peanut sauce', 'almond sauce'],
    meatless: 'tofu mushrooms oyster-mushrooms tempeh eggplant',
    fish: 'shrimp cod salmon squid snapper',
    unusualMeats: ['Lamb', 'Turkey'],
  },
  {
    cuisine: 'Filipino',
    adjective: 'Filipino',
    relatives: ['Malaysian', 'Chinese', 'Indonesian', 'Spanish'],
    fat: 'sunflower oil > avocado oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'lime juice / white vinegar',
    herb: 'cilantro / chives',
    cream: 'coconut milk',
    cheese: 'cream cheese',
    nut: 'roasted peanuts / cashews',
    sweet: 'brown sugar > honey',
    warmSpice: 'ground cinnamon',
    heat: "2 bird's eye chilies, sliced",
    fruit: tropicalFruit,
    bread: '4 soft rolls',
    vegetables: {
      ...wok,
      quick: 'green beans, bok choy, green cabbage, eggplant, red bell pepper, carrot, snow peas',
      soup: 'bok choy, daikon radish, green beans, tomato, baby spinach, okra',
      braise: 'potato, carrot, red bell pepper, green beans, eggplant, sweet potato',
    },
    sides: {
      rice: 'jasmine',
      noodles: 'rice-noodles',
      bread: 'soft-rolls',
      salad: 'cucumber-salad, tomato-salad',
      greens: 'bok-choy',
    },
    rubs: [
      {
        adjective: 'Inasal-style',
        label: 'annatto, lime and ginger',
        lines:
          '1/2 tsp ground annatto; 1 tbsp finely grated ginger; 3 cloves garlic, finely grated; 2 tbsp lime juice; 1 stalk lemongrass, tender part finely chopped',
      },
      {
        adjective: 'Garlic-soy',
        label: 'garlic, soy and black pepper',
        lines: '4 cloves garlic, finely grated; 2 tbsp soy sauce; 1/2 tsp black pepper; 1 tbsp lime juice',
      },
    ],
    sauces: ['toyomansi', 'pico de gallo'],
    meatless: 'tofu mushrooms eggplant tempeh cauliflower',
    fish: 'shrimp tilapia mackerel squid cod',
    unusualMeats: ['Lamb', 'Turkey'],
  },
  {
    cuisine: 'Indonesian',
    adjective: 'Indonesian',
    relatives: ['Malaysian', 'Thai', 'Filipino'],
    fat: 'sunflower oil / coconut oil > coconut oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'lime juice',
    herb: 'cilantro / Thai basil',
    cream: 'coconut milk',
    cheese: 'paneer',
    nut: 'roasted peanuts / cashews',
    sweet: 'palm sugar > honey',
    warmSpice: 'ground cinnamon',
    heat: '2 red chilies, finely chopped',
    fruit: tropicalFruit,
    bread: '4 flatbreads',
    vegetables: wok,
    sides: {
      rice: 'jasmine, coconut-rice',
      noodles: 'rice-noodles',
      salad: 'cucumber-salad',
      greens: 'bok-choy',
    },
    rubs: [
      {
        adjective: 'Turmeric and lemongrass',
        label: 'turmeric and lemongrass',
        lines:
          '1 tsp ground turmeric; 1 stalk lemongrass, tender part finely chopped; 2 cloves garlic, finely grated; 1 tsp ground coriander; 1 tbsp lime juice',
      },
      {
        adjective: 'Sweet soy',
        label: 'sweet soy and coriander',
        lines:
          '2 tbsp kecap manis (sweet soy sauce); 1 tsp ground coriander; 2 cloves garlic, finely grated; 1 tbsp lime juice',
      },
    ],
    sauces: ['sambal matah', 'peanut sauce', 'almond sauce'],
    meatless: 'tempeh tofu eggplant mushrooms cauliflower',
    fish: 'mackerel snapper shrimp tuna squid cod',
    unusualMeats: ['Pork', 'Turkey'],
  },
  {
    cuisine: 'Malaysian',
    adjective: 'Malaysian',
    relatives: ['Indonesian', 'Thai', 'Chinese', 'Indian'],
    fat: 'sunflower oil / coconut oil > coconut oil',
    dressingOil: 'sunflower oil > avocado oil',
    acid: 'lime juice',
    herb: 'cilantro / mint',
    cream: 'coconut milk',
    cheese: 'paneer',
    nut: 'roasted peanuts / cashews',
    sweet: 'palm sugar > honey',
    warmSpice: 'ground cinnamon',
    heat: '2 red chilies, finely chopped',
    fruit: tropicalFruit,
    bread: '8 rotis',
    vegetables: wok,
    sides: {
      rice: 'coconut-rice, jasmine',
      noodles: 'rice-noodles',
      bread: 'roti',
      salad: 'cucumber-salad',
      greens: 'bok-choy',
    },
    rubs: [
      {
        adjective: 'Curry-spiced',
        label: 'Malaysian curry powder',
        lines:
          '1 tbsp Malaysian curry powder; 2 cloves garlic, finely grated; 1 tbsp finely grated ginger; 1 tbsp lime juice',
      },
      {
        adjective: 'Turmeric',
        label: 'turmeric and lemongrass',
        lines:
          '1 tsp ground turmeric; 1 stalk lemongrass, tender part finely chopped; 1 tsp ground cumin; 1 tsp ground fennel; 2 cloves garlic, finely grated',
      },
    ],
    sauces: ['sambal', 'peanut sauce', 'almond sauce'],
    meatless: 'tofu tempeh eggplant chickpeas mushrooms cauliflower',
    fish: 'shrimp mackerel snapper squid cod',
    unusualMeats: ['Turkey'],
  },
]
