import type { WishCase } from './wishCase.ts'

/** Limits as people write them in a hurry, some twenty of each language, written before the lists of words were looked at. */
export const limitsInPassing: readonly WishCase[] = [
  ['pasta bake for my coeliac niece', '#gluten'],
  ['im on warfarin so go easy on the spinach, some soup', '?'],
  ['My G6PD boy wants falafel but obviously not with broad beans', '?'],
  ["chicken dinner no pork please we're muslim", 'pork'],
  ['The little one is 8 months, finger food', '^'],
  ['curry, on MAOIs so aged cheese is a no go', '?'],
  ['bbq ideas, ever since the tick bite i cant do beef', '?'],
  ['breastfeeding and baby screams when I have dairy. brunch', '#milk'],
  ['blood pressure tablets, grapefruit is off the menu', '?'],
  ['date night dinner, she keeps kosher', '?'],
  ['mein Mann verträgt keine Milch, Kartoffelgratin', '#milk'],
  ['24. SSW, Lust auf Sushi', '^'],
  ['Eintopf, mein Vater hat wieder Gicht', '?'],
  ['Kuchen für den Kindergeburtstag, Jonas kriegt von Haselnüssen keine Luft', '#nuts'],
  ['Wir fasten gerade (Ramadan), was leichtes zum Iftar', '?'],
  ['stille noch, Zwerg hat Koliken von Kuhmilch', '#milk'],
  ['Histamin Unverträglichkeit, Abendessen ohne Tomaten', 'tomato'],
  ['die Kleine wird grad 7 Monate, erster Brei', '^'],
  ['Schwiegermutter nimmt Marcumar, was mit Gemüse', '?'],
  ['bin Zölli, Pizza bitte', '#gluten'],
  ['Llevo 22 semanas, algo con pescado', '^'],
  ['mi cuñada es celiaca, tarta de chocolate', '#gluten'],
  ['a mi abuelo le subió el ácido úrico, cena ligera', '?'],
  ['nada de cerdo que somos musulmanes', 'pork'],
  ['al peque de 9 meses le toca merienda', '^'],
  ['tomo sintrom y no se si puedo espinacas, crema de verduras', '?'],
  ['el niño se hincha con los cacahuetes, galletas', '#peanuts'],
  ['sin mariscos xfa que mi novia es alergica, paella', '#crustaceans'],
  ['estoy dando pecho, cena rica en hierro', '?'],
  ['los viernes de cuaresma no comemos carne, menú', 'meat'],
  ['je suis enceinte de 5 mois, tartare de saumon', '^'],
  ['gratin, mon fils a une APLV', '#milk'],
  ['goûter pour bébé de 7 mois', '^'],
  ['mon mari fait de la goutte, un plat de viande', '?'],
  ['pas de porc ni alcool, on est musulmans, un bourguignon', 'pork'],
  ["on m'a interdit le pamplemousse avec mes cachets, salade fraîche", 'grapefruit'],
  ['ma belle mère a la maladie coeliaque, tarte aux pommes', '#gluten'],
  ['les fruits à coque lui donnent des plaques, gateau au chocolat', '#nuts'],
  ["j'allaite, un diner rapide", '?'],
  ['intolérante au lactose, crêpes svp', '#milk'],
  ['jain khana chahiye, aaj raat ke liye', '?'],
  ['मेरे बेटे को मूंगफली खाते ही सूजन आ जाती है, चाट', '#peanuts'],
  ['पाँचवाँ महीना चल रहा है, कुछ हल्का खाना', '^'],
  ['सास को शुगर है, मीठे में कुछ', '?'],
  ['hum log pyaz lehsun nahi khate, paneer ki sabzi', 'onion'],
  ['navratri ka vrat hai, kuch banana hai', '?'],
  ['बच्चा आठ महीने का है, नाश्ता', '^'],
  ['papa ko uric acid badha hua hai, dal', '?'],
  ['doodh pachta nahi mujhe, meetha batao', '#milk'],
  ['हम शाकाहारी हैं, अंडा भी नहीं, केक', 'egg'],
  ['زوجتي حامل في الشهر الخامس، عشاء', '^'],
  ['ابني عنده حساسية فول سوداني، حلى', '#peanuts'],
  ['عندي نقرس وش اطبخ لحم', '?'],
  ['بدون خنزير او كحول لو سمحت، باستا', 'pork'],
  ['بنتي عمرها ٨ شهور، شوربة', '^'],
  ['معي انيميا الفول، سلطة', '?'],
  ['امي ما تتحمل الحليب، رز بحليب', '#milk'],
  ['باخذ حبوب سيولة الدم، طبق سبانخ', '?'],
  ['صايمين صيام الميلاد، غدا', '?'],
  ['my hubby cant stomach milk, mac n cheese', '#milk'],
  ['20 weeks along and craving tuna', '^'],
  ['alpha-gal here, weeknight dinner', '?'],
  ["gran's kidneys are failing, something gentle with potatoes", '?'],
  ['dinner for a jain colleague', '?'],
  ['we observe lent, fridays only fish', '?'],
  ['lasagne, my flatmate comes up in welts after tomatos', 'tomato'],
  ['my histamine bucket is full, salad', '?'],
  ['kid just turned 10 months, pasta', '^'],
  ['picky guest: nothing with a face', '?'],
  ['Meine Schwester ist in der 30. Woche, Tiramisu', '^'],
  ["Opa hat's mit der Niere, Suppe", '?'],
  ['unser Besuch isst halal, Gulasch', '?'],
  ['von Sellerie juckt mir der Gaumen, Salat', '#celery'],
  ['Brotzeit für meine Tochter, 1 Jahr alt', '^'],
  ['Ich nehme Blutdrucktabletten, was mit Grapefruit', '?'],
  ['bitte nix mit Schalentieren wg Allergie, Risotto', '#crustaceans'],
  ['Sohn hat Favismus, Bohneneintopf', '?'],
  ['mi marido no tolera la lactosa, natillas', '#milk'],
  ['estoy embarasada de 4 meses, ceviche', '^'],
  ['somos judíos, sin mezclar carne y leche', '?'],
  ['a mi hija le pica la lengua con el kiwi, macedonia', 'kiwi'],
  ['tengo gota, algo con carne', '?'],
  ['comida para bebe de 6 meses', '^'],
  ['me operaron de la vesícula, cena', '?'],
  ['el huevo me sienta como un tiro, tortilla de patata', '#eggs'],
  ['mi suegro diabetico viene a comer, postre', '?'],
  ['no podemos ni oler las nueces en casa, bizcocho', 'nut'],
  ['22 SA, envie de fromage', '^'],
  ['mon copain gonfle comme un ballon avec les crevettes, riz sauté', '#crustaceans'],
  ['sans gluten pr ma soeur coeliaque, pain', '#gluten'],
  ["papi est sous anticoagulants, gratin d'épinards", '?'],
  ["soupe, j'ai un ulcère", '?'],
  ['ma fille de 9 mois commence la diversification', '^'],
  ['déficit en G6PD, salade de fèves', '?'],
  ['le soja me rend malade, wok', '#soy'],
  ['on mange casher à la maison, poulet roti', '?'],
  ['aucun produit laitier, ma puce est allergique, purée', '#milk'],
  ['मैं गर्भवती हूँ, चाट खाने का मन है', '^'],
  ['दादी को किडनी की दिक्कत है, खिचड़ी', '?'],
  ['anda nahi khate hum, cake banao', 'egg'],
  ['mujhe gehu se problem hai, roti', '#gluten'],
  ['बीपी की दवा चल रही है, अचार', '?'],
  ['mera beta 9 mahine ka hai, kya khilau', '^'],
  ['jhinga khane se khujli hoti hai, fish curry', '#crustaceans'],
  ['हम जैन हैं, आलू की सब्ज़ी', '?'],
  ['roza hai, iftari mein kya banau', '?'],
  ['मेरी पत्नी को लैक्टोज हजम नहीं होता, खीर', '#milk'],
  ['انا حامل وابي سوشي', '^'],
  ['ابوي مريض سكر، حلا خفيف', '?'],
  ['ولدي يطفح جلده من البيض، كيك', '#eggs'],
  ['عندي قولون عصبي، عدس', '?'],
  ['اختي مرضع، فطور', '?'],
  ['ممنوع القمح لزوجي، خبز', '#gluten'],
  ['نباتيين ما ناكل لحم، برياني', 'meat'],
  ['السمسم يخنقني، حمص', '#sesame'],
  ['ضيوفي مسلمين، ستيك', '?'],
  ['رضيع ٦ اشهر، اول وجبة', '^'],
]

