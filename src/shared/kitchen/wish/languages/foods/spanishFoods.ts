/** Spanish names of foods that people leave out, of Spain and of Latin America. */
export const spanishWishFoodNames = `
nut: nuez, nueces, frutos secos, fruto seco
tree nut: frutos de cáscara, frutos secos de árbol, nueces de árbol
peanut: cacahuete, cacahuetes, cacahuate, cacahuates, maní, maníes, manises, pasta de cacahuete, pasta de maní
peanut butter: mantequilla de cacahuete, mantequilla de maní, crema de cacahuete, crema de cacahuate
almond: almendra, almendras, pasta de almendra, pasta de almendras
hazelnut: avellana, avellanas, pasta de avellana, pasta de avellanas
walnut: nuez de castilla, nueces de castilla, nuez de nogal
cashew: anacardo, anacardos, marañón, nuez de la india, castaña de cajú
pecan: pecana, pecanas, nuez pecana, nueces pecanas
pistachio: pistacho, pistachos
macadamia: macadamia, nueces de macadamia
Brazil nut: nuez de brasil, nueces de brasil
pine nut: piñón, piñones
chestnut: castaña, castañas
coconut: coco
coconut milk: leche de coco
nutmeg: nuez moscada
sesame: sésamo, ajonjolí, pasta de sésamo
tahini: tahini, tahina
sunflower seed: pipas, pipas de girasol, semillas de girasol
poppy seed: semillas de amapola
linseed: linaza, lino
seed: semillas, semilla
soy: soja, soya
soy sauce: salsa de soja, salsa de soya
tofu: tofu
gluten: tacc, t a c c, gluten, gluté
wheat: trigo
flour: harina, harina de trigo
spelt: espelta
rye: centeno
barley: cebada
oats: avena
buckwheat: trigo sarraceno, alforfón
grain: cereal, cereales
bread: pan, panes
breadcrumb: pan rallado
pasta: pasta, espaguetis, macarrones
noodle: fideos
rice: arroz
couscous: cuscús
bulgur: bulgur
quinoa: quinoa, quinua
corn: maíz, elote, choclo
potato: patata, patatas, papa, papas
sweet potato: batata, boniato, camote
legume: legumbre, legumbres, leguminosas
bean: judías, frijol, frijoles, alubias, habichuelas, porotos, caraotas, habas
green bean: judías verdes, ejotes, chauchas, vainitas
chickpea: garbanzo, garbanzos
lentil: lenteja, lentejas
pea: guisante, guisantes, arvejas, chícharos
lupin: altramuz, altramuces
milk: leche, leche de vaca
dairy: lácteo, lácteos, productos lácteos
lactose: lactosa
casein: caseína
whey: suero de leche
cream: nata, crema, crema de leche
sour cream: crema agria, nata agria
butter: mantequilla, manteca
yogurt: yogur, yogures, yogurt
cheese: queso, quesos, queso rallado
parmesan: parmesano
mozzarella: mozzarella
feta: feta
sheep cheese: queso de oveja, quesos de oveja
cow cheese: queso de vaca, quesos de vaca, queso de leche de vaca
goat cheese: queso de cabra
blue cheese: queso azul
cream cheese: queso crema, queso de untar, queso philadelphia
egg: huevo, huevos
egg white: clara de huevo, claras de huevo, claras, una clara, la clara batida, clara batida, clara montada
egg yolk: yema de huevo, yema, yemas
aioli: alioli, ajoaceite, ajioli
mayonnaise: mayonesa
fish: pescado, pescados, pez
salmon: salmón
tuna: atún, bonito
cod: bacalao
anchovy: anchoa, anchoas, boquerones, boquerón
sardine: sardina, sardinas
mackerel: caballa
trout: trucha
fish sauce: salsa de pescado
seafood: mariscos y pescados
shellfish: marisco, mariscos
crustacean: crustáceo, crustáceos
shrimp: gamba, gambas, camarón, camarones, langostino, langostinos
crab: cangrejo, cangrejos, jaiba, nécora
lobster: langosta, bogavante
mollusc: molusco, moluscos
mussel: mejillón, mejillones
clam: almeja, almejas
oyster: ostra, ostras, ostión
scallop: vieira, vieiras
squid: calamar, calamares, sepia, chipirones
octopus: pulpo
snail: caracoles, caracol
meat: carne, carnes
red meat: carne roja, carnes rojas
processed meat: embutido, embutidos, fiambre, fiambres, carnes procesadas
beef: ternera, res, carne de res, vaca, buey, carne de vaca
minced meat: carne picada, carne molida
pork: cerdo, puerco, carne de cerdo, chancho
ham: jamón
bacon: bacon, beicon, tocino, panceta
sausage: salchicha, salchichas
chorizo: chorizo
lamb: cordero
goat: cabrito, chivo
chicken: pollo
turkey: pavo
duck: pato
poultry: aves
rabbit: conejo
liver: hígado
offal: vísceras, casquería, menudencias
gelatine: gelatina
lard: manteca de cerdo
animal product: productos animales, productos de origen animal
onion: cebolla, cebollas
spring onion: cebolleta, cebolletas, cebollín, cebolla de verdeo
shallot: chalota, chalotas, chalote
garlic: ajo, ajos, diente de ajo, dientes de ajo, pasta de ajo
leek: puerro, puerros
chive: cebollino
celery: apio
celeriac: apionabo
carrot: zanahoria, zanahorias
tomato: tomate, tomates, jitomate, jitomates
bell pepper: pimiento, pimientos, morrón, morrones, pimentón
paprika: pimentón dulce
chili: guindilla, guindillas, chile, chiles, ají
spicy: picante
black pepper: pimienta
nightshade: solanáceas
aubergine: berenjena, berenjenas
courgette: calabacín, calabacines, calabacita, calabacitas
cucumber: pepino, pepinos
pumpkin: calabaza, zapallo
mushroom: champiñón, champiñones, seta, setas, hongo, hongos
spinach: espinaca, espinacas
chard: acelga, acelgas
cabbage: col, repollo
Brussels sprout: coles de bruselas
broccoli: brócoli
cauliflower: coliflor
asparagus: espárrago, espárragos
artichoke: alcachofa, alcachofas
fennel: hinojo
beetroot: remolacha, betabel
radish: rábano, rábanos
lettuce: lechuga
rocket: rúcula
olive: aceituna, aceitunas, oliva, olivas
avocado: aguacate, aguacates, palta
caper: alcaparra, alcaparras
pickle: pepinillo, pepinillos
ginger: jengibre, pasta de jengibre
turmeric: cúrcuma
cinnamon: canela
clove: clavo de olor
cumin: comino
anise: anís
vanilla: vainilla
coriander leaf: cilantro, culantro
parsley: perejil
basil: albahaca
mint: menta, hierbabuena
dill: eneldo
rosemary: romero
thyme: tomillo
sage: salvia
oregano: orégano
bay leaf: laurel
herb: hierbas
spice: especias
curry: curry
mustard: mostaza
vinegar: vinagre
ketchup: ketchup, catsup
sugar: azúcar, azúcares
honey: miel
sweetener: edulcorante, edulcorantes
chocolate: chocolate
cocoa: cacao
coffee: café
caffeine: cafeína
raisin: pasas, uvas pasas
dried fruit: fruta seca, frutas secas
date: dátil, dátiles
fig: higo, higos
plum: ciruela, ciruelas
apricot: albaricoque, albaricoques, damasco, damascos
peach: melocotón, melocotones, durazno, duraznos
cherry: cereza, cerezas
apple: manzana, manzanas
pear: pera, peras
banana: plátano, plátanos, banana, bananas
orange: naranja, naranjas
lemon: limón, limones
lime: lima
grapefruit: pomelo, toronja
citrus fruit: cítrico, cítricos
pineapple: piña, ananá
mango: mango
papaya: papaya
kiwi: kiwi, kiwis
melon: melón
watermelon: sandía
grape: uva, uvas
strawberry: fresa, fresas, frutilla, frutillas
raspberry: frambuesa, frambuesas
blueberry: arándano, arándanos
berry: frutos rojos, bayas
fruit: fruta, frutas
vegetable: verdura, verduras, vegetales, hortalizas
alcohol: alcohol
wine: vino, vino blanco, vino tinto
beer: cerveza
rum: ron
brandy: coñac, brandy, brandi
whisky: whisky, güisqui
liqueur: licor, licores
smoked salmon: salmón ahumado
salt: sal
oil: aceite
olive oil: aceite de oliva
palm oil: aceite de palma
margarine: margarina
fat: grasa, grasas
food coloring: colorante, colorantes, colorante alimentario, colorantes alimentarios, colorantes artificiales, colorante artificial, tartrazina
yeast: levadura
MSG: glutamato
sulphite: sulfito, sulfitos
stock: caldo
carb: carbohidratos, hidratos
tortilla: tortilla, tortillas
crouton: picatostes, picatoste, costrones, cuscurros
tartare sauce: salsa tártara
marie rose sauce: salsa rosa, salsa cóctel, salsa coctel
meringue: merengue, merengues, suspiros
Caesar dressing: salsa césar, aliño césar, aderezo césar
semolina: sémola, sémola de trigo
empanada: empanadilla, empanadillas, empanada, empanadas, empanada gallega
empanada wrapper: obleas de empanadillas, obleas para empanadillas, masa de empanadillas
plain biscuit: galleta, galletas, galletas maría, galleta maría
toast: pan tostado, tostadas de pan, tostas, biscotes, biscote
croquette: croqueta, croquetas
hollandaise sauce: salsa holandesa, salsa bearnesa
béchamel sauce: bechamel, besamel, salsa bechamel, salsa besamel, salsa blanca
rémoulade: salsa remoulade, remolada
romesco sauce: romesco, salsa romesco, salsa de calçots
ranch dressing: salsa ranch, salsa ranchera blanca
Worcestershire sauce: salsa worcestershire, salsa inglesa, salsa perrins
hoisin sauce: salsa hoisin
oyster sauce: salsa de ostras
teriyaki sauce: salsa teriyaki
peanut sauce: salsa de cacahuete, salsa de maní, salsa satay
mole sauce: mole poblano, salsa de mole
Dijon mustard: mostaza de Dijon
pesto: pesto, salsa pesto
tapenade: tapenade, olivada, paté de aceitunas
pâté: paté, patés
foie gras: foie, foie gras, fuagrás
flatbread: pan plano
pita bread: pan de pita, pan pita
burger bun: pan de hamburguesa, panes de hamburguesa, pan de perrito
sandwich bread: pan de molde
baguette: barra de pan, pistola de pan
breadcrumbs: miga de pan, migas de pan, migas
breadstick: colines, grisines, picos de pan, regañás
cracker: galletas saladas, crackers
puff pastry: hojaldre, masa de hojaldre, placa de hojaldre
shortcrust pastry: masa quebrada, masa brisa
filo pastry: pasta filo, masa filo
pizza dough: masa de pizza, masa de pan
brioche: brioche, bollo, bollos, bollitos
croissant: cruasán, cruasanes, croissants
sponge cake: bizcocho genovés, plancha de bizcocho, base de bizcocho, bizcocho de yogur
cake: pastel, pasteles, tarta, tartas, queque
ladyfinger: bizcochos de soletilla, soletillas, vainillas, melindros
muffin: magdalena, magdalenas
doughnut: rosquilla, rosquillas, rosquetes, buñuelos, buñuelo
churro: churro, churros, porras
waffle: gofre, gofres
pancake: tortitas americanas, panqueques, panqueque
crêpe: crepes, crepe, filloas
shortbread: polvorón, polvorones, mantecados
nougat: turrón, turrones
chocolate hazelnut spread: nocilla, nutella, crema de avellanas, crema de cacao
praline: praliné
almond flour: harina de almendra, almendra molida
custard: natillas
pastry cream: crema pastelera
crème caramel: flan, flanes, pudin
ice cream: helado, helados
dulce de leche: dulce de leche, cajeta, arequipe
sweetened condensed milk: leche condensada
evaporated milk: leche evaporada
whipped cream: nata montada, chantilly
caramel: toffee, tofe
milk chocolate: chocolate con leche
white chocolate: chocolate blanco
almond milk: leche de almendra, leche de almendras
mortadella: mortadela
blood sausage: morcilla, morcillas
butifarra: butifarra, butifarras, chistorra
salami: salchichón, fuet, salami
manchego: manchego, queso manchego
queso fresco: queso fresco, queso de burgos
cottage cheese: requesón
mascarpone: mascarpone
gruyère: gruyer
provolone: provoleta
cream cheese spread: queso de untar
cannelloni: canelones
lasagna sheets: láminas de lasaña, placas de lasaña, lasaña
ravioli: raviolis
gnocchi: ñoquis
dumpling: gyozas, gyoza
egg noodles: fideos al huevo, fideos de huevo
wheat vermicelli: fideo, fideuá
fish finger: palitos de pescado, varitas de pescado
tostada: tostada de maíz, tostadas de maíz
tostada or toast: tostada, tostadas, tostadita, tostaditas
surimi: palitos de cangrejo, surimi, gulas
cuttlefish: choco, chocos
fish roe: huevas, huevas de pescado
wafer biscuit: barquillo, barquillos, obleas de barquillo
marshmallow: nubes de azúcar, malvavisco, malvaviscos
gazpacho: gazpacho
salmorejo: salmorejo
tortilla chips: nachos, totopos
rice flour: harina de arroz
corn flour: harina de maíz
chickpea flour: harina de garbanzo, harina de garbanzos
rice noodles: fideos de arroz, pasta de arroz
Spanish omelette: tortilla de patatas, tortilla española
corn tortilla: tortilla de maíz, tortillas de maíz
flour tortilla: wrap, wraps, tortilla de trigo, tortillas de trigo, tortilla de harina, tortillas de harina
cream of tartar: crémor tártaro
`
