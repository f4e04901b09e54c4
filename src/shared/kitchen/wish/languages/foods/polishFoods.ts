/** Polish names of foods that people leave out, by the stems that their cases share. */
export const polishWishFoodNames = `
nut: orzech*, orzeszk*, orzeszek
tree nut: orzechy drzewne, orzechów drzewnych
peanut: orzeszki ziemne, orzeszków ziemnych, orzeszki arachidowe, orzeszków arachidowych, orzechy ziemne, orzechów ziemnych, orzechy arachidowe, orzechów arachidowych, fistaszk*, arachid*
peanut butter: masło orzechowe, masła orzechowego
almond: migdał*
hazelnut: orzechy laskowe, orzechów laskowych
walnut: orzechy włoskie, orzechów włoskich
cashew: nerkowc*, nerkowiec
pecan: pekan*, orzechy pekan
pistachio: pistacj*
macadamia: makadami*
Brazil nut: orzechy brazylijskie, orzechów brazylijskich
pine nut: orzeszki piniowe, orzeszków piniowych
chestnut: kasztan*
coconut: kokos*
coconut milk: mleko kokosowe, mleka kokosowego
nutmeg: gałka muszkatołowa, gałki muszkatołowej
sesame: sezam*
tahini: tahini
sunflower seed: słonecznik*, pestki słonecznika
poppy seed: mak, maku
linseed: siemię, siemienia, len
seed: nasion*, pestki
soy: soja, soi, soję, sojow*
soy sauce: sos sojowy, sosu sojowego
tofu: tofu
gluten: gluten, glutenu, glutenem
wheat: pszenic*, pszenn*
flour: mąka, mąki, mąkę
rye: żyto, żyta
barley: jęczmień, jęczmienia
oats: owies, owsa, płatki owsiane, owsian*
buckwheat: gryka, gryki, kasza gryczana
grain: zboża, zbóż, zboż*
bread: chleb*, pieczyw*, bułk*, bułek
breadcrumb: bułka tarta, bułki tartej, bułce tartej, bułkę tartą, bułką tartą, panierka, panierce, panierkę, panierką
pasta: makaron*, kluski
rice: ryż*
couscous: kuskus*
quinoa: quinoa, komosa
corn: kukurydz*
potato: ziemniak*, kartofl*, frytk*, frytek
sweet potato: batat*
legume: strączkow*, rośliny strączkowe, roślin strączkowych
bean: fasol*, bób, bobu
green bean: fasolka szparagowa, fasolki szparagowej
chickpea: ciecierzyc*, ciecierzyca, cieciork*
lentil: soczewic*
pea: groszek, groszku, groch, grochu
lupin: łubin*
milk: mleko, mleka, mleku, mlekiem, białka mleka, białko mleka
dairy: nabiał*, produkty mleczne, produktów mlecznych
lactose: laktoz*
casein: kazein*
whey: serwatk*
cream: śmietan*, śmietank*
sour cream: kwaśna śmietana, kwaśnej śmietany
butter: masło, masła, maśle, masłem
buttermilk: maślank*
yogurt: jogurt*
quark: twaróg, twarog*
cheese: ser, sera, sery, serów, serem
parmesan: parmezan*
mozzarella: mozzarell*
feta: feta, fety, fetę
goat cheese: ser kozi, sera koziego
blue cheese: ser pleśniowy, sera pleśniowego
egg: jajko, jajka, jajek, jaja, jaj, jajo, jajkiem, jajkami, jajeczn*
egg white: białko jaja, białka jaja, białko jajka
egg yolk: żółtko, żółtka
mayonnaise: majonez*
fish: ryba, ryby, ryb, rybę, rybą, rybn*, rybami
salmon: łosoś, łososia, łososiem
tuna: tuńczyk*
cod: dorsz*
anchovy: anchois
sardine: sardynk*
herring: śledź, śledzi*
mackerel: makrel*
trout: pstrąg*
carp: karp, karpia
fish sauce: sos rybny, sosu rybnego
seafood: owoce morza, owoców morza, owocami morza
shellfish: skorupiaki i mięczaki
crustacean: skorupiak*
shrimp: krewet*
crab: krab, kraby, krabów, kraba
lobster: homar*
crayfish: rak, raki, raków
mollusc: mięczak*
mussel: małż*
oyster: ostryg*
squid: kalmar*
octopus: ośmiornic*
meat: mięso, mięsa, mięsem, mięsn*
red meat: czerwone mięso, czerwonego mięsa
processed meat: wędlin*
beef: wołowin*, wołow*
veal: cielęcin*
minced meat: mięso mielone, mięsa mielonego, mielon*
pork: wieprzowin*, świnin*
ham: szynk*
bacon: boczek, boczku, boczkiem, bekon*, słonin*
sausage: kiełbas*, parówk*
lamb: jagnięcin*, baranin*
chicken: kurczak*, kura, drób z kurczaka
turkey: indyk*
duck: kaczk*
goose: gęś, gęsi
poultry: drób, drobiu
game: dziczyzn*
rabbit: królik*
liver: wątróbk*, wątrob*
offal: podrob*, podroby
gelatine: żelatyn*
lard: smalec, smalcu
animal product: produkty odzwierzęce, produktów odzwierzęcych
onion: cebul*
spring onion: szczypior*, dymk*
shallot: szalotk*
garlic: czosnek, czosnku, czosnkiem, czosnkow*
leek: por, pora, pory, porów
celery: seler naciowy, selera naciowego, seler, selera, selerem, seleru
celeriac: korzeń selera
carrot: marchew*, marchw*
tomato: pomidor*
bell pepper: papryk*
chili: chili, papryczk*
black pepper: pieprz*
aubergine: bakłażan*
courgette: cukini*
cucumber: ogórek, ogórk*
pumpkin: dynia, dyni, dynię
mushroom: grzyb*, pieczark*, pieczarek, borowik*, kurk*
spinach: szpinak*
cabbage: kapust*
sauerkraut: kapusta kiszona, kapusty kiszonej
kale: jarmuż*
Brussels sprout: brukselk*
broccoli: brokuł*
cauliflower: kalafior*
asparagus: szparag*
artichoke: karczoch*
fennel: fenkuł*, koper włoski
beetroot: burak*, buraczk*, buraczków
radish: rzodkiewk*
lettuce: sałata, sałaty, sałatę
rocket: rukol*
olive: oliwk*, oliwek
avocado: awokado
caper: kapar*
pickle: ogórki kiszone, ogórków kiszonych, korniszon*
ginger: imbir*
turmeric: kurkum*
cinnamon: cynamon*
clove: goździk*
cumin: kmin rzymski, kminu rzymskiego
caraway: kmin*
vanilla: wanili*
coriander leaf: kolendr*
parsley: pietruszk*, natk*
basil: bazyli*
mint: mięta, mięty
dill: koper*
rosemary: rozmaryn*
thyme: tymian*
sage: szałwi*
oregano: oregano
marjoram: majeran*
bay leaf: liść laurowy, liści laurowych
herb: zioła, ziół
spice: przypraw*
curry: curry
mustard: musztard*, gorczyc*
horseradish: chrzan*
vinegar: ocet, octu
ketchup: ketchup*, keczup*
sugar: cukier, cukru, cukrem
honey: miód, miodu
sweetener: słodzik*
chocolate: czekolad*
cocoa: kakao
coffee: kawa, kawy, kawę
caffeine: kofein*
raisin: rodzynk*, rodzynek
dried fruit: suszone owoce, suszonych owoców
date: daktyl*
fig: figa, figi, fig
plum: śliwk*, śliwek
apricot: morel*
peach: brzoskwin*
cherry: wiśnia, wiśni, wiśnie, czereśni*
apple: jabłk*, jabłek
pear: gruszk*, gruszek
banana: banan*
orange: pomarańcz*
lemon: cytryn*
lime: limonk*, limonek
grapefruit: grejpfrut*
citrus fruit: cytrus*
pineapple: ananas*
mango: mango
kiwi: kiwi
melon: melon*
watermelon: arbuz*
grape: winogron*
strawberry: truskawk*, truskawek
raspberry: malin*
blueberry: jagod*, jagód, borówk*, borówek
fruit: owoc*
vegetable: warzyw*
alcohol: alkohol*
wine: wino, wina, winem
beer: piwo, piwa
salt: sól, soli
oil: olej*, oleju
olive oil: oliwa, oliwy
palm oil: olej palmowy, oleju palmowego
margarine: margaryn*
fat: tłuszcz*
yeast: drożdż*
MSG: glutaminian*
sulphite: siarczyn*
stock: bulion*, rosół, rosołu
carb: węglowodan*
`
