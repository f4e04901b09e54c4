/**
 * Words of languages that are not read here by which people say what they do not or must not eat, folded (see normalizeWishWord),
 * with "*" for every word that begins so. Each is no word of the languages that are read, and no dish.
 */
export const wishWordsOfUnreadLanguages = `
ilman, pähkinö*, sipuli*, allerginen, kiitos, minulla, emme, olmadan, olmasın, olmasin, yemiyor*, yiyemem, yiyemiyor*, yemem, yemeyiz, sevmem, sevmiyor*, istemiyor*, alerjim, alerjisi, alerjik, alerjimiz, lütfen, içermeyen, koyma, katma, fındık, soğansız, sarımsaksız, sütsüz, glutensiz, yumurtasız, fıstık*,
fără, fara, mănânc*, alergică, alergic, ceapă, usturoi, vreau, nucă, mâncăm, mănânci, mănâncă,
nélkül, nélküli, nélkul, allergiás, kérem, szeretem, eszem, ehetek, hagyma, mogyoró*, tejet,
ořech*, orech*, nejím, nejime, nejíme, nesmím, nemůžu, nemuzu, nechci, prosím, prosim, alergii, alergiu, nejem, nemôžem, nemozem, cibule, cibuľ*, česnek*, cesnak*, arašíd*,
molim, alergičan, alergican, alergična, alergicna, alergiju, jedemo, smijem, smem, orašast*, kikiriki, brez, čebul*, oreščk*,
tanpa, tidak, jangan, alergi, alahan, tolong, nggak, enggak, không, khong, dị, ứng, dậu, phộng, đừng,
bawal, walang, huwag, ayaw, alerdyi, sibuyas, mzio, tafadhali, usiweke, kitunguu, karanga, siwezi,
puc, menjar, ous, ceba, al·lèrgi*, lergic, lergica, lergia, ametller*, cacauets,
ilma, allergiline, sibula*, palun, pähkli*, tohi, munata,
nedrīkst, alerģija, alergija, lūdzu, sīpol*, prašau, prasau, svogūn*, svogun*, riešut*, negaliu, nevalgau, valgau, česnako,
ofnæmi, sonder, asseblief, uie, alergji, lutem, qepë, gabe, tipula, intxaur*,
orehov, pozhaluysta, pozhaluista, chesnoka, allergiya, mozhno, nelzya,
bidoon, bdoun, bidun, bedoon, hasasiya, hasasiyye, 7asaseya, 7asasiya, nuki, arerugii, arerugi, taberarenai, buyao, guomin, agozim`
