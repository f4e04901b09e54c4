/**
 * Nuts, seeds, and the butters, pastes and sweet nut mixes cooks use. Tree nuts in the sense of EU regulation
 * 1169/2011, annex II, are almond, hazelnut, walnut, cashew, pecan, Brazil nut, pistachio and macadamia; chestnut,
 * coconut, pine nut, tiger nut and the like are none. Figures by USDA SR28 unless a line names another table.
 */
export const nutsAndSeedsCatalogueText = `
*nut butter kind | in Pantry Staples | cup 256 | keeps 180 cupboard
*candied nut kind | is nut kind | in Snacks | of sugar

# Tree nuts
almond | aka badam, mandorla, almendra, mandel, skin-on almond, badaam, amêndoa, amond, almon, unblanched almond, sweet almond, mandorle, amandes, mandeln, almendras marcona, badem, çiğ badem, lawz, louz, loz nuts | is tree nut | usda 12061 | cup 143 | weighs each 1.2 | pack 100 g, 200 g, 500 g
blanched almond | aka skinless almond, peeled almond, blanched whole almond, marcona almond, skinned almond, marcona | is almond | usda 12062 | cup 145 | weighs each 1.2 | pack 100 g, 200 g
flaked almond | aka sliced almond, almond flakes, almond slice, shaved almond, almond shavings, amandes effilées, almendras laminadas, mandelblättchen, mandorle a lamelle | is almond | usda 12061 | cup 92 | pack 100 g, 200 g
slivered almond | aka almond slivers, nibbed almond, chopped blanched almond, almond nib, badam sliver, julienned almond | is almond | usda ~12062 | cup 108 | pack 100 g
roasted almond | aka toasted almond, salted almond, smoked almond, smokehouse almond | is almond | in Snacks | usda 12063 | cup 138 | weighs each 1.2 | pack 150 g
tamari almond | is almond | of tamari | in Snacks | usda ~12063 | cup 138 | weighs each 1.2 | pack 150 g
hazelnut | aka filbert, cobnut, noisette, nocciola, avellana, findik, cob nut, haselnuss, lešnik, hazel nut, fındık içi, skin-on hazelnut, kentish cobnut, avelã, fandogh, bondok, bondo', bunduk, orzechy laskowe, mogyoró, haselnüsse, hasselnötter, hasselnødder | is tree nut | usda 12120 | cup 135 | weighs each 1.4 | pack 100 g, 200 g
blanched hazelnut | aka skinned hazelnut, skinless hazelnut, peeled hazelnut | is hazelnut | usda 12121 | cup 135 | weighs each 1.4 | pack 100 g
roasted hazelnut | aka toasted hazelnut, roasted chopped hazelnut | is hazelnut | usda 12122 | cup 125 | weighs each 1.4 | pack 100 g
walnut | aka nueces, akhrot, noix, noce, nuez de castilla, ceviz, nuez, wallnut, wal-nut, gerdoo, noci, noix de grenoble, nueces de nogal, joz, ein gamal, ceviz içi, chaharmaghz, chahar maghz, char maghz, charmaghz, dió, orzechy włoskie, walnuss, walnüsse, valnötter, valnødder | is tree nut | usda 12155 | cup 117 | weighs each 4, half 2, piece 2 | pack 100 g, 200 g
black walnut | is tree nut | usda 12154 | cup 125
pickling walnut | aka green walnut, wet walnut | is tree nut | usda ~12155 | cup 110 | weighs each 15
cashew | aka nuez de la india, noix d'acajou, cashew nut, kaju, castanha de caju, kaju tukda, noix de cajou, cashewnut, anacardo, cadju, marañón nut, kajoo, andipparuppu, kaaju, cajou, hạt điều, kacang mede, kacang mete, mede, gajus, kacang gajus, janggus | is tree nut | usda 12087 | cup 130 | weighs each 1.5 | pack 100 g, 200 g, 500 g
roasted cashew | aka toasted cashew, salted cashew, honey-roasted cashew, roasted unsalted cashew, roasted cashew nut, salted cashew nut | is cashew | in Snacks | usda 12085 | cup 137 | weighs each 1.5 | pack 150 g
pecan | aka pecan nut, nuez pecana, noix de pécan, pekan, nuez pacana | is tree nut | usda 12142 | cup 109 | weighs each 1.5, half 1.5 | pack 100 g, 200 g
pistachio | aka pistachio nut, pista, pistache, nibbed pistachio, antep fıstığı, pistacchio, bronte pistachio, pesteh, pistacio, fıstık içi, iranian pistachio, pistachio slivers, fustok, fustuq, fostok, fozdo', pesta, antep | is tree nut | usda 12151 | cup 123 | weighs each 0.7 | pack 100 g, 200 g
pistachio in the shell | aka unshelled pistachio, pistachio in shell, salted pistachio, in-shell pistachio | is pistachio | in Snacks | usda 12152 | cup 123 | edible 0.53 | pack 250 g
macadamia | aka noix de macadamia, nuez de macadamia, macadamia nut, queensland nut, macademia nut, macadamian nut, macademia | is tree nut | usda 12131 | cup 134 | weighs each 2.6 | pack 100 g
Brazil nut | aka noix du brésil, nuez de brasil, paranuss, cream of para nut, brazils, castanha-do-pará, pará nut, brazilnut | is tree nut | usda 12078 | cup 133 | weighs each 5 | pack 100 g
hickory nut | aka hickory | is nut kind | fact nut? | usda 12130 | cup 120 | weighs each 3
mixed nuts | aka nuts, dry fruits and nuts, cocktail nuts, planters nuts, honey roasted nuts | is tree nut | maybe almond, cashew, hazelnut, walnut, brazil nut, pecan, peanut, pistachio, macadamia, pine nut | usda 12138 | cup 144 | pack 200 g
ground nuts | aka ground nut, ground nuts of choice | is nut kind | maybe almond, hazelnut, walnut, pecan, cashew, pistachio, peanut | usda ~12138 | cup 95 | pack 200 g | keeps 90 fridge

# Nuts that are no tree nuts in law
pine nut | aka pignoli, pine kernel, pinyon nut, pinoli, chilgoza, pignolia, piñon, pine seed, snobar, pinenut, çam fıstığı, pignolia nut, pignon, piñones, dolmalık fıstık, pinolli, pinyon, piñon nut, pignoli nut, pinhões, orzeszki piniowe | is nut kind | usda 12147 | cup 135 | weighs each 0.17 | pack 100 g | keeps 120 fridge
chestnut | aka sweet chestnut, castagna, castaña, kestane, chestnut in shell, châtaigne, castanha portuguesa, gesztenye, edible chestnut, castanhas, marroni, maroni, kasztany jadalne, kuri chestnut | is nut kind | in Fruits | fact starch | usda 12097 | cup 145 | weighs each 12 | edible 0.8 | pack 500 g | keeps 14 fridge
cooked chestnut | aka vacuum-packed chestnut, roasted chestnut, peeled chestnut, canned chestnut, boiled chestnut, steamed chestnut, pre-cooked chestnut, jarred chestnut, roasted and peeled chestnut, tinned chestnut | is nut kind | fact starch | usda 12167 | cup 143 | weighs each 9 | pack 180 g, 200 g
dried chestnut | is nut kind | fact starch | usda 12100 | cup 140 | weighs each 5
chestnut purée | aka unsweetened chestnut puree, chestnut paste, gesztenyepüré | is nut kind | of chestnut | maybe sugar | usda ~12101 | cup 260 | weighs can 435 | pack 435 g
sweetened chestnut cream | aka chestnut spread, sweet chestnut purée, vanilla chestnut cream, clement faugier | is nut kind | of chestnut, sugar | usda ~19300 | cup 300 | pack 250 g
tiger nut | aka nut grass, nutgrass tuber, earth almonds, chufa, chufa nut, tigernut, earth almond, hab el aziz | is nut kind | usda ~12058 | cup 150
ginkgo nut | aka noix de ginkgo, gingko nut, ginnan, ginkgo, gingko, ginko nut, bai guo, ginkgo biloba nut, ginko | is nut kind | fact starch | usda 12127 | cup 155 | weighs each 2
candlenut | aka kemiri nut, kukui nuts, kemiri, buah keras, kukui nut, candle nut, candleberry, buah keras nut, kukui | is nut kind | usda ~12084 | cup 120 | weighs each 3.5 | pack 100 g
acorn | is nut kind | usda 12058 | cup 130 | edible 0.62
pili nut | aka pili, pilinut | is nut kind | usda 12145 | cup 120
baru nut | aka inca nut, inca peanut, sacha peanut, mountain peanut, sacha inchi nut, baru, sacha inchi, sacha inchi seed, barukas | is nut kind | usda ~16087 | cup 140
beech nut | aka beechnut | is nut kind | usda 12077 | cup 120
ogbono | aka wild mango seed, ogbono seed, dika nut, irvingia | is seed kind | usda ~12012 | cup 110
charoli | aka chironji nut, almondette, chironji, chirongi, chironji seed, charoli nut, cuddapah almond | is nut kind | usda ~12061 | cup 140
apricot kernel | aka bitter apricot kernel, chinese almond, south almond, north almond, apricot seed, mahleb kernel, nan xing | is nut kind | fact nut? | usda ~12061 | cup 140
bitter almond | is tree nut | usda ~12061 | cup 140

# Peanuts
peanut | aka groundnut, monkey nut, moongphali, mungfali, cacahuete, cacahuate, kacang tanah, singdana, shengdana, redskin peanut, kacang, amendoim, verkadalai, moong phali, earthnut, lạc, mungphali, arachide, pea-nut, kacang tanah sangrai, đậu phộng, lạc rang, yer fıstığı, fool sudani, sudani, mani filipino, kacang tanah goreng, mani peanuts | is nut kind | fact peanut | fact pulse | usda 16087 | cup 146 | weighs each 0.8 | pack 200 g, 500 g
roasted peanut | aka salted peanut, toasted peanut, cocktail peanut, roasted unsalted peanut, beer nut, crushed peanut, chopped peanut, roasted groundnut, masala peanut, đậu phộng rang, oil-roasted peanut, ground peanut | is peanut | in Snacks | usda 16090 | cup 146 | weighs each 1 | pack 200 g
japanese peanut | aka cacahuate japonés | is peanut | of wheat flour | maybe soy sauce | in Snacks | usda ~16090 | cup 146 | weighs each 1 | pack 200 g
peanut in the shell | aka monkey nuts in shell, unshelled peanut, peanut in shell | is peanut | in Snacks | usda ~16390 | cup 63 | edible 0.73 | weighs each 2.5
boiled peanut | aka braised peanut | is peanut | usda 16088 | cup 180 | keeps 5 fridge
peanut butter | aka pnut butter, p nut butter, ground nut butter, ground nut paste, beurre de cacahuète, beurre d'arachide, mantequilla de cacahuete, mantequilla de maní, crema de cacahuete, manteca de maní, erdnussbutter, erdnussmus, smooth peanut butter, creamy peanut butter, peanut paste, peanut spread, pb, groundnut paste, groundnut butter, peanutbutter, all-natural peanut butter, maní butter, smooth natural peanut butter, pindakaas, skippy, groundnut purée, pasta de amendoim, no-stir peanut butter, unsweetened peanut butter, crema de maní, peanut purée, jif, goober grape, smucker's goober, fıstık ezmesi | is nut butter kind | of peanut | maybe sugar, palm oil | usda 16098 | cup 258 | weighs jar 340 | pack 340 g
crunchy peanut butter | aka chunky peanut butter, crunchy natural peanut butter, chunk-style peanut butter, super chunk peanut butter | is nut butter kind | of peanut | maybe sugar, palm oil | usda 16097 | cup 258 | weighs jar 340 | pack 340 g
reduced-fat peanut butter | aka low-fat peanut butter, light peanut butter, reduced fat creamy peanut butter, low-sugar peanut butter | is nut butter kind | of peanut, sugar | maybe soybean | usda 16150 | cup 270

# Butters and pastes
almond butter | aka smooth almond butter, almond nut butter, almond spread, almond purée, creamy almond butter, crema de almendras | is nut butter kind | of almond | usda 12195 | cup 250 | weighs jar 170 | pack 170 g
cashew butter | aka cashew nut butter, cashew spread, cashew paste, kaju paste, cashew cream paste | is nut butter kind | of cashew | usda 12088 | cup 256 | weighs jar 170
hazelnut butter | aka hazelnut purée, pure hazelnut paste, unsweetened hazelnut paste | is nut butter kind | of hazelnut | usda ~12122 | cup 250 | weighs jar 170
pistachio butter | aka pure pistachio paste, pistachio purée, pistacchio paste | is nut butter kind | of pistachio | maybe almond, sugar | usda ~12152 | cup 250 | weighs jar 170
pistachio cream | aka pistachio spread, crema di pistacchio, sweet pistachio spread, crema al pistacchio, pistachio cream spread | is nut butter kind | of pistachio, sugar | maybe milk, almond, cashew | usda ~19125 | cup 280 | weighs jar 190 | pack 190 g
walnut butter | aka walnut paste | is nut butter kind | of walnut | usda ~12155 | cup 250
mixed nut butter | aka nut butter | is nut butter kind | fact nut | maybe almond, cashew, hazelnut, peanut, brazil nut | usda ~12195 | cup 250
sunflower seed butter | aka sunbutter, sunflower butter, seed butter, sunflower seed spread, sunflower paste, pumpkin seed butter | is nut butter kind | of sunflower seed | maybe pumpkin seed | usda 12040 | cup 256
tahini | aka sesampaste, tahina, sesame paste, sesame seed paste, tehina, sesame butter, tahin, tahineh, unhulled tahini, tahine, tehini, ardeh, tahinni, sesame tahini, wholegrain tahini, tahini sesame paste, t'hina, smooth tahini, runny tahini, sesame seed butter, tachini, zhima jiang, zhi ma jiang, pâte de sésame, pasta de sésamo | is nut butter kind | of sesame seed | usda 12166 | cup 240 | weighs jar 300 | pack 300 g | keeps 365 cupboard
black tahini | aka kuro neri goma, black sesame tahini, black sesame butter, heukimja paste | is nut butter kind | of sesame seed | usda ~12166 | cup 240 | weighs jar 300 | keeps 365 cupboard
Chinese sesame paste | aka asian sesame paste, neri goma, toasted sesame paste, roasted sesame paste, japanese sesame paste | is nut butter kind | of sesame seed | usda 12169 | cup 256 | weighs jar 225 | keeps 365 cupboard

# Candied and coated

# Coconut
coconut | aka noix de coco, nuez de coco, noce di cocco, kokosnuss, nariyal, scraped coconut, niyog, thengai, kelapa parut, kelapa, coco fruit, narkol, fresh coconut sliver, goz hend, goz el hend, jawz al hind | is nut kind | in Fruits | usda 12104 | cup 80 | weighs each 397, piece 45 | edible 0.52 | keeps 14 fridge
young coconut | aka buko, tender coconut, green coconut, macapuno, macapuno string, macapuno sport, malai coconut | is nut kind | of coconut | in Fruits | usda ~12117 | cup 160 | weighs each 400 | edible 0.3 | keeps 7 fridge
coconut flakes | aka coconut chips, unsweetened coconut flakes, shaved coconut, unsweetened flaked coconut | is nut kind | of coconut | in Baking | fact sulphites? | usda 12108 | cup 55 | pack 200 g | keeps 365 cupboard
toasted coconut | aka kerisik, toasted desiccated coconut, roasted coconut, serundeng base, toasted grated coconut, toasted shredded coconut | is nut kind | of coconut | in Baking | usda 12114 | cup 85 | keeps 180 cupboard
copra | aka kopra, khopra, dry coconut, sukha nariyal, dried coconut half, kobbari | is nut kind | of coconut | in Baking | usda ~12108 | cup 85 | weighs each 120, piece 15 | keeps 180 cupboard
desiccated coconut | aka noix de coco râpée, kokosraspel, dried coconut, unsweetened shredded coconut, dessicated coconut, unsweetened desiccated coconut, shredded coconut, unsweetened coconut, dried grated coconut, kokosflocken, flaked coconut, coco rallado, grated dry coconut, coconut powder, coco ralado, coconut shavings, desicated coconut, coconut thread, unsweetened dried coconut | is nut kind | of coconut | in Baking | fact sulphites? | usda 12108 | cup 85 | pack 200 g | keeps 365 cupboard
sweetened coconut | aka sweetened shredded coconut, sweetened flaked coconut, sweetened coconut flakes, angel flake coconut, baker's coconut, sweet shredded coconut, sweetened desiccated coconut, sweet coconut flakes, bakers angel flake coconut | is nut kind | of coconut | in Baking | of sugar | fact sulphites? | usda 12109 | cup 85 | pack 200 g, 400 g | keeps 365 cupboard

# Seeds
sesame seed | aka sesam, sesamsamen, sesame, til (whole), benne seed, ajonjolí, gingelly, wijen, goma, unhulled sesame seed, gergelim, simsim, ellu, susam, sesamum, gingelly seed, wijen biji, bijan, beniseed, seasame seed, sesamo, sesami seed, gomashio seed, konjid, vừng, kunjed, linga seeds, sesame grain, sim sim, kurogoma, irigoma, semsem, zenjlane, jinjlane, hạt mè, mè rang, selit | is seed kind | fact sesame | usda 12023 | cup 144 | pack 100 g, 250 g
black sesame seed | aka black sesame, kuro goma, black til, kala til, heukimja, bijan hitam | is seed kind | of sesame seed | fact sesame | usda 12023 | cup 144 | pack 100 g
toasted sesame seed | aka roasted sesame seed, iri goma, toasted sesame, kkae, roasted white sesame, bokkeun kkae, surigoma, ground sesame seed | is seed kind | of sesame seed | fact sesame | usda 12024 | cup 140 | pack 100 g
hulled sesame seed | aka sesame seed kernel, white sesame seed, white til, safed til, white sesame | is seed kind | of sesame seed | fact sesame | usda 12201 | cup 150 | pack 100 g
sunflower seed | aka pipas, surajmukhi seed, ay çekirdeği, semki, sunflower, sonnenblumenkerne, solrosfrö | is seed kind | usda 12036 | cup 140 | pack 200 g, 500 g
pumpkin seed | aka pepita, pumpkin kernel, kürbiskerne, squash seed, pepita seed, semilla de calabaza, pumkin seed, pumpin seed | is seed kind | usda 12014 | cup 129 | pack 200 g, 500 g
pumpkin seed in the shell | aka whole pumpkin seed, unhulled pumpkin seed, pumpkin seed in shell | is seed kind | of pumpkin seed | in Snacks | usda 12163 | cup 64
egusi | aka melon seed, egusi seed, watermelon seed, agushi | is seed kind | maybe watermelon | no sweetfruit | usda 12174 | cup 108 | pack 200 g
watermelon seed kernel | aka char magaz, charmagaz, magaj, four seeds, charmagaj, muskmelon seed, kharbooja seed, magaz seed, char magaj | is seed kind | usda 12174 | cup 108 | pack 200 g
linseed | aka flaxseed, flax seed, flax, alsi, leinsamen, linaza, tisi, keten tohumu, linfrö | is seed kind | usda 12220 | cup 168 | pack 250 g, 500 g
ground linseed | aka flaxseed meal, ground flaxseed, flax meal, milled flaxseed, ground flax, ground flax seed, milled linseed, linseed meal, flaxmeal, ground golden flaxseed, flax seed meal, crushed linseed, flax powder, flaxseed powder | is seed kind | of linseed | usda 12220 | cup 112 | pack 250 g, 500 g | keeps 90 fridge
flax egg | aka linseed egg, flaxseed egg, leinsamen-ei, leinsamen-eier, leinsamenei, lein-ei, lein-eier, œuf de lin, œufs de lin, huevo de lino, huevos de lino, huevo de linaza, huevos de linaza | is seed kind | of linseed | cup 240 | weighs each 52 | keeps 2 fridge | figures kcal 72 protein 2.5 fat 5.7 carb 3.9 fibre 3.7 water 87 by "computed from USDA SR28 12220 flaxseed, 7 g in 45 g water"
chia egg | aka chia seed egg, chia-ei, chia-eier, œuf de chia, œufs de chia, huevo de chía, huevos de chía | is seed kind | of chia seed | cup 240 | weighs each 52 | keeps 2 fridge | figures kcal 65 protein 2.2 fat 4.1 carb 5.7 fibre 4.6 water 87 by "computed from USDA SR28 12006 chia seeds, 7 g in 45 g water"
chia seed | aka chia, salvia hispanica, milled chia, chia meal | is seed kind | usda 12006 | cup 170 | pack 200 g, 400 g
basil seed | aka sabja, tukmaria, sabja seed, takmaria, subja, hột é, falooda seed, sweet basil seed, tukhm malanga, sabza, subja seed, tukmaria seed, selasih, biji selasih, faluda seed, kasa kasa, tulsi seed, kasakasa | is seed kind | usda ~12006 | cup 165
hemp seed | aka hemp heart, bhang seed, hempseed, hemp kernel, bhang jeera, bhang, bhaang seed | is seed kind | usda 12012 | cup 160 | pack 200 g
hemp protein powder | aka hemp protein, hemp powder | is seed kind | of hemp seed | usda ~12032 | cup 100
poppy seed | aka mohn, maw seed, kasa kasa white, poppyseed, haşhaş, cus-cus seed, haşhaş tohumu, darált mák, mak, vallmofrön, semillas de amapola, masa makowa seeds, khashkhash, khash khash, khus khus | is seed kind | usda 02033 | cup 141 | pack 100 g
white poppy seed | aka khas khas, khaskhas, posto, khuskhus, gasagasa, gasagase, khuskhush, postadana | is seed kind | of poppy seed | usda 02033 | cup 141 | pack 100 g
poppy seed filling | aka mohnfüllung, masa makowa, mohnback, poppyseed filling, poppy filling, masa makowa w puszce, poppy seed paste | is seed kind | in Baking | of poppy seed, sugar | maybe wheat, milk, almond, raisin, honey | cup 300 | weighs can 354 | figures kcal 284 protein 5.2 fat 12.1 carb 42.2 fibre 5.7 by "computed from USDA SR28 02033 poppy seed, 19335 sugar and water, 29:34:37"
perilla seed | aka deulkkae, wild sesame seed, deulkkae garu, perilla powder, egoma, bhangira, deulkkaegaru | is seed kind | usda ~12220 | cup 110
lotus seed | aka lotus nut, sen seed, hạt sen, makhaana, water lily seed | is seed kind | usda 12013 | cup 32 | pack 100 g
makhana | aka fox nut, phool makhana, phul makhana, foxnut, puffed lotus seed, popped lotus seed, gorgon nut, lotus puff, popped water lily seed, makhane, phool makhane, euryale seed | is seed kind | in Snacks | usda ~12013 | cup 20 | pack 100 g
mixed seeds | aka omega seed mix, seeds, four-seed mix, salad seeds, breakfast seed mix, seed mix, seed topping, kernmischung, kernemix, körnermix, saatenmix, saatenmischung | is seed kind | of sunflower seed, pumpkin seed | maybe sesame seed, linseed, pine nut, chia seed, hemp seed, poppy seed | usda ~12036 | cup 140 | pack 200 g
jackfruit seed | aka chakkakuru, kathal ke beej, jak seed, kos ata, kos eta | is seed kind | in Vegetables | fact starch | usda ~12001 | cup 150 | weighs each 6 | keeps 7 fridge
cottonseed flour | is seed kind | in Baking | usda 12007 | cup 94
safflower seed | is seed kind | usda 12021 | cup 130
roasted watermelon seed | aka guazi, kuaci, hạt dưa | is seed kind | in Snacks | usda ~12174 | cup 108
`
