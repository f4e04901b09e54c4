import type { GroceryCategory } from '../kitchen/groceryCategories.ts'

/** What a household buys and does not eat, one a line. */
export const householdGoodNamesByCategory: Partial<Record<GroceryCategory, string>> = {
  'Cleaning Supplies': `all-purpose cleaner
bathroom cleaner
bin bags
bleach
broom
cleaning wipes
descaler
dish soap
dishcloths
dishwasher salt
dishwasher tablets
dishwashing liquid
drain cleaner
fabric softener
floor cleaner
glass cleaner
laundry detergent
oven cleaner
rubber gloves
scouring pads
sponges
stain remover
toilet cleaner
trash bags
washing powder`,
  'Personal Care': `aftershave
baby wipes
body lotion
conditioner
cotton pads
cotton swabs
dental floss
deodorant
diapers
face cream
hair gel
hand cream
hand soap
lip balm
mouthwash
nappies
pads
plasters
razors
shampoo
shower gel
soap
sunscreen
tampons
toothbrush
toothpaste`,
  'Paper Goods': `aluminium foil
baking paper
candles
cling film
coffee filters
freezer bags
kitchen roll
kitchen towels
napkins
paper cups
paper plates
paper towels
parchment paper
sandwich bags
skewers
tissues
toilet paper
toothpicks`,
}
