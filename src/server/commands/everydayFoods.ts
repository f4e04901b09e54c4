import type { GroceryCategory } from '#shared/kitchen/groceryCategories.ts'

/** What is bought every week, one item per line as cooks write it; includes words for which the catalogue has several foods. */
export const everydayGroceryLines: Partial<Record<GroceryCategory, string>> = {
  Dairy: `butter
cheese
cream
eggs
milk
yogurt`,
  Meat: `bacon
beef
chicken
ham
lamb
mince
pork
sausages
turkey`,
  Vegetables: `asparagus
aubergine
avocados
broccoli
cabbage
carrots
courgettes
cucumber
garlic
ginger
lettuce
mushrooms
onions
peas
potatoes
spinach
tomatoes
zucchini`,
  Fruits: `apples
bananas
grapes
lemons
oranges
pears`,
  Grains: `bread
cereal
noodles
oats
pasta
tortillas`,
  'Lentils and Pulses': `beans
chickpeas
lentils`,
  Rice: 'rice',
  Seafood: `fish
prawns
salmon
shrimp
tuna`,
  Baking: `flour
sugar`,
  Spices: `cinnamon
pepper
salt`,
  'Pantry Staples': `honey
jam
oil
olive oil
peanut butter
stock
vinegar`,
  Beverages: `beer
coffee
juice
tea
water
wine`,
  'Frozen Foods': 'ice cream',
  Condiments: `ketchup
mayonnaise
mustard`,
  Snacks: `biscuits
chocolate
crisps
nuts`,
  Herbs: `basil
coriander
mint
parsley
thyme`,
}
