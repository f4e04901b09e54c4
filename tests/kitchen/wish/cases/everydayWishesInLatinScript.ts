/** Everyday wishes in English, German, Spanish and French. */
export const everydayWishesInLatinScript: Readonly<Record<string, string>> = {
  en: `quick pasta with lemon and peas
something warm and cheesy for a rainy evening
Sunday roast chicken with crispy potatoes
my gran's apple crumble
use up half a cabbage and some bacon
tacos for six, friends coming over
thai green curry with prawns
best banana bread ever
a birthday cake for my daughter, she loves strawberries
one pot dinner, ready in 30 minutes
the kids want burgers
leftover rice, what can I do with it
spicy ramen like in Tokyo
mushroom risotto but not too rich
picnic food that travels well
I have salmon, dill and cream
anniversary dinner, steak and a nice sauce
bread without kneading
soup to freeze
vegetable lasagne with lots of basil
my husband's favourite meatballs
a stew that simmers all afternoon
fish pie with a crunchy top
fluffy pancakes for Saturday morning
air fryer chicken wings
dad is visiting on Friday, he likes a good curry
chocolate mousse, dead easy
gnocchi with sage butter
cheap lunch for the office
Christmas cookies to bake with children
roasted cauliflower with tahini
shakshuka for brunch
peanut noodles, really hot
a salad that fills me up
something with chickpeas and coconut milk
George's chilli but smokier
pulled pork in the slow cooker
crispy tofu bowl
Luke wants nachos
beetroot and goat cheese tart
a proper fry-up
sticky toffee pudding for two
meal prep for the week, high protein
sausages and mash with onion gravy
no idea what to cook, surprise me
fresh pesto from my garden basil
no bake cheesecake with blueberries
clam chowder from Boston
pizza dough that rises overnight
sweet potato wedges and a dip`,
  de: `schnelle Nudeln mit Tomatensoße
etwas Warmes für einen kalten Abend
Omas Apfelkuchen
Grillabend mit Freunden, zwölf Leute
Kürbissuppe mit Ingwer
Geburtstagstorte für meine Tochter, sie liebt Erdbeeren
Resteverwertung: Reis und Brokkoli
ein Auflauf, den man vorbereiten kann
Schnitzel mit Kartoffelsalat
die Kinder wollen Pizza
etwas mit Lachs und Spinat
deftiger Eintopf mit Linsen
Brot ohne Kneten
mein Mann liebt Käsespätzle
fluffige Pfannkuchen zum Frühstück
Salat für den Sommer
was Schnelles unter 20 Minuten
Thai Curry mit Garnelen
Weihnachtsplätzchen zum Ausstechen
Rindergulasch wie in Ungarn
ich habe noch Zucchini und Feta
Flammkuchen mit Speck und Zwiebeln
Mittagessen fürs Büro zum Mitnehmen
scharfe Ramen
Sonntagsbraten mit Klößen
Mousse au Chocolat für zwei
Ofengemüse mit Kräuterquark
Opa kommt am Freitag, er mag Sauerbraten
Pasta mit Pilzen, aber nicht zu schwer
Muffins für die Schule
Fischstäbchen selber machen
günstig kochen mit Kichererbsen
Spargel mit Sauce Hollandaise
ein richtig guter Burger
Käsekuchen ohne Boden
Hähnchen aus dem Ofen mit Rosmarin
Suppe zum Einfrieren
keine Ahnung, überrasch mich
Frikadellen mit Kartoffelpüree
Zimtschnecken wie in Schweden
Risotto mit Kürbis
Brunch mit Freunden, süß und herzhaft
Davids Lieblingschili
Wraps mit Hähnchen und Avocado
Rote Bete mit Ziegenkäse
Milchreis mit Kirschen
Erdnussnudeln, gern scharf
eine Tarte mit Lauch
Abendessen für vier, nicht zu teuer
Pizzateig über Nacht`,
  es: `pasta rápida con limón
algo calentito para la cena
tortilla de patatas jugosa
la tarta de manzana de mi abuela
paella para seis
cena con amigos el sábado
pollo al horno con patatas
algo con garbanzos y espinacas
tarta de cumpleaños para mi hija, le encantan las fresas
croquetas de jamón
los niños quieren hamburguesas
sopa para congelar
arroz que sobró de ayer
a mi marido le gusta el pescado
tacos al pastor
ensalada fresca para el verano
lentejas como las de mi madre
pan sin amasar
ceviche de camarón
un postre de chocolate fácil
gazpacho bien frío
guiso de ternera a fuego lento
desayuno con huevos y aguacate
pizza casera
tengo salmón y eneldo
comida barata para toda la semana
magdalenas para el cole
curry tailandés
pollo con mole
flan casero
cena romántica para dos
calabacines rellenos
mi suegra viene el domingo, algo especial
empanadas argentinas
algo picante pero no demasiado
papas rellenas
crema de calabaza
arroz con leche
bocadillos para el picnic
no sé qué cocinar, sorpréndeme
fideos con cacahuete
enchiladas verdes
bizcocho de yogur
macarrones con chorizo
albóndigas en salsa
merienda para los niños
tostadas con tomate
pescado a la plancha con verduras
galletas de avena
chili de Jorge pero más ahumado`,
  fr: `pâtes rapides au citron
un plat chaud pour l'hiver
la tarte aux pommes de ma grand-mère
poulet rôti du dimanche
quiche lorraine
repas entre amis samedi, on sera huit
gâteau d'anniversaire pour ma fille, elle adore les fraises
les enfants veulent des burgers
une soupe à congeler
reste de riz, que faire
saumon et aneth
mon mari adore le fromage
crêpes pour la chandeleur
blanquette de veau
salade d'été
ratatouille
pain sans pétrissage
curry thaï aux crevettes
mousse au chocolat facile
gratin dauphinois
dîner romantique pour deux
boeuf bourguignon qui mijote
un brunch avec des oeufs
tarte au citron meringuée
plat pas cher pour la semaine
moules frites
j'ai des courgettes et de la feta
biscuits de Noël
pizza maison
papa vient vendredi, il aime le cassoulet
hachis parmentier
risotto aux champignons, pas trop lourd
lentilles aux saucisses
muffins pour l'école
couscous royal
gaspacho bien frais
velouté de potiron
une tarte aux poireaux
steak au poivre
apéro dînatoire
je ne sais pas quoi cuisiner, surprends-moi
nouilles aux cacahuètes
cheesecake sans cuisson
soupe à l'oignon
tomates farcies
poisson en papillote
un gratin de pâtes
pommes de terre sautées
gaufres du goûter
chili de Georges mais plus fumé`,
}
