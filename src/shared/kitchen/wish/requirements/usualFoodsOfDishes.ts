/**
 * What a dish is not itself without, by names of the catalogue, so that a diet which forbids it rules the dish out. What the
 * dish is also made without stands on no line: there are lasagne without meat, and pizzas without cheese. A dish, a colon, its foods.
 */
const foodsOfDishes = `
lasagna: pasta
spaghetti carbonara: pasta, egg
spaghetti bolognese: pasta
risotto: rice
pizza: wheat flour
gnocchi: potato
pesto pasta: pasta
minestrone: pasta
osso buco: veal
saltimbocca: veal
tiramisu: sugar
bruschetta: bread
focaccia: wheat flour
cacciatore: chicken
pho: rice noodles
banh mi: bread
bun cha: pork
ramen: noodle
udon: noodle
katsu curry: rice
sushi: rice
onigiri: rice
okonomiyaki: wheat flour
bibimbap: rice
bulgogi: beef
kimchi fried rice: rice
tteokbokki: rice
pad thai: rice noodles
pad see ew: rice noodles
nasi goreng: rice
rendang: beef
laksa: noodle
nasi lemak: rice
pancit: noodle
fried rice: rice
chow mein: noodle
kung pao chicken: chicken
mapo tofu: tofu
dan dan noodles: noodle
congee: rice
butter chicken: chicken, tomato
biryani: rice
dal: lentil
chana masala: chickpea
palak paneer: paneer
paneer butter masala: paneer
aloo gobi: potato
samosa: wheat flour
pakora: gram flour
dosa: rice
naan: wheat flour
raita: yogurt
keema: minced meat
tandoori chicken: chicken
couscous salad: couscous
shakshuka: egg
falafel: chickpea
hummus: chickpea
tabbouleh: bulgur
fattoush: bread
moussaka: eggplant
tzatziki: yogurt
menemen: egg
paella: rice
tortilla espanola: egg, potato
patatas bravas: potato
churros: wheat flour
boeuf bourguignon: beef
coq au vin: chicken
cassoulet: haricot bean
croque monsieur: bread, cheese
crepe: wheat flour
souffle: egg
nicoise salad: tuna
bouillabaisse: fish
gratin dauphinois: potato
french toast: bread, egg
steak frites: beef, potato
duck confit: duck
omelette: egg
frittata: egg
shepherd's pie: potato
cottage pie: potato
fish and chips: fish, potato
bubble and squeak: potato
full english breakfast: egg
bangers and mash: sausage, potato
cornish pasty: wheat flour
beef wellington: beef
welsh rarebit: cheese, bread
fish pie: fish
irish stew: lamb
colcannon: potato
boxty: potato
soda bread: wheat flour
scone: wheat flour
victoria sponge: sugar
apple crumble: sugar
sticky toffee pudding: sugar
sauerbraten: beef
spaetzle: wheat flour
currywurst: sausage
bratwurst: sausage
pretzel: wheat flour
potato salad: potato
potato pancake: potato
pierogi ruskie: wheat flour
beef stroganoff: beef
blini: wheat flour
pelmeni: wheat flour
gravlax: salmon
smorrebrod: bread
fondue: cheese
moules frites: mussel
tacos: tortilla
burrito bowl: rice
burrito: tortilla
quesadilla: tortilla
enchilada: tortilla
fajita: tortilla
nachos: tortilla chips
chilaquiles: tortilla
huevos rancheros: egg, tortilla
tamale: corn
carnitas: pork
elote: sweetcorn
mac and cheese: pasta
hamburger: bread
hot dog: bread
blt: bread, bacon, lettuce, tomato
club sandwich: bread, lettuce, tomato
grilled cheese: bread, cheese
chicken noodle soup: chicken, noodle
clam chowder: clam
jambalaya: rice
fried chicken: chicken
buffalo wings: chicken
pulled pork: pork
ribs: pork
pot roast: beef
chicken pot pie: chicken
cornbread: cornmeal
waffle: wheat flour
eggs benedict: egg
overnight oats: oats
porridge: oats
granola: oats
banana bread: banana, wheat flour
brownie: sugar
chocolate chip cookie: sugar, wheat flour
cheesecake: sugar
apple pie: wheat flour, apple
chocolate cake: sugar
carrot cake: sugar
lemon cake: sugar
honey cake: honey
birthday cake: sugar
muffin: wheat flour
jerk chicken: chicken
ackee and saltfish: cod
rice and peas: rice
curry goat: goat meat
ropa vieja: beef
cuban sandwich: bread, ham
arroz con pollo: rice, chicken
empanada: wheat flour
ceviche: fish
lomo saltado: beef
aji de gallina: chicken
feijoada: black bean
pao de queijo: cheese
asado: beef
chimichurri steak: beef
arepa: cornmeal
jollof rice: rice
bunny chow: bread
bobotie: minced meat
doro wat: chicken, egg
tibs: beef
koshari: rice, pasta
ful medames: broad bean
avocado toast: bread
poke bowl: rice
garlic bread: bread
pasta salad: pasta
tuna salad: tuna
egg salad: egg
lentil soup: lentil
pea soup: pea
chicken soup: chicken
`

