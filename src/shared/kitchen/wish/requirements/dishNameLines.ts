/**
 * Dishes that people ask for by name, a line each: the name, then what else it is called or how it is misspelt. Written
 * without accents, in lower case, in the singular; `findDishesOfWish` knows plurals.
 */
export const dishNameLines = `
lasagna: lasagne, lasange, lasanga
spaghetti carbonara: carbonara, carbonarra, carbonera
spaghetti bolognese: bolognese, bolognaise, spag bol, bolognaise sauce
ragu: ragout, ragu alla bolognese
risotto: rizotto, risoto
pizza: piza
gnocchi: nocchi, gnochi
pesto pasta: pasta with pesto, pasta al pesto
minestrone: minestroni, minestone
parmigiana: eggplant parmigiana, aubergine parmigiana, melanzane
osso buco: ossobuco
saltimbocca: saltimboca
tiramisu: tiramisou
panna cotta: pannacotta
bruschetta: brushetta, bruscetta
focaccia: foccacia, foccaccia
caponata: capponata
cacciatore: chicken cacciatore, cacciatora
pho: pho bo, pho ga, beef pho, chicken pho
banh mi: bahn mi, banh my
bun cha
summer roll: fresh spring roll, goi cuon
spring roll: egg roll
ramen: raman
udon: udon noodle
katsu curry: katsu, chicken katsu, tonkatsu
teriyaki: teryaki, chicken teriyaki, teriyaki chicken, salmon teriyaki
sushi: sushi roll, maki
onigiri: rice ball
okonomiyaki
gyoza: potsticker
miso soup
bibimbap: bibimbab, bi bim bap
bulgogi: beef bulgogi
kimchi fried rice
japchae: chapchae
tteokbokki: topokki, ddukbokki
kimchi jjigae: kimchi stew
pad thai: phad thai, pad tai
green curry: thai green curry, green thai curry
red curry: thai red curry
massaman: massaman curry, mussaman
tom yum: tom yam
tom kha: tom kha gai, tom ka
pad kra pao: pad krapow, pad kra pow, thai basil chicken
pad see ew: pad see ew noodles
som tam: papaya salad, green papaya salad
satay: sate, chicken satay
larb: laab, laap
nasi goreng: nasigoreng
rendang: beef rendang
gado gado: gado-gado
laksa: curry laksa
nasi lemak
adobo: chicken adobo, pork adobo
sinigang
pancit
lumpia
fried rice: egg fried rice, special fried rice
chow mein: chowmein
kung pao chicken: kung pao, gong bao
mapo tofu: ma po tofu
sweet and sour pork: sweet and sour chicken, sweet and sour
dan dan noodles: dandan noodles
hot and sour soup
wonton soup: wonton
dumpling: jiaozi
congee: jook, rice porridge
butter chicken: murgh makhani
tikka masala: chicken tikka masala
korma: chicken korma
vindaloo: vindalho
rogan josh: roghan josh
biryani: biriani, biryani rice, briyani
dal: daal, dahl, dhal, dal tadka
chana masala: chole, chickpea masala
palak paneer: saag paneer
paneer butter masala: paneer makhani
aloo gobi
samosa: samoosa
pakora: bhaji, onion bhaji
dosa: masala dosa
naan: naan bread
raita
keema: keema matar
tandoori chicken: tandoori
kottu: kottu roti
momo
tagine: tajine, lamb tagine, chicken tagine
couscous salad
harira
shakshuka: shakshouka, chakchouka, shaksuka
falafel: felafel, falafels
hummus: houmous, humous, hommus
tabbouleh: tabouleh, tabouli
fattoush: fatoush
baba ganoush: baba ghanoush, baba ganouj
shawarma: schwarma, shwarma
kofta: kofte, koftas
kebab: kabob, doner
moussaka: mousaka, musaka
souvlaki
gyros: gyro
spanakopita: spinach pie
tzatziki: tsatsiki
greek salad: horiatiki
dolma: dolmades, stuffed vine leaves
menemen
imam bayildi
paella: payella, seafood paella
tortilla espanola: spanish omelette, spanish tortilla
gazpacho
patatas bravas
tapas
churros
ratatouille: ratatouile, ratatoui
boeuf bourguignon: beef bourguignon, beef burgundy, bourguignon, bourgignon
coq au vin
cassoulet
french onion soup: onion soup
quiche lorraine: quiche
croque monsieur
crepe: crepes suzette
souffle
nicoise salad: salade nicoise, nicoise
bouillabaisse
gratin dauphinois: dauphinoise potatoes, potato dauphinoise, potato gratin
tarte tatin
clafoutis
french toast: pain perdu, eggy bread
steak frites
duck confit
omelette: omelet, omlette
frittata
shepherd's pie: shepherds pie, sheperds pie
cottage pie
fish and chips
toad in the hole
bubble and squeak
full english breakfast: full english, english breakfast, fry up
bangers and mash: sausage and mash
cornish pasty: pasty
beef wellington
sunday roast: roast dinner
ploughman's lunch
welsh rarebit: rarebit
fish pie
irish stew
colcannon
boxty
soda bread
scone
victoria sponge
trifle
apple crumble: crumble
sticky toffee pudding
goulash: gulasch, gulyas
paprikash: chicken paprikash
schnitzel: wiener schnitzel, snitzel
sauerbraten
spaetzle: spatzle, kasespatzle
currywurst
bratwurst
pretzel
potato salad: kartoffelsalat
potato pancake: reibekuchen, latke, rosti, hash brown
pierogi ruskie: pierogi, perogies, pirogi, pierogies
bigos
borscht: borsch, barszcz
beef stroganoff: stroganoff, stroganof, mushroom stroganoff
blini
pelmeni
meatball: swedish meatball, kottbullar
gravlax: gravad lax
smorrebrod: open sandwich
fondue: cheese fondue
moules frites: moules mariniere
tacos: taco, fish tacos
burrito bowl
burrito: buritto
quesadilla: quesadila
enchilada: enchilladas
fajita: fajitas
nachos: loaded nachos
guacamole: guac, guacamoli
salsa: pico de gallo
chilaquiles
huevos rancheros
mole: mole poblano
pozole
tamale: tamales
carnitas
elote
chili con carne: chilli con carne, chilli, chili
sloppy joe
mac and cheese: mac n cheese, macaroni cheese, macaroni and cheese, mac & cheese, mac'n'cheese
hamburger: cheeseburger, beef burger
hot dog: hotdog
blt: blt sandwich
club sandwich
grilled cheese: cheese toastie
caesar salad: chicken caesar salad, ceasar salad
cobb salad
waldorf salad
coleslaw: slaw
clam chowder: chowder
chicken noodle soup
gumbo
jambalaya
fried chicken: southern fried chicken, kfc
buffalo wings: chicken wings
pulled pork
ribs: bbq ribs, spare ribs
meatloaf: meat loaf
pot roast
chicken pot pie: pot pie
cornbread: corn bread
pancake: american pancakes, pancakes
waffle
eggs benedict
overnight oats
porridge: oatmeal
granola
banana bread
brownie: brownies
chocolate chip cookie: choc chip cookies, chocolate chip cookies
cheesecake
apple pie
pumpkin pie
chocolate cake: chocolate birthday cake
carrot cake
lemon cake: lemon drizzle cake, lemon drizzle
honey cake
birthday cake
muffin
jerk chicken: jerk
ackee and saltfish
rice and peas
curry goat
ropa vieja
cuban sandwich
arroz con pollo
empanada
ceviche: cebiche, seviche
lomo saltado
aji de gallina
feijoada
moqueca
pao de queijo
asado
chimichurri steak
milanesa
locro
arepa
jollof rice: jollof
bunny chow
bobotie
injera
doro wat
tibs
koshari: kushari
ful medames: foul
avocado toast
smoothie bowl
poke bowl
buddha bowl
stuffed peppers: stuffed bell peppers
garlic bread
onion rings
pasta salad
tuna salad
egg salad
lentil soup
tomato soup
pea soup
pumpkin soup
mushroom soup
chicken soup
leek and potato soup
`
