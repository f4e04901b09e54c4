/** See shownNames.ts. */
export const cerealsNameTranslations = `
all-purpose flour: Weizenmehl | harina de trigo | farine de blé | गेहूँ का आटा | دقيق القمح
whole-wheat flour: Weizenvollkornmehl | harina integral | farine complète | साबुत गेहूँ का आटा | دقيق القمح الكامل
bread flour: Brotmehl | harina de fuerza | farine à pain | ब्रेड का मैदा | دقيق الخبز
self-rising flour: Mehl mit Backpulver | harina con levadura | farine avec levure | सेल्फ़ राइज़िंग मैदा | دقيق ذاتي التخمير
atta: Atta-Mehl | harina atta | farine atta | आटा | دقيق أتا
rye: Roggen | centeno | seigle | राय (rye) अनाज | جاودار
rye flour: Roggenmehl | harina de centeno | farine de seigle | राय (rye) का आटा | دقيق الجاودار
spelt: Dinkel | espelta | épeautre | स्पेल्ट | قمح سبلت
spelt flour: Dinkelmehl | harina de espelta | farine d’épeautre | स्पेल्ट का आटा | دقيق السبلت
durum wheat: Hartweizen | trigo duro | blé dur | ड्यूरम गेहूँ | قمح قاسي
khorasan wheat: Khorasan-Weizen | trigo khorasan | blé de khorasan | खुरासान गेहूँ | قمح خراسان
einkorn: Einkorn | escaña | petit épeautre | आइनकॉर्न गेहूँ | قمح وحيد الحبة
farro: Emmer | farro | farro | फ़ारो गेहूँ | قمح فارو
triticale: Triticale | triticale | triticale | ट्रिटिकेल | تريتيكال
freekeh: Freekeh | freekeh | freekeh | फ़्रीकेह | فريكة
sprouted wheat: gekeimter Weizen | trigo germinado | blé germé | अंकुरित गेहूँ | قمح منبت
wheat starch: Weizenstärke | almidón de trigo | amidon de blé | गेहूँ का स्टार्च | نشا القمح
malted barley: Gerstenmalz | cebada malteada | orge maltée | माल्टेड जौ | شعير مملت
barley flour: Gerstenmehl | harina de cebada | farine d’orge | जौ का आटा | دقيق الشعير
tsampa: Tsampa | tsampa | tsampa | त्सम्पा | تسامبا
corn flour: Maismehl | harina de maíz | farine de maïs | मक्के का आटा | دقيق الذرة
cornstarch: Maisstärke | almidón de maíz | fécule de maïs | मक्के का स्टार्च | نشا الذرة
rice flour: Reismehl | harina de arroz | farine de riz | चावल का आटा | دقيق الأرز
chickpea flour: Kichererbsenmehl | harina de garbanzo | farine de pois chiche | बेसन | دقيق الحمص
soy flour: Sojamehl | harina de soja | farine de soja | सोया आटा | دقيق الصويا
kinako: Kinako-Sojamehl | harina de soja kinako | farine de soja kinako | किनाको सोया आटा | دقيق صويا كيناكو
lupin flour: Lupinenmehl | harina de altramuz | farine de lupin | ल्यूपिन का आटा | دقيق الترمس
almond flour: Mandelmehl | harina de almendra | farine d’amande | बादाम का आटा | دقيق اللوز
cake mix: Kuchenbackmischung | preparado para bizcocho | préparation pour gâteau | केक मिक्स | خليط الكيك
cookie mix: Keksbackmischung | preparado para galletas | préparation pour biscuits | कुकी मिक्स | خليط الكوكيز
pudding mix: Puddingpulver | preparado para pudin | préparation pour pudding | पुडिंग मिक्स | خليط البودينغ
baking powder: Backpulver | levadura química | levure chimique | बेकिंग पाउडर | مسحوق الخبز
bread roll: Brötchen | panecillo | petit pain | ब्रेड रोल | خبز صغير
baguette: Baguette | baguette | baguette | बैगेट | خبز باغيت
sourdough bread: Sauerteigbrot | pan de masa madre | pain au levain | खमीरी ब्रेड | خبز العجين المخمر
dark rye bread: dunkles Roggenbrot | pan negro de centeno | pain de seigle noir | गहरी राय (rye) ब्रेड | خبز الجاودار الداكن
flatbread: Fladenbrot | pan plano | pain plat | चपटी रोटी | خبز مسطح
pita bread: Pitabrot | pan de pita | pain pita | पीटा ब्रेड | خبز بيتا
chapati: Chapati | chapati | chapati | चपाती | شباتي
cornbread: Maisbrot | pan de maíz | pain de maïs | मक्के की ब्रेड | خبز الذرة
tortilla: Tortilla | tortilla mexicana | tortilla | टॉर्टिया | تورتيلا
flour tortilla: Weizentortilla | tortilla de trigo | tortilla de blé | मैदे का टॉर्टिया | تورتيلا القمح
corn tortilla: Maistortilla | tortilla de maíz | tortilla de maïs | मक्के का टॉर्टिया | تورتيلا الذرة
croutons: Croûtons | picatostes | croûtons | क्रूटॉन | خبز محمص مكعبات
breadcrumbs: Paniermehl | pan rallado | chapelure | ब्रेड का चूरा | بقسماط مطحون
panko: Panko | panko | panko | पैंको | بانكو
rusk: Zwieback | biscote | biscotte | रस्क | بقسماط
cracker: Cracker | galleta salada | cracker | क्रैकर | بسكويت مالح
saltine cracker: Salzcracker | galleta salada | cracker salé | नमकीन क्रैकर | بسكويت مملح
malt biscuit: Malzkeks | galleta de malta | biscuit au malt | माल्ट बिस्कुट | بسكويت الشعير
pasta: Nudeln | pasta | pâtes | पास्ता | معكرونة
spaghetti: Spaghetti | espaguetis | spaghettis | स्पेगेटी | سباغيتي
macaroni: Makkaroni | macarrones | macaronis | मैकरोनी | مكرونة
shell pasta: Muschelnudeln | conchas de pasta | coquillettes | शेल पास्ता | معكرونة الصدف
penne: Penne | penne | penne | पेने पास्ता | معكرونة بيني
lasagna sheets: Lasagneplatten | láminas de lasaña | feuilles de lasagne | लज़ानिया शीट | رقائق اللازانيا
gnocchi: Gnocchi | ñoquis | gnocchis | न्योकी | نيوكي
egg noodles: Eiernudeln | fideos de huevo | nouilles aux œufs | अंडे की नूडल | نودلز البيض
wide egg noodles: breite Eiernudeln | fideos anchos de huevo | nouilles larges aux œufs | चौड़ी अंडे की नूडल | نودلز البيض العريضة
wheat noodles: Weizennudeln | fideos de trigo | nouilles de blé | गेहूँ की नूडल | نودلز القمح
rice noodles: Reisnudeln | fideos de arroz | nouilles de riz | चावल की नूडल | نودلز الأرز
wheat vermicelli: Fadennudeln | fideos finos | vermicelles | सेवई | شعيرية
vermicelli: Fadennudeln | fideos finos | vermicelles | सेवई | شعيرية
filo pastry: Filoteig | masa filo | pâte filo | फ़ीलो पेस्ट्री | عجينة الفيلو
crêpe: Crêpe | crepe | crêpe | क्रेप | كريب
pizza: Pizza | pizza | pizza | पिज़्ज़ा | بيتزا
quiche: Quiche | quiche | quiche | कीश | كيش
sev: Sev | sev | sev | सेव | سيف هندي
cooked rice: gekochter Reis | arroz cocido | riz cuit | पका चावल | أرز مطبوخ
basmati rice: Basmatireis | arroz basmati | riz basmati | बासमती चावल | أرز بسمتي
jasmine rice: Jasminreis | arroz jazmín | riz jasmin | जैस्मीन चावल | أرز الياسمين
short-grain rice: Rundkornreis | arroz de grano corto | riz à grain rond | छोटे दाने का चावल | أرز قصير الحبة
cooked sushi rice: gekochter Sushireis | arroz de sushi cocido | riz à sushi cuit | पका सुशी चावल | أرز سوشي مطبوخ
crisp rice cereal: Knusperreis | arroz inflado | riz soufflé | कुरकुरे चावल | حبوب الأرز المقرمشة
puff pastry: Blätterteig | hojaldre | pâte feuilletée | पफ़ पेस्ट्री | عجينة مورقة
shortcrust pastry: Mürbeteig | masa quebrada | pâte brisée | शॉर्टक्रस्ट पेस्ट्री | عجينة هشة
brioche: Brioche | brioche | brioche | ब्रियोश | بريوش
burger bun: Burgerbrötchen | pan de hamburguesa | pain à burger | बर्गर बन | خبز البرغر
naan: Naan | naan | naan | नान | خبز نان
croissant: Croissant | cruasán | croissant | क्रोसां | كرواسون
couscous: Couscous | cuscús | couscous | कुसकुस | كسكس
polenta: Polenta | polenta | polenta | पोलेंटा | بولينتا
glass noodles: Glasnudeln | fideos de cristal | vermicelles transparents | काँच नूडल | نودلز زجاجية
glutinous rice: Klebreis | arroz glutinoso | riz gluant | चिपचिपा चावल | أرز دبق
tapioca starch: Tapiokastärke | almidón de tapioca | fécule de tapioca | टैपिओका स्टार्च | نشا التابيوكا
baking soda: Natron | bicarbonato | bicarbonate de soude | मीठा सोडा | بيكربونات الصودا
pearl barley: Perlgraupen | cebada perlada | orge perlé | पर्ल जौ | شعير لؤلؤي
gyoza wrapper: Gyoza-Teigblatt | oblea para gyoza | feuille à gyoza | ग्योज़ा रैपर | رقائق غيوزا
spring roll wrapper: Frühlingsrollenblatt | oblea para rollitos de primavera | feuille à nems | स्प्रिंग रोल रैपर | رقائق سبرينغ رول
tortilla chips: Tortilla-Chips | totopos | chips de maïs | टॉर्टिला चिप्स | رقائق التورتيلا
injera: Injera | injera | injera | इंजेरा | إنجيرا
masa harina: Masa Harina | masa harina | masa harina | मासा हरीना | ماسا هارينا
cassava meal: Maniokmehl, grob | farofa de mandioca | semoule de manioc | कसावा का दलिया | سميد الكسافا
soda bread: Natronbrot | pan de soda | pain au bicarbonate | सोडा ब्रेड | خبز الصودا
gluten-free flour: glutenfreies Mehl | harina sin gluten | farine sans gluten | ग्लूटेन-मुक्त आटा | دقيق خال من الغلوتين
potato starch: Kartoffelstärke | fécula de patata | fécule de pomme de terre | आलू का स्टार्च | نشا البطاطس
arborio rice: Arborio-Reis | arroz arborio | riz arborio | आर्बोरियो चावल | أرز أربوريو
quinoa: Quinoa | quinoa | quinoa | क्विनोआ | كينوا
brioche bun: Brioche-Brötchen | pan brioche | pain brioché | ब्रियोश बन | خبز بريوش
`
