/** Wishes as home cooks type them, by which the tables of words were extended: the wish, a bar, and what it asks for. */
export const tunedWishes = {
  de: `
Hähnchen-Curry für 3 | kind curry; in chicken; people 3
Blumenkohlauflauf mit viel Käse, für 4 Pers. | kind casserole; in cauliflower; in cheese; people 4
ich brauch ein abendessen in max 25min für mich und 2 freunde | 25 minutes; people 3
mein Mann und ich, was Leichtes mit Fisch | people 2; fresh; in fish
zu dritt, scharfe Nudeln mit Garnelen | people 3; spicy; in pasta; in shrimp
Zucchinisuppe ohne Sahne und ohne Zwiebeln | kind soup; in courgette; out Sahne; out Zwiebeln
laktosefrei, wenig Salz, 2 Portionen | out laktosefrei; sodiumMg ..600; people 2
Omas Rinderrouladen für Sonntag, wir sind 7 | dish rouladen; people 7
ohne ofen (kaputt) und ohne mixer | no oven; no blender
Tomatensuppe, pikant aber nicht zu scharf | dish tomato soup; mild
maximal 6 Zutaten und möglichst wenig Abwasch | 6 ingredients; one pot
unter 450 Kalorien, viel Eiweiß | kcal ..450; proteinGrams 25..
für die lunchbox, kann man kalt essen | portable; eaten cold
Couscoussalat fürs Picknick, 8 Leute | kind salad; in couscous; portable; people 8
eine Stunde Zeit, Rindfleisch und Möhren müssen noch weg | 60 minutes; in beef; in carrot
in anderthalb stunden, schweinebraten mit knödeln | 90 minutes; dish roast pork; dish potato dumpling
viertelstunde, rührei mit speck | 15 minutes; dish scrambled egg; in bacon
Kichererbsen-Eintopf, günstig, zum Einfrieren | kind stew; in chickpea; cheap; freezer
nicht schon wieder Nudelsalat! lieber was mit Reis | in rice
gestern gab es Suppe, heute bitte was mit Kartoffeln | in potato
Ich hab noch Reis von gestern | in rice
Apfelkuchen ohne Zucker | dish apple cake; out Zucker
knusprige kartofelpuffer mit apfelmus | crispy; dish potato pancake; in applesauce
Pasta mit Lachs oder Thunfisch | kind pasta; in salmon/tuna
kein curry, keine suppe, einfach was mit hack | out curry; in minced meat
ballaststoffreich und fettarm, mit linsen | fibreGrams 7..; fatGrams ..15; in lentil
zum Feierabend Pilze, Spinat, 20 Min. | in mushroom; in spinach; 20 minutes
was Süßes zum Nachtisch für 6 | sweet; kind dessert; people 6
bitte was mit Süßkartoffeln for 2 people | in sweet potato; people 2
Gemüsebrühe hab ich, dazu Karotten, wir sind zu viert | in vegetable stock; in carrot; people 4
Nudelauflauf vorbereiten am Vortag, 2 Erwachsene und 3 Kinder | dish pasta bake; ahead; people 5
fuer 5 personen, suess-saures haehnchen | people 5; dish sweet and sour meat
`,
  fr: `
gratin de courgettes pour quatre | kind casserole; in courgette; people 4
soupe à l'oignon sans fromage | dish french onion soup; out fromage
poulet aux champignons, 40 minutes max | in chicken; in mushroom; 40 minutes
un plat d'hiver bien chaud et pas cher pour 5 | cheap; people 5
mon copain et moi, dîner romantique avec du saumon | people 2; in salmon
j'ai que 15 minutes et des oeufs | 15 minutes; in egg
four en panne, on est trois | no oven; people 3
salade de lentilles pour la gamelle | dish lentil salad; portable
sans lactose, moins de 500 kcal | out lactose; kcal ..500
tarte au citron sans gluten | dish lemon tart; out gluten
quelque chose de léger avec du poisson, en 1h30 maximum | fresh; in fish; 90 minutes
des legumes rotis pour 6 pers, vegan | in vegetable; people 6; out vegan
peu de vaisselle svp, 4 portions | one pot; people 4
crêpes pour 8 | dish crepe; people 8
un curry doux pas piquant avec du lait de coco | kind curry; mild; in coconut milk
hier on a mangé une soupe, ce soir plutôt des pâtes | in pasta
pas encore un gratin ! du riz | in rice
riche en fibres, peu gras, diabétique | fibreGrams 7..; fatGrams ..15; carbohydrateGrams ..60
wrap au thon pour le pique-nique | kind wrap; in tuna; portable
boeuf ou agneau, bien épicé | in beef/lamb; spicy
nous sommes six, un tajine avec des pruneaux | people 6; dish tagine; in prune
une quinzaine de personnes, buffet froid | people 15
avec les restes de poulet de la veille | in chicken
friteuse à air: frites de patate douce croustillantes | air fryer; in sweet potato; crispy
veloute de carottes onctueux | kind soup; in carrot; creamy
sans cuisson, il fait trop chaud, avec des tomates | no heat; in tomato
un quart d'heure, pas plus, avec du jambon | 15 minutes; in ham
blanquete de veau pour 2 | dish blanquette de veau; people 2
3 ingrédients seulement, du chocolat | 3 ingredients; in chocolate
pas besoin de four, à faire d'avance pour la semaine | no oven; ahead
ma femme et moi et 2 enfants, hachis parmentier | people 4; dish hachis parmentier
`,
  es: `
lentejas con verduras para 5 | in lentil; in vegetable; people 5
crema de calabacín, 2 personas | dish courgette soup; people 2
arroz con leche sin azúcar | dish rice pudding; out azúcar
algo rápido en 15 min con atún y huevo | 15 minutes; in tuna; in egg
no tengo horno ni batidora, somos 3 | no oven; no blender; people 3
enchiladas de pollo no muy picantes | dish enchilada; in chicken; mild
estofado de ternera en olla expres | dish beef stew; pressure cooker
ensalada de quinoa para llevar en tupper | kind salad; in quinoa; portable
menos de 400 calorias y bajo en grasa | kcal ..400; fatGrams ..15
vegetariano para 6, con berenjena | out vegetariano; people 6; in eggplant
mi novia y yo, algo con gambas | people 2; in shrimp
ayer comimos sopa, hoy quiero pasta con tomate | kind pasta; in tomato
otra vez pollo no, mejor pescado | out pollo; in fish
hora y media, cordero con patatas | 90 minutes; in lamb; in potato
un bizcocho esponjoso de limon | kind cake; fluffy; in lemon
barato y para congelar, 10 porciones de frijoles | cheap; freezer; people 10; in bean
croquetas de jamon crujientes sin lactosa | dish croquetas; crispy; out lactosa
tacos al carbon para 12 personas | dish tacos; barbecue; people 12
sopa de fideo como la de mi abuela | dish noodle soup
al menos 30 g de proteina, pechuga de pollo | proteinGrams 30..; in chicken breast
sin gluten ni lacteos, postre con manzana | out gluten; out lacteos; kind dessert; in apple
pollo o pavo con arroz | in chicken/turkey; in rice
para dos adultos y tres niños, espaguetis | people 5; in pasta
hamburguesas caseras a la parrilla | kind burger; barbecue
nada picante porfa, es para mi hijo | mild
3 ingredientes y nada mas | 3 ingredients
cena fria para 4, que no haya que cocinar | eaten cold; people 4; no heat
antes comía carne, ahora solo verduras y tofu | in vegetable; in tofu
quesadillas con hongos, poca sal | dish quesadilla; in mushroom; sodiumMg ..600
pescado al horno con papas para 4 porfis | dish baked fish; in potato; people 4
unas empanadas de carne para la lonchera | dish empanada; portable
`,
  ar: `
دجاج مع الأرز لأربعة أشخاص | in chicken; in rice; people 4
شوربة خضار خفيفة بدون كريمة | dish vegetable soup; out كريمة
عندي ربع ساعة وبيض وطماطم | 15 minutes; in egg; in tomato
منسف لعشرين شخص | dish mansaf; people 20
سمك بالفرن مع ليمون، شخصين | in fish; in lemon; oven; people 2
بامية باللحم بقدر الضغط | dish bamia; in meat; pressure cooker
ساندويشات للرحلة ل 6 أشخاص | kind sandwich; portable; people 6
حلى بارد بدون بيض | kind dessert; out بيض
أقل من ٤٠٠ سعرة وقليل الدسم | kcal ..400; fatGrams ..15
فراخ وبطاطس، مش عايز حاجة حراقة | mild; in chicken; in potato
معنديش فرن، عايزة مكرونة بالجبنة | no oven; in pasta; in cheese
إحنا تلاتة وعايزين كشري | people 3; dish koshari
صينية دجاج بالخضار لخمسة أشخاص | kind casserole; in chicken; in vegetable; people 5
سلطة تونة بدون مايونيز | dish tuna salad; out مايونيز
برجر لحم على الفحم | dish hamburger; barbecue
أنا وزوجي، عشاء خفيف بالسلمون | people 2; fresh; in salmon
كاري دجاج كريمي بحليب جوز الهند | kind curry; in chicken; creamy; in coconut milk
فطور رخيص بالبيض | cheap; in egg
بدون مكسرات لأن ابني عنده حساسية | out مكسرات
امبارح أكلنا شوربة، النهارده عايزين سمك | in fish
لحم أو دجاج، خلال ساعة | in meat/chicken; 60 minutes
للتفريز، ١٠ حصص كبة | freezer; people 10; dish kibbeh
كيكة بدون فرن | kind cake; no oven
بروتين عالي وقليل الكارب، تونة | proteinGrams 25..; carbohydrateGrams ..40; in tuna
٤ مكونات فقط: موز وشوفان | 4 ingredients; in banana; in oats
في ساعة ونص، كبسة لحم لثمانية أشخاص | 90 minutes; dish kabsa; in meat; people 8
عدس مع سبانخ، نباتي | in lentil; in spinach; out نباتي
molokhia with chicken for 5 | dish molokhia; in chicken; people 5
kabsa dajaj la 6 ashkhas bedoon basal | dish kabsa; people 6
الجو حار، أبي سلطة وبدون طبخ | kind salad; no heat
شوربة عدس لي وحدي | dish lentil soup; people 1
`,
  hi: `
आलू गोभी 4 लोगों के लिए | dish aloo gobi; people 4
गोभी का पराठा, कम तेल | dish paratha; in cauliflower; fatGrams ..15
भिंडी और प्याज की सब्जी बिना टमाटर | in okra; in onion; out टमाटर
मुझे 15 मिनट में कुछ मीठा चाहिए | 15 minutes; kind dessert
चिकन या मटन, मसालेदार | in chicken/lamb; spicy
सब्जियों का सूप 2 लोगों के लिए | dish vegetable soup; people 2
ओवन नहीं है, केक बनाना है, बिना अंडे | no oven; kind cake; out अंडे
हम पांच लोग हैं, कुछ सस्ता | people 5; cheap
कल सूप बनाया था, आज पनीर | in paneer
सूजी का हलवा आधा घंटे से कम में | dish suji halwa; 30 minutes
500 कैलोरी से कम, हाई प्रोटीन | kcal ..500; proteinGrams 25..
बीपी है पापा को, नमक कम | sodiumMg ..600
पति पत्नी के लिए, मछली | people 2; in fish
छोले भटूरे 10 मेहमानों के लिए | dish chole bhature; people 10
एक ही बर्तन में चावल और दाल | one pot; in rice; dish dal
मटर पनीर बिना लहसुन प्याज | dish matar paneer; out लहसुन प्याज
खिचड़ी, हल्का खाना, बच्चों के लिए तीखा नहीं | dish khichdi; fresh; mild
टिफिन में ठंडा खाने के लिए | portable; eaten cold
3 सामग्री ही हो | 3 ingredients
डायबिटीज वाले के लिए नाश्ता, ओट्स के साथ | carbohydrateGrams ..60; in oats
rajma chawal 6 logo ke liye pressure cooker me | dish rajma; people 6; pressure cooker
kuch chatpata 20 minute me, besan se | spicy; 20 minutes; in chickpea flour
bina pyaz lehsun ke paneer ki sabzi, 3 log | out pyaz lehsun; in paneer; people 3
soup nahi chahiye, kuch kurkura | crispy
aaj aloo paratha, kal soup tha | dish aloo paratha
vegetarian khana chaar logo ke liye under 30 minutes | out vegetarian; people 4; 30 minutes
butter chicken kam teekha wala | dish butter chicken; mild
gobhi manchurian bina oven | dish manchurian; no oven
egg curry sirf mere liye | dish egg curry; people 1
anda aur tamatar hai ghar pe, 10 min | in egg; in tomato; 10 minutes
`,
}
