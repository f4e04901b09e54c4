/**
 * The kinds that foods are told by, and what every one of a kind has in common. A kind marked * is no food by
 * itself: nobody buys "dairy". How to read a line: ../readCatalogue.ts.
 */
export const kindsCatalogueText = `
*dairy | in Dairy | fact dairy | cup 240 | keeps 14 fridge
*hard cheese | is cheese | cup 110 | keeps 60 fridge
*semi-hard cheese | is cheese | cup 113 | keeps 30 fridge
*soft cheese | is cheese | cup 230 | keeps 14 fridge
*blue-veined cheese | is cheese | cup 135 | keeps 21 fridge
*cultured milk | is dairy | cup 245 | keeps 14 fridge
*cream kind | is dairy | cup 238 | keeps 10 fridge
*plant milk kind | in Beverages | cup 243 | pack 1 l | keeps 7 fridge
*plant dairy | in Dairy | cup 240 | keeps 14 fridge
*egg kind | in Dairy | fact egg | cup 243 | keeps 28 fridge

*red meat | in Meat | fact meat | cup 225 | keeps 3 fridge
*beef kind | is red meat
*pork kind | is red meat
*lamb kind | is red meat
*goat meat kind | is red meat
*veal kind | is red meat
*game kind | is red meat
*offal kind | is red meat
*cured meat | is red meat | cup 140 | keeps 14 fridge
*sausage kind | is red meat | cup 140 | keeps 7 fridge
*poultry kind | in Meat | fact poultry | cup 140 | keeps 2 fridge
*chicken kind | is poultry kind
*turkey kind | is poultry kind
*duck kind | is poultry kind
*slaughter fat | in Pantry Staples | fact slaughter | cup 205 | keeps 180 fridge
*gelatine kind | in Baking | fact slaughter | cup 160 | keeps 700 cupboard
*meat stock kind | in Pantry Staples | fact meat | cup 240 | keeps 5 fridge
*insect kind | in Pantry Staples | fact insect | cup 120 | keeps 365 cupboard

*fish kind | in Seafood | fact fish | cup 227 | keeps 2 fridge
*white fish kind | is fish kind
*oily fish kind | is fish kind
*preserved fish | is fish kind | cup 146 | keeps 365 cupboard
*crustacean kind | in Seafood | fact crustacean | cup 145 | keeps 2 fridge
*mollusc kind | in Seafood | fact mollusc | cup 150 | keeps 2 fridge
*seaweed kind | in Pantry Staples | cup 30 | keeps 365 cupboard

*vegetable | in Vegetables | cup 130 | keeps 7 fridge
*leafy green | is vegetable | cup 40 | keeps 5 fridge
*cabbage kind | is vegetable | cup 89 | keeps 14 fridge
*root vegetable | is vegetable | cup 130 | keeps 21 fridge
*starchy root | is vegetable | fact starch | cup 140 | keeps 30 cupboard
*allium | is vegetable | cup 120 | keeps 30 cupboard
*winter squash | is vegetable | cup 130 | keeps 60 cupboard
*summer squash | is vegetable | cup 124 | keeps 7 fridge
*gourd | is vegetable | cup 120 | keeps 7 fridge
*mushroom kind | is vegetable | cup 75 | keeps 6 fridge
*chili pepper kind | is vegetable | cup 90 | keeps 10 fridge
*podded vegetable | is vegetable | fact pod | cup 110 | keeps 5 fridge
*pickled vegetable | in Condiments | cup 150 | keeps 365 cupboard
*sprout kind | is vegetable | cup 100 | keeps 3 fridge
*edible flower | in Herbs | cup 20 | keeps 3 fridge

*fruit | in Fruits | cup 150 | keeps 7 fridge
*citrus | is fruit | cup 185 | keeps 21 fridge
*berry kind | is fruit | cup 148 | keeps 4 fridge
*sweet fruit | is fruit | fact sweetfruit | cup 150
*tropical fruit | is sweet fruit | cup 160 | keeps 5 fridge
*stone fruit | is sweet fruit | cup 155 | keeps 5 fridge
*melon kind | is sweet fruit | cup 160 | keeps 7 fridge
*dried fruit | in Fruits | fact sweetfruit | fact sulphites? | cup 150 | keeps 180 cupboard

*herb | in Herbs | cup 25 | keeps 7 fridge
*dried herb | in Herbs | cup 40 | keeps 365 cupboard
*spice | in Spices | cup 100 | keeps 730 cupboard
*spice blend | in Spices | cup 100 | keeps 365 cupboard
*salt kind | in Spices | cup 290 | keeps 1800 cupboard

*grain kind | in Grains | fact grain | cup 180 | keeps 365 cupboard
*wheat kind | is grain kind | fact gluten
*rye kind | is grain kind | fact gluten
*barley kind | is grain kind | fact gluten
*oat kind | is grain kind | fact oats | cup 85
*corn kind | is grain kind | cup 160
*rice kind | in Rice | fact grain | cup 190 | keeps 700 cupboard
*pseudo-grain | in Grains | fact pseudograin | cup 170 | keeps 365 cupboard
*flour kind | in Baking | cup 125 | keeps 240 cupboard
*starch kind | in Baking | fact starch | cup 125 | keeps 700 cupboard
*bread kind | in Grains | cup 45 | keeps 5 cupboard
*wheat bread | is bread kind | of wheat flour
*flatbread kind | is bread kind | cup 60
*pasta kind | in Grains | of durum wheat | cup 100 | keeps 700 cupboard
*noodle kind | in Grains | cup 100 | keeps 365 cupboard
*pastry kind | in Frozen Foods | of wheat flour | cup 240 | keeps 60 freezer
*breakfast cereal | in Grains | fact grain | cup 40 | keeps 240 cupboard

*pulse kind | in Lentils and Pulses | fact pulse | cup 190 | keeps 700 cupboard
*bean kind | is pulse kind
*lentil kind | is pulse kind | cup 192
*soy food | in Lentils and Pulses | fact soy | cup 200 | keeps 14 fridge
*nut kind | in Pantry Staples | cup 120 | keeps 180 cupboard
*tree nut | is nut kind | fact nut
*seed kind | in Pantry Staples | cup 140 | keeps 180 cupboard

*fat | in Pantry Staples | cup 218 | keeps 365 cupboard
*plant oil | is fat | density 0.92
*vinegar kind | in Condiments | cup 239 | keeps 1000 cupboard
*sauce kind | in Sauces | cup 250 | keeps 60 fridge
*condiment | in Condiments | cup 250 | keeps 90 fridge
*paste kind | in Condiments | cup 250 | keeps 60 fridge
*stock kind | in Pantry Staples | cup 240 | keeps 5 fridge
*preserve | in Condiments | fact sugar | cup 320 | keeps 180 fridge

*refined sugar | in Baking | fact sugar | cup 200 | keeps 1000 cupboard
*syrup kind | in Baking | fact syrup | cup 320 | keeps 365 cupboard
*sweetener kind | in Baking | fact sweetener | cup 200 | keeps 700 cupboard
*leavening | in Baking | cup 200 | keeps 365 cupboard
*baking aid | in Baking | cup 150 | keeps 365 cupboard
*chocolate kind | in Baking | of sugar | cup 170 | keeps 365 cupboard
*confection | in Snacks | of sugar | cup 150 | keeps 180 cupboard
*biscuit kind | in Snacks | of wheat flour | of sugar | cup 100 | keeps 120 cupboard
*cake kind | in Snacks | of wheat flour | of sugar | of egg | cup 100 | keeps 5 cupboard
*snack | in Snacks | cup 30 | keeps 90 cupboard
*frozen dessert | in Frozen Foods | of sugar | cup 132 | keeps 120 freezer
*ready dish | in Frozen Foods | cup 200 | keeps 60 freezer

*drink | in Beverages | cup 240 | keeps 30 cupboard
*juice kind | is drink | cup 248 | keeps 7 fridge
*wine kind | is drink | fact alcohol | fact sulphites | fact isinglass? | cup 235 | keeps 5 fridge
*spirit kind | is drink | fact alcohol | cup 222 | keeps 1800 cupboard
*liqueur kind | is drink | fact alcohol | of sugar | cup 240 | keeps 1000 cupboard
*beer kind | is drink | fact alcohol | cup 240 | keeps 120 fridge
`
