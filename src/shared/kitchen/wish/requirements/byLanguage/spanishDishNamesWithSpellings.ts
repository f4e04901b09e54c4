/** Spanish names of dishes, a line each: the English name of `dishNames`, then what the dish is called; accents and plurals are folded. */
export const spanishDishNamesWithSpellings = `
beef stew: carne guisada, carne estofada, estofado de res, estofado de ternera, guiso de carne
yogurt cake: bizcocho de yogur, bizcocho de yogurt, pastel de yogur
chicken tikka: pollo tikka, tikka de pollo
sweet and sour meat: pollo agridulce, cerdo agridulce
tortilla espanola: tortilla de patatas, tortilla de patata, tortilla española, tortilla de papas, tortilla de papa, tortilla de patats
gazpacho: gazpacho, gaspacho, gazpacho andaluz
salmorejo: salmorejo, salmorejo cordobés
ajoblanco: ajoblanco, ajo blanco
paella: paella, paeya, paella valenciana, paella mixta, paella de marisco, arroz a banda
croquetas: croquetas, croqueta, croquetas de jamón, croquetas de pollo, croketas
patatas bravas: patatas bravas, papas bravas, bravas
fabada: fabada, fabada asturiana
cocido madrileno: cocido madrileño, cocido montañés
callos: callos a la madrileña, callos
pisto: pisto, pisto manchego
pulpo a la gallega: pulpo a la gallega, pulpo a feira
garlic shrimp: gambas al ajillo
marmitako: marmitako
fideua: fideuá, fideuà
chicken with garlic: pollo al ajillo
roast chicken: pollo asado, pollo al horno, pollo rostizado
rabo de toro: rabo de toro
huevos rotos: huevos rotos, huevos estrellados
flamenquin: flamenquín, san jacobo
meatball: albóndigas, albondigas en salsa
escalivada: escalivada
pan con tomate: pan con tomate, pan tumaca, pa amb tomàquet
empanada: empanada gallega, empanadas, empanadillas, empanadas de carne, empandas
churros: churros con chocolate
torrijas: torrijas
creme caramel: flan casero, flan de huevo, flan de queso, flan
rice pudding: arroz con leche
tres leches cake: tres leches, pastel de tres leches, torta tres leches
crema catalana: crema catalana
natillas: natillas
cheesecake: tarta de queso, cheescake, pay de queso, pastel de queso
tarta de santiago: tarta de santiago
chocolate cake: pastel de chocolate, tarta de chocolate, torta de chocolate, bizcocho de chocolate
carrot cake: pastel de zanahoria, tarta de zanahoria, torta de zanahoria
lemon cake: bizcocho de limón
apple pie: tarta de manzana, pay de manzana
birthday cake: tarta de cumpleaños, pastel de cumpleaños, torta de cumpleaños
banana bread: pan de plátano, pan de banana
alfajores: alfajores, alfajor
brownie: brownies
lentil soup: sopa de lentejas
lentil stew: lentejas con chorizo, lentejas estofadas, lentejas guisadas
chickpea stew: garbanzos con espinacas, potaje de garbanzos
bean stew: alubias con chorizo, frijoles charros, porotos granados
pumpkin soup: sopa de calabaza, crema de calabaza, sopa de zapallo, crema de zapallo, crema de auyama
courgette soup: crema de calabacín, crema de calabacines, crema de zapallito
carrot soup: crema de zanahoria, crema de zanahorias
tomato soup: sopa de tomate, crema de tomate
chicken soup: sopa de pollo, caldo de pollo, sopita de pollo
chicken noodle soup: sopa de fideos con pollo, sopa de pollo con fideos
noodle soup: sopa de fideos, sopa de fideo, sopa aguada
garlic soup: sopa de ajo, sopas de ajo, sopa castellana
french onion soup: sopa de cebolla
vegetable soup: sopa de verduras, crema de verduras
mushroom soup: crema de champiñones, sopa de champiñones, sopa de setas
potato soup: sopa de patata, sopa de patatas, crema de patata, crema de patatas, sopa de papa, sopa de papas, crema de papa, crema de papas
leek and potato soup: crema de puerros, vichyssoise, porrusalda
tortilla soup: sopa de tortilla, sopa azteca
fish soup: sopa de pescado
pozole: pozole, posole, pozole rojo, pozole verde
menudo: menudo de res
ensaladilla rusa: ensaladilla rusa, ensalada rusa
caesar salad: ensalada césar
greek salad: ensalada griega
pasta salad: ensalada de pasta
rice salad: ensalada de arroz
potato salad: ensalada de papas, ensalada de patata, ensalada de papa, ensalada de patatas
tuna salad: ensalada de atún
tacos: tacos, taco, tacos al pastor, taquitos, tacos de carne
enchilada: enchiladas, enchiladas verdes, enchiladas suizas
chilaquiles: chilaquiles, chilaquiles verdes, chilaquiles rojos
quesadilla: quesadillas, kesadillas
mole: mole poblano, pollo con mole, mole con pollo
tamale: tamales, tamal
carnitas: carnitas
cochinita pibil: cochinita pibil, cochinita
barbacoa: barbacoa de res, barbacoa de borrego
tinga: tinga de pollo, tinga
huevos rancheros: huevos rancheros
burrito: burritos
fajita: fajitas, fajitas de pollo
guacamole: guacamole, guacamol
salsa: pico de gallo
elote: elotes, esquites
nachos: nachos
sopes: sopes
flautas: flautas, taquitos dorados
chiles rellenos: chiles rellenos, chile relleno
stuffed peppers: pimientos rellenos, morrones rellenos
arroz con pollo: arroz con pollo, arroz con poyo
cuban rice: arroz a la cubana
fried rice: arroz frito, arroz chaufa, chaufa, arroz tres delicias
ropa vieja: ropa vieja
arepa: arepas, arepa
sancocho: sancocho
ajiaco: ajiaco
bandeja paisa: bandeja paisa
ceviche: ceviche, cebiche, seviche
lomo saltado: lomo saltado
aji de gallina: ají de gallina
causa: causa limeña
anticuchos: anticuchos
milanesa: milanesas, milanesa napolitana, milanesas de pollo, milanesa
asado: asado argentino, un asado
locro: locro
choripan: choripán
humita: humitas, humita
pastel de choclo: pastel de choclo
cazuela chilena: cazuela de pollo, cazuela de vacuno
pupusa: pupusas
gallo pinto: gallo pinto
tostones: tostones, patacones
mofongo: mofongo
pabellon criollo: pabellón criollo, pabellón
lasagna: lasaña, lasañas, lazaña
spaghetti carbonara: espaguetis a la carbonara, carbonara, pasta carbonara
spaghetti bolognese: espaguetis a la boloñesa, espaguetis boloñesa, pasta boloñesa, boloñesa, macarrones boloñesa
mac and cheese: macarrones con queso, macarrones al queso
cannelloni: canelones
french toast: tostadas francesas, pan francés dulce, torrejas
pancake: tortitas americanas
crepe: crepas, crepes
scrambled egg: huevos revueltos, revuelto de setas
fried egg: huevos fritos
roast pork: lechón asado, cerdo asado, pernil
french fries: papas fritas, patatas fritas
mashed potato: puré de patatas, puré de papas, puré de papa
shepherd's pie: pastel de carne, pastel de papa, pastel de papas
baked fish: pescado al horno
battered fish: pescaito frito, pescadito frito
cod al pil pil: bacalao al pil pil
fried squid: calamares a la romana, rabas
buffalo wings: alitas, alitas de pollo, alitas picantes
hamburger: hamburguesa con queso
meatloaf: pan de carne, pastel de carne molida
hummus: humus, hummus
ratatouille: ratatouille
chili con carne: chili con carne
moussaka: musaka, moussaka
`
