import type { LandMeat } from './dietRules.ts'

/**
 * How a protein is cut decides how a dish cooks it, so each cut has a table of its own. Lines are for 4 people.
 * Minutes: `sear` colors it in a hot pan, `cook` finishes it the way of the cut (simmer, grill, roast, braise).
 */
export interface ProteinCut {
  id: LandMeat | string
  line: string
  sear: number
  cook: number
  /** What the cook sees after the pan, and at the end; both follow "until". */
  browned: string
  done: string
  /** Tender ones go in late and are not browned first: fish, shrimp, beans. */
  isTender: boolean
}

export const proteinForms = [
  'strips',
  'cubes',
  'skewer',
  'ground',
  'patty',
  'cutlet',
  'roast',
  'braise',
  'ready',
  'sausage',
] as const
export type ProteinForm = (typeof proteinForms)[number]

const safePoultry = 'cooked through (74 °C / 165 °F inside)'
const browned = 'browned in places'

function cut(
  id: string,
  line: string,
  minutes: readonly [sear: number, cook: number],
  done: string,
  seen = browned,
): ProteinCut {
  return { id, line, sear: minutes[0], cook: minutes[1], done, browned: seen, isTender: false }
}

function tender(
  id: string,
  line: string,
  minutes: readonly [sear: number, cook: number],
  done: string,
): ProteinCut {
  return { ...cut(id, line, minutes, done, done), isTender: true }
}

const noPink = 'no pink is left and the crumbs are browned (71 °C / 160 °F)'
const noPinkPoultry = 'no pink is left and the crumbs are browned (74 °C / 165 °F)'

