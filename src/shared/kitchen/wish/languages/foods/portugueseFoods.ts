/** Portuguese names of foods that people leave out, of Portugal and of Brazil. */
export const portugueseWishFoodNames = `
nut: noz, nozes, frutos secos, oleaginosas, castanhas
tree nut: frutos de casca rija, frutos de casca
peanut: amendoim, amendoins
peanut butter: manteiga de amendoim, pasta de amendoim
almond: amêndoa, amêndoas
hazelnut: avelã, avelãs
cashew: caju, castanha de caju, castanhas de caju, cajus
pecan: noz pecã, nozes pecã
pistachio: pistacho, pistácio, pistache, pistaches
macadamia: macadâmia, macadâmias
Brazil nut: castanha do pará, castanha do brasil, castanhas do pará
pine nut: pinhão, pinhões
chestnut: castanha portuguesa
coconut: coco
coconut milk: leite de coco
nutmeg: noz moscada
sesame: sésamo, gergelim
tahini: tahine, tahini
sunflower seed: sementes de girassol
linseed: linhaça
seed: sementes, semente
soy: soja
soy sauce: molho de soja, shoyu
tofu: tofu
gluten: glúten
cake: torta, tortas, bolo, bolos, bolinho, bolinhos
wheat: trigo
flour: farinha, farinha de trigo
rye: centeio
barley: cevada
oats: aveia
buckwheat: trigo sarraceno
grain: cereais, cereal
bread: pão, pães
breadcrumb: pão ralado, farinha de rosca
pasta: massa, macarrão, esparguete, espaguete
rice: arroz
couscous: cuscuz
quinoa: quinoa
corn: milho
potato: batata, batatas
sweet potato: batata doce, batatas doces
cassava: mandioca, aipim, macaxeira
legume: leguminosas
bean: feijão, feijões, favas
green bean: vagem, feijão verde
chickpea: grão de bico, grão
lentil: lentilha, lentilhas
pea: ervilha, ervilhas
lupin: tremoço, tremoços
milk: leite, leite de vaca
dairy: lacticínios, laticínios, produtos lácteos, lácteos, derivados do leite, derivados de leite
lactose: lactose
casein: caseína
whey: soro de leite
cream: nata, natas, creme de leite
butter: manteiga
yogurt: iogurte, iogurtes
cheese: queijo, queijos
parmesan: parmesão
mozzarella: mozarela, muçarela, mussarela
feta: feta
goat cheese: queijo de cabra
cream cheese: queijo creme, requeijão
egg: ovo, ovos
egg white: clara de ovo, claras
egg yolk: gema, gemas
mayonnaise: maionese
fish: peixe, peixes, pescado
salmon: salmão
tuna: atum
cod: bacalhau
anchovy: anchova, anchovas
sardine: sardinha, sardinhas
seafood: frutos do mar
shellfish: marisco, mariscos
crustacean: crustáceo, crustáceos
shrimp: camarão, camarões, gambas
crab: caranguejo, caranguejos, siri, sapateira
lobster: lagosta
mollusc: molusco, moluscos
mussel: mexilhão, mexilhões
clam: amêijoas, amêijoa
oyster: ostra, ostras
squid: lula, lulas, choco, chocos
octopus: polvo
meat: carne, carnes
red meat: carne vermelha, carnes vermelhas
processed meat: enchidos, embutidos, charcutaria, frios
beef: vaca, carne de vaca, boi, carne bovina, bovina, novilho
veal: vitela
minced meat: carne picada, carne moída
pork: porco, carne de porco, suína
ham: presunto, fiambre
bacon: bacon, toucinho
sausage: salsicha, salsichas, linguiça
chorizo: chouriço
lamb: cordeiro, borrego, carneiro
goat: cabrito
chicken: frango, galinha
turkey: peru
duck: pato
poultry: aves
rabbit: coelho
liver: fígado
offal: miúdos, vísceras
gelatine: gelatina
lard: banha
animal product: produtos animais, origem animal
onion: cebola, cebolas
spring onion: cebolinha, cebolinho
shallot: chalota, chalotas
garlic: alho, alhos, dente de alho, dentes de alho
leek: alho francês, alho poró
celery: aipo, salsão
carrot: cenoura, cenouras
tomato: tomate, tomates
bell pepper: pimento, pimentos, pimentão, pimentões
chili: malagueta, malaguetas, piri piri, pimenta malagueta
spicy: pimenta forte
black pepper: pimenta, pimenta do reino, pimenta preta
aubergine: beringela, beringelas, berinjela, berinjelas
courgette: courgette, curgete, abobrinha, abobrinhas
cucumber: pepino, pepinos
pumpkin: abóbora
mushroom: cogumelo, cogumelos, champignon
spinach: espinafre, espinafres
cabbage: couve, repolho, couves
Brussels sprout: couves de bruxelas, couve de bruxelas
broccoli: brócolos, brócolis
cauliflower: couve flor
asparagus: espargos, aspargos
artichoke: alcachofra, alcachofras
fennel: funcho
beetroot: beterraba
radish: rabanete, rabanetes
okra: quiabo
lettuce: alface
rocket: rúcula
olive: azeitona, azeitonas
avocado: abacate
caper: alcaparras
pickle: picles, pickles
ginger: gengibre
turmeric: açafrão da terra, cúrcuma
cinnamon: canela
clove: cravinho, cravo da índia
cumin: cominho, cominhos
vanilla: baunilha
coriander leaf: coentro, coentros
parsley: salsa, salsinha
basil: manjericão
mint: hortelã, menta
rosemary: alecrim
thyme: tomilho
oregano: orégão, orégano, orégãos
bay leaf: louro
herb: ervas
spice: especiarias
curry: caril, curry
mustard: mostarda
vinegar: vinagre
ketchup: ketchup
sugar: açúcar, açúcares
honey: mel
sweetener: adoçante, adoçantes
chocolate: chocolate
cocoa: cacau
coffee: café
caffeine: cafeína
raisin: passas, uvas passas
date: tâmara, tâmaras
fig: figo, figos
plum: ameixa, ameixas
apricot: damasco, damascos, alperce
peach: pêssego, pêssegos
cherry: cereja, cerejas
apple: maçã, maçãs
pear: pera, peras
banana: banana, bananas
orange: laranja, laranjas
lemon: limão, limões
lime: lima
citrus fruit: citrinos, frutas cítricas, cítricos
pineapple: ananás, abacaxi
mango: manga, mangas
papaya: mamão, papaia
passion fruit: maracujá
kiwi: kiwi, quivi
melon: melão
watermelon: melancia
grape: uva, uvas
strawberry: morango, morangos
raspberry: framboesa, framboesas
blueberry: mirtilo, mirtilos
berry: frutos vermelhos, frutas vermelhas
fruit: fruta, frutas
vegetable: legumes, vegetais, verduras, hortaliças
alcohol: álcool
wine: vinho, vinho branco, vinho tinto
beer: cerveja
rum: rum
salt: sal
oil: óleo
olive oil: azeite
palm oil: óleo de palma, dendê, azeite de dendê
margarine: margarina
fat: gordura, gorduras
yeast: fermento, levedura
MSG: glutamato
sulphite: sulfito, sulfitos
stock: caldo
carb: hidratos, carboidratos
`