/** Minutes that a dish takes from the first cut to the table when it is cooked at its quickest, where that is more than a quarter of an hour. */
const minutesOfDishes = `
90: osso buco, boeuf bourguignon, cassoulet, sauerbraten, pulled pork, ribs, pot roast, carnitas, rendang, feijoada, ropa vieja, curry goat, doro wat, mole, pozole, tamale, bigos, beef wellington, sunday roast, duck confit, asado, steak and ale pie, beef and guinness stew, no knead bread, pot au feu, navarin, lancashire hotpot, scotch broth, pastitsio, cinnamon bun, red braised pork, char siu, griot, brisket, tres leches, tiramisu, panna cotta, creme brulee, creme caramel, crema catalana, pavlova, lemon tart, fruit tart, basque cheesecake, no bake cheesecake, trifle, sorbet, baklava, hot cross bun, doughnut, challah, bagel, gravlax
60: lasagna, moussaka, parmigiana, ragu, goulash, irish stew, coq au vin, shepherd's pie, cottage pie, fish pie, chicken pot pie, meatloaf, beef stroganoff, banana bread, cheesecake, apple pie, pumpkin pie, chocolate cake, carrot cake, lemon cake, honey cake, birthday cake, victoria sponge, sticky toffee pudding, tarte tatin, soda bread, cornish pasty, pierogi ruskie, pelmeni, dolma, tagine, biryani, massaman, rogan josh, bobotie, focaccia, pretzel, naan, gratin dauphinois, ratatouille, borscht, pho, spanakopita, toad in the hole, empanada, beef stew, lamb stew, meat pie, chicken and leek pie, lemon meringue pie, pecan pie, cherry pie, blueberry pie, apple cake, pound cake, red velvet cake, black forest cake, pineapple upside down cake, marble cake, olive oil cake, almond cake, zucchini bread, pumpkin bread, homemade bread, pita bread, roast beef, roast lamb, roast pork, roast chicken, roast turkey, nut roast, french onion soup, vichyssoise, hachis parmentier, langos, chicken kiev, gigantes, karniyarik, basbousa, tandoori chicken, caramel pork, baked beans, gumbo, bread and butter pudding, gingerbread, gingerbread cookie, chocolate truffles, lahmacun, borek, vegetable lasagna, cabbage roll, plov, maqluba, janssons temptation, meringue, frangipane tart, treacle tart
50: paella, baked ziti, spinach and ricotta cannelloni, chicken fricassee, tartiflette, chicken basquaise, mujaddara, kheer, harira, samosa, momo, clafoutis, madeleine, biscotti, hainanese chicken rice, pasteis de nata, apple strudel, imam bayildi, peach cobbler, paratha, shami kebab, haleem, dal makhani
35: chili con carne, chicken tikka, spaghetti bolognese, minestrone, chicken parmesan, spaghetti and meatballs, pasta bake, bouillabaisse, patatas bravas, scotch egg, cauliflower cheese, spaetzle, lentil soup, koshari, kabuli pulao, rajma, misir wat, pulao, japanese curry, rice pudding, baked apple, blueberry muffin, snickerdoodle, arroz con pollo, vegetarian chili, white chicken chili, fried chicken, korean fried chicken, bbq chicken, rice and peas, pelau, gajar halwa, fish and chips, bangers and mash, steak frites, french fries, tortilla espanola, souffle, jollof rice, muffin, cornbread, gyoza, spring roll, vegetable stew, lentil stew, potato wedges, mango sticky rice, pao de queijo, dublin coddle, fasolada, youvetsi, konigsberger klopse, kabsa, paneer tikka, pumpkin soup, mushroom risotto, mulligatawny, khichdi, penne arrabbiata, caponata, quiche lorraine, quiche
30: ceviche, risotto, shakshuka, enchilada, apple crumble, stuffed peppers, jambalaya, scone, brownie, gnocchi, dumpling, sushi, butter chicken, tikka masala, korma, vindaloo, dal, cacciatore, paprikash, moqueca, nasi lemak, laksa, ramen, chicken stew, fish stew, groundnut stew, spanish bean stew, tuna casserole, green bean casserole, sweet potato casserole, key lime pie, banoffee pie, lava cake, coffee cake, crumb cake, fairy cake, roast potato, roast vegetables
20: spaghetti carbonara, nicoise salad, potato salad, potato pancake, rosti, kaiserschmarrn, falafel, pakora, tempura, mashed potato, irish champ, potato soup, leek and potato soup, clam chowder, corn chowder, fish soup, salmon soup, cullen skink, caldo verde, vegetable soup, mushroom soup, broccoli soup, butternut squash soup, chana masala, palak paneer, paneer butter masala, matar paneer, aloo gobi, baingan bharta, bhindi masala, egg curry, lentil curry, vegetable curry, pav bhaji, chicken nugget, churros, waffle, dutch baby, home fries, sweet potato fries, stuffed mushrooms, roasted chickpeas, gado gado, veggie burger, sugar cookie, oatmeal cookie, peanut butter cookie, anzac biscuit, general tso's chicken, orange chicken, chicken cordon bleu, polpette, seekh kebab, pasta alla norma, pasta primavera, salmon pasta, tinga, tortilla soup
`

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', rest = ''] = line.split(':')
      return { head, rest: rest.split(',').map((each) => each.trim()) }
    })

const foods: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(foodsOfDishes).map(({ head, rest }) => [head, rest]),
)

const minutes: ReadonlyMap<string, number> = new Map(
  linesOf(minutesOfDishes).flatMap(({ head, rest }) => rest.map((dish) => [dish, Number(head)] as const)),
)

/** The dishes of both lists. */
export const namesOfDescribedDishes: readonly string[] = [...new Set([...foods.keys(), ...minutes.keys()])]

/** Animals that a dish's own name may tell. */
const animalWords =
  /\b(beef|chicken|pork|lamb|mutton|turkey|duck|goat|veal|fish|tuna|salmon|cod|trout|shrimp|prawn|crab|lobster|clam|mussel|squid|bacon|ham|sausage|steak)s?\b/gi

/** The foods that a dish certainly contains; empty if its name does not show them. */
export function usualFoodsOfDish(name: string): readonly string[] {
  return foods.get(name) ?? [...name.matchAll(animalWords)].map(([, animal]) => animal!.toLowerCase())
}

/** How many minutes a dish takes at least; null where it may be quick. */
export const leastMinutesOfDish = (name: string): number | null => minutes.get(name) ?? null