export const proteinCutsByForm: Readonly<Record<ProteinForm, readonly ProteinCut[]>> = {
  strips: [
    cut(
      'chicken',
      '600 g boneless, skinless chicken breasts, cut into thin strips',
      [5, 5],
      `the chicken is ${safePoultry}`,
    ),
    cut(
      'beef',
      '600 g beef sirloin, sliced thinly across the grain',
      [3, 3],
      'the beef is browned and just done',
    ),
    cut(
      'pork',
      '600 g pork tenderloin, cut into thin strips',
      [4, 4],
      'the pork is browned and just cooked through (63 °C / 145 °F)',
    ),
    cut(
      'lamb',
      '600 g boneless lamb leg, cut into thin strips',
      [4, 4],
      'the lamb is browned with a blush of pink inside',
    ),
    cut('turkey', '600 g turkey breast, cut into thin strips', [5, 5], `the turkey is ${safePoultry}`),
    cut('shrimp', '600 g peeled raw shrimp', [3, 3], 'the shrimp are pink and curled'),
    cut('squid', '600 g cleaned squid, cut into rings', [2, 2], 'the squid is opaque and just firm'),
    cut(
      'tofu',
      '500 g firm tofu, patted dry and cut into batons',
      [7, 7],
      'the tofu is golden on most sides',
    ),
    cut('tempeh', '450 g tempeh, cut into thin strips', [6, 6], 'the tempeh is crisp and brown at the edges'),
    cut(
      'oyster-mushrooms',
      '600 g oyster mushrooms, torn into strips',
      [7, 7],
      'the mushrooms are browned and their liquid has cooked away',
    ),
    cut(
      'mushrooms',
      '600 g portobello mushrooms, thickly sliced',
      [7, 7],
      'the mushrooms are browned and their liquid has cooked away',
    ),
    cut('halloumi', '450 g halloumi, cut into batons', [4, 4], 'the halloumi is golden'),
    cut('paneer', '450 g paneer, cut into batons', [4, 4], 'the paneer is golden'),
  ],
  cubes: [
    cut(
      'chicken',
      '600 g boneless, skinless chicken thighs, cut into bite-size pieces',
      [5, 12],
      `the chicken is ${safePoultry}`,
    ),
    cut(
      'beef',
      '600 g beef sirloin, cut into 2 cm (¾ in) cubes',
      [4, 6],
      'the beef is just tender (63 °C / 145 °F inside)',
    ),
    cut(
      'pork',
      '600 g pork tenderloin, cut into 2 cm (¾ in) cubes',
      [4, 8],
      'the pork is just cooked through (63 °C / 145 °F)',
    ),
    cut(
      'lamb',
      '600 g boneless lamb leg, cut into 2 cm (¾ in) cubes',
      [4, 6],
      'the lamb is just tender (63 °C / 145 °F inside)',
    ),
    cut('turkey', '600 g turkey breast, cut into bite-size pieces', [4, 10], `the turkey is ${safePoultry}`),
    tender(
      'cod',
      '600 g skinless cod fillets, cut into large chunks',
      [0, 6],
      'the cod is opaque and flakes at a touch',
    ),
    tender(
      'salmon',
      '600 g skinless salmon fillets, cut into large chunks',
      [0, 6],
      'the salmon is just opaque and flakes',
    ),
    tender('shrimp', '600 g peeled raw shrimp', [0, 4], 'the shrimp are pink and curled'),
    cut(
      'tofu',
      '500 g firm tofu, patted dry and cut into 2 cm (¾ in) cubes',
      [7, 8],
      'the tofu is hot through and has taken on the sauce',
    ),
    cut(
      'tempeh',
      '450 g tempeh, cut into 2 cm (¾ in) cubes',
      [6, 8],
      'the tempeh is hot through and has taken on the sauce',
    ),
    cut(
      'paneer',
      '450 g paneer, cut into 2 cm (¾ in) cubes',
      [4, 5],
      'the paneer is soft and hot through',
      'golden on two sides',
    ),
    cut(
      'cauliflower',
      '1 large cauliflower, cut into small florets',
      [6, 12],
      'the cauliflower gives to the tip of a knife',
    ),
    cut(
      'eggplant',
      '2 large eggplants, cut into 2 cm (¾ in) cubes',
      [8, 12],
      'the eggplant is silky all the way through',
    ),
    cut('mushrooms', '600 g mushrooms, halved', [7, 8], 'the mushrooms are tender'),
    cut(
      'squash',
      '800 g butternut squash, peeled and cut into 2 cm (¾ in) cubes',
      [5, 15],
      'the squash is tender to the tip of a knife',
    ),
    tender(
      'chickpeas',
      '2 cans canned chickpeas, drained and rinsed',
      [0, 10],
      'the chickpeas are soft and coated in the sauce',
    ),
    tender(
      'white-beans',
      '2 cans canned white beans, drained and rinsed',
      [0, 10],
      'the beans are creamy and coated in the sauce',
    ),
    tender(
      'kidney-beans',
      '2 cans canned kidney beans, drained and rinsed',
      [0, 10],
      'the beans are creamy and coated in the sauce',
    ),
    tender(
      'black-beans',
      '2 cans canned black beans, drained and rinsed',
      [0, 10],
      'the beans are creamy and coated in the sauce',
    ),
    tender(
      'black-eyed-peas',
      '2 cans canned black-eyed peas, drained and rinsed',
      [0, 10],
      'the black-eyed peas are creamy and coated in the sauce',
    ),
  ],
  skewer: [
    cut(
      'chicken',
      '600 g boneless, skinless chicken thighs, cut into 3 cm (1¼ in) pieces',
      [5, 12],
      `the chicken is charred at the edges and ${safePoultry}`,
    ),
    cut(
      'beef',
      '600 g beef sirloin, cut into 3 cm (1¼ in) cubes',
      [4, 8],
      'the beef is charred outside and pink within',
    ),
    cut(
      'pork',
      '600 g pork tenderloin, cut into 3 cm (1¼ in) cubes',
      [4, 10],
      'the pork is charred at the edges and just cooked through (63 °C / 145 °F)',
    ),
    cut(
      'lamb',
      '600 g boneless lamb leg, cut into 3 cm (1¼ in) cubes',
      [4, 9],
      'the lamb is charred outside and pink within',
    ),
    cut(
      'turkey',
      '600 g turkey breast, cut into 3 cm (1¼ in) cubes',
      [4, 10],
      `the turkey is ${safePoultry}`,
    ),
    cut('shrimp', '600 g peeled raw shrimp', [3, 5], 'the shrimp are pink and curled'),
    cut(
      'salmon',
      '600 g skinless salmon fillets, cut into 3 cm (1¼ in) cubes',
      [3, 7],
      'the salmon is charred at the edges and just opaque',
    ),
    cut(
      'swordfish',
      '600 g swordfish steaks, cut into 3 cm (1¼ in) cubes',
      [3, 7],
      'the swordfish is opaque and firm',
    ),
    cut(
      'halloumi',
      '450 g halloumi, cut into 3 cm (1¼ in) cubes',
      [4, 6],
      'the halloumi is marked with gold',
    ),
    cut(
      'paneer',
      '450 g paneer, cut into 3 cm (1¼ in) cubes',
      [4, 7],
      'the paneer is charred at the corners',
    ),
    cut(
      'tofu',
      '500 g firm tofu, patted dry and cut into 3 cm (1¼ in) cubes',
      [6, 10],
      'the tofu is browned and crisp at the corners',
    ),
    cut('mushrooms', '600 g mushrooms', [6, 10], 'the mushrooms are tender and browned'),
  ],
  ground: [
    cut('chicken', '500 g ground chicken', [6, 6], noPinkPoultry, noPinkPoultry),
    cut('beef', '500 g ground beef', [6, 6], noPink, noPink),
    cut('pork', '500 g ground pork', [6, 6], noPink, noPink),
    cut('lamb', '500 g ground lamb', [6, 6], noPink, noPink),
    cut('turkey', '500 g ground turkey', [6, 6], noPinkPoultry, noPinkPoultry),
    cut(
      'tofu',
      '500 g firm tofu, patted dry and crumbled',
      [7, 7],
      'the tofu is golden and dry',
      'the tofu is golden and dry',
    ),
    cut(
      'tempeh',
      '450 g tempeh, crumbled',
      [6, 6],
      'the tempeh is browned and nutty',
      'the tempeh is browned and nutty',
    ),
    cut(
      'mushrooms',
      '600 g mushrooms, finely chopped',
      [9, 9],
      'the mushrooms are dry and well browned',
      'the mushrooms are dry and well browned',
    ),
    cut(
      'lentils',
      '2 cans canned brown lentils, drained and rinsed',
      [4, 4],
      'the lentils are hot and lightly fried',
      'the lentils are hot and lightly fried',
    ),
    cut(
      'shrimp',
      '500 g peeled raw shrimp, roughly chopped',
      [3, 3],
      'the shrimp are pink all over',
      'the shrimp are pink all over',
    ),
  ],
  patty: [
    cut('chicken', '500 g ground chicken', [9, 12], `the middle is no longer pink (74 °C / 165 °F)`),
    cut('beef', '500 g ground beef', [8, 12], 'the middle is no longer pink (71 °C / 160 °F)'),
    cut('pork', '500 g ground pork', [9, 12], 'the middle is no longer pink (71 °C / 160 °F)'),
    cut('lamb', '500 g ground lamb', [8, 12], 'the middle is no longer pink (71 °C / 160 °F)'),
    cut('turkey', '500 g ground turkey', [9, 12], 'the middle is no longer pink (74 °C / 165 °F)'),
  ],
  cutlet: [
    cut('chicken', '4 thin chicken cutlets', [6, 6], `the chicken is golden and ${safePoultry}`),
    cut(
      'beef',
      '4 thin beef sirloin steaks',
      [4, 4],
      'the beef is well browned and medium-rare to medium (57 to 63 °C / 135 to 145 °F)',
    ),
    cut(
      'pork',
      '4 thin boneless pork chops',
      [7, 7],
      'the pork is golden and just cooked through (63 °C / 145 °F)',
    ),
    cut(
      'lamb',
      '4 lamb leg steaks',
      [7, 7],
      'the lamb is browned and still pink in the middle (63 °C / 145 °F)',
    ),
    cut('turkey', '4 turkey cutlets', [6, 6], `the turkey is golden and ${safePoultry}`),
    cut(
      'salmon',
      '600 g salmon fillets, cut into portions',
      [8, 8],
      'the salmon is golden and just opaque in the middle',
    ),
    cut('cod', '600 g cod fillets, cut into portions', [7, 7], 'the cod is golden and flakes at a touch'),
    cut(
      'sea-bass',
      '600 g sea bass fillets, skin on',
      [6, 6],
      'the sea bass is crisp outside and opaque within',
    ),
    cut(
      'snapper',
      '600 g snapper fillets, skin on',
      [7, 7],
      'the snapper is crisp outside and flakes at a touch',
    ),
    cut('tilapia', '600 g tilapia fillets', [6, 6], 'the tilapia is golden and flakes at a touch'),
    cut('trout', '600 g trout fillets, skin on', [6, 6], 'the trout is crisp outside and flakes at a touch'),
    cut(
      'mackerel',
      '600 g mackerel fillets, skin on',
      [6, 6],
      'the mackerel is crisp outside and opaque within',
    ),
    cut('tuna', '4 tuna steaks', [4, 4], 'the tuna is seared outside and rosy within'),
    cut(
      'halloumi',
      '450 g halloumi, cut into 1 cm (½ in) slabs',
      [4, 4],
      'the halloumi is golden on both sides',
    ),
    cut('paneer', '450 g paneer, cut into 1 cm (½ in) slabs', [5, 5], 'the paneer is golden on both sides'),
    cut(
      'tofu',
      '500 g firm tofu, patted dry and cut into 1 cm (½ in) slabs',
      [8, 8],
      'the tofu is crisp and golden on both sides',
    ),
    cut('mushrooms', '8 portobello mushrooms', [9, 9], 'the mushrooms are tender and well browned'),
    cut(
      'cauliflower',
      '700 g cauliflower, cut into 1 cm (½ in) slices',
      [12, 12],
      'the cauliflower is browned and tender to the tip of a knife',
    ),
    cut(
      'eggplant',
      '2 large eggplants, cut into 1 cm (½ in) rounds',
      [10, 10],
      'the eggplant is browned and soft through',
    ),
  ],
  roast: [
    cut(
      'chicken',
      '8 bone-in, skin-on chicken thighs',
      [6, 40],
      'the skin is crisp and the chicken is 74 °C (165 °F) at the bone',
    ),
    cut(
      'beef',
      '800 g beef sirloin roast',
      [6, 35],
      'the beef reads 57 °C (135 °F) in the middle for medium-rare',
    ),
    cut('pork', '700 g pork tenderloin', [6, 25], 'the pork reads 63 °C (145 °F) in the middle'),
    cut(
      'lamb',
      '800 g boneless lamb leg, opened out flat',
      [6, 30],
      'the lamb reads 60 °C (140 °F) in the middle for medium',
    ),
    cut('turkey', '800 g turkey breast', [6, 45], 'the turkey reads 74 °C (165 °F) in the thickest part'),
    tender(
      'salmon',
      '600 g salmon fillets, cut into portions',
      [0, 14],
      'the salmon is just opaque and flakes',
    ),
    tender('cod', '600 g cod fillets, cut into portions', [0, 14], 'the cod is opaque and flakes at a touch'),
    tender('trout', '600 g trout fillets, skin on', [0, 12], 'the trout is opaque and flakes at a touch'),
    tender(
      'snapper',
      '600 g snapper fillets, skin on',
      [0, 13],
      'the snapper is opaque and flakes at a touch',
    ),
    cut(
      'cauliflower',
      '1 large cauliflower, cut into 8 wedges',
      [0, 35],
      'the cauliflower is deep gold at the edges and tender',
    ),
    cut(
      'eggplant',
      '2 large eggplants, halved lengthwise and scored',
      [0, 35],
      'the eggplant is collapsed and soft',
    ),
    cut(
      'squash',
      '1 kg butternut squash, cut into thick wedges',
      [0, 40],
      'the squash is soft and brown at the edges',
    ),
    cut('mushrooms', '8 portobello mushrooms', [0, 25], 'the mushrooms are tender and dark'),
    cut(
      'tofu',
      '500 g firm tofu, patted dry and cut into 3 cm (1¼ in) cubes',
      [0, 30],
      'the tofu is crisp at the corners',
    ),
    cut(
      'chickpeas',
      '2 cans canned chickpeas, drained, rinsed and patted dry',
      [0, 30],
      'the chickpeas are crisp outside',
    ),
    cut(
      'paneer',
      '450 g paneer, cut into 3 cm (1¼ in) cubes',
      [0, 25],
      'the paneer is golden at the corners',
    ),
    cut('halloumi', '450 g halloumi, cut into 1 cm (½ in) slabs', [0, 20], 'the halloumi is golden'),
  ],
  braise: [
    cut(
      'chicken',
      '1 kg chicken drumsticks, skinned',
      [8, 50],
      'the chicken slips from the bone (well over 74 °C / 165 °F)',
    ),
    cut(
      'beef',
      '800 g beef chuck, cut into 4 cm (1½ in) pieces',
      [10, 130],
      'the beef falls apart under a fork',
    ),
    cut(
      'pork',
      '800 g pork shoulder, cut into 4 cm (1½ in) pieces',
      [10, 100],
      'the pork falls apart under a fork',
    ),
    cut(
      'lamb',
      '800 g boneless lamb shoulder, cut into 4 cm (1½ in) pieces',
      [10, 100],
      'the lamb falls apart under a fork',
    ),
    cut(
      'turkey',
      '1 kg bone-in turkey thighs, skinned',
      [10, 85],
      'the turkey slips from the bone (well over 74 °C / 165 °F)',
    ),
    cut('mushrooms', '700 g mushrooms, halved', [9, 30], 'the mushrooms are tender and the sauce is dark'),
    cut(
      'jackfruit',
      '2 cans canned young jackfruit, drained and squeezed dry',
      [6, 40],
      'the jackfruit pulls into shreds',
    ),
    cut('eggplant', '2 large eggplants, cut into 4 cm (1½ in) pieces', [8, 30], 'the eggplant is silky'),
    cut(
      'squash',
      '1 kg butternut squash, peeled and cut into 4 cm (1½ in) pieces',
      [6, 30],
      'the squash is tender but whole',
    ),
    tender(
      'chickpeas',
      '2 cans canned chickpeas, drained and rinsed',
      [0, 35],
      'the chickpeas are soft and the sauce clings to them',
    ),
    tender(
      'white-beans',
      '2 cans canned white beans, drained and rinsed',
      [0, 35],
      'the beans are creamy and the sauce clings to them',
    ),
    tender(
      'kidney-beans',
      '2 cans canned kidney beans, drained and rinsed',
      [0, 35],
      'the beans are creamy and the sauce clings to them',
    ),
  ],
  ready: [
    cut('chicken', '400 g cooked chicken, shredded', [2, 2], 'the chicken is hot through (74 °C / 165 °F)'),
    cut('beef', '300 g roast beef slices, cut into strips', [2, 2], 'the beef is warm'),
    cut('pork', '300 g cooked ham, cut into strips', [2, 2], 'the ham is hot'),
    cut('pork', '350 g roast pork, thinly sliced', [2, 2], 'the pork is hot'),
    cut('lamb', '400 g cooked leg of lamb, thinly sliced', [2, 2], 'the lamb is hot through'),
    cut('turkey', '400 g cooked turkey, shredded', [2, 2], 'the turkey is hot through (74 °C / 165 °F)'),
    cut('tuna', '3 cans canned tuna in olive oil, drained', [1, 1], 'the tuna is warm'),
    cut('sardines', '3 cans canned sardines in olive oil, drained', [1, 1], 'the sardines are warm'),
    cut('smoked-salmon', '200 g smoked salmon, torn into strips', [1, 1], 'the salmon is warm'),
    cut('smoked-trout', '250 g hot-smoked trout, flaked', [1, 1], 'the trout is warm'),
    cut('smoked-mackerel', '250 g smoked mackerel, flaked', [1, 1], 'the mackerel is warm'),
    cut('shrimp', '400 g cooked peeled shrimp', [2, 2], 'the shrimp are hot'),
    cut('chickpeas', '2 cans canned chickpeas, drained and rinsed', [3, 3], 'the chickpeas are hot'),
    cut('white-beans', '2 cans canned white beans, drained and rinsed', [3, 3], 'the beans are hot'),
    cut('black-beans', '2 cans canned black beans, drained and rinsed', [3, 3], 'the beans are hot'),
    cut('lentils', '2 cans canned brown lentils, drained and rinsed', [3, 3], 'the lentils are hot'),
    cut('feta', '250 g feta, broken into pieces', [1, 1], 'the feta is warm'),
    cut('eggs', '6 hard-boiled eggs, quartered', [1, 1], 'the eggs are warm'),
    cut('smoked-tofu', '400 g smoked tofu, cut into strips', [3, 3], 'the tofu is hot'),
  ],
  sausage: [
    cut(
      'chicken',
      '400 g chicken sausages',
      [10, 10],
      'the sausages are browned all over and 74 °C (165 °F) inside',
    ),
    cut(
      'beef',
      '400 g beef sausages',
      [10, 10],
      'the sausages are browned all over and 71 °C (160 °F) inside',
    ),
    cut(
      'pork',
      '400 g pork sausages',
      [12, 12],
      'the sausages are browned all over and 71 °C (160 °F) inside',
    ),
    cut(
      'lamb',
      '400 g lamb merguez sausages',
      [9, 9],
      'the merguez are browned all over and 71 °C (160 °F) inside',
    ),
    cut(
      'turkey',
      '400 g turkey sausages',
      [10, 10],
      'the sausages are browned all over and 74 °C (165 °F) inside',
    ),
    cut(
      'halloumi',
      '300 g halloumi, cut into 1 cm (½ in) slabs',
      [4, 4],
      'the halloumi is golden on both sides',
    ),
    cut(
      'mushrooms',
      '400 g portobello mushrooms, thickly sliced',
      [8, 8],
      'the mushrooms are browned and tender',
    ),
    cut('smoked-tofu', '300 g smoked tofu, cut into batons', [6, 6], 'the tofu is crisp at the edges'),
    cut('smoked-mackerel', '250 g smoked mackerel, flaked', [2, 2], 'the mackerel is warm'),
  ],
}

export function isProteinForm(pool: string): pool is ProteinForm {
  return (proteinForms as readonly string[]).includes(pool)
}