/** Wishes that limit nothing, written before the lists of words were looked at. */
export const everydayWishes: Readonly<Record<string, string>> = {
  en: `quick pasta with lemon and peas
something warm and cheesy for a rainy evening
Sunday roast chicken with crispy potatoes
my gran's apple crumble
use up half a cabbage and some bacon
tacos for six, friends coming over
thai green curry with prawns
best banana bread ever
a birthday cake for my daughter, she loves strawberries
one pot dinner, ready in 30 minutes
the kids want burgers
leftover rice, what can I do with it
spicy ramen like in Tokyo
mushroom risotto but not too rich
picnic food that travels well
I have salmon, dill and cream
anniversary dinner, steak and a nice sauce
bread without kneading
soup to freeze
vegetable lasagne with lots of basil
my husband's favourite meatballs
a stew that simmers all afternoon
fish pie with a crunchy top
fluffy pancakes for Saturday morning
air fryer chicken wings
dad is visiting on Friday, he likes a good curry
chocolate mousse, dead easy
gnocchi with sage butter
cheap lunch for the office
Christmas cookies to bake with children
roasted cauliflower with tahini
shakshuka for brunch
peanut noodles, really hot
a salad that fills me up
something with chickpeas and coconut milk
George's chilli but smokier
pulled pork in the slow cooker
crispy tofu bowl
Luke wants nachos
beetroot and goat cheese tart
a proper fry-up
sticky toffee pudding for two
meal prep for the week, high protein
sausages and mash with onion gravy
no idea what to cook, surprise me
fresh pesto from my garden basil
no bake cheesecake with blueberries
clam chowder from Boston
pizza dough that rises overnight
sweet potato wedges and a dip`,
  de: `schnelle Nudeln mit Tomatensoße
etwas Warmes für einen kalten Abend
Omas Apfelkuchen
Grillabend mit Freunden, zwölf Leute
Kürbissuppe mit Ingwer
Geburtstagstorte für meine Tochter, sie liebt Erdbeeren
Resteverwertung: Reis und Brokkoli
ein Auflauf, den man vorbereiten kann
Schnitzel mit Kartoffelsalat
die Kinder wollen Pizza
etwas mit Lachs und Spinat
deftiger Eintopf mit Linsen
Brot ohne Kneten
mein Mann liebt Käsespätzle
fluffige Pfannkuchen zum Frühstück
Salat für den Sommer
was Schnelles unter 20 Minuten
Thai Curry mit Garnelen
Weihnachtsplätzchen zum Ausstechen
Rindergulasch wie in Ungarn
ich habe noch Zucchini und Feta
Flammkuchen mit Speck und Zwiebeln
Mittagessen fürs Büro zum Mitnehmen
scharfe Ramen
Sonntagsbraten mit Klößen
Mousse au Chocolat für zwei
Ofengemüse mit Kräuterquark
Opa kommt am Freitag, er mag Sauerbraten
Pasta mit Pilzen, aber nicht zu schwer
Muffins für die Schule
Fischstäbchen selber machen
günstig kochen mit Kichererbsen
Spargel mit Sauce Hollandaise
ein richtig guter Burger
Käsekuchen ohne Boden
Hähnchen aus dem Ofen mit Rosmarin
Suppe zum Einfrieren
keine Ahnung, überrasch mich
Frikadellen mit Kartoffelpüree
Zimtschnecken wie in Schweden
Risotto mit Kürbis
Brunch mit Freunden, süß und herzhaft
Davids Lieblingschili
Wraps mit Hähnchen und Avocado
Rote Bete mit Ziegenkäse
Milchreis mit Kirschen
Erdnussnudeln, gern scharf
eine Tarte mit Lauch
Abendessen für vier, nicht zu teuer
Pizzateig über Nacht`,
  es: `pasta rápida con limón
algo calentito para la cena
tortilla de patatas jugosa
la tarta de manzana de mi abuela
paella para seis
cena con amigos el sábado
pollo al horno con patatas
algo con garbanzos y espinacas
tarta de cumpleaños para mi hija, le encantan las fresas
croquetas de jamón
los niños quieren hamburguesas
sopa para congelar
arroz que sobró de ayer
a mi marido le gusta el pescado
tacos al pastor
ensalada fresca para el verano
lentejas como las de mi madre
pan sin amasar
ceviche de camarón
un postre de chocolate fácil
gazpacho bien frío
guiso de ternera a fuego lento
desayuno con huevos y aguacate
pizza casera
tengo salmón y eneldo
comida barata para toda la semana
magdalenas para el cole
curry tailandés
pollo con mole
flan casero
cena romántica para dos
calabacines rellenos
mi suegra viene el domingo, algo especial
empanadas argentinas
algo picante pero no demasiado
papas rellenas
crema de calabaza
arroz con leche
bocadillos para el picnic
no sé qué cocinar, sorpréndeme
fideos con cacahuete
enchiladas verdes
bizcocho de yogur
macarrones con chorizo
albóndigas en salsa
merienda para los niños
tostadas con tomate
pescado a la plancha con verduras
galletas de avena
chili de Jorge pero más ahumado`,
  fr: `pâtes rapides au citron
un plat chaud pour l'hiver
la tarte aux pommes de ma grand-mère
poulet rôti du dimanche
quiche lorraine
repas entre amis samedi, on sera huit
gâteau d'anniversaire pour ma fille, elle adore les fraises
les enfants veulent des burgers
une soupe à congeler
reste de riz, que faire
saumon et aneth
mon mari adore le fromage
crêpes pour la chandeleur
blanquette de veau
salade d'été
ratatouille
pain sans pétrissage
curry thaï aux crevettes
mousse au chocolat facile
gratin dauphinois
dîner romantique pour deux
boeuf bourguignon qui mijote
un brunch avec des oeufs
tarte au citron meringuée
plat pas cher pour la semaine
moules frites
j'ai des courgettes et de la feta
biscuits de Noël
pizza maison
papa vient vendredi, il aime le cassoulet
hachis parmentier
risotto aux champignons, pas trop lourd
lentilles aux saucisses
muffins pour l'école
couscous royal
gaspacho bien frais
velouté de potiron
une tarte aux poireaux
steak au poivre
apéro dînatoire
je ne sais pas quoi cuisiner, surprends-moi
nouilles aux cacahuètes
cheesecake sans cuisson
soupe à l'oignon
tomates farcies
poisson en papillote
un gratin de pâtes
pommes de terre sautées
gaufres du goûter
chili de Georges mais plus fumé`,
  hi: `जल्दी बनने वाला पास्ता
पनीर की मसालेदार सब्ज़ी
दादी जैसा गाजर का हलवा
बच्चों को बर्गर चाहिए
दाल मखनी
आज रात के लिए कुछ हल्का
बची हुई रोटी से कुछ
चिकन बिरयानी छह लोगों के लिए
बेटी का जन्मदिन है, स्ट्रॉबेरी केक
पालक पनीर
राजमा चावल
चाय के साथ कुछ नमकीन
मेरे पति को मछली पसंद है
सर्दियों में गरम सूप
आलू के पराठे
खीर बनानी है
ऑफिस के लिए टिफिन
इडली सांभर
बारिश में पकोड़े
तीखी चटनी
kuch jaldi banne wala
aloo gobi ki sabzi
mummy jaisi kadhi
paneer tikka ghar pe
dosto ke liye dinner
butter chicken restaurant jaisa
gajar ka halwa
bache hue chawal ka kya karu
egg curry masaledar
besan ke laddu
chole bhature
nashte mein poha
pav bhaji mumbai wali
diwali ke liye mithai
kuch meetha chahiye
मशरूम की सब्ज़ी
अंडा करी
मटन रोगन जोश
वेज पुलाव
लंच के लिए कुछ आसान
भिंडी मसाला
गुलाब जामुन
मेहमान आ रहे हैं, कुछ खास
दही भल्ले
मक्के की रोटी और साग
sooji ka upma
fish fry kolkata style
chai ke saath biscuit
समझ नहीं आ रहा क्या बनाऊँ
आम की लस्सी`,
  ar: `باستا سريعة بالليمون
شوربة عدس دافية
كبسة دجاج لستة اشخاص
كيك عيد ميلاد لبنتي، تحب الفراولة
الاولاد يبغون برجر
رز بحليب مثل جدتي
سلطة صيفية
مقلوبة
عشاء سريع في نص ساعة
زوجي يحب السمك
حمص وفلافل
ملوخية بالدجاج
بقايا الرز ايش اسوي فيها
مسقعة
فطور بالبيض والجبن
كنافة نابلسية
عزومة يوم الجمعة
خبز بدون عجن
كفتة بالفرن
محشي كوسا
شكشوكة
بيتزا بيتية
عندي سلمون وشبت
كاري تايلندي
حلى سهل بالشوكولاته
سندويشات للمدرسة
طبخة رخيصة للاسبوع
مندي لحم
تبولة
اكلة حارة بس مو مرة
عشاء رومانسي لشخصين
فتة
بسبوسة
مجدرة
ورق عنب
كشري مصري
دجاج مشوي بالبطاطس
طاجن مغربي
كوكيز
ما ادري وش اطبخ، فاجئني
صيادية سمك
بامية باللحم
فطاير سبانخ
ربيان مشوي
كريم كراميل
شاورما
معكرونة بالبشاميل
ابي يجي الجمعة ويحب المشاوي
شوربة للتفريز
سمبوسة`,
}
