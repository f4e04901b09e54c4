/** Names that the catalogue does not have: groups, and what people call foods in a wish. */
export const englishWishFoodNames = `
nut: nut, nuts, mixed nuts, nuts of any kind, ground nut, ground nuts
tree nut: tree nut, tree nuts, treenut, treenuts
peanut: peanut, peanuts, groundnut, groundnuts, monkey nuts, pea nut, pea nuts, goober
hazelnut: hazelnut, hazelnuts
walnut: walnut, walnuts
almond: almond, almonds
cashew: cashew, cashews
pistachio: pistachio, pistachios
pecan: pecan, pecans
macadamia nut: macadamia, macadamias
coconut: coconut, coconuts
laksa: laksa, curry laksa, laksa soup
wheat noodles: noodle, noodles
nut butter: nut butter, nut butters
shellfish: shellfish, shell fish
seafood: seafood, sea food
crustacean: crustacean, crustaceans
mollusc: mollusc, molluscs, mollusk, mollusks
fish: fish, fishes, fishy
prawn: prawn, prawns
shrimp: shrimp, shrimps
salmon: salmon
lobster: lobster, lobsters
mussel: mussel, mussels
oyster: oyster, oysters
egg: egg, eggs
dairy: dairy, dairies, milk products, dairy products
butter: butter
cream: cream
chicken: chicken
milk: milk, cows milk, cows milk protein, cows milk proteins, cow milk protein, cow milk proteins, cow milk, cows dairy, cow dairy, baked milk, a1 milk, a2 milk, a1 cow milk, a2 cow milk
lactose: lactose
casein: casein
whey: whey
gluten: gluten
wheat: wheat
soy: soy, soya, soybean, soybeans, soya beans
sesame: sesame, sesame seeds
celery: celery
mustard: mustard
lupin: lupin, lupins, lupine
sulphite: sulphite, sulphites, sulfite, sulfites
alcohol: alcohol, booze, liquor, spirits
nightshade: nightshade, nightshades
allium: allium, alliums
citrus fruit: citrus, citrus fruit, citrus fruits
legume: legume, legumes
pulse: pulses
bean: bean, beans
carb: carb, carbs, carbohydrates
cereal: cereals
grain: grain, grains
red meat: red meat
meat: meat, meats, non veg, nonveg, nonvegetarian, non veggie
poultry: poultry, fowl
pork: pork, pig, pig meat, swine
beef: beef, cow
game: game meat
offal: offal, organ meat, organ meats, innards
processed meat: processed meat, processed meats
minced meat: mince, ground meat
steak: steak, steaks
animal product: animal products, animal product, anything animal
onion: onion, onions
garlic: garlic, garlics
spicy: spicy, spicy food, spice, spiciness, heat
chili: chili, chilis, chilies, chilli, chillies, chillis, chile, chiles, hot peppers, hot pepper
pepper: pepper, peppers
bell pepper: bell pepper, bell peppers, capsicum, capsicums, sweet peppers
coriander leaf: coriander, cilantro, corriander, coriander leaves, coriander leaf, fresh coriander
mushroom: mushroom, mushrooms, shrooms, fungi
avocado: avocado, avocados, avo, avos
strawberry: strawberry, strawberries, strawbs, strawbz
raspberry: raspberry, raspberries, raspbs
margarine: margarine, marg
broccoli: broccoli, brocc, broc
ketchup: ketchup, ketch
mayonnaise: mayonnaise, mayo
cauliflower: cauliflower, cauli
biscuit: biscuit, biscuits, bics, biccies, bikkies
chocolate: chocolate, chocolates, choccy, choccie, choc, chocs
tomato: tomato, tomatoes, tomatos, toms
potato: potato, potatoes, potatos, spuds
cheese: cheese, cheeses
cow cheese: cow cheese, cows cheese, cow cheeses, cow milk cheese, cows milk cheese, cheese from cows, cheese made from cows milk
yogurt: yogurt, yoghurt
pickle: pickle, pickles
squash: squash, squashes
curry: curry, curry spices
herb: herbs
caffeine: caffeine
raisin: raisin, raisins, sultanas
fat: fat, fats
root vegetable: root vegetables
egg white: egg white, egg whites
bread: bread, breads
pasta: pasta
rice: rice
corn: corn, sweetcorn, maize
sugar: sugar, sugars, refined sugar
food coloring: food coloring, food colorings, food colouring, food colourings, food colour, food colours, food color, food colors, food dye, food dyes, artificial colour, artificial colours, artificial color, artificial colors, artificial colouring, artificial colourings, artificial coloring, artificial dye, artificial dyes, azo dye, azo dyes, tartrazine, e102, red dye, red 40, yellow 5
MSG: msg, monosodium glutamate
aubergine: aubergine, aubergines, eggplant, eggplants
courgette: courgette, courgettes, zucchini, zucchinis
berry: berries
fruit: fruit, fruits
vegetable: vegetable, vegetables, veg, veggies
liver: liver
seed: seeds
oil: oil
salt: salt
honey: honey
`
