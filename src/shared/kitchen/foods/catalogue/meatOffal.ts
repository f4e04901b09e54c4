/**
 * Offal of cattle, pigs and sheep (birds' giblets stand with the poultry) and bones for stock.
 * How to read a line: ../readCatalogue.ts. Figures: USDA SR28, raw as one buys it.
 */
export const meatOffalCatalogueText = `
# Liver, kidney, heart
liver | aka beef liver, ox liver, cow liver, liver and onions liver, higado, calf liver beef, higado de res, ciger, kebda, kibda | is offal kind | of beef | usda 13325 | weighs slice 85 | keeps 2 fridge
calf's liver | aka veal liver, fegato, fegato di vitello, foie de veau, kalbsleber | is offal kind | of veal | usda 17202 | weighs slice 85 | keeps 2 fridge
lamb's liver | aka mutton liver, goat liver, kaleji, kaleji lamb | is offal kind | of lamb | usda 17199 | weighs slice 60 | keeps 2 fridge
pig's liver | aka pork liver, higado de cerdo | is offal kind | usda 10110 | weighs slice 85 | keeps 2 fridge
kidney | aka lamb kidney, mutton kidney | is offal kind | maybe lamb, pork | usda 17195 | weighs each 65 | edible 0.9 | keeps 2 fridge
beef kidney | aka ox kidney, rinones, rinon de res | is offal kind | usda 13323 | weighs each 650 | edible 0.85 | keeps 2 fridge
veal kidney | aka calf kidney, rognon de veau, rognons | is offal kind | usda 17197 | weighs each 350 | edible 0.85 | keeps 2 fridge
pig's kidney | aka pork kidney, rinones de cerdo | is offal kind | usda 10106 | weighs each 233 | keeps 2 fridge
beef heart | aka ox heart, anticucho beef heart, corazon de res, cow heart | is offal kind | usda 13321 | weighs each 1500 | edible 0.85 | keeps 2 fridge
lamb's heart | aka mutton heart | is offal kind | of lamb | usda 17191 | weighs each 170 | edible 0.85 | keeps 2 fridge
pig's heart | aka pork heart | is offal kind | usda 10103 | weighs each 226 | keeps 2 fridge
veal heart | aka calf heart | is offal kind | usda 17193 | weighs each 500 | keeps 2 fridge

# Tongue, tripe, brain and the rest
ox tongue | aka beef tongue, tongue, lengua, cow tongue, lengua de res, gyutan, pickled tongue, rindszunge | is offal kind | usda 13339 | weighs each 1300 | edible 0.76 | keeps 3 fridge
lamb's tongue | aka sheep tongue | is offal kind | of lamb | usda 17220 | weighs each 120 | keeps 3 fridge
veal tongue | aka calf tongue | is offal kind | usda 17222 | weighs each 700 | keeps 3 fridge
pig's tongue | aka pork tongue | is offal kind | usda 10121 | weighs each 250 | keeps 3 fridge
tripe | aka beef tripe, honeycomb tripe, cow tripe, mondongo, menudo, callos, trippa, tripa, iskembe, ox tripe, omasum, bible tripe, flaki, panza, guatitas, book tripe, shaki, abodi, lampredotto, librillo, cow foot tripe, dobrada, dobradinha, pacal, tripas à moda do porto, cau cau, rachi, chanfainita | is offal kind | of beef | usda 13341 | keeps 2 fridge
pig's stomach | aka pork stomach, hog maw, pork tripe, buche, saumagen, pork maw | is offal kind | usda 10119 | weighs each 500 | keeps 2 fridge
chitterlings | aka chitlins, pork intestine, pig intestine, intestines, isaw, pork chitterlings, chinchulin, chinchulines, beef intestine, gopchang, lamb intestine, kokorec, pork large intestine, kokoretsi, makchang, daechang, chunchullo, chitlings, pajata, mondongo intestines, choto intestines, zarajos | is offal kind | of pork | usda 10098 | keeps 1 fridge
sausage casing | aka hog casing, natural casing, sheep casing, collagen casing, sausage skin, beef casing | is offal kind | maybe pork, lamb, beef | fact slaughter | usda ~10098 | keeps 180 fridge
sweetbread | aka veal sweetbread, mollejas, ris de veau, calf sweetbread, thymus, bries, uykuluk | is offal kind | maybe veal, lamb | usda 17218 | weighs each 230 | keeps 1 fridge
beef sweetbread | aka ox sweetbread, beef thymus | is offal kind | usda 13337 | keeps 1 fridge
lamb sweetbread | is offal kind | of lamb | usda 17375 | keeps 1 fridge
pancreas | aka beef pancreas, veal pancreas | is offal kind | maybe beef | usda 13331 | keeps 1 fridge
brain | aka calf's brain, lamb brain, beef brain, sesos, bheja, maghaz, cervelle, pig brain, veal brain, goat brain, magaz, mokh, moukh | is offal kind | maybe beef, lamb, pork | usda 13318 | weighs each 350 | keeps 1 fridge
spleen | aka beef spleen, milza, lamb spleen, calf spleen, melt offal | is offal kind | maybe beef | usda 13333 | keeps 1 fridge
lung | aka beef lung, bofe, lamb lung, calf lung, pork lung, pig's lung, paru | is offal kind | maybe beef, lamb, pork | usda 13328 | keeps 1 fridge
lamb's pluck | aka sheep's pluck, pluck offal, marag pluck, coratella | is offal kind | of lamb | usda ~17191 | keeps 1 fridge
testicle | aka rocky mountain oyster, prairie oyster, lamb fries, criadillas, lamb testicle, bull testicle, cow cod, bull pizzle, ox penis | is offal kind | usda 17377 | weighs each 100 | keeps 1 fridge
mixed offal | aka offal, organ meat, variety meat, achura, innards, entrails, sarapatel, buchada, meudos, podroby | is offal kind | usda ~13325 | keeps 1 fridge
udder | aka cow udder, beef udder, ubre | is offal kind | of beef | usda ~13339 | keeps 1 fridge

# Tails, feet, heads, ears
oxtail | aka ox tail, beef tail, rabo de toro, rabada, rabo, cola de res, kkori, coda, sop buntut oxtail, cow tail, akkawi oxtail, buntut, buntut sapi, sop buntut | is beef kind | usda ~23102 | weighs each 1100, piece 120 | edible 0.5
pig's tail | aka pork tail, pigtail, salted pigtails | is pork kind | usda 10174 | weighs each 250 | edible 0.6
pig's trotter | aka pig's feet, pork trotter, pork feet, patitas, trotters, crubeens, jokbal, pied de cochon, pata de cerdo trotter, manitas de cerdo, pé de porco, patitas de cerdo, patitas de chancho, nóżki wieprzowe, chispe | is pork kind | usda 10102 | weighs each 300 | edible 0.4
pickled pig's feet | aka souse feet, pickled pork feet | is cured meat, pork kind | of vinegar | usda 10132 | edible 0.5 | keeps 90 fridge
cow foot | aka calf's foot, beef feet, pata de res, nari, beef trotter, cow trotter, mannish feet, bokoto, pied de veau, goat trotter, lamb trotter, lamb feet, mocotó, pata de vaca, kaware' | is beef kind | usda ~10102 | weighs each 700 | edible 0.35
pig's ear | aka pork ear, orejas, oreja de cerdo, orelha de porco, oreja de puerco | is pork kind | usda 10100 | weighs each 113
pig's head | aka hog head, pork head, pig face, maskara, pork mask, careta | is pork kind | usda ~10105 | weighs each 2500 | edible 0.4
sheep's head | aka lamb's head, goat head, smalahove, kalle pache, mannish head | is lamb kind | usda ~17224 | weighs each 900 | edible 0.4
calf's head | aka cow head, veal head, tete de veau, cabeza de res, cabeza de vaca, cabeza de ternera, carne de cabeza, tacos de cabeza, barbacoa de cabeza, beef head | is veal kind | usda ~17116 | edible 0.4
beef tendon | aka tendon, gan tendon, gyusuji, pork tendon, tendon beef | is beef kind | figures kcal 151 protein 34.1 fat 0.5 carb 2.6 by "China Food Composition Tables 2002, beef tendon" | keeps 3 fridge
blood | aka pig's blood, pork blood, cow blood, congealed blood, duck blood, beef blood, blood curd, blood tofu, blood cake, coagulated pork blood, dinuguan blood, sangre, blood jelly, sarrabulho | is offal kind | maybe pork, beef | fact slaughter | usda ~13328 | density 1.05 | keeps 1 fridge

# Bones
marrow bone | aka marrowbone, bone marrow, shin bone, beef marrow, tuetano, beef marrow bones, caracu, canoe cut marrow bone, veal marrow bone | is offal kind | of beef | fact slaughter | usda ~13335 | weighs each 250, piece 250 | edible 0.15
beef bone | aka soup bone, stock bones, knuckle bone, oxtail stock bones, beef stock bones, beef knuckle bones, beef soup bones, neck bones for stock, bones | is offal kind | fact slaughter | usda ~13803 | edible 0.12
veal bone | aka veal knuckle bone, veal stock bones | is offal kind | fact slaughter | usda ~17276 | edible 0.12
lamb bone | aka mutton bones, lamb soup bones, sheep bones | is offal kind | of lamb | fact slaughter | usda ~17412 | edible 0.15
ham bone | aka meaty ham bone, prosciutto bone, hambone, hueso de jamon | is cured meat, pork kind | usda ~10936 | weighs each 450 | edible 0.2 | keeps 7 fridge
`
