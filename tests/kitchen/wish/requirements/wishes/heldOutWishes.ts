/**
 * Wishes as home cooks type them, written before the tables of words and not used to extend them: the wish, a bar, and what it
 * asks for, with semicolons between.
 */
export const heldOutWishes = {
  de: `
Kartoffelsuppe für 6 Personen, schnell | dish potato soup; people 6
wir sind zu fünft und wollen was mit viel Knoblauch | people 5; in garlic
max. eine halbe Stunde, ohne Backofen | 30 minutes; no oven
Linsensuppe ohne Speck bitte | dish lentil soup; out Speck
ein cremiger Auflauf mit Brokkoli und Nudeln für 4 | creamy; kind casserole; in broccoli; in noodle; people 4
nicht scharf, die Kinder essen mit! 2 erwachsene und 2 kinder | mild; people 4
Kaiserschmarrn für 2 | dish kaiserschmarrn; people 2
hab nur ne Mikrowelle | microwave only
vegan und glutenfrei, unter 500 kcal | out vegan; out gluten; kcal ..500
Was Knuspriges mit Hähnchen in 20 Minuten | crispy; in chicken; 20 minutes
günstiges Essen für eine ganze Woche zum vorkochen | cheap; ahead
nur 5 Zutaten, alles in einem Topf | 5 ingredients; one pot
keine Suppe bitte, lieber einen Salat mit Feta | kind salad; in feta
Gulasch für acht | dish goulash; people 8
schnelles Curry mit kichererbsen und kokosmilch, vegetarisch | kind curry; in chickpea; in coconut milk; out vegetarisch
Kaese Spaetzle fuer 3 leute | dish spaetzle; people 3
salzarm kochen für oma, mild | sodiumMg ..600; mild
eiweißreich, mindestens 30g Protein, keine Nüsse | proteinGrams 30..; out Nüsse
Nudelsalat zum Mitnehmen für die Grillparty, ca 10 Leute | dish pasta salad; portable; people 10
früher hab ich vegan gegessen, jetzt gern ein Schnitzel | dish schnitzel
Kuchen ohne Mixer, glutenfrei | kind cake; no blender; out gluten
was aus der Heißluftfritteuse, knusprige Kartoffeln | air fryer; crispy; in potato
low carb abendessen mit lachs | carbohydrateGrams ..40; in salmon
Schongarer-Rezept mit Rindfleisch, darf 8 Stunden dauern | slow cooker; in beef
etwas Kaltes fürs Büro, Wrap oder so | eaten cold; kind wrap
Pfannkuchen für zwei Personen ohne Ei | kind pancakes; people 2; out Ei
Kürbissupe, sämig, 4 Portionen | dish pumpkin soup; thick; people 4
halal, mit Lamm, für 12 Gäste | out halal; in lamb; people 12
nix aufwendiges, 15 min, mit Spinat und Ei | 15 minutes; in spinach; in egg
Kartoffelsalat zum Einfrieren geht nicht oder? egal, mach trotzdem kartoffelsalat | dish potato salad; dish potato salad
`,
  fr: `
une soupe de légumes pour 4 personnes | kind soup; in vegetable; people 4
avec du poulet et des courgettes, en moins de 30 min | in chicken; in courgette; 30 minutes
gratin de pommes de terre sans lait | kind casserole; in potato; out lait
on est cinq, pas de four à la maison | people 5; no oven
ratatouille pour 6 | dish ratatouille; people 6
pour 2 adultes et 3 enfants, pas trop épicé | people 5; mild
blanquette de veau, en cocotte, 8 pers | dish blanquette de veau; people 8
un truc croustillant et pas cher | crispy; cheap
qqch de crémeux avec des champignons svp | creamy; in mushroom
max 400 calories, sans gluten | kcal ..400; out gluten
je n'ai qu'un micro-ondes | microwave only
une salade froide a emporter au bureau | kind salad; portable
végétarien, 5 ingrédients maximum | out végétarien; 5 ingredients
tarte aux poireaux pour ce soir, nous serons sept | kind pie; in leek; people 7
curry de pois chiches tres epice | kind curry; in chickpea; spicy
pas de soupe, plutot un plat mijoté avec du boeuf | kind stew; in beef
en une demi-heure, avec des oeufs | 30 minutes; in egg
une heure maximum, riche en proteines | 60 minutes; proteinGrams 25..
pauvre en sel pour mon père | sodiumMg ..600
quiche lorraine sans lardons | dish quiche lorraine; out lardons
un gateau au chocolat sans oeufs ni beurre | dish chocolate cake; out oeufs; out beurre
repas à congeler, 10 portions | freezer; people 10
juste pour moi, rapide, avec du thon | people 1; in tuna
croque monsieur a la poele | dish croque monsieur
au barbecue samedi, on sera une douzaine | barbecue; people 12
halal avec de l'agneau, à l'autocuiseur | out halal; in lamb; pressure cooker
avant je mangeais vegan mais plus maintenant, un steak frites | dish steak frites
à préparer la veille pour 20 personnes | ahead; people 20
un dessert léger aux fraises | kind dessert; in strawberry
pates au saumon fumé et creme, 15 min chrono | kind pasta; in smoked salmon; in cream; 15 minutes
`,
  es: `
con garbanzos y espinacas, para 4 personas | in chickpea; in spinach; people 4
somos cuatro, sin horno | people 4; no oven
en menos de media hora y sin gluten | 30 minutes; out gluten
tortilla de patatas sin cebolla | dish tortilla espanola; out cebolla
gazpacho para 6, bien frio | dish gazpacho; people 6; eaten cold
un guiso de lentejas barato | kind stew; in lentil; cheap
algo picante con pollo | spicy; in chicken
no muy picante, es para 2 adultos y 2 niños | mild; people 4
solo tengo microondas | microwave only
sopa cremosa de calabaza | dish pumpkin soup; creamy
ensalada para llevar al trabajo, con atun | kind salad; portable; in tuna
maximo 5 ingredientes por favor | 5 ingredients
paella para 10 personas sin mariscos | dish paella; people 10; out mariscos
vegano y alto en proteinas, menos de 600 kcal | out vegano; proteinGrams 25..; kcal ..600
quiero unas croquetas crujientes | dish croquetas; crispy
ya no soy vegetariano, quiero carne de res | in beef
algo bajo en sal para mi abuela | sodiumMg ..600
en 20 minutos con huevos y papas | 20 minutes; in egg; in potato
cena para dos, algo con salmon | people 2; in salmon
pastel de chocolate sin huevo para 12 | dish chocolate cake; out huevo; people 12
en una sola olla, arroz con pollo | one pot; dish arroz con pollo
para congelar, 8 raciones | freezer; people 8
nada de sopa, mejor una hamburguesa | kind burger
olla express, frijoles negros | pressure cooker; in black bean
una hora como mucho, sin batidora | 60 minutes; no blender
postre sin azucar con platano | kind dessert; out azucar; in banana
freidora de aire: alitas picantes | air fryer; spicy; dish buffalo wings
solo para mi, rapido, 10 minutos | people 1; 10 minutes
kosher y sin lacteos, pollo | out kosher; out lacteos; in chicken
dejarlo hecho el dia antes, seremos unas 15 personas | ahead; people 15
`,
  ar: `
كبسة دجاج لستة أشخاص | dish kabsa; in chicken; people 6
شوربة عدس بدون بصل | dish lentil soup; out بصل
شكشوكة خلال نصف ساعة | dish shakshuka; 30 minutes
بدون فرن لأنه خربان | no oven
بالدجاج والبطاطس في ٢٠ دقيقة | in chicken; in potato; 20 minutes
نحن خمسة أشخاص ونريد شيئا حارا | people 5; spicy
مو حار عشان الاطفال | mild
سلطة خفيفة مع حمص | kind salad; in chickpea
نباتي صرف وبدون غلوتين | out نباتي صرف; out غلوتين
عندي مايكرويف فقط | microwave only
أكلة رخيصة ل ٤ اشخاص | cheap; people 4
كيكة شوكولاتة بدون بيض | dish chocolate cake; out بيض
مقلوبة لعشرة أشخاص | dish maqluba; people 10
عالي البروتين وأقل من 500 سعرة | proteinGrams 25..; kcal ..500
قليل الملح لوالدي | sodiumMg ..600
خمس مكونات فقط | 5 ingredients
معكرونة كريمية بالفطر | kind pasta; creamy; in mushroom
ملوخية مع رز | dish molokhia; in rice
للفريزر، 8 حصص | freezer; people 8
وجبة باردة للدوام | eaten cold
حلى سهل بالتمر | kind dessert; in date
فلافل مقرمشة بالقلاية الهوائية | dish falafel; crispy; air fryer
ما ابي شوربة، ابي شي باللحم | in meat
لشخصين، سمك مشوي على الفحم | people 2; in fish; barbecue
بحد أقصى ساعة واحدة، مع باذنجان | 60 minutes; in eggplant
shorba bel dajaj le 4 ashkhas | kind soup; in chicken; people 4
koshari for 4, mish har | dish koshari; people 4; mild
تبولة وحمص للعزومة ١٢ شخص | dish tabbouleh; dish hummus; people 12
بقدر الضغط، لحم غنم | pressure cooker; in lamb
كان عندنا شوربة امبارح، اليوم نبغى مندي | dish mandi
`,
  hi: `
पालक के साथ कुछ, 6 लोगों के लिए | in spinach; people 6
पनीर बटर मसाला आधे घंटे में | dish paneer butter masala; 30 minutes
बिना ओवन के केक | no oven; kind cake
मसाला डोसा बिना प्याज के | dish dosa; out प्याज
टमाटर का सूप, कम नमक | dish tomato soup; sodiumMg ..600
चार लोगों के लिए मसालेदार सब्जी | people 4; spicy
ज्यादा तीखा नहीं, बच्चों के लिए | mild
सिर्फ माइक्रोवेव है | microwave only
२० मिनट में आलू की सब्जी | 20 minutes; in potato
शाकाहारी, बिना लहसुन | out शाकाहारी; out लहसुन
सस्ता खाना 5 लोगों के लिए | cheap; people 5
प्रोटीन से भरपूर, 400 कैलोरी से कम | proteinGrams 25..; kcal ..400
हम तीन लोग हैं, राजमा चावल | people 3; dish rajma
कुरकुरे पकोड़े | crispy; dish pakora
प्रेशर कुकर में चिकन बिरयानी 8 लोगों के लिए | pressure cooker; dish biryani; people 8
सिर्फ 5 सामग्री से | 5 ingredients
मलाईदार पास्ता मशरूम के साथ | creamy; kind pasta; in mushroom
टिफिन के लिए पराठा | portable; dish paratha
हलाल, मटन, एक घंटे में | out हलाल; in mutton; 60 minutes
सूप नहीं चाहिए, सलाद चाहिए खीरे वाला | kind salad; in cucumber
palak paneer 4 logon ke liye, kam teekha | dish palak paneer; people 4; mild
aadhe ghante me kuch chicken wala | 30 minutes; in chicken
bina oven ke dessert, 6 log | no oven; kind dessert; people 6
dal makhani bina cream ke | dish dal makhani; out cream
hum do log hain, sirf 15 minute hai | people 2; 15 minutes
jain khana, aloo pyaz lehsun nahi | out jain; out aloo; out pyaz; out lehsun
sasta aur healthy, chawal ke sath | cheap; in rice
chatpata aur kurkura snack party ke liye 10 logo ke liye | crispy; people 10
पहले मैं शाकाहारी था, अब चिकन करी | in chicken; kind curry
एयर फ्रायर में समोसा | air fryer; dish samosa
`,
}
