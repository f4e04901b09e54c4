/**
 * Roots, tubers and bulbs, and the vegetables that are stalks and shoots. Figures by USDA SR28 unless a line names
 * another table. How to read a line: ../readCatalogue.ts.
 */
export const vegetablesRootsCatalogueText = `
# Potatoes
potato | aka spud, tater, aloo, alu, pomme de terre, patata, kartoffel, batata inglesa, potatoe, jersey royal, salad potato, boiling potato, kachaloo, kachalu, dinich, shogo, shogo khatsa | is starchy root | fact potato | usda 11352 | cup 150 | weighs each 213, small 170, large 369, cube 8, slice 12 | edible 0.85 | pack 1 kg, 2.5 kg | keeps 30 cupboard
floury potato | aka russet potato, russet, idaho potato, baking potato, maris piper, king edward potato, mealy potato, starchy potato, jacket potato, sebago potato, rooster potato | is potato | usda 11353 | cup 150 | weighs each 213, small 170, large 369 | edible 0.85
waxy potato | aka red potato, red-skinned potato, red bliss potato, charlotte potato, fingerling potato, fingerling, yukon gold potato, yukon gold, yukon potato, yellow potato, desiree potato, papa amarilla, all-purpose potato, ratte potato, pink fir apple, kipfler potato, nicola potato | is potato | usda 11355 | cup 150 | weighs each 170, small 60, large 300 | edible 0.85
new potato | aka baby potato, chat potato, petite potato, creamer potato, drabke, baby spud | is potato | usda 11354 | cup 150 | weighs each 40, small 25, large 60 | pack 500 g, 1 kg | keeps 14 cupboard
mashed potato | aka potato mash, pommes purée, creamed potato | is ready dish | of potato, milk, butter | in Frozen Foods | usda 11934 | cup 210 | keeps 4 fridge
boiled potato | aka cooked potato, leftover potato | is potato | usda 11367 | cup 156 | weighs each 167, small 125, large 300 | keeps 4 fridge
potato flakes | aka instant mashed potato, instant mash, dehydrated potato, potato buds, instant potato, smash potato, idahoan potatoes, idahoan, smash mashed potato | is starchy root | of potato | fact potato | fact sulphites? | in Pantry Staples | usda 11378 | cup 60 | keeps 365 cupboard
french fries | aka oven chip, pommes frites, frozen chip, hot chips, potato fries, shoestring fries, steak fries, crinkle fries, curly fries, patatas fritas, frites, crinkle-cut chip, frozen fries | is ready dish | of potato, vegetable oil | fact potato | maybe wheat flour | usda 11402 | cup 130 | weighs each 9 | pack 1 kg
potato wedge | aka frozen wedges | is ready dish | of potato, vegetable oil | fact potato | maybe wheat flour | usda 31029 | cup 130 | weighs each 25 | pack 750 g
hash brown | aka shredded potato, hash brown potato, rösti, roesti, potato rosti | is ready dish | of potato | fact potato | usda 11390 | cup 210 | weighs each 60
tater tot | aka potato puff, potato gem, potato croquette, croquette potato | is ready dish | of potato, vegetable oil | fact potato | maybe wheat flour, milk | usda 11398 | cup 120 | weighs each 9
chuño | aka freeze-dried potato, papa seca, tunta, dried andean potato | is starchy root | of potato | fact potato | in Pantry Staples | usda ~11378 | cup 150 | keeps 700 cupboard
# Sweet potatoes, yams and tropical roots
sweet potato | aka kumara, kumera, orange sweet potato, camote, batata, batata doce, shakarkandi, patate douce, boniato, satsumaimo, okinawan sweet potato, kamote, sweetpotato, goguma, beni imo, louisiana yam, garnet yam, ubi jalar, ubi keledek | is starchy root | usda 11507 | cup 133 | weighs each 130, small 100, large 250, slice 15 | edible 0.72
sweet potato purée | aka canned sweet potato, mashed sweet potato, sweet potato mash, canned yams, candied yam | is starchy root | of sweet potato | in Pantry Staples | usda 11514 | cup 255 | weighs can 425 | keeps 900 cupboard
sweet potato fries | is ready dish | of sweet potato, vegetable oil | maybe wheat flour | usda 31023 | cup 120 | pack 500 g
purple yam | aka ube, ratalu, greater yam, water yam, winged yam, ube halaya yam | is starchy root | usda ~11601 | cup 150 | weighs each 400 | edible 0.86
yam | aka true yam, ñame, igname, puna yam, inhame, dioscorea, ubi yam, tarul, ghar tarul | is starchy root | usda 11601 | cup 150 | weighs each 600, small 300, large 1000, piece 200 | edible 0.86
elephant foot yam | aka suran, jimikand, elephant yam, senai kizhangu, oal, ol kochu, chena | is starchy root | usda ~11601 | cup 150 | weighs each 1500, piece 250 | edible 0.85
nagaimo | aka chinese yam, mountain yam, yamaimo, shan yao, huai shan, korean yam | is starchy root | usda 11258 | cup 136 | weighs each 420 | edible 0.83
cassava | aka yuca, yucca root, manioc, mandioca, aipim, macaxeira, tapioca root, kappa, kamoteng kahoy, mogo, singkong, ubi kayu, maniok | is starchy root | usda 11134 | cup 206 | weighs each 408, piece 100 | edible 0.8 | keeps 14 cupboard
grated cassava | aka grated yuca, cassava grate | is starchy root | of cassava | in Frozen Foods | usda ~11134 | cup 220 | pack 454 g | keeps 240 freezer
taro | aka dasheen, arbi, eddo, eddoe, colocasia, cocoyam, satoimo, gabi, kolokasi, arvi, kochu, seppankizhangu, toran, yu tou, pindalu, keladi, kolkas, qolqas, kulkas, godere, pidalu | is starchy root | usda 11518 | cup 104 | weighs each 200, small 60, large 500 | edible 0.86
malanga | aka yautia, tannia, tannier, new cocoyam, tiquisque, mangarito | is starchy root | usda 11991 | cup 135 | weighs each 305 | edible 0.86
lotus root | aka renkon, bhee, kamal kakdi, nadru, lian ou, lotus stem, nelum ala, lotus rhizome, yeongeun | is starchy root | usda 11254 | cup 120 | weighs each 115, slice 8 | edible 0.79 | keeps 14 fridge
arrowroot tuber | aka arrowroot root, ararut root, uraro | is starchy root | usda 11697 | cup 120 | weighs each 33 | edible 0.85
arrowhead | aka arrowhead tuber, kuwai, ci gu, seegoo | is starchy root | usda 11005 | cup 140 | weighs each 12, large 25 | edible 0.75
ulluco | aka olluco, melloco, papa lisa, ullucus | is starchy root | usda ~11354 | cup 150 | weighs each 30
oca | aka oka, new zealand yam, ibias, mashua | is starchy root | usda ~11352 | cup 150 | weighs each 30
arracacha | aka apio root, mandioquinha, batata baroa, racacha, peruvian parsnip | is starchy root | usda ~11601 | cup 133 | weighs each 200 | edible 0.85
poi | aka taro paste, fermented taro, pounded taro | is starchy root | of taro | usda 11349 | cup 240 | keeps 7 fridge
water chestnut | aka matai, singhara, singoda, castaña de agua | is root vegetable | fact starch | in Pantry Staples | usda 11590 | cup 140 | weighs each 7, can 140 | pack 225 g | keeps 900 cupboard
fresh water chestnut | aka raw water chestnut | is root vegetable | fact starch | usda 11588 | cup 124 | weighs each 9 | edible 0.77
tiger lily bulb | aka lily bulb, yurine, bai he, lily root, yuri-ne | is starchy root | usda ~11254 | cup 110 | weighs each 70 | keeps 14 fridge

# Roots
carrot | aka möhre, möhren, mohrrübe, mohrrüben, carot, carrott, gajar, carotte, zanahoria, karotte, cenoura, carota, bunched carrots, havuç, chantenay carrot, zardak | is root vegetable | usda 11124 | cup 128 | weighs each 61, small 50, large 72, slice 3, stick 7, bunch 300 | edible 0.89 | pack 500 g, 1 kg
baby carrot | aka mini carrots, carrot sticks | is carrot | usda 11960 | cup 120 | weighs each 10, large 15 | edible 1 | pack 250 g
grated carrot | aka shredded carrot, matchstick carrot, julienned carrot, carrot matchsticks | is carrot | usda 11124 | cup 110 | edible 1 | keeps 5 fridge
beetroot | aka beet, chioggia beet, chukandar, betterave, remolacha, buraczki, svekla, betabel, candy beet, buraki, burak, cékla, rödbeta, rødbeter, beterraba, rote bete | is root vegetable | usda 11080 | cup 136 | weighs each 82, small 50, large 150, slice 8, bunch 350 | edible 0.67
cooked beetroot | aka vacuum-packed beetroot, cooked beet, boiled beetroot, vac pac beetroot, steamed beet | is beetroot | usda 11081 | cup 170 | weighs each 50, slice 8 | edible 1 | pack 250 g | keeps 14 fridge
parsnip | aka panais, pastinaca, parsnep, chirivia, pastinak, fehérrépa | is root vegetable | usda 11298 | cup 133 | weighs each 120, small 80, large 180 | edible 0.85 | pack 500 g
parsley root | aka root parsley, hamburg parsley, petrezselyemgyökér, pietruszka, turnip-rooted parsley, petržel, petersilienwurzel, korzeń pietruszki, pietruszka korzeń, persiljerot | is root vegetable | usda ~11298 | cup 133 | weighs each 80 | edible 0.8
turnip | aka shalgam, shaljam, navet, nabo, kabu, hakurei turnip, tokyo turnip, salgam | is root vegetable | usda 11564 | cup 130 | weighs each 122, small 61, large 183, slice 15 | edible 0.81
swede | aka rutabaga, neep, swedish turnip, yellow turnip, kålrot, rutabega, rootabaga, brukiew, snagger | is root vegetable | usda 11435 | cup 140 | weighs each 386, small 192, large 772 | edible 0.85
celeriac | aka celery root, celery knob, knob celery, celeri-rave, turnip-rooted celery, sellerie knolle, apio nabo, seler korzeniowy, celariac, knollensellerie, sellerieknolle, seler, zeller, rotselleri, aipo-rábano, raíz de apio | is root vegetable | fact celery | usda 11141 | cup 156 | weighs each 450, small 300, large 700 | edible 0.76
radish | aka breakfast radish, rabanito, radis, raddish, cherry radish, rábano, easter egg radish | is root vegetable | usda 11429 | cup 116 | weighs each 4.5, small 2, large 9, slice 1, bunch 160 | edible 0.9 | keeps 10 fridge
daikon | aka daikon radish, mooli, mouli, white radish, korean radish, mu radish, chinese radish, diakon, labanos, lobak, muli, luo bo, japanese radish, icicle radish, winter radish, oriental radish, củ cải trắng, cu cai, mula | is root vegetable | of radish | usda 11430 | cup 116 | weighs each 338, small 150, large 700, piece 100, inch 35 | edible 0.79
watermelon radish | aka shinrimei, red meat radish, beauty heart radish | is root vegetable | of radish | usda ~11430 | cup 116 | weighs each 120
black radish | aka spanish radish, radis noir | is root vegetable | of radish | usda ~11430 | cup 116 | weighs each 200
horseradish root | aka horse radish root, raifort, rafano, whole horseradish, freshly grated horseradish, raw horseradish | is root vegetable | usda ~02055 | cup 240 | weighs each 200, inch 15, piece 30 | edible 0.75
wasabi root | aka hon wasabi, real wasabi, fresh wasabi | is root vegetable | usda 11990 | cup 130 | weighs each 169, inch 20
jicama | aka yam bean, mexican turnip, singkamas, bengkuang, shankhalu, yambean, sengkuang, hicama, bang kuang, xicama | is root vegetable | usda 11603 | cup 130 | weighs each 659, small 365, large 1200, slice 6 | edible 0.92
yacon | aka peruvian ground apple | is root vegetable | usda ~11603 | cup 130 | weighs each 300
maca root | aka fresh maca | is root vegetable | usda ~11601 | cup 140 | weighs each 40
Jerusalem artichoke | aka sunchoke, sun choke, topinambur, topinambour, jeruselem artichoke, earth apple | is root vegetable | usda 11226 | cup 150 | weighs each 60 | edible 0.69
crosne | aka chinese artichoke, chorogi | is root vegetable | usda ~11226 | cup 140 | weighs each 5
salsify | aka goatsbeard root, oyster plant, oysterplant, vegetable oyster, scorzonera, schwarzwurzel, salsifis | is root vegetable | usda 11437 | cup 133 | weighs each 90 | edible 0.87
burdock | aka gobo, u-eong, ueong | is root vegetable | usda 11104 | cup 118 | weighs each 156, inch 12 | edible 0.75
chicory root | is root vegetable | usda 11154 | cup 90 | weighs each 60 | edible 0.82
galangal | aka greater galangal, laos root, lengkuas, galanga, kha root, khaa, blue ginger, galingale, riềng, langkawas, lengkwas | is root vegetable | usda ~11216 | cup 96 | weighs each 80, slice 3, inch 15, piece 20, knob 25 | keeps 21 fridge
lesser galangal | aka krachai, fingerroot, finger root, temu kunci, grachai, kencur, sand ginger, chinese keys | is root vegetable | usda ~11216 | cup 96 | weighs each 10, piece 10, inch 8 | keeps 21 fridge
ginger | aka noix de gingembre, gingerroot, adrak, gingembre, ingwer, jengibre, stem of ginger, saenggang, jahe, skinjbir, skenjbir, zanjabil, halia, luya, luya ginger, kion, gengibre, imbir, gyömbér, ingefära | is root vegetable | usda 11216 | cup 96 | weighs each 100, inch 15, slice 2.2, knob 25, piece 20, thumb 25, cube 5 | edible 0.93 | keeps 21 fridge
fresh turmeric | aka turmeric root, kunyit root, kacchi haldi, raw turmeric, kunyit segar | is root vegetable | of turmeric | usda ~11216 | cup 96 | weighs each 15, inch 10, piece 15, knob 20, thumb 20 | keeps 21 fridge

root vegetables | aka root veg, roasting vegetables | is vegetable | maybe celeriac | usda ~11298 | cup 130 | weighs each 100 | keeps 21 fridge

# Onions and their kin
onion | aka onyon, oignon, pyaz, kanda, cebolla, zwiebel, cipolla, cebola, piaz, bawang bombay, onoin, oinion, soğan, cippolla, vöröshagyma, cebula, lök, løg | is allium | usda 11282 | cup 160 | weighs each 110, small 70, large 150, slice 14, ring 6, piece 30 | edible 0.9 | pack 1 kg
red onion | aka purple onion, tropea onion, cebolla morada, salad onion red | is onion | usda 11282 | weighs each 110, small 70, large 150, slice 14, ring 6, piece 30 | edible 0.9
sweet onion | aka vidalia onion, vidalia, walla walla onion, maui onion, mild onion, roscoff onion | is onion | usda 11294 | weighs each 331, small 200, large 450 | edible 0.9
shallot | aka eschalot, echalote, échalion, banana shallot, echalion shallot, bawang merah, small onion, sambar onion, chinna vengayam, shallott, schallot, échalotes grises, ascalonia, chalota | is allium | usda 11677 | cup 160 | weighs each 25, small 15, large 50, clove 12 | edible 0.88
pearl onion | aka button onion, baby onion, cocktail onion fresh, silverskin onion, cipollini, cipollini onion, borettane onion, boiling onion, pickling onion, grelot onion | is allium | usda 11289 | cup 135 | weighs each 10, small 6, large 25 | edible 0.9
spring onion | aka scallion, green onion, salad onion, bunching onion, onion greens, hara pyaz, daun bawang, cebolleta, cebolla de verdeo, cebollita, scalion, syboe, cebolla cambray, pa (whole), hành lá, onion shoot, young onion, cebolla larga, escallion, skellion | is allium | usda 11291 | cup 100 | weighs each 15, small 5, large 25, bunch 100, stalk 15, sprig 10 | edible 0.94 | keeps 7 fridge
welsh onion | aka negi, naganegi, japanese leek, daepa, long green onion, tokyo negi, japanese long onion, korean green onion, da cong, chinese leek onion | is allium | usda 11293 | cup 90 | weighs each 90, stalk 90 | edible 0.65 | keeps 10 fridge
leek | aka poireau, puerro, porro, lauch, alho-poró, pırasa, white of leek, prasa, por (whole), purjolök, purre, póréhagyma, alho francês | is allium | usda 11246 | cup 89 | weighs each 89, small 60, large 150, slice 6, stalk 89 | edible 0.44 | keeps 14 fridge
garlic | aka lasun, lehsun, ail, ajo, knoblauch, aglio, alho, garlick, bawang putih, dasun, wet garlic, elephant garlic, solo garlic, cloves garlic, cloves of garlic, fokhagyma, czosnek, vitlök, hvitløk, hvidløg | is allium | usda 11215 | cup 136 | weighs each 3, small 2, large 5, clove 3, head 40, bulb 40, slice 0.5 | edible 0.87 | keeps 60 cupboard
roasted garlic | aka confit garlic, garlic confit | is allium | of garlic | usda ~11215 | cup 200 | weighs each 3, clove 3, head 35 | keeps 10 fridge
black garlic | aka fermented garlic | is allium | of garlic | usda ~11215 | cup 150 | weighs each 4, clove 4, head 40 | keeps 90 fridge
garlic scape | aka garlic shoot, garlic stem, maneul jjong, suan tai, garlic flower stem | is allium | of garlic | usda ~11291 | cup 100 | weighs each 12, bunch 120 | keeps 14 fridge
green garlic | aka young garlic, spring garlic, baby garlic, garlic greens, hara lasun, ajos tiernos, ajetes | is allium | of garlic | usda ~11246 | cup 90 | weighs each 25, bunch 150, stalk 25 | keeps 7 fridge
calçot | is allium | usda ~11291 | cup 100 | weighs each 50 | keeps 7 fridge
ramp | aka wild leek | is allium | maybe garlic | usda ~11291 | cup 80 | weighs each 12, bunch 100 | keeps 5 fridge

# Stalks and shoots
celery | aka celeri, apio, stangensellerie, sedano, salsão, aipo, celary, sellery, kinchay, kintsay, kereviz, cutting celery, stick of celery, karafs, krafess, kerfes, krafes | is vegetable | fact celery | usda 11143 | cup 101 | weighs each 40, stalk 40, stick 40, rib 40, small 17, large 64, head 450, bunch 450, heart 250 | edible 0.89 | keeps 14 fridge
celery leaf | aka celery tops, celery greens, daun seledri, seledri | is herb | fact celery | usda ~11143 | cup 25 | weighs bunch 30, sprig 2
asparagus | aka asperge, espárrago, spargel, spargus, asparragus, espárragos blancos, white asparagus spears | is vegetable | usda 11011 | cup 134 | weighs each 16, small 12, large 20, spear 16, bunch 250, stalk 16 | edible 0.53 | keeps 5 fridge
white asparagus | aka weisser spargel, asperges blanches | is asparagus | usda ~11011 | weighs each 30, spear 30, bunch 500 | edible 0.53
fennel | aka florence fennel, finocchio, fenouil, hinojo, fennell, funcho, sweet anise, rezene, besbas | is vegetable | usda 11957 | cup 87 | weighs each 234, bulb 234, small 150, large 350 | edible 0.72 | keeps 10 fridge
kohlrabi | aka kohl rabi, german turnip, turnip cabbage, knol khol, nookal, ganth gobi, colrabi, monji, kalarepa, karalábé | is vegetable | usda 11241 | cup 135 | weighs each 200, small 120, large 300, slice 16 | edible 0.46 | keeps 21 fridge
artichoke | aka globe artichoke, artichaut, alcachofa, carciofo, artichoke bottom, enginar, anginara, alcaucil, artichoke globe, alcachofra | is vegetable | usda 11007 | cup 168 | weighs each 128, large 162, small 60, heart 42, bottom 40 | edible 0.4 | keeps 7 fridge
cardoon | aka cardone, cardo, cardi, thistle stalk | is vegetable | maybe artichoke | usda 11122 | cup 178 | weighs each 800, stalk 100 | edible 0.49
celtuce | aka stem lettuce, wosun, asparagus lettuce, chinese lettuce stem, wo sun, woju | is vegetable | usda 11145 | cup 100 | weighs each 300, leaf 8 | edible 0.6
bamboo shoot | aka takenoko, labong, rebung, menma, baas ko tama, mesu, tama bamboo | is vegetable | in Pantry Staples | usda 11028 | cup 131 | weighs can 225, each 144 | pack 225 g | keeps 900 cupboard
fresh bamboo shoot | aka raw bamboo shoot | is vegetable | usda 11026 | cup 151 | weighs each 144 | edible 0.29
hearts of palm | aka palm heart, palmito, palmetto heart, coeur de palmier, ubod, heart of coconut palm | is vegetable | in Pantry Staples | usda 11961 | cup 146 | weighs each 33, piece 33, can 220 | pack 400 g | keeps 900 cupboard
lemongrass | aka lemon grass, citronella grass, sereh, serai, tanglad, takrai, sả (whole) | is herb | in Vegetables | usda 11972 | cup 67 | weighs each 15, stalk 15, piece 5, bunch 90, inch 3 | edible 0.65 | keeps 21 fridge
fiddlehead | aka fiddlehead fern, ostrich fern shoots, kogomi, paku, pako | is vegetable | usda 11995 | cup 90 | weighs each 4 | keeps 3 fridge
gosari | aka bracken, fernbrake, warabi, zenmai, bracken fern | is vegetable | usda ~11995 | cup 100 | keeps 5 fridge
butterbur | aka fuki, meowi | is vegetable | usda 11106 | cup 94 | weighs each 5
taro stem | aka dasheen stem, zuiki, bac ha, kochur loti, taro shoots, toran stem | is vegetable | usda 11522 | cup 86 | weighs each 83
banana stem | aka vazhaithandu, thor, plantain stem, banana pith | is vegetable | usda ~11522 | cup 100 | weighs each 500
rhubarb | aka forced rhubarb, pieplant, rubarb, rhubard, ruibarbo, rabarbaro, rabarber, rawash, rawaash | is vegetable | in Fruits | usda 09307 | cup 122 | weighs each 51, stalk 51, stick 51, bunch 400 | edible 0.75
samphire | aka marsh samphire, glasswort, salicornia, sea asparagus, rock samphire, sea beans, deniz börülcesi, hamcho | is vegetable | usda ~11276 | cup 100 | keeps 4 fridge
nopal | aka nopales, cactus paddle, cactus leaf, nopalito, prickly pear pad, cactus pad | is vegetable | usda 11963 | cup 86 | weighs each 100, pad 100 | edible 0.96
aloe vera leaf | aka aloe vera, aloe vera gel, aloe leaf, fresh aloe | is vegetable | usda ~11206 | cup 240 | weighs each 400
`
