/**
 * Flours and meals of every grain, pulse, nut and root, starches, baking mixes. Figures by USDA SR28 unless a line
 * names another table. How to read a line: ../readCatalogue.ts.
 */
export const floursCatalogueText = `
*wheat flour kind | is flour kind | of wheat
*pulse flour kind | is flour kind | cup 110
*baking mix kind | is flour kind | of wheat flour | cup 125

# Wheat flours
all-purpose flour | aka flour, wheat flour, ap flour, maida, general purpose flour, all-purpose white flour, enriched flour, t55 flour, harina de trigo, harina, mehl, weizenmehl, farinha de trigo, all-purpose wheat flour, vetemjöl, mąka pszenna, all puprose flour, baking flour, mąka tortowa, hvetemel, hvedemel, búzaliszt, finomliszt, farine de blé, vehnäjauho, tepung terigu, tepung gandum, ard gandum | is wheat flour kind | usda 20081 | cup 125 | pack 1 kg, 1.5 kg, 2.5 kg
bread flour | aka strong flour, strong white flour, strong bread flour, strong white bread flour, high-gluten flour, baker's flour, manitoba flour, hard flour, canadian flour, farina manitoba, t65 flour, white bread-making flour, harina de fuerza, farine de gruau, mjöl vetemjöl special | is wheat flour kind | usda 20083 | cup 130 | pack 1 kg, 1.5 kg
whole-wheat flour | aka wholemeal flour, wholewheat flour, wholegrain flour, graham flour, wholemeal plain flour, strong wholemeal flour, wholemeal bread flour, whole grain wheat flour, t150 flour, harina integral, brown flour, whole meal flour, farine complète, wholemeal wheat flour, sprouted wheat flour, grahamsmjöl, grahammel, grahamsmel, sammalt hvete, teljes kiőrlésű liszt, mąka razowa, farinha integral, weizenvollkornmehl | is wheat flour kind | usda 20080 | cup 120 | pack 1 kg, 1.5 kg
whole-wheat pastry flour | aka wholemeal pastry flour | is wheat flour kind | usda 20649 | cup 110
atta | aka chapati flour, chapatti flour, atta flour, chakki atta, roti flour, aata, gehun ka atta, durum atta, wheat atta, chappati flour, gothumai maavu, godhi hittu, durum whole-wheat flour, chapathi flour | is wheat flour kind | usda ~20080 | cup 120 | pack 1 kg, 5 kg
cake flour | aka sponge flour, low-gluten flour, soft flour, superfine flour, cake and pastry flour, hong kong flour, soft wheat flour, supreme sponge flour, softasilk, hakurikiko, swans down flour | is wheat flour kind | usda 20084 | cup 114 | pack 1 kg
pastry flour | aka biscuit flour, white lily flour, t45 flour, type 45 flour, farine pâtissière, rétesliszt | is wheat flour kind | usda 20628 | cup 110
self-rising flour | aka self-raising flour, sr flour, self-rasing flour, self-raising white flour, harina leudante, farinha com fermento, harina bizcochona, self raising cake flour | is wheat flour kind | maybe baking powder | usda 20082 | cup 125 | pack 1 kg, 1.5 kg
self-raising wholemeal flour | aka wholemeal self-raising flour, whole-wheat self-rising flour, self-rising whole-wheat flour | is wheat flour kind | usda ~20080 | cup 120 | pack 1 kg
00 flour | aka tipo 00 flour, double zero flour, italian flour, pizza flour, farina 00, doppio zero flour, pasta flour, 0 flour, tipo 0 flour | is wheat flour kind | usda ~20081 | cup 120 | pack 1 kg
durum flour | aka semola, semola rimacinata, semola di grano duro, semola flour, durum wheat flour, fine durum semolina, durum wheat semolina flour, rimacinata, durum semolina flour, extra fancy durum flour | is flour kind | of durum wheat | usda ~20066 | cup 150 | pack 1 kg
gravy flour | aka wondra, wondra flour, instant flour, instant-blending flour, sauce flour, quick-mixing flour | is wheat flour kind | usda ~20081 | cup 125 | pack 380 g
toasted flour | aka browned flour, roasted flour, gofio, gofio de trigo, gofio canario | is wheat flour kind | maybe maize | usda ~20081 | cup 115
spelt flour | aka wholemeal spelt flour, dinkel flour, dinkelmehl, wholegrain spelt flour, dinkelmjöl, farine d'épeautre, mąka orkiszowa, tönkölyliszt | is flour kind | of spelt | usda ~20140 | cup 110 | pack 1 kg
khorasan flour | aka kamut flour | is flour kind | of khorasan wheat | usda ~20138 | cup 120
einkorn flour | aka all-purpose einkorn flour | is flour kind | of einkorn | usda ~20140 | cup 110
emmer flour | aka farro flour | is flour kind | of farro | usda ~20140 | cup 115
triticale flour | is flour kind | of triticale | usda 20070 | cup 130
vital wheat gluten | aka wheat gluten, gluten flour, vital gluten, gluten | is wheat flour kind | usda 48052 | cup 120 | pack 500 g
malted bread flour | aka granary flour, malthouse flour, malted grain flour, country grain flour, malted wheat flour | is wheat flour kind | of malted barley | usda ~20080 | cup 125 | pack 1 kg
multigrain flour | aka multigrain atta, seeded bread flour, mixed-grain flour, five-grain flour | is wheat flour kind | maybe barley, rye, oats, sesame seed, soybean | usda ~20080 | cup 125 | pack 1 kg

# Rye, barley, oats
rye flour | aka ruis flour, roggenmehl, farine de seigle, rågmjöl, cream of rye, strong rye flour, mąka żytnia, rozsliszt, rugmel, farinha de centeio | is flour kind | of rye | usda 20064 | cup 102 | pack 1 kg
light rye flour | aka white rye flour | is flour kind | of rye | usda 20065 | cup 102 | pack 1 kg
dark rye flour | aka wholemeal rye flour, pumpernickel flour, whole rye flour, wholegrain rye flour, pumpernickel rye flour | is flour kind | of rye | usda 20063 | cup 128 | pack 1 kg
barley flour | aka barley meal, beremeal, jau ka atta, bere meal | is flour kind | of barley | usda 20130 | cup 130
tsampa | aka roasted barley flour, tsamba, satu, zanba | is flour kind | of barley | usda ~20130 | cup 110
oat flour | aka oatflour, ground oats, porridge oat flour, oat fine flour | is flour kind | of oats | usda 20132 | cup 100 | pack 500 g

# Maize
corn flour | aka farine de maïs, maismehl, maize flour, fine cornmeal, whole-grain corn flour, makki ka atta, makki atta, fine maize meal, corn atta, farina di mais, harina de maíz | is flour kind | of maize | usda 20016 | cup 117
masa harina | aka maseca, masa flour, corn masa flour, tortilla flour, corn masa, nixtamalized corn flour, masa mix, masa harina flour, corn tortilla mix, harina de maíz nixtamalizada | is flour kind | of maize | usda 20019 | cup 114 | pack 1 kg, 2 kg
masa | aka masa dough, masa preparada, nixtamal dough, masa para tortillas, masa para tamales | is flour kind | of maize | cup 250 | keeps 3 fridge | figures kcal 173 protein 4.0 fat 1.8 carb 36.5 fibre 3.0 water 57 by "computed from USDA SR28 20019 masa flour with 1.1 parts of water"
precooked cornmeal | aka masarepa, harina pan, arepa flour, harina p.a.n., areparina, precooked corn flour, precooked white cornmeal, pre-cooked corn flour, arepa corn flour, harina de maíz precocida, p.a.n. flour, masa al instante | is flour kind | of maize | usda ~20022 | cup 130 | pack 1 kg

# Rice
rice flour | aka harina de arroz, farine de riz, farina di riso, reismehl, rice powder, chawal ka atta, bột gạo, tepung beras, arisi maavu, idiyappam flour, puttu flour, appam flour, joshinko, galapong, bánh cuốn flour, ard-e berenj, string hopper flour | is flour kind | of rice | usda 20061 | cup 158 | pack 500 g
roasted rice flour | aka red rice flour, puttu podi | is flour kind | of rice | usda ~20061 | cup 140 | pack 500 g
brown rice flour | aka wholegrain rice flour, whole-grain rice flour | is flour kind | of brown rice | usda 20090 | cup 158 | pack 500 g
glutinous rice flour | aka sweet rice flour, sticky rice flour, mochiko, shiratamako, tepung pulut, tepung ketan, bột nếp, glutinous flour, chapssal flour, waxy rice flour, malagkit flour, gyuhi flour, chapssalgaru, nuomifen, erawan glutinous rice flour | is flour kind | of glutinous rice | usda ~20061 | cup 145 | pack 500 g

# Other grains
millet flour | aka farine de millet, harina de mijo, farina di miglio, hirsemehl | is flour kind | of millet | usda 20647 | cup 119
pearl millet flour | aka bajra flour, bajri flour, bajre ka atta, bajra atta | is flour kind | of pearl millet | cup 120 | figures kcal 348 protein 11.0 fat 5.4 carb 73.3 fibre 11.5 water 9.0 by "Indian Food Composition Tables 2017, A003"
ragi flour | aka finger millet flour, nachni flour, kurakkan flour, ragi atta, nachni atta, kodo flour, kodo ko pitho | is flour kind | of finger millet | cup 120 | figures kcal 321 protein 7.2 fat 1.9 carb 78.0 fibre 11.2 water 10.9 by "Indian Food Composition Tables 2017, A010"
sorghum flour | aka farine de sorgho, harina de sorgo, jowar flour, jowar atta, sweet white sorghum flour, jolada hittu, milo flour | is flour kind | of sorghum | usda 20648 | cup 121
teff flour | aka farine de teff, harina de teff, teffmehl, tef flour, ivory teff flour | is flour kind | of teff | usda ~20142 | cup 150 | pack 500 g
buckwheat flour | aka harina de trigo sarraceno, harina de sarraceno, harina de alforfón, buchweizenmehl, kuttu ka atta, kuttu flour, sobako, farine de sarrasin, soba flour, kuttu atta, farine de blé noir, farina di grano saraceno, phapar flour, phapar ko pitho, mithe phapar | is flour kind | of buckwheat | usda 20011 | cup 120 | pack 500 g
amaranth flour | aka harina de amaranto, farine d'amarante, rajgira flour, rajgira atta, rajgire ka atta | is flour kind | of amaranth | usda ~20001 | cup 120
quinoa flour | aka farine de quinoa, harina de quinoa, farina di quinoa | is flour kind | of quinoa | usda ~20035 | cup 112

# Pulses
chickpea flour | aka kichererbsenmehl, harina de garbanzos, gram flour, besan, garbanzo flour, garbanzo bean flour, bengal gram flour, chana flour, farine de pois chiche, farina di ceci, kadala maavu, besan flour, chick pea flour, harina de garbanzo, beasan, ceci flour, gramflour, chickpea powder, senaga pindi, nohut unu, ard-e nokhodchi, ard-e nokhod | is pulse flour kind | of chickpea | usda 16157 | cup 92 | pack 500 g, 1 kg
shiro | aka mitin shiro, ethiopian chickpea powder, shiro flour, berbere chickpea flour | is pulse flour kind | of chickpea | maybe dried broad bean, dried pea, mustard seed | usda ~16157 | cup 110 | pack 500 g
roasted chickpea flour | aka sattu, roasted gram flour, chana sattu, roasted besan, leblebi powder | is pulse flour kind | of chickpea | usda ~16157 | cup 100
soy flour | aka farine de soja, harina de soja, farina di soia, sojamehl, soya flour, soybean flour, soyabean flour | is pulse flour kind | of soybean | usda 16115 | cup 84
defatted soy flour | aka low-fat soy flour, defatted soya flour | is pulse flour kind | of soybean | usda 16117 | cup 100
kinako | aka roasted soybean flour, roasted soy flour, konggaru, soybean powder | is pulse flour kind | of soybean | usda 16116 | cup 85
lupin flour | aka harina de altramuz, lupinenmehl, lupine flour, sweet lupin flour, lupin kernel flour, lupin meal, Lupinenmehl, farina di lupini, farine de lupin, tarwi flour, lupin bean flour | is pulse flour kind | of lupin bean | usda ~16076 | cup 115
broad bean flour | aka fava bean flour, fava flour, faba flour, broadbean flour | is pulse flour kind | of dried broad bean | usda ~16052 | cup 110
urad flour | aka urad dal flour, black gram flour, ulundu maavu, urid flour, urad dal powder, ulundu flour, mash flour | is pulse flour kind | of urad dal | usda ~16083 | cup 125
mung bean flour | aka moong flour, moong dal flour, green gram flour, mung dal flour, moong dal atta | is pulse flour kind | of mung bean | usda ~16080 | cup 120
lentil flour | aka farine de lentilles, farine de lentilles corail, harina de lentejas, farina di lenticchie, masoor flour | is pulse flour kind | of lentil | usda ~16069 | cup 120
pea flour | aka split pea flour, pease meal, peasemeal | is pulse flour kind | of split pea | usda ~16085 | cup 115
black-eyed pea flour | aka black-eyed bean flour, cowpea flour, koki flour, akara flour, bean flour | is pulse flour kind | of black-eyed pea | usda ~16062 | cup 120
peanut flour | aka powdered peanut butter, peanut powder, defatted peanut flour, pb2, groundnut flour, peanut butter powder | is flour kind | of peanut | usda 16100 | cup 60
carob flour | aka carob powder, ground carob, locust bean powder, farine de caroube | is flour kind | fact sweetfruit | usda 16055 | cup 103

# Nuts, seeds, fruit
almond flour | aka farine d'amande, farine d'amandes, harina de almendras, farinha de amêndoas, farinha de amêndoa, mandelmehl, ground almonds, almond meal, almond powder, poudre d'amandes, almondmeal, harina de almendra, farina di mandorle, badam powder | is flour kind | of almond | usda ~12062 | cup 96 | pack 200 g, 500 g | keeps 120 cupboard
hazelnut flour | aka farine de noisettes, harina de avellana, harina de avellanas, ground hazelnuts, hazelnut meal, farina di nocciole | is flour kind | of hazelnut | usda 12120 | cup 85 | pack 200 g | keeps 120 cupboard
walnut meal | aka ground walnuts, walnut flour | is flour kind | of walnut | usda 12155 | cup 85 | keeps 90 fridge
pistachio flour | aka ground pistachios, pistachio meal, pistachio powder | is flour kind | of pistachio | usda ~12151 | cup 100 | keeps 120 cupboard
pecan meal | aka ground pecans, pecan flour | is flour kind | of pecan | usda ~12142 | cup 90 | keeps 90 fridge
cashew flour | aka ground cashew, cashew powder, cashew meal | is flour kind | of cashew | usda ~12087 | cup 105 | keeps 120 cupboard
chestnut flour | aka harina de castaña, harina de castañas, kastanienmehl, farina di castagne, farine de châtaigne, ground chestnut, sweet chestnut flour | is flour kind | of chestnut | usda ~12100 | cup 100
acorn flour | aka acorn meal, dotori garu, acorn starch, acorn jelly powder | is flour kind | usda 12060 | cup 105
coconut flour | aka farine de coco, farine de noix de coco, farina di cocco, farinha de coco, kokosmehl, coconut fibre flour, harina de coco | is flour kind | of coconut | cup 112 | pack 500 g | figures kcal 438 protein 16.1 fat 15.3 carb 58.9 fibre 34.2 by "USDA FoodData Central, Foundation Foods: flour, coconut"
sesame flour | aka sesame meal | is flour kind | of sesame seed | usda 12032 | cup 100
sunflower seed flour | aka sunflower flour, sunflower meal | is flour kind | of sunflower seed | usda 12041 | cup 64
tiger nut flour | aka farine de souchet, harina de chufa, tigernut flour, chufa flour | is flour kind | of tiger nut | usda ~12058 | cup 110
green banana flour | aka harina de plátano, farine de banane, banana flour, plantain flour | is flour kind | of banana | no sweetfruit | fact starch | usda ~09041 | cup 120

# Roots and starches
cornstarch | aka cornflour, corn starch, maize starch, maizena, fécule de maïs, amido de milho, maicena, maizestarch, majsstivelse, cornstartch, nişasta, speisestärke, mondamin, maisstärke, skrobia kukurydziana, maisenna, tortenguss, modified food starch, modified corn starch, modified starch, clearjel, ultratex | is starch kind | of maize | usda 20027 | cup 128 | pack 250 g, 400 g
potato starch | aka potato flour starch, katakuriko, kartoffelmehl, kartoffelstärke, fécule, fécule de pommes de terre, potato starch flour, potetmel, potatismjöl, mąka ziemniaczana, gamja jeonbun, patates nişastası, kartoffelmel, speisestärke kartoffel, keményítő | is starch kind | of potato | fact potato | usda ~20003 | cup 160 | pack 500 g
potato flour | aka harina de patata, harina de papa | is flour kind | of potato | fact potato | fact starch | usda 11413 | cup 160 | pack 500 g
tapioca starch | aka tapioca flour, cassava starch, yuca starch, bột năng, polvilho doce, sweet cassava starch, almidón de yuca, goma de tapioca, manioc starch, sweet manioc starch, tapioca powder, tepung kanji, tapioka flour, polvilho, tapioca hidratada, sagu flour, tepung tapioka | is starch kind | of cassava | usda ~20068 | cup 120 | pack 400 g, 500 g
sour cassava starch | aka polvilho azedo, sour manioc starch, sour starch, fermented cassava starch, almidón agrio | is starch kind | of cassava | usda ~20068 | cup 110 | pack 500 g
arrowroot | aka arrowroot starch, arrowroot flour, ararot, paniphal, arrow root, araruta, arrowroot starch flour | is starch kind | of arrowroot tuber | usda 20003 | cup 128 | pack 100 g
cassava flour | aka harina de yuca, harina de mandioca, manioc flour, yuca flour, kokonte, lafun, cassava root flour, otto's cassava flour, tepung singkong | is flour kind | of cassava | fact starch | usda ~20003 | cup 130 | pack 500 g
fufu flour | aka fufu, plantain fufu flour, cocoyam fufu flour | is flour kind | fact starch | maybe potato starch, plantain, cassava, yam | usda ~20003 | cup 130 | pack 700 g
cassava meal | aka farinha de mandioca, farofa flour, manioc meal, farinha, farine de manioc, toasted manioc flour, toasted cassava flour, farinha de mandioca torrada, farine manioc | is flour kind | of cassava | fact starch | usda ~20003 | cup 130 | pack 500 g
gari | aka garri, gaari, ijebu gari, eba flour, attiéké | is flour kind | of cassava | fact starch | usda ~20003 | cup 130 | pack 1 kg
farofa | aka toasted seasoned cassava flour, farofa pronta | is flour kind | of cassava meal | maybe butter, bacon | usda ~20003 | cup 110 | pack 500 g
yam flour | aka elubo, amala flour, poundo, pounded yam flour, poundo yam, iyan flour | is flour kind | of yam | fact starch | usda ~11413 | cup 130
tapioca pearls | aka tapioca, sabudana, sago, minute tapioca, javvarisi, sagu, sagoo, saboodana, seed tapioca, nylon sabudana | is starch kind | of cassava | usda 20068 | cup 152 | pack 500 g
boba pearls | aka boba, black tapioca pearls, bubble tea pearl, tapioca boba, large tapioca pearls | is starch kind | of sugar, cassava | usda ~20068 | cup 160 | pack 250 g
sweet potato starch | aka sweet potato flour, goguma jeonbun, imo starch | is starch kind | of sweet potato | usda ~20003 | cup 140
kudzu starch | aka kuzu, kuzuko, kudzu, kuzu starch, kuzu root starch, warabi mochi ko, warabiko, bracken starch | is starch kind | usda ~20003 | cup 130
lotus root starch | aka lotus root powder, lotus starch | is starch kind | of lotus root | usda ~20003 | cup 130
mung bean starch | aka green bean starch, mung starch, cheongpo powder, nokdu jeonbun, hun kwe, tepung hunkwe | is starch kind | of mung bean | usda ~20068 | cup 130
wheat starch | aka tang mien flour, tang flour, non-glutinous flour, dumpling starch, wheaten cornflour, har gow flour, tung mein flour | is starch kind | of wheat | usda ~20027 | cup 125
rice starch | is starch kind | of rice | usda ~20027 | cup 125
water chestnut flour | aka singhara flour, singhare ka atta, water chestnut starch, singoda flour, singhara atta, ma tai fun | is starch kind | of water chestnut | usda ~11413 | cup 140

# Blends and mixes
gluten-free flour | aka gluten-free all-purpose flour, gluten-free plain flour, gf flour, gluten-free baking flour, 1-to-1 baking flour, gluten-free 1:1 flour, gluten-free bread flour, doves farm gluten free flour | replaces flour | is flour kind | of rice flour | maybe tapioca starch, potato starch, cornstarch, buckwheat flour, chickpea flour | usda ~20061 | cup 140 | pack 1 kg
gluten-free self-raising flour | aka gluten-free self-rising flour, self-raising gluten-free flour, gf self-raising flour | replaces self-raising flour | is flour kind | of rice flour | maybe tapioca starch, potato starch, cornstarch | usda ~20061 | cup 140 | pack 1 kg
baking mix | aka bisquick, biscuit mix, all-purpose baking mix, biscuit baking mix, jiffy baking mix, original bisquick mix | is baking mix kind | of vegetable oil, baking powder | maybe milk, soybean, sugar | usda 18010 | cup 120 | pack 1 kg
gluten-free baking mix | aka gluten-free bisquick, gluten-free pancake mix, gluten-free waffle mix, gluten free pancake and waffle mix | replaces baking mix | is flour kind | of rice flour | maybe potato starch, sugar, milk, egg | usda ~20061 | cup 140 | pack 450 g
scone mix | aka scone flour mix, dumpling mix, bread mix, pizza dough mix, pizza base mix, bread machine mix | is baking mix kind | maybe milk, sugar | usda ~20082 | cup 125
tempura flour | aka tempura mix, tempura batter, tempura powder, frying mix, twigim garu, korean frying mix, crispy frying flour, tempurako, tempura ko, bột chiên giòn | is baking mix kind | of cornstarch | maybe egg, baking powder, soybean | usda ~20081 | cup 120 | pack 500 g
batter mix | aka fish batter mix, beer batter mix, yorkshire pudding mix, seasoned flour, fish fry mix, shake and bake, coating mix, chicken breading mix, seasoned coating mix, breading mix, dredging flour | is baking mix kind | maybe egg, milk, mustard, celery, soybean | usda ~20081 | cup 120
Korean pancake mix | aka buchim garu, jeon mix, buchimgaru, pajeon mix, buchim flour | is baking mix kind | of cornstarch | maybe soybean | usda ~20081 | cup 120 | pack 500 g
okonomiyaki flour | aka takoyaki flour, takoyaki mix, okonomiyaki mix | is baking mix kind | maybe egg, soybean, milk | fact fish? | usda ~20081 | cup 120 | pack 500 g
bánh xèo flour | aka banh xeo mix, vietnamese pancake mix, bánh khọt flour | is flour kind | of rice flour | maybe wheat flour, turmeric | usda ~20061 | cup 140 | pack 400 g
idli batter | aka dosa batter, idli dosa batter, uttapam batter, idli mix, dosa mix | is flour kind | in Lentils and Pulses | of rice, urad dal | cup 240 | keeps 5 fridge | figures kcal 141 protein 4.6 fat 0.5 carb 29.0 fibre 2.3 water 66 by "computed from USDA SR28 20046 rice and 16083 mungo beans, 3:1, with 1.6 parts of water"
dhokla mix | aka khaman mix, dhokla flour, handvo flour, vada mix, bhajiya mix, pakora mix | is pulse flour kind | of chickpea flour | maybe rice flour, wheat flour, sugar | usda ~16157 | cup 110
`
