/** Greece and Turkey, the Middle East and Africa; the form as in `dishNamesWithSpellings`. */
export const dishesOfTheMiddleEastAndAfrica = `
moussaka: mousaka, musaka, mussaka, moussakka
souvlaki: suvlaki, souvlaky, chicken souvlaki
gyros: gyro, giros, chicken gyros
spanakopita: spinach pie, spanikopita, spanakopitta
tzatziki: tsatsiki, tzaziki, tzadziki, zaziki
greek salad: horiatiki, greek village salad
dolma: dolmades, stuffed vine leaves, stuffed grape leaves, dolmadakia
pastitsio: pasticcio, pastichio
stifado: stifatho, stiffado
kleftiko: lamb kleftiko, kleftico
avgolemono: avgolemono soup, egg lemon soup, greek lemon soup, lemon chicken soup
fasolada: fasolatha, greek bean soup
gigantes: gigantes plaki, greek giant beans
saganaki: shrimp saganaki
youvetsi: giouvetsi, yuvetsi
keftedes: keftethes, greek meatballs
spanakorizo
tirokafteri: tyrokafteri, spicy feta dip
menemen: turkish scrambled eggs
imam bayildi: imam biyaldi, imam bayaldi
karniyarik: stuffed eggplant, stuffed aubergine
lahmacun: lahmajun, turkish pizza, lahmacoun
borek: boregi, burek, boerek, byrek
adana kebab: adana
cilbir: turkish eggs, turkish poached eggs
kisir: turkish bulgur salad
kofta: kofte, kafta, kefta, kofte kebab
kebab: kabob, doner, doner kebab, kebap, shish kebab
lentil soup: red lentil soup, mercimek corbasi, mercimek, lentils soup
shakshuka: shakshouka, chakchouka, shaksuka, shakshooka, shakshukah, chakshuka
falafel: felafel, falaffel
hummus: houmous, humous, hommus, humus dip, hummous
tabbouleh: tabouleh, tabouli, tabbouli, taboule, tabule
fattoush: fatoush, fattouche
baba ganoush: baba ghanoush, baba ganouj, babaganoush, baba ganush, babaganouj
muhammara: mouhammara, muhamara
mujaddara: mejadra, mujadara, mujadarra
manakish: manakeesh, manaeesh, zaatar flatbread
fatteh: fatteh chickpea, fattet hummus
kibbeh: kibbe, kibby
shawarma: schwarma, shwarma, chicken shawarma, shoarma
shish taouk: shish tawook, shish tawouk, shish taouq
labneh: labne, labaneh
ful medames: foul, ful mudammas, foul medames
koshari: kushari, kushary, koshary
molokhia: mulukhiyah, molokheya
hawawshi: hawawshy
basbousa: basboussa, namoura, revani
om ali: umm ali, omali
maqluba: maqlooba, maklouba, upside down rice
kabsa: machboos, majboos, chicken kabsa
mansaf: mansaff
fesenjan: fesenjoon, fesenjun
ghormeh sabzi: gormeh sabzi, ghorme sabzi
gheymeh: gheimeh, khoresh gheymeh
zereshk polo: barberry rice
joojeh kabab: joojeh kebab, jujeh kabab
koobideh: kabab koobideh, kubideh
kuku sabzi: kookoo sabzi, persian herb omelette
mirza ghasemi: mirza gasemi
kashk e bademjan: kashke bademjan, kashk bademjan
kabuli pulao: kabuli palaw, qabili palau
bolani: afghan bolani
tagine: tajine, lamb tagine, chicken tagine, tagin
couscous: cous cous, moroccan couscous, couscous royale
couscous salad: cous cous salad
harira: hareera, harira soup
zaalouk: zalouk
msemen: msemmen, moroccan pancakes
baghrir: beghrir, thousand hole pancakes
mechouia salad: salade mechouia, mechouia
jollof rice: jollof, jolof rice
groundnut stew: peanut stew, maafe, mafe, peanut soup, groundnut soup
egusi soup: egusi
suya: beef suya
akara: acaraje, bean fritters
yassa: chicken yassa, poulet yassa, yassa chicken
bunny chow: bunnychow
bobotie: babotie, bobootie
potjiekos: potjie
chakalaka: chakalaka relish
vetkoek: magwinya
injera: enjera
doro wat: doro wot, doro wet, ethiopian chicken stew
misir wat: misir wot, mesir wat, ethiopian lentils
tibs: tibbs, lamb tibs, beef tibs
shiro: shiro wat
kitfo: ketfo
gomen: gomen wat, ethiopian collard greens
ugali: sadza, nshima
sukuma wiki: sukumawiki
`
