/** Longer wishes by which the tables of words were extended, as in tunedWishes.ts: at first 60 of the 78 were read whole. */
export const longerWishes = {
  de: `
Hallo, ich suche ein Rezept für einen Kartoffelgratin für vier Leute, es sollte nicht länger als eine Stunde dauern | dish gratin dauphinois; people 4; 60 minutes
heute kommen meine Schwiegereltern, also 4 Personen, bitte was ohne Schweinefleisch und ohne Alkohol | people 4; out Schweinefleisch; out Alkohol
Brokkolicremesuppe, schnell gemacht (unter 30 Min) | kind soup; in broccoli; 30 minutes
möchte die Zucchini aus dem Garten verbrauchen, gern als Auflauf oder Puffer | in courgette; kind casserole
kalorienarm, höchstens 350 kcal pro Portion, mit Hüttenkäse | kcal ..350; in cottage cheese
Käsekuchen ohne Boden, laktosefrei | dish cheesecake; out laktosefrei
Abendessen für mich und meinen Mann, er mags scharf | people 2; spicy
wir sind eine 5-köpfige Familie und haben keinen Backofen | people 5; no oven
nur Dosen und Vorräte, bin pleite | cheap; store cupboard
Reispfanne mit Hühnchen und Paprika | kind stir-fry; in rice; in chicken; in bell pepper
schnelle Nudeln mit Tomatensoße in 10-15 Minuten | in pasta; in tomato; 15 minutes
was mit Quark, viel Protein, nach dem Training | in quark; proteinGrams 25..
Lammkeule, langsam geschmort, für 8 Gäste zu Ostern | in lamb; slow; people 8
Schokokuchen für den Kindergeburtstag, für 12 Kinder, nussfrei | dish chocolate cake; people 12; out nussfrei
ein Eintopf ganz ohne Fleisch aus dem Slowcooker | kind stew; out Fleisch; slow cooker
Fischstäbchen selber machen, knusprig, im Airfryer | dish fish finger; crispy; air fryer
`,
  fr: `
bonjour, je cherche une recette de gâteau pour 10 personnes sans noix | kind cake; people 10; out noix
que faire avec 3 courgettes et un reste de riz ? nous sommes 2 | in courgette; in rice; people 2
lasagnes végétariennes aux épinards, à congeler | dish lasagna; out végétariennes; in spinach; freezer
plat unique, peu de vaisselle, avec du chorizo | one pot; in chorizo
dinner rapide pour moi et mes 2 enfants, 20 min | people 3; 20 minutes
soupe de poisson bien relevée pour six | dish fish soup; spicy; people 6
une tarte salée sans pâte feuilletée, avec thon et tomates | kind pie; out pâte feuilletée; in tuna; in tomato
repas light 350 kcal maximum | fatGrams ..15; kcal ..350
agneau cuit pendant des heures, fondant | in lamb; slow; soft
poulet basquaise pour 4 à la mijoteuse | dish basque chicken; people 4; slow cooker
un petit dej salé avec des oeufs | in egg
goûter sans oeuf ni lait, facile avec les enfants | out oeuf; out lait
salade de pommes de terre aux harengs | dish potato salad; in herring
on sera 9 à table, plat économique aux lentilles | people 9; cheap; in lentil
pas de viande, je veux des pois chiches croustillants | out viande; in chickpea; crispy
en deux heures max, un bœuf bourguignon | 120 minutes; dish boeuf bourguignon
`,
  es: `
hola quiero hacer una sopa de verduras para mis 3 hijos y yo | dish vegetable soup; people 4
tengo pollo, zanahoria y arroz, que puedo hacer en 40 minutos? | in chicken; in carrot; in rice; 40 minutes
cena ligera sin carbohidratos con merluza | out carbohidratos; in hake
tarta de queso sin horno, 8 porciones | dish cheesecake; no oven; people 8
para los adultos algo picosito | spicy
guiso de ternera con patatas como lo hacia mi madre, somos 6 | kind stew; in beef; in potato; people 6
receta economica con huevo y papas pa 3 personas | cheap; in egg; in potato; people 3
pechuga de pollo jugosa a la plancha, max 400 kcal | in chicken breast; soft; kcal ..400
un postre frío sin gelatina para 12 | kind dessert; out gelatina; people 12
algo con aguacate, vegano, listo en 10 min | in avocado; out vegano; 10 minutes
albondigas en salsa, se pueden congelar? | dish meatball; freezer
soy diabetico, desayuno con avena | carbohydrateGrams ..60; in oats
arroz con mariscos pero sin calamares | in rice; in shellfish; out calamares
pan sin gluten y sin huevo hecho en casa | out gluten; out huevo; in bread
bocadillos para 20 niños, sin frutos secos | kind sandwich; people 20; out frutos secos
sopa de lentejas rojas cremosa, 4 raciones | dish lentil soup; creamy; people 4
`,
  ar: `
السلام عليكم ابي طبخة سريعة بالدجاج لخمسة اشخاص ما تاخذ اكثر من ساعة | in chicken; people 5; 60 minutes
عندي كوسا وباذنجان وطماطم وابغى شي نباتي | in courgette; in eggplant; in tomato; out نباتي
عايز اعمل محشي ل 8 افراد | dish mahshi; people 8
أكل صحي قليل الدهون مع سمك السلمون | fatGrams ..15; in fish; in salmon
سندويشات جبن للمدرسة بدون مكسرات | kind sandwich; in cheese; out مكسرات
حساء العدس الكريمي بالليمون | dish lentil soup; creamy; in lemon
مكرونة بالصلصة الحمراء، ١٥ دقيقة | in pasta; 15 minutes
طاجن لحم بالبرقوق لأربعة | dish tagine; in meat; in plum; people 4
حلويات العيد بالتمر والجوز | kind dessert; in date; in walnut
شوربة فطر بالكريمة بدون دقيق | dish mushroom soup; in cream; out دقيق
عزومة كبيرة ٢٥ شخص، رز ولحم | people 25; in rice; in meat
من غير فرن ومن غير خلاط | no oven; no blender
فطيرة سبانخ وجبنة فيتا | kind pie; in spinach; in feta
ريجيم: أقل من 300 سعرة، بيض | kcal ..300; in egg
`,
  hi: `
नमस्ते, मुझे 5 लोगों के लिए बिना प्याज लहसुन की सब्जी चाहिए | people 5; out प्याज लहसुन
घर में आलू, मटर और पनीर है, 30 मिनट में क्या बनाऊं | in potato; in pea; in paneer; 30 minutes
बच्चों के टिफिन के लिए कुछ हेल्दी, पराठा नहीं | portable; out पराठा
मम्मी को शुगर है, मीठा बिना चीनी | carbohydrateGrams ..60; sweet; out चीनी
कुकर में मटन करी 6 लोगों के लिए | pressure cooker; dish mutton curry; people 6
अंडे की भुर्जी, 2 लोग, 10 मिनट | dish egg bhurji; people 2; 10 minutes
व्रत का खाना, बिना नमक | out व्रत; out नमक
कम बजट में 8 लोगों का खाना, चावल और राजमा | cheap; people 8; in rice; dish rajma
गाढ़ी दाल मखनी मलाईदार | thick; dish dal makhani; creamy
ज्यादा प्रोटीन वाला नाश्ता, ओट्स और दूध | proteinGrams 25..; in oats; in milk
mere ghar me mehmaan aa rahe hai, 7 log, kuch special chicken ka | people 7; in chicken
gajar aur matar ki sabji jaldi wali | in carrot; in pea
veg biryani bina oven cooker me 4 logo ke liye | out veg; dish biryani; no oven; pressure cooker; people 4
mujhe sirf 20 min me kuch anda wala banana hai | 20 minutes; in egg
paneer tikka air fryer me | dish paneer tikka; air fryer
500 calorie se kam, chicken salad | kcal ..500; dish chicken salad
`,
}
