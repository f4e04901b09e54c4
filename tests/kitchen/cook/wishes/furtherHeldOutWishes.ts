import type { LabelledWish } from './labelledWish.ts'

/** The second half of `heldOutWishes`. */
export const furtherHeldOutWishes: readonly LabelledWish[] = [
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'aubergine and tomatoes need eating',
    has: [/eggplant|aubergine/i, /tomato/i],
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'avocado toast with an egg',
    name: /toast/i,
    has: [/avocado/i, /egg/i],
  },
  // Left out
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Indian',
    wish: 'my daughter is allergic to cashews',
    hasNot: [/cashew/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Italian',
    wish: 'no dairy at all',
    hasNot: [/cheese|parmesan|cream\b|butter\b|yogurt|mozzarella/i],
  },
  {
    asked: 'Beef, Dinner, 30 minutes, Beginner, Chinese',
    wish: 'gluten free please, so tamari not soy sauce',
    hasNot: [/(?<!gluten-free )soy sauce|flour|wheat/i],
  },
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Mexican',
    wish: 'no beans for once',
    hasNot: [/\bbeans?\b/i],
  },
  {
    asked: 'Pescatarian, Dinner, 30 minutes, Beginner, Spanish',
    wish: 'anything but salmon',
    hasNot: [/salmon/i],
  },
  {
    asked: 'No preference, Dinner, 45 minutes, Beginner, Mediterranean',
    wish: 'we keep kosher',
    hasNot: [/pork|bacon|ham\b|shrimp|prawn|mussel|clam/i],
  },
  {
    asked: 'Lamb, Dinner, 1 hour or more, Intermediate, Moroccan',
    wish: 'i cant stand dried fruit in savoury food, and no cinnamon',
    hasNot: [/raisin|apricot|prune|dates?\b|cinnamon/i],
  },
  // People
  { asked: 'Chicken, Dinner, 30 minutes, Beginner, Greek', wish: '2 adults and 3 kids', servings: 5 },
  { asked: 'Vegan, Dinner, 45 minutes, Beginner, Italian', wish: 'dinner for eleven', servings: 11 },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'lunch just for me',
    servings: 1,
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'my husband, the two boys and me',
    servings: 4,
  },
  {
    asked: 'Vegetarian, Snack, 30 minutes, Beginner, Italian',
    wish: 'about 20 people are coming for drinks, little bites',
    servings: [20, 24],
  },
  {
    asked: 'Pork, Dinner, 1 hour or more, Beginner, American',
    wish: 'a couple of friends are over, so 4 in all',
    servings: 4,
  },
  // Equipment
  {
    asked: 'Chicken, Dinner, 1 hour or more, Beginner, American',
    wish: 'slow cooker, chicken',
    has: [/chicken/i],
    steps: /slow cooker/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'everything in one pot please',
    stepsNot: /\b(?:second|another|separate) (?:pan|pot|skillet|saucepan)\b|baking sheet|\boven\b/i,
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Beginner, Argentinian',
    wish: 'we are barbecuing tonight',
    steps: /grill|barbecue|coals/i,
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'only have a microwave at the office',
    steps: /microwave/i,
    stepsNot: /\b(?:oven|skillet|saucepan|frying pan|stove)\b/i,
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, American',
    wish: 'air fryer drumsticks',
    steps: /air fryer/i,
    has: [/drumstick|chicken/i],
  },
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Thai',
    wish: "we don't have an oven",
    stepsNot: /\b(?:oven|bake|broil)\b/i,
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, Italian',
    wish: 'nothing cooked, too hot today',
    stepsNot: /\b(?:boil|simmer|fry|skillet|saucepan|oven|bake|toast the|grill)\b/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'pressure cooker chickpeas',
    steps: /pressure cooker|instant pot/i,
    has: [/chickpea/i],
  },
  {
    asked: 'Vegetarian, Lunch, 45 minutes, Beginner, American',
    wish: 'tomato soup with no blender',
    name: /soup/i,
    has: [/tomato/i],
    stepsNot: /blend|food processor|blitz/i,
  },
  // Taste, texture
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Thai',
    wish: 'something creamy and a bit sour',
    has: [/coconut milk|cream|cashew|tahini|yogurt|avocado|silken/i, /lime|lemon|vinegar|tamarind/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, American',
    wish: 'cheesy comfort food',
    has: [/cheese|cheddar|parmesan|mozzarella|feta|gruy/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Korean',
    wish: 'sticky and sweet',
    has: [/sugar|honey|syrup/i],
  },
  {
    asked: 'Vegan, Snack, 30 minutes, Beginner, Mexican',
    wish: 'crunchy snack with a bit of heat',
    text: /crisp|crunch/i,
    has: [/chil|cayenne|jalape|chipotle|paprika/i],
  },
  // Nutrition
  { asked: 'Chicken, Lunch, 30 minutes, Beginner, American', wish: 'at least 40 g protein', protein: 40 },
  { asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Italian', wish: 'max 600 calories', kcal: 600 },
  { asked: 'No preference, Dinner, 45 minutes, Beginner, Greek', wish: 'low sodium', sodium: 600 },
  { asked: 'Vegan, Lunch, 30 minutes, Beginner, Indian', wish: 'high fibre, and some protein', fibre: 7 },
  { asked: 'Beef, Dinner, 30 minutes, Beginner, American', wish: 'low carb', carb: 40 },
  // Effort, time, keeping, budget
  { asked: 'Vegetarian, Dinner, 1 hour or more, Beginner, Italian', wish: '20 minutes max', minutes: 20 },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'no more than 6 ingredients',
    ingredients: 6,
  },
  {
    asked: 'Beef, Dinner, 1 hour or more, Beginner, American',
    wish: 'freezer meal, double batch for 8',
    servings: 8,
  },
  {
    asked: 'Vegetarian, Lunch, 30 minutes, Beginner, Mediterranean',
    wish: 'lunchbox, eaten cold',
    text: /cold|cool|chill|room temperature|fridge|refrigerat|salad/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'dirt cheap, only lentils or beans and stuff from tins',
    has: [/lentil|bean|chickpea|dal/i],
  },
  // Against the answers
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, French',
    wish: 'cheese souffle',
    isImpossible: true,
    hasNot: [/(?<!vegan )cheese|\beggs?\b/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, American',
    wish: 'bbq ribs with slaw',
    isImpossible: true,
    hasNot: [/\b(?:pork|beef|spare) ?ribs/i],
  },
  {
    asked: 'Keto, Dinner, 30 minutes, Beginner, Italian',
    wish: 'penne arrabbiata',
    isImpossible: true,
    hasNot: [/penne|pasta/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Irish',
    wish: 'beef wellington',
    isImpossible: true,
    hasNot: [/beef/i],
  },
  {
    asked: 'Beef, Dinner, 15 minutes or less, Beginner, American',
    wish: 'brisket smoked all day',
    isImpossible: true,
    minutes: 15,
  },
]
