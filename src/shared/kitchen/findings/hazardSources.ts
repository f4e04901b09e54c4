import type { HazardId } from './hazardIds.ts'

/** A public page that gives the reason for a warning. */
export interface HazardSource {
  title: string
  url: string
}

/** Hazards, and the public source of each. */
export const hazardSources: Readonly<Record<HazardId, HazardSource>> = {
  'poultry underdone': {
    title: 'USDA FSIS: minimum internal temperatures, poultry 165 °F (74 °C)',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/safe-temperature-chart',
  },
  'minced meat underdone': {
    title: 'USDA FSIS: ground meat, 160 °F (71 °C)',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/meat-fish/ground-beef-and-food-safety',
  },
  'pork underdone': {
    title: 'USDA FSIS: minimum internal temperatures, pork 145 °F (63 °C) and three minutes of rest',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/safe-temperature-chart',
  },
  'rice kept warm': {
    title: 'UK Food Standards Agency: home food fact checker, rice',
    url: 'https://www.food.gov.uk/safety-hygiene/home-food-fact-checker',
  },
  'raw egg': {
    title: 'FDA: egg safety',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/what-you-need-know-about-egg-safety',
  },
  'runny egg': {
    title: 'FDA: egg safety, cook eggs until yolk and white are firm',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/what-you-need-know-about-egg-safety',
  },
  'raw flour': {
    title: 'FDA: flour is a raw food',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/handling-flour-safely-what-you-need-know',
  },
  'raw milk': {
    title: 'CDC: raw milk, and listeria in soft cheese',
    url: 'https://www.cdc.gov/listeria/prevention/index.html',
  },
  'raw fish': {
    title: 'NHS: foods to avoid in pregnancy',
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  'raw meat': {
    title: 'NHS: foods to avoid in pregnancy',
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  'raw sprouts': {
    title: 'FDA: selecting and serving produce, sprouts',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/selecting-and-serving-produce-safely',
  },
  'unpasteurised juice': {
    title: 'FDA: juice that is not pasteurised',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/what-you-need-know-about-juice-safety',
  },
  'cold smoked fish or pâté': {
    title: 'NHS: foods to avoid in pregnancy, pâté and cold-smoked fish',
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  'cold soft cheese': {
    title: 'NHS: foods to avoid in pregnancy, soft cheeses that ripen under mould; CDC on queso fresco',
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  'cold cured meat': {
    title: 'CDC: preventing listeria infection, deli meats, cold cuts and hot dogs',
    url: 'https://www.cdc.gov/listeria/prevention/index.html',
  },
  'liver or mercury fish': {
    title: 'NHS: foods to avoid in pregnancy, liver, shark, swordfish and marlin',
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  alcohol: {
    title: 'CDC: alcohol use during pregnancy',
    url: 'https://www.cdc.gov/alcohol-pregnancy/about/index.html',
  },
  'garlic in oil': {
    title: 'National Center for Home Food Preservation: garlic in oil',
    url: 'https://nchfp.uga.edu/how/store/store-home-preserved-foods/garlic-in-oil/',
  },
  'home canning': {
    title: 'National Center for Home Food Preservation: how do I can?',
    url: 'https://nchfp.uga.edu/how/can/',
  },
  'left out': {
    title: 'USDA FSIS: danger zone, 40 °F to 140 °F (4 °C to 60 °C)',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/danger-zone-40f-140f',
  },
  'thawed on the counter': {
    title: 'USDA FSIS: the big thaw',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/big-thaw-safe-defrosting-methods',
  },
  'marinade reused': {
    title: 'USDA FSIS: poultry: basting, brining and marinating',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/poultry/poultry-basting-brining-and-marinating',
  },
  'washed poultry': {
    title: 'USDA FSIS: washing raw poultry',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/washing-food-does-it-promote-food',
  },
  'raw kidney beans': {
    title: 'FDA: Bad Bug Book, phytohaemagglutinin',
    url: 'https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition',
  },
  'raw cassava': {
    title: 'Food Standards Australia New Zealand: cassava and bamboo shoots',
    url: 'https://www.foodstandards.gov.au/consumer/safety/cassava',
  },
  'partly cooked': {
    title: 'USDA FSIS: grilling and food safety, never partially cook meat and finish it later',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/grilling-and-food-safety',
  },
  'stuffed ahead': {
    title: 'USDA FSIS: stuffing and food safety',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/poultry/stuffing-and-food-safety',
  },
  'frozen again': {
    title: 'NHS: how to store food and leftovers, never refreeze raw meat that was defrosted',
    url: 'https://www.nhs.uk/live-well/eat-well/food-safety/how-to-store-food-and-leftovers/',
  },
  'frozen in the slow cooker': {
    title: 'USDA FSIS: slow cookers and food safety, thaw meat first',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/slow-cookers-and-food-safety',
  },
  'sous vide': {
    title:
      'FDA Food Code 3-401.11 and USDA FSIS: minutes by the heat of the middle, from 54.4 °C (130 °F) up',
    url: 'https://www.fda.gov/food/fda-food-code/food-code-2022',
  },
  'fermented without salt': {
    title: 'National Center for Home Food Preservation: salt in fermented foods',
    url: 'https://nchfp.uga.edu/how/ferment/general-information-fermenting/',
  },
  'salt for infants': {
    title: 'NHS: foods to avoid giving babies and young children, salt',
    url: 'https://www.nhs.uk/conditions/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
  },
  'infant formula': {
    title: 'FDA: infant formula, do not make it at home',
    url: 'https://www.fda.gov/food/people-risk-foodborne-illness/questions-answers-consumers-concerning-infant-formula',
  },
  'honey for infants': {
    title: 'CDC: foods and drinks to avoid or limit, honey before 12 months',
    url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/foods-and-drinks-to-avoid-or-limit.html',
  },
  choking: {
    title: 'NHS: foods to avoid giving babies and young children, whole nuts and grapes',
    url: 'https://www.nhs.uk/conditions/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
  },
  'no food': {
    title: 'Poison control: act fast',
    url: 'https://www.poison.org/',
  },
  'poisonous plant': {
    title: 'FDA: Bad Bug Book, natural toxins',
    url: 'https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition',
  },
  'poisonous raw': {
    title: 'CDC, MMWR: poisoning from elderberry juice; FDA Bad Bug Book: mushroom toxins, bean lectins',
    url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/00000311.htm',
  },
}
