/**
 * Fruits as they are picked, and the zest and juice of citrus. Figures by USDA SR28 unless a line names another table.
 * How to read a line: ../readCatalogue.ts.
 */
export const fruitsCatalogueText = `
# Apples, pears and their kin
apple | aka eating apple, dessert apple, gala apple, fuji apple, pink lady apple, honeycrisp apple, honeycrisp, braeburn apple, cox apple, golden delicious apple, red delicious apple, jazz apple, seb, pomme, manzana, apfel, mela, elma, maçã, mcintosh apple, jonagold apple, crispin apple, apel, pink lady, royal gala, sweet apple, jabłko, cortland apple, empire apple, fuji, alma, baking apple, jonathan apple, æble, envy apple, appple, epal, macintosh apple, rome apple, red apples | is sweet fruit | usda 09003 | cup 117 | weighs each 182, small 149, large 223, slice 20, wedge 22 | edible 0.9 | pack 1 kg | keeps 30 fridge
tart apple | aka granny smith, granny smith apple, tart green apple, sour apple, granny apple, cooking apple, bramley apple, bramley, antonovka apple, bramley cooking apple, pippin apple, granny smith green apple | is apple | usda 09502 | cup 109 | weighs each 167, small 144, large 206 | edible 0.9
crab apple | aka crabapple | is fruit | of apple | no sweetfruit | usda 09077 | cup 110 | weighs each 35 | edible 0.92
pear | aka conference pear, bartlett pear, williams pear, bosc pear, anjou pear, comice pear, nashpati, poire, pera, birne, armut, d'anjou pear, packham pear, rocha pear, abate pear, forelle pear, seckel pear, nakh, gruszka | is sweet fruit | usda 09252 | cup 150 | weighs each 178, small 148, large 230, slice 18 | edible 0.9 | keeps 10 fridge
Asian pear | aka nashi, nashi pear, korean pear, bae, chinese pear, japanese pear, apple pear, ya pear, sand pear, naspati | is sweet fruit | usda 09340 | cup 140 | weighs each 275, small 122 | edible 0.91 | keeps 21 fridge
quince | aka coing, ayva, beh, safarjal, quitte, marmelo, bahi | is fruit | usda 09296 | cup 130 | weighs each 92, large 250 | edible 0.61 | keeps 21 fridge
medlar | aka néfle | is sweet fruit | usda ~09174 | cup 150 | weighs each 25 | edible 0.7
loquat | aka japanese medlar, níspero, nespola, biwa, lokat, yeni dünya, nêspera | is sweet fruit | usda 09174 | cup 149 | weighs each 16 | edible 0.65
hawthorn | aka haw, hawthorn berry, tejocote, shan zha, haw fruit | is fruit | usda ~09077 | cup 120 | weighs each 15

# Citrus
lemon | aka lemmon, citron jaune, limón amarillo, limone, zitrone, unwaxed lemon, meyer lemon, eureka lemon, limão siciliano, bada nimbu, lemon fruit, galgal, leimoun, cytryna, amalfi lemon | is citrus | usda 09150 | cup 212 | weighs each 84, small 58, large 110, wedge 7, slice 7 | edible 0.53 | keeps 28 fridge
lime | aka tahitian lime, limón, key lime, nimbu, limette, lima, jeruk nipis, limau nipis, limao, kaghzi nimbu, lime fruit, chanh, manao, dehi, nimboo, limon verde, kagzi nimbu, sour lime, finger lime, limoo | is citrus | usda 09159 | cup 212 | weighs each 67, small 50, large 90, wedge 8, slice 6 | edible 0.84 | keeps 21 fridge
calamansi | aka kalamansi, calamondin, limau kasturi, philippine lime, calamansi lime, jeruk sambal, musk lime, jeruk limau, limau | is citrus | usda ~09159 | cup 212 | weighs each 12 | edible 0.6
makrut lime | aka kaffir lime, jeruk purut, limau purut, kaffir lime zest, makrut lime zest, combava, magrood | is citrus | usda ~09159 | cup 185 | weighs each 45 | edible 0.4
yuzu | aka yuja, yuzu fruit, yuzu citrus, sudachi, kabosu | is citrus | usda ~09150 | cup 212 | weighs each 60 | edible 0.5
orange | aka navel orange, sweet orange, valencia orange, naranja, arancia, apfelsine, portakal, laranja, santra, malta orange, jaffa orange, cara cara orange, naval orange, juicing orange, narangi, kinoo, appelsin, narancs, portokali, burtuqal, jeruk manis, unwaxed orange, pomarańcza, mosambi, mausambi, sweet lime, musambi | is citrus | fact sweetfruit | usda 09200 | cup 180 | weighs each 131, small 96, large 184, slice 15, wedge 20, segment 12 | edible 0.73
blood orange | aka moro orange, tarocco orange | is orange | usda 09200 | weighs each 131, small 96, large 184, slice 15, wedge 20, segment 12 | edible 0.73
Seville orange | aka sour orange, bitter orange, naranja agria, naranj, narthangai, bigarade, turunç, marmalade orange, narenj, khatta orange | is citrus | usda ~09200 | cup 180 | weighs each 130 | edible 0.6
mandarin | aka tangerine, clementine, satsuma, mandarin orange, easy peeler, mandarina, mandarine, kinnow, tangelo, naartjie, mikan, cutie orange, dalandan, dekopon, ponkan, bergamota, mandalina, minneola, murcott, imperial mandarin, kamala orange, suntala, gyul, hallabong, dalanghita, kinu, mandaryn, clementina, naartjies, naartje | is citrus | fact sweetfruit | usda 09218 | cup 195 | weighs each 88, small 74, large 120, segment 9 | edible 0.74
grapefruit | aka ruby grapefruit, pamplemousse, toronja, pomelo rosado, grape fruit, ruby red grapefruit, greyfurt, toranja | is citrus | usda 09111 | cup 230 | weighs each 256, small 200, large 332, segment 20 | edible 0.5
pomelo | aka pummelo, shaddock, suha, jabong, chakotra, pampelmuse, jeruk bali, limau bali, bưởi, som-o, jambola, bhogate | is citrus | fact sweetfruit | usda 09295 | cup 190 | weighs each 609, segment 40 | edible 0.56
kumquat | aka cumquat, limequat | is citrus | usda 09149 | cup 150 | weighs each 19 | edible 0.93
citron | aka etrog, cedrat, buddha's hand, cedro, citron fruit | is citrus | usda ~09156 | cup 150 | weighs each 250
bergamot | aka bergamot orange, bergamot lemon | is citrus | usda ~09150 | cup 212 | weighs each 120 | edible 0.5
ugli fruit | aka ugli, uniq fruit | is citrus | fact sweetfruit | usda ~09218 | cup 190 | weighs each 250 | edible 0.7
dried lime | aka loomi, limoo amani, black lime, limu omani, noomi basra, dried persian lime, lumi, omani lime, dried lemon, limoo omani, lime powder | is citrus | of lime | in Spices | figures kcal 230 protein 5.4 fat 1.5 carb 80.8 fibre 21.5 sugars 13 sodium 15 water 10 by "computed: USDA 09159 limes dried to 10 % water" | cup 80 | weighs each 6 | keeps 700 cupboard

# Zest and juice
*citrus zest | is citrus | cup 96 | keeps 7 fridge
*citrus juice | is citrus | cup 246 | keeps 10 fridge
lemon zest | aka lemon rind, lemon peel, zest of lemon, rind of lemon, peel of lemon, zest of 1 lemon, lemon strip, lemon twist, lemonzest | is citrus zest | of lemon | usda 09156 | weighs each 6, strip 2, piece 2
lime zest | aka lime rind, lime peel, zest of lime, key lime zest, rind of lime, zest of 1 lime | is citrus zest | of lime | usda ~09156 | weighs each 4, strip 2
orange zest | aka orange rind, orange peel, zest of orange, rind of orange, naranja rallada, strip of orange peel, orange strip, orange twist, blood orange zest, tangerine zest, mandarin zest, clementine zest, zest of 1 orange, peel of orange, bitter orange zest, mandarin rind | is citrus zest | of orange | usda 09216 | weighs each 12, strip 3, piece 3
grapefruit zest | aka pomelo zest, yuzu zest, yuzu peel, grapefruit peel, citrus zest, pomelo peel, citrus peel | is citrus zest | of grapefruit | usda ~09216 | weighs each 10, strip 3
dried tangerine peel | aka chenpi, dried orange peel, dried mandarin peel, dried citrus peel, chen pi, ground orange peel, tangerine peel, dried orange zest, granulated orange peel, dried orange rind, orange powder, dried lemon peel, dried lemon zest | is citrus zest | of mandarin | in Spices | figures kcal 290 protein 4.5 fat 0.6 carb 75 fibre 32 sodium 9 water 16 by "computed: USDA 09216 orange peel dried to 16 % water, rounded" | cup 80 | weighs each 5, piece 3, strip 2 | keeps 900 cupboard
lemon juice | aka lemonjuice, freshly squeezed lemon juice, juice of lemon, juice of 1 lemon, juice of a lemon, squeeze of lemon, meyer lemon juice, squeeze lemon juice, juice of half a lemon, jus de citron, limon suyu, lemmon juice, squeeze of lemon juice, nimbu ka ras, zumo de limón, jugo de limón amarillo | is citrus juice | of lemon | usda 09152 | cup 244 | weighs each 48, squeeze 5 | keeps 10 fridge
lime juice | aka limejuice, freshly squeezed lime juice, juice of lime, jugo de limón, juice of 1 lime, key lime juice, squeeze of lime, juice of a lime, nimbu juice, limon juice, squeeze of lime juice, suco de limão, nước cốt chanh | is citrus juice | of lime | usda 09160 | cup 242 | weighs each 44, squeeze 5
bottled lemon juice | aka realemon, lemon juice concentrate, lemon juice from concentrate, jarred lemon juice, pasteurised lemon juice | is citrus juice | of lemon | fact sulphites? | usda 09153 | cup 244 | pack 250 ml | keeps 90 fridge
bottled lime juice | aka lime juice from concentrate, reconstituted lime juice | is citrus juice | of lime | fact sulphites? | usda 09161 | cup 246 | pack 250 ml | keeps 90 fridge
calamansi juice | aka kalamansi juice, calamansi extract | is citrus juice | of calamansi | usda ~09160 | weighs each 5
yuzu juice | aka sudachi juice, kabosu juice, yuzu extract | is citrus juice | of yuzu | usda ~09152 | keeps 30 fridge
orange juice | aka oj, freshly squeezed orange juice, juice of orange, orange juice from carton, juice of 1 orange, blood orange juice, juice of an orange, jus d'orange, zumo de naranja, jugo de naranja, valencia orange juice, suco de laranja, orangejuice, pressed orange juice | is citrus juice | of orange | in Beverages | usda 09206 | cup 248 | weighs each 86 | pack 1 l
bitter orange juice | aka sour orange juice, seville orange juice, naranja agria juice, mojo juice, sour orange marinade | is citrus juice | of Seville orange | usda ~09404 | cup 247 | weighs each 60
grapefruit juice | aka jugo de toronja, pomelo juice, ruby red grapefruit juice | is citrus juice | of grapefruit | in Beverages | usda 09128 | cup 247 | weighs each 196 | pack 1 l
tangerine juice | aka mandarin juice, clementine juice, satsuma juice, mandarin orange juice | is citrus juice | of mandarin | in Beverages | usda 09221 | cup 247

# Berries and grapes
strawberry | aka strawbery, fresa, fraise, erdbeere, çilek, morango, frutilla, fragola, straberry, fraise des bois, eper, jordgubbar, truskawki | is berry kind | usda 09316 | cup 150 | weighs each 12, small 7, large 18, pint 357, punnet 400 | edible 0.94 | pack 400 g
raspberry | aka rasberry, frambuesa, himbeere, lampone, málna, hallon, maliny | is berry kind | usda 09302 | cup 123 | weighs each 1.9, pint 312, punnet 150 | pack 150 g
blueberry | aka blue berry, bilberry, whortleberry, arándano, myrtille, heidelbeere, blåbär, borówka, huckleberry, mirtillo, wild blueberries, arandano azul, saskatoon berry, juneberry, blåbær, jagody | is berry kind | usda 09050 | cup 148 | weighs each 1.4, pint 350, punnet 150 | pack 150 g
blackberry | aka black berry, bramble, mûre, brombeere, zarzamora, dewberry, marionberry, olallieberry, andean blackberry, ostrężyna, björnbär, amora | is berry kind | usda 09042 | cup 144 | weighs each 5, punnet 150 | pack 150 g
boysenberry | aka tayberry, youngberry | is berry kind | usda 09057 | cup 132 | weighs each 4
loganberry | is berry kind | usda 09167 | cup 147 | weighs each 4
mixed berries | aka summer fruits, berries, frozen fruits of the forest, forest fruit, frutos rojos, fruits rouges, red fruits, soft fruit, triple berry blend | is berry kind | of raspberry, blackberry | maybe strawberry, blueberry | usda ~09048 | cup 145 | pack 500 g
gooseberry | aka groseille à maquereau, stachelbeere, agrest, egres, kruusbär | is berry kind | usda 09107 | cup 150 | weighs each 5 | edible 0.95
amla | aka indian gooseberry, emblic, nellikai, amalaki, aonla, nelli, amla fruit, nellikkai, aamla, amala | is berry kind | usda ~09107 | cup 150 | weighs each 35 | edible 0.9
cape gooseberry | aka physalis, goldenberry, golden berry, uchuva, aguaymanto, ground cherry, incan berry, poha berry, physallis | is berry kind | usda 09138 | cup 140 | weighs each 5
blackcurrant | aka black currant, cassis berry, schwarze johannisbeere, svarta vinbär, czarna porzeczka, solbær, grosella negra | is berry kind | usda 09083 | cup 112 | weighs each 1 | edible 0.98
redcurrant | aka red currant, white currant, groseille, ribizli, johannisbeere, whitecurrant, röda vinbär, fresh currants, porzeczka, grosella roja | is berry kind | usda 09084 | cup 112 | weighs each 0.7, sprig 8 | edible 0.98
cranberry | aka canneberge, tranebær, żurawina, klyukva, kalina, kalina berries, viburnum berry, highbush cranberry | is berry kind | usda 09078 | cup 100 | weighs each 1.2, package 340 | edible 0.98 | keeps 28 fridge
lingonberry | aka cowberry, lingon, tyttebær, lingon berry, brusnika, partridgeberry | is berry kind | usda ~09078 | cup 110 | pack 250 g
cloudberry | aka multe, hjortron, bakeapple, salmonberry | is berry kind | figures kcal 51 protein 2.4 fat 0.8 carb 8.6 fibre 5 sugars 8 sodium 1 water 85 by "USDA SR28 35007 (cloudberries, raw) and the Norwegian Food Composition Table" | cup 145
elderberry | aka holunderbeere, sureau | is berry kind | usda 09088 | cup 145
mulberry | aka shahtoot, tut, toot, karadut, mûrier, shahtut | is berry kind | fact sweetfruit | usda 09190 | cup 140 | weighs each 1.5
sea buckthorn | aka seabuckthorn, sea buckthorn berries, havtorn, oblepikha, sanddorn, seaberry | is berry kind | figures kcal 82 protein 1.2 fat 5 carb 8 fibre 3.8 sodium 4 water 83 by "Fineli, the Finnish food composition database, rounded" | cup 145
rosehip | aka rose hip, nypon, hagebutte, hip berry | is berry kind | figures kcal 162 protein 1.6 fat 0.3 carb 38.2 fibre 24.1 sugars 2.6 sodium 4 water 58.7 by "USDA SR28 35203 (rose hips, wild)" | cup 127
rowan berry | aka rowanberry, sloe, sloes, chokeberry, aronia, aronia berry, sloe berry, chernoplodka, ryabina | is berry kind | usda ~09088 | cup 140
acerola | aka acerola cherry, west indian cherry, barbados cherry | is berry kind | usda 09001 | cup 98 | weighs each 4.8 | edible 0.8
açaí | aka acai berry, acai pulp, unsweetened acai | is berry kind | in Frozen Foods | figures kcal 58 protein 0.8 fat 3.9 carb 6.2 fibre 2.6 sodium 5 water 88.7 by "Tabela Brasileira de Composição de Alimentos (TACO), açaí pulp, frozen" | cup 240 | weighs package 100 | pack 400 g | keeps 240 freezer
açaí powder | aka freeze-dried acai, acai berry powder | is berry kind | of açaí | in Pantry Staples | figures kcal 534 protein 8.1 fat 32.5 carb 52.2 fibre 44.2 sugars 1.3 by "Schauss and others 2006, freeze-dried açaí pulp" | cup 100 | keeps 300 cupboard
grape | aka seedless grape, table grape, angoor, uva, raisin frais, traube, üzüm, red grapes, green grapes, black grapes, cotton candy grapes, winogrona, angur, ubas, concord grape, muscat grape, muscadine, globe grape | is sweet fruit | usda 09132 | cup 151 | weighs each 5, bunch 500, handful 75 | edible 0.96 | keeps 7 fridge
unripe grape | aka sour grape, husrum, verjuice grape, koruk, ghureh, hosrom, abghooreh grapes | is berry kind | usda ~09107 | cup 150 | weighs each 2

# Stone fruits
peach | aka donut peach, aadu, pêche, durazno, melocotón, pesca, şeftali, aaru, saturn peach, brzoskwinia, aru bakhra, pêssego | is stone fruit | usda 09236 | cup 154 | weighs each 150, small 130, large 175, slice 14 | edible 0.88
nectarine | aka nectarina, pesca noce, pesche noci, nettarina, nettarine | is stone fruit | of peach | usda 09191 | cup 143 | weighs each 142, small 129, large 156 | edible 0.91
apricot | aka abricot, albaricoque, damasco, aprikose, kayısı, chabacano, zardalu, albicocca, khumani, sárgabarack, mishmish, morela, marille, meshmesh, zardaloo, khubani fresh | is stone fruit | usda 09021 | cup 158 | weighs each 35 | edible 0.93
plum | aka ciruela, prune fraîche, pflaume, erik, victoria plum, santa rosa plum, susina, ameixa, szilva, śliwka, zwetschge, zwetschgen, prune plum, quetsche, satsuma plum, sweet plums, pluot | is stone fruit | usda 09279 | cup 165 | weighs each 66, small 45, large 90 | edible 0.94
damson | aka damson plum, greengage, mirabelle, mirabelle plum, reine claude, bullace | is stone fruit | of plum | usda ~09279 | cup 165 | weighs each 30 | edible 0.9
unripe plum | aka green plum, gojeh sabz, yeşil erik, tkemali plum, cherry plum, janerik, maesil, green ume, can erik, janarek | is stone fruit | of plum | no sweetfruit | usda ~09279 | cup 165 | weighs each 20 | edible 0.85
cherry | aka sweet cherry, bing cherry, cerise, cereza, kirsche, kiraz, rainier cherry, cereja, ciliegia, gilas, czereśnia | is stone fruit | usda 09070 | cup 150 | weighs each 8.2 | edible 0.92
sour cherry | aka tart cherry, morello cherry, montmorency cherry, albaloo, vişne, meggy, griotte, guinda, schattenmorelle, albalu, amarena, wiśnia, pie cherry, vyssino | is stone fruit | of cherry | usda 09063 | cup 155 | weighs each 6 | edible 0.9
canned sour cherry | aka jarred sour cherries, jarred morello cherries, pitted morello cherries, canned tart cherries, morello cherries in syrup, canned cherries, canned sweet cherries, cherries in syrup, canned pitted cherries, dark sweet cherries in syrup, tinned cherries, canned black cherries, jar morello cherries | is stone fruit | of sour cherry, sugar | in Pantry Staples | usda 09065 | cup 252 | weighs jar 680, can 410 | keeps 900 cupboard

# Tropical and other fruits
banana | aka bananna, kela, plátano dulce, cavendish banana, banane, muz, pisang, lady finger banana, guineo, banan, vazhaipazham, lakatan, latundan, moz, banana nanica, bannana, mauz, kesel | is sweet fruit | usda 09040 | cup 150 | weighs each 118, small 101, large 136, slice 5 | edible 0.64 | keeps 5 cupboard
plantain | aka plátano, raw banana, kacha kela, saba banana, vazhakkai, platano macho, sweet plantain, platano maduro, green banana, plátano verde, maduro, cooking banana, nendran banana, nendran, pisang raja, pisang kepok, vazhakka, matoke, banana da terra, saging na saba, ash plantain, alu kesel, banane plantain, plaintain, aratikaya, plantano | is sweet fruit | fact starch | usda 09277 | cup 148 | weighs each 179, small 130, large 230, slice 10 | edible 0.65 | keeps 7 cupboard
fried plantain | aka tostones, frozen sweet plantains, patacones | is ready dish | of plantain, vegetable oil | usda 09446 | cup 118 | weighs each 15, slice 5.3
mango | aka alphonso mango, ataulfo mango, aam, mangoe, manga, mangue, kesar mango, champagne mango, honey mango, xoài, mamuang, sweet mango, kent mango, mangga, tommy atkins mango, mangue mûre, carabao mango | is tropical fruit | usda 09176 | cup 165 | weighs each 336, small 200, large 450, slice 20, cheek 120 | edible 0.69
mango purée | aka mango pulp, alphonso mango pulp, kesar mango pulp, aamras | is tropical fruit | of mango | maybe sugar | in Pantry Staples | figures kcal 75 protein 0.6 fat 0.3 carb 18.5 fibre 1.3 sugars 16.5 sodium 2 water 80 by "computed: USDA 09176 mango with 5 % sugar, rounded" | cup 245 | weighs can 850 | pack 850 g | keeps 700 cupboard
green mango | aka raw mango, unripe mango, kaccha aam, kairi, kachha aam, kacha aam, keri, mango verde, mangga muda, sour mango, mavinakayi, mangai, kachi keri, mamuang dip, kacchi kairi | is fruit | of mango | no sweetfruit | figures kcal 44 protein 0.7 fat 0.1 carb 10.1 fibre 1.2 sodium 43 water 87.5 by "ICMR, Nutritive Value of Indian Foods (mango, green)" | cup 150 | weighs each 250 | edible 0.7
pineapple | aka ananas, piña, pine apple, abacaxi, anarosh, annanas, dứa, pinya, pineaple, sweet pineapple | is tropical fruit | usda 09266 | cup 165 | weighs each 905, slice 84, ring 84, piece 15, chunk 12 | edible 0.51
papaya | aka pawpaw, papaw, mamão, papita, fruta bomba, lechosa, maradol papaya, betik, papaye, paw paw, pawpaw fruit | is tropical fruit | usda 09226 | cup 145 | weighs each 500, small 157, large 781 | edible 0.62
green papaya | aka unripe papaya, raw papaya, kacha papita, malakor, đu đủ xanh, papaya paste, kachri paste, kacha papeeta, green paw paw | is fruit | of papaya | no sweetfruit | in Vegetables | figures kcal 27 protein 0.7 fat 0.2 carb 5.7 fibre 0.9 sodium 25 water 92 by "ICMR, Nutritive Value of Indian Foods (papaya, green)" | cup 120 | weighs each 700 | edible 0.7
guava | aka goiaba, guayaba, amrood, jambu batu, bayabas, amrud, goyave, strawberry guava, perakka, belauti | is tropical fruit | usda 09139 | cup 165 | weighs each 55, large 150 | edible 0.9
passion fruit | aka passionfruit, maracuyá, maracujá, granadilla, parcha, chinola, lilikoi, fruit de la passion, markisa, chanh dây, tumbo, banana passionfruit, curuba, taxo | is tropical fruit | usda 09231 | cup 236 | weighs each 18 | edible 0.52
lychee | aka litchi, lichee, leechi, lichi, laichi, vải thiều | is tropical fruit | usda 09164 | cup 190 | weighs each 9.6 | edible 0.6
canned lychee | aka tinned lychees, lychees in syrup, can lychees | is tropical fruit | of lychee, sugar | in Pantry Staples | usda ~09301 | cup 214 | weighs each 12, can 230 | keeps 900 cupboard
longan | aka dragon eye fruit, lam yai, nhãn, long yan | is tropical fruit | usda 09172 | cup 170 | weighs each 3.2 | edible 0.53
rambutan | aka nephelium, chôm chôm | is tropical fruit | usda 09301 | cup 150 | weighs each 9 | edible 0.5
mangosteen | aka manggis | is tropical fruit | usda 09177 | cup 196 | weighs each 40 | edible 0.3
jackfruit | aka langka, nangka, jaca, sweet jackfruit, panasa, mít (whole), phanas, waraka, langka in syrup, jackfruit in syrup, kanun | is tropical fruit | usda 09144 | cup 165 | weighs each 3000, piece 20, can 340 | edible 0.28
green jackfruit | aka young jackfruit, raw jackfruit, canned jackfruit, jackfruit in brine, kathal, echor, polos, tender jackfruit, kacha kathal, nangka muda, pulled jackfruit, kathhar, jackfruit in water, jack fruit, unripe langka, idichakka, tinned jackfruit, rukh katahar, shredded jackfruit | is fruit | in Vegetables | figures kcal 35 protein 1.6 fat 0.3 carb 8 fibre 4.5 sugars 1 sodium 300 water 88 by "label of young jackfruit in brine, drained; ICMR, Nutritive Value of Indian Foods for the fresh fruit" | cup 165 | weighs can 280, piece 20 | pack 400 g | keeps 700 cupboard
durian | aka sầu riêng, dorian, duryan | is tropical fruit | usda 09422 | cup 243 | weighs each 602, piece 40 | edible 0.32
breadfruit | aka ulu, fruta pan, panapén, uru, rimas fruit, buen pan, sukun, bread fruit, kadachakka, fruit à pain | is sweet fruit | no sweetfruit | fact starch | usda 09059 | cup 220 | weighs each 384, large 1000 | edible 0.78
ackee | aka akee, ackee fruit | is fruit | in Pantry Staples | figures kcal 151 protein 2.9 fat 15.2 carb 0.8 fibre 2.7 sodium 240 water 76 by "Caribbean Food and Nutrition Institute, Food Composition Tables (ackee, canned, drained)" | cup 150 | weighs can 280 | pack 540 g | keeps 900 cupboard
avocado | aka avocado pear, hass avocado, aguacate, abacate, palta, butter fruit, alpukat, avacado, avocadoe, bơ trái, makhanphal, avacodo, alligator pear, haas avocado, avokado, avo, avos, ripe avo | is fruit | usda 09037 | cup 150 | weighs each 136, small 100, large 201, half 68, slice 10 | edible 0.74 | keeps 5 cupboard
fig | aka figue, higo, black mission fig, feige, brown turkey fig, taze incir, figo, breva, incir, teen figs | is sweet fruit | usda 09089 | cup 150 | weighs each 50, small 40, large 64 | edible 0.99 | keeps 3 fridge
pomegranate | aka anar, granada, grenade, granatapfel, rimon, rumman, pomegranet, anaar, pommegranate, delum | is sweet fruit | usda 09286 | cup 174 | weighs each 282 | edible 0.56 | keeps 21 fridge
pomegranate seeds | aka pomegranate arils, pomegranate kernels, pomegranite seeds | is pomegranate | usda 09286 | cup 174 | weighs handful 40 | edible 1 | pack 110 g | keeps 5 fridge
persimmon | aka sharon fruit, kaki, fuyu persimmon, hachiya persimmon, caqui, trabzon hurması, khormaloo, haluaba, amlok | is sweet fruit | usda 09263 | cup 160 | weighs each 168 | edible 0.84
kiwi | aka kiwifruit, kiwi fruit, kiwi berry, sungold kiwi | is sweet fruit | usda 09148 | cup 180 | weighs each 69, slice 8 | edible 0.76
dragon fruit | aka pitaya, pitahaya, dragonfruit, thanh long, buah naga, kamalam | is tropical fruit | figures kcal 57 protein 0.4 fat 0.1 carb 15.2 fibre 3.1 sugars 9.8 sodium 1 water 83.9 by "USDA FoodData Central, pitahaya, raw (2344729)" | cup 180 | weighs each 350 | edible 0.6
star fruit | aka carambola, starfruit, kamrakh, balimbing, khế, belimbing | is fruit | usda 09060 | cup 120 | weighs each 91, small 70, large 124, slice 10 | edible 0.97
bilimbi | aka kamias, belimbing wuluh, irumban puli, belimbing buluh, bilimbi fruit, bimbli | is fruit | usda ~09060 | cup 120 | weighs each 15
custard apple | aka red custard apple, sugar apple, sitaphal, sweetsop, anona, cherimoya, chirimoya, atis, sharifa, seethapazham, fruta do conde, cherimoyer, atemoya, chirimoia, pinha | is tropical fruit | usda 09062 | cup 160 | weighs each 235 | edible 0.75
soursop | aka guanabana, graviola, guyabano, mullaathi, sirsak, durian belanda, corossol, mãng cầu, katu anoda | is tropical fruit | usda 09315 | cup 225 | weighs each 625 | edible 0.67
sapodilla | aka chikoo, chiku, sapota, naseberry, zapote chico, chico fruit, sapoti, níspero caribe, chiko | is tropical fruit | usda 09313 | cup 241 | weighs each 170 | edible 0.8
mamey | aka mamey sapote, mamey fruit, zapote, canistel, eggfruit, black sapote | is tropical fruit | usda 09314 | cup 175 | weighs each 558 | edible 0.65
lucuma | aka pulpa de lúcuma, lúcuma powder | is tropical fruit | figures kcal 99 protein 1.5 fat 0.5 carb 25 fibre 1.3 water 72.3 by "Tablas Peruanas de Composición de Alimentos (CENAN/INS)" | cup 230 | weighs each 150 | edible 0.7
tamarillo | aka tree tomato, tomate de árbol, sachatomate, rambheda, terong belanda, rukh tamatar | is fruit | figures kcal 31 protein 2 fat 0.4 carb 7 fibre 3.3 sugars 3.7 sodium 1 water 87 by "New Zealand Food Composition Database (tamarillo), rounded" | cup 150 | weighs each 80 | edible 0.84
naranjilla | aka lulo, cocona | is fruit | usda 09450 | cup 120 | weighs each 60
feijoa | aka pineapple guava, guavasteen | is sweet fruit | usda 09334 | cup 220 | weighs each 42 | edible 0.72
rose apple | aka wax apple, water apple, jambu air, macopa, tambis, mountain apple, jambu, bell fruit, chom phu, pera jambu | is fruit | usda 09312 | cup 120 | weighs each 50 | edible 0.7
java plum | aka jamun, jambolan, duhat, naval pazham, jambul, jambhul | is fruit | usda 09145 | cup 135 | weighs each 3 | edible 0.75
jujube | aka chinese date, sidr fruit, masan, bayar, senjed, senjid, sinjid, daechu | is sweet fruit | usda 09146 | cup 140 | weighs each 15 | edible 0.9
bael | aka bael fruit, bel fruit, wood apple, beli, kaitha, divul, elephant apple, stone apple, ou tenga, chalta | is sweet fruit | figures kcal 137 protein 1.8 fat 0.3 carb 31.8 fibre 2.9 water 61.5 by "ICMR, Nutritive Value of Indian Foods (bael fruit)" | cup 200 | weighs each 300 | edible 0.5
phalsa | aka falsa, grewia, phalse | is berry kind | usda ~09083 | cup 140
karonda | aka carissa, natal plum, karanda, christ's thorn | is berry kind | usda 09061 | cup 150 | weighs each 10
prickly pear | aka cactus fruit, tuna fruit, cactus pear, prickly pear fruit, xoconostle, barbary fig, figue de barbarie, indian fig, fico d'india, fichi d'india, sabra, hindi fig, higo chumbo | is sweet fruit | usda 09287 | cup 149 | weighs each 103 | edible 0.75
horned melon | aka kiwano, kiwano melon, african horned cucumber | is fruit | usda 09451 | cup 233 | weighs each 209
langsat | aka lanzones, duku, longkong, santol, marang, salak, snake fruit, cotton fruit, langsep | is tropical fruit | usda ~09172 | cup 160 | weighs each 15 | edible 0.65
genip | aka mamoncillo, quenepa, spanish lime, guinep, limoncillo, chenet | is sweet fruit | usda ~09172 | cup 150 | weighs each 10 | edible 0.5
ambarella | aka june plum, hog plum, golden apple, spondias, kedondong, amra, jew plum, umbu, mombin, cajá, lapsi, jocote, sineguelas, pommecythere, cóc, ambarella fruit, amta, siriguela, ambazhanga, lapsi fruit | is fruit | usda ~09176 | cup 160 | weighs each 70 | edible 0.7
cashew apple | aka caju, cashew fruit | is fruit | figures kcal 43 protein 1 fat 0.3 carb 10.3 fibre 1.7 sodium 3 water 88 by "Tabela Brasileira de Composição de Alimentos (TACO), caju, raw" | cup 150 | weighs each 80
cupuaçu | aka cupuassu | is tropical fruit | figures kcal 49 protein 1.2 fat 1 carb 10.4 fibre 3.1 sodium 3 water 86.2 by "Tabela Brasileira de Composição de Alimentos (TACO), cupuaçu, raw" | cup 240
nance | aka nanche, changunga, murici | is fruit | usda 09449 | cup 112 | weighs each 3.3
Surinam cherry | aka pitanga, brazilian cherry, jabuticaba, jaboticaba, cayenne cherry | is fruit | usda 09276 | cup 173 | weighs each 7 | edible 0.88
roselle | aka jamaican sorrel, red sorrel, fresh sorrel flower, roselle calyces, rosella | is fruit | usda 09311 | cup 57 | edible 0.61
tamarind pod | aka whole tamarind, sweet tamarind, tamarindo pods, tamarind in shell | is sweet fruit | usda 09322 | cup 120 | weighs each 2, pod 20 | edible 0.34 | keeps 60 cupboard

fresh fruit | aka fruit, fruit of choice, tropical fruits, citrus fruit, citrus, exotic fruit | is sweet fruit | usda ~09003 | cup 150 | weighs each 150, handful 80 | edible 0.85

# Melons
watermelon | aka water melon, sandía, tarbooz, pastèque, karpuz, melancia, tarbuj, watermellon, seedless watermelon, anguria, hendevaneh, semangka, arbuz, batikh, pakwan, tarbuja, komadu | is melon kind | usda 09326 | cup 152 | weighs each 4518, small 2000, wedge 286, slice 286, ball 12 | edible 0.52
watermelon rind | is fruit | of watermelon | no sweetfruit | usda ~11593 | cup 130
cantaloupe | aka rockmelon, cantaloupe melon, muskmelon, kharbooja, melon, charentais melon, cantalope, canteloupe, cantelope, kavun, kharbuja, melone, orange-fleshed melon, cantaloup, kharboza, talbi, rock melon, hami melon, chanterais melon | is melon kind | usda 09181 | cup 160 | weighs each 552, small 441, large 814, wedge 69, slice 69, ball 14 | edible 0.51
honeydew | aka honeydew melon, galia melon, green melon, piel de sapo melon, galia, honeydew mellon, casaba, canary melon, korean melon, chamoe, white melon, casaba melon, santa claus melon, persian melon, crenshaw melon | is melon kind | usda 09184 | cup 172 | weighs each 1000, large 1280, wedge 125, ball 14 | edible 0.46
pepino melon | aka pepino dulce, melon pear | is fruit | usda ~09183 | cup 160 | weighs each 250 | edible 0.85
sugarcane | aka sugar cane, cane stalk, ganna, tebu, caña de azúcar | is sweet fruit | figures kcal 73 protein 0.2 fat 0.5 carb 17.5 fibre 0.6 sugars 14 sodium 5 water 81 by "FAO, Food Composition Tables for the Near East and Asia (sugar cane, juice and pith), rounded" | cup 150 | weighs stick 60, stalk 500, piece 30 | edible 0.3
baobab powder | aka baobab, baobab fruit powder, monkey bread fruit | is fruit | figures kcal 250 protein 2.5 fat 0.5 carb 82 fibre 45 sugars 25 sodium 10 water 12 by "label of baobab fruit powder, rounded" | cup 120 | keeps 365 cupboard | in Pantry Staples
`
