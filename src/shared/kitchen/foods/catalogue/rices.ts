/**
 * Rice of every kind, raw and cooked, with what is rolled, puffed or polished off it. Figures by USDA SR28. How to
 * read a line: ../readCatalogue.ts.
 */
export const ricesCatalogueText = `
# White rice
rice | aka long-grain rice, long grain white rice, chawal, arroz, riz, reis, riso, chaval, carolina rice, patna rice, beras, arroz blanco, pirinç, orez, ryż, diri, arroz valencia, ris, roz masri, berenj, nasi mentah, kekulu rice, kekulu haal | is rice kind | usda 20044 | cup 185 | pack 500 g, 1 kg, 5 kg
medium-grain rice | aka medium grain white rice, calrose rice, calrose, medium rice, goya medium grain rice | is rice kind | usda 20050 | cup 195 | pack 1 kg
baldo rice | aka baldo, osmancık rice, turkish rice, pilaf rice | is rice kind | usda ~20050 | cup 195 | pack 1 kg
Egyptian rice | aka camolino rice, egyptian short-grain rice, calrose egyptian rice | is rice kind | usda 20050 | cup 195 | pack 1 kg
short-grain rice | aka short grain white rice, round rice, round-grain rice, korean rice, ssal, arroz redondo, short rice, botan rice | is rice kind | usda 20052 | cup 200 | pack 1 kg
sushi rice | aka japanese rice, japanese short-grain rice, koshihikari, koshihikari rice, japonica rice, sasanishiki, susi rice, haiga rice, akitakomachi, kome | is rice kind | usda 20452 | cup 200 | pack 500 g, 1 kg
basmati rice | aka basmati, pakistani basmati rice, dehraduni rice, basmathi rice, basmati chawal, bashmati rice, basmati white rice | is rice kind | usda ~20044 | cup 185 | pack 500 g, 1 kg, 5 kg
golden sella basmati | aka sella rice, sella basmati, ukda chawal, sella basmati rice, parboiled basmati | is rice kind | usda ~20046 | cup 185 | pack 5 kg
jasmine rice | aka thai rice, fragrant rice, hom mali rice, jasmin rice, thai hom mali | is rice kind | usda ~20044 | cup 185 | pack 500 g, 1 kg, 5 kg
arborio rice | aka arborio, risotto rice, italian rice, superfino rice, aborio rice, arborio risotto rice, riso arborio | is rice kind | usda ~20052 | cup 200 | pack 500 g, 1 kg
carnaroli rice | aka carnaroli, riso carnaroli | is rice kind | usda ~20052 | cup 200 | pack 500 g, 1 kg
vialone nano rice | aka vialone nano | is rice kind | usda ~20052 | cup 200 | pack 1 kg
bomba rice | aka paella rice, spanish rice, calasparra rice, calasparra, arroz bomba, bomba, valencia rice, arroz de paella, senia rice, albufera rice, valencian rice | is rice kind | usda ~20052 | cup 195 | pack 1 kg
carolino rice | aka arroz carolino, portuguese rice | is rice kind | usda ~20050 | cup 195 | pack 1 kg
pudding rice | aka milk rice, dessert rice, grötris, porridge rice, rice for pudding, ryż do deseru, roundgrain pudding rice, milchreis | is rice kind | usda ~20052 | cup 200 | pack 500 g
parboiled rice | aka converted rice, easy-cook rice, uncle ben's rice, uncle ben's, ben's original rice, easy cook long grain rice, parboiled long-grain rice, converted long-grain rice | is rice kind | usda 20046 | cup 185 | pack 1 kg
instant rice | aka minute rice, quick-cooking rice, precooked rice, instant white rice, quick rice | is rice kind | usda 20048 | cup 95 | pack 400 g
broken rice | aka com tam rice, broken jasmine rice, tukda rice, cơm tấm, nishiki broken rice, rice grits, middlins | is rice kind | usda ~20044 | cup 190
sona masoori rice | aka sona masuri, sona masoori, ponni rice, kolam rice, ponni, south indian rice, kolam, surti kolam | is rice kind | usda ~20044 | cup 190 | pack 5 kg
gobindobhog rice | aka kalijeera rice, ambemohar, ambemohar rice, kala jeera rice, chinigura rice, gobindo bhog, jeerakasala rice, jeeraga samba rice, jeera samba, seeraga samba | is rice kind | usda ~20052 | cup 195
idli rice | aka dosa rice, salem rice, idly rice, ida rice, puzhungal arisi | is rice kind | usda ~20046 | cup 190
samba rice | aka keeri samba, nadu rice, muthu samba, sri lankan rice, suduru samba | is rice kind | usda ~20046 | cup 190
glutinous rice | aka sticky rice, sweet rice, mochi rice, mochigome, nuo mi, malagkit, pulut, chapssal, gạo nếp, beras ketan, waxy rice, beras pulut, sticky glutinous rice, glutenous rice, nếp, khao niao | is rice kind | usda 20054 | cup 185 | pack 500 g, 1 kg

# Brown, red, black, wild
brown rice | aka long-grain brown rice, wholegrain rice, whole-grain rice, wholemeal rice, genmai, arroz integral, unpolished rice, riz complet, brown long-grain rice | is rice kind | usda 20036 | cup 185 | pack 500 g, 1 kg
short-grain brown rice | aka medium-grain brown rice, brown sushi rice, brown short-grain rice, hyeonmi, brown calrose rice | is rice kind | usda 20040 | cup 190
brown basmati rice | aka brown basmati, wholegrain basmati, brown jasmine rice, wholegrain basmati rice | is rice kind | usda ~20036 | cup 185
red rice | aka camargue red rice, sri lankan red rice, red raw rice, rakthashali, red cargo rice, kaikkuththarisi | is rice kind | usda ~20036 | cup 190
matta rice | aka rosematta rice, palakkadan matta, kerala red rice, kerala matta rice, matta, kuthari, chemba rice | is rice kind | usda ~20036 | cup 190 | pack 5 kg
Bhutanese red rice | aka himalayan red rice, bhutan red rice, bhutanese rice | is rice kind | usda ~20036 | cup 190 | pack 500 g
black rice | aka forbidden rice, venus rice, purple rice, riso venere, heukmi, nanone rice, black japonica | is rice kind | usda ~20036 | cup 190
black glutinous rice | aka black sticky rice, pulut hitam, ketan hitam, kavuni arisi, purple sticky rice, pirurutong, beras pulut hitam, karuppu kavuni, black sticky thai rice | is rice kind | usda ~20054 | cup 185
wild rice | aka manoomin, canada rice | is rice kind | usda 20088 | cup 160 | pack 250 g
wild rice blend | aka wild and long-grain rice, long-grain and wild rice, wild rice mix, rice blend, basmati and wild rice | is rice kind | of rice | usda ~20044 | cup 180 | pack 500 g
sprouted brown rice | aka gaba rice, germinated brown rice, hatsuga genmai | is rice kind | usda ~20036 | cup 185

# Cooked
cooked rice | aka cooked white rice, steamed rice, boiled rice, leftover rice, day-old rice, microwave rice, precooked rice pouch, cooked long-grain rice, steamed white rice, microwaveable rice, cooked basmati rice, cooked jasmine rice, pouch rice | is rice kind | of rice | usda 20045 | cup 158 | weighs pouch 250 | keeps 2 fridge
cooked brown rice | aka microwave brown rice, cooked wholegrain rice | is rice kind | usda 20037 | cup 200 | weighs pouch 250 | keeps 2 fridge
cooked sushi rice | aka prepared sushi rice, cooked short-grain rice, seasoned sushi rice, cooked japanese rice, shari | is rice kind | usda 20053 | cup 186 | keeps 1 fridge
cooked sticky rice | aka cooked glutinous rice, steamed sticky rice | is rice kind | usda 20055 | cup 174 | keeps 1 fridge
cooked wild rice | is rice kind | usda 20089 | cup 164 | keeps 3 fridge

# Flattened, puffed, ground
poha | aka flattened rice, beaten rice, rice flakes, aval, avalakki, pauwa, pressed rice, aloo poha rice | is rice kind | usda ~20044 | cup 90 | pack 500 g
pinipig | aka emping rice, cốm (whole), young green rice, green rice flakes, pounded young rice | is rice kind | usda ~20054 | cup 90 | pack 250 g
chiura | aka baji chiura, nepali beaten rice, newari beaten rice, chyura | is rice kind | usda ~20044 | cup 90 | pack 500 g
puffed rice | aka murmura, mamra, muri, bhel rice, kurmura, pori, laiya, unsweetened puffed rice, rice puffs | is rice kind | usda 08156 | cup 14 | keeps 90 cupboard
puffed rice cereal | is rice kind | maybe barley malt, sugar | usda ~08156 | cup 14 | keeps 90 cupboard
cream of rice | aka rice farina, rice semolina, rice grits cereal, cream of rice cereal | is rice kind | of rice | usda 08100 | cup 180
ground rice | aka coarse rice flour, rice meal | is rice kind | usda ~20061 | cup 160
toasted rice powder | aka khao khua, roasted rice powder, ground toasted rice, thính, toasted ground rice, roasted ground rice | is rice kind | usda ~20061 | cup 130
rice bran | aka nuka | is rice kind | usda 20060 | cup 118 | keeps 120 fridge
`
