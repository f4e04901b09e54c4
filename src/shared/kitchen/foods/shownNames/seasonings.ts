/** See shownNames.ts. */
export const seasoningsNameTranslations = `
salt: Salz | sal | sel | नमक | ملح
flaky salt: Salzflocken | sal en escamas | fleur de sel | परतदार नमक | ملح رقائق
sunflower oil: Sonnenblumenöl | aceite de girasol | huile de tournesol | सूरजमुखी का तेल | زيت دوار الشمس
extra virgin olive oil: natives Olivenöl extra | aceite de oliva virgen extra | huile d’olive vierge extra | एक्स्ट्रा वर्जिन जैतून का तेल | زيت زيتون بكر ممتاز
sesame oil: Sesamöl | aceite de sésamo | huile de sésame | तिल का तेल | زيت السمسم
coconut oil: Kokosöl | aceite de coco | huile de coco | नारियल का तेल | زيت جوز الهند
avocado oil: Avocadoöl | aceite de aguacate | huile d’avocat | एवोकाडो का तेल | زيت الأفوكادو
soybean oil: Sojaöl | aceite de soja | huile de soja | सोयाबीन तेल | زيت الصويا
mustard oil: Senföl | aceite de mostaza | huile de moutarde | सरसों का तेल | زيت الخردل
vegetable shortening: Pflanzenfett | manteca vegetal | graisse végétale | वनस्पति घी | سمن نباتي
soy lecithin: Sojalecithin | lecitina de soja | lécithine de soja | सोया लेसिथिन | ليسيثين الصويا
paprika: Paprikapulver | pimentón | paprika | पैप्रिका | بابريكا
smoked paprika: geräuchertes Paprikapulver | pimentón ahumado | paprika fumé | स्मोक्ड पैप्रिका | بابريكا مدخنة
cumin: Kreuzkümmel | comino | cumin | जीरा | كمون
cumin seed: Kreuzkümmelsamen | comino en grano | graines de cumin | साबुत जीरा | حب الكمون
ground coriander: gemahlener Koriander | cilantro molido | coriandre moulue | धनिया पाउडर | كزبرة مطحونة
dried oregano: getrockneter Oregano | orégano seco | origan séché | सूखा ऑरेगैनो | أوريغانو مجفف
dried thyme: getrockneter Thymian | tomillo seco | thym séché | सूखा थाइम | زعتر بري مجفف
dried marjoram: getrockneter Majoran | mejorana seca | marjolaine séchée | सूखा मार्जोरम | مردقوش مجفف
dried mint: getrocknete Minze | menta seca | menthe séchée | सूखा पुदीना | نعناع مجفف
bay leaf: Lorbeerblatt | hoja de laurel | feuille de laurier | तेज पत्ता | ورق الغار
curry leaf: Curryblatt | hoja de curry | feuille de curry | करी पत्ता | ورق الكاري
chili flakes: Chiliflocken | chile en copos | flocons de piment | चिली फ्लेक्स | رقائق الفلفل الحار
chili powder: Chilipulver | chile en polvo | piment en poudre | मिर्च पाउडर | مسحوق الفلفل الحار
Kashmiri chili powder: Kaschmir-Chilipulver | chile de Cachemira en polvo | piment du Cachemire en poudre | कश्मीरी मिर्च पाउडर | مسحوق فلفل كشمير
ancho chili powder: Ancho-Chilipulver | chile ancho en polvo | piment ancho en poudre | एंचो मिर्च पाउडर | مسحوق فلفل أنشو
cayenne pepper: Cayennepfeffer | cayena | piment de Cayenne | लाल मिर्च पाउडर | فلفل كايين
Aleppo pepper: Aleppo-Pfeffer | pimienta de Alepo | piment d’Alep | अलेप्पो मिर्च | فلفل حلبي
gochugaru: Gochugaru | gochugaru | gochugaru | गोचुगारू | غوتشوغارو
white pepper: weißer Pfeffer | pimienta blanca | poivre blanc | सफ़ेद मिर्च | فلفل أبيض
Sichuan pepper: Szechuanpfeffer | pimienta de Sichuan | poivre du Sichuan | सिचुआन मिर्च | فلفل سيتشوان
cinnamon stick: Zimtstange | canela en rama | bâton de cannelle | दालचीनी | عود قرفة
allspice: Piment | pimienta de Jamaica | piment de la Jamaïque | ऑलस्पाइस | بهار حلو
star anise: Sternanis | anís estrellado | anis étoilé | चक्र फूल | يانسون نجمي
cardamom: Kardamom | cardamomo | cardamome | इलायची | هيل
ground cardamom: gemahlener Kardamom | cardamomo molido | cardamome moulue | पिसी इलायची | هيل مطحون
ground cloves: gemahlene Nelken | clavo molido | clous de girofle moulus | पिसी लौंग | قرنفل مطحون
ground ginger: gemahlener Ingwer | jengibre molido | gingembre moulu | सोंठ | زنجبيل مطحون
garlic powder: Knoblauchpulver | ajo en polvo | ail en poudre | लहसुन पाउडर | مسحوق الثوم
caraway seed: Kümmel | alcaravea | carvi | स्याह जीरा | كراوية
fennel seed: Fenchelsamen | semillas de hinojo | graines de fenouil | सौंफ | بذور الشمر
fenugreek seed: Bockshornkleesamen | semillas de fenogreco | graines de fenugrec | मेथी दाना | حلبة
mustard seed: Senfkorn | grano de mostaza | graine de moutarde | सरसों के दाने | بذور الخردل
saffron: Safran | azafrán | safran | केसर | زعفران
sumac: Sumach | zumaque | sumac | सुमाक | سماق
tamarind: Tamarinde | tamarindo | tamarin | इमली | تمر هندي
asafoetida: Asafoetida | asafétida | ase fétide | हींग | حلتيت
curry powder: Currypulver | curry en polvo | curry en poudre | करी पाउडर | مسحوق الكاري
garam masala: Garam Masala | garam masala | garam masala | गरम मसाला | غارام ماسالا
goda masala: Goda Masala | goda masala | goda masala | गोडा मसाला | غودا ماسالا
berbere: Berbere | berbere | berbéré | बेरबेरे | بربري
baharat: Baharat | baharat | baharat | बहारात | بهارات
za'atar: Zatar | zaatar | zaatar | ज़ातर | زعتر
tomato paste: Tomatenmark | concentrado de tomate | concentré de tomate | टमाटर का पेस्ट | معجون الطماطم
passata: passierte Tomaten | tomate triturado | coulis de tomate | टमाटर प्यूरी | طماطم مصفاة
ketchup: Ketchup | kétchup | ketchup | केचप | كاتشب
Dijon mustard: Dijonsenf | mostaza de Dijon | moutarde de Dijon | डिजॉन सरसों | خردل ديجون
wholegrain mustard: körniger Senf | mostaza a la antigua | moutarde à l’ancienne | साबुत दाने की सरसों चटनी | خردل بالحبوب
mayonnaise: Mayonnaise | mayonesa | mayonnaise | मेयोनेज़ | مايونيز
home-made mayonnaise: selbst gemachte Mayonnaise | mayonesa casera | mayonnaise maison | घर की मेयोनेज़ | مايونيز منزلي
rémoulade: Remoulade | salsa remoulade | rémoulade | रेमुलाड | صلصة ريمولاد
Caesar dressing: Caesar-Dressing | salsa César | sauce César | सीज़र ड्रेसिंग | صلصة سيزر
horseradish: Meerrettich | rábano picante | raifort | हॉर्सरैडिश | فجل حار
red wine vinegar: Rotweinessig | vinagre de vino tinto | vinaigre de vin rouge | रेड वाइन सिरका | خل النبيذ الأحمر
white wine vinegar: Weißweinessig | vinagre de vino blanco | vinaigre de vin blanc | व्हाइट वाइन सिरका | خل النبيذ الأبيض
sherry vinegar: Sherryessig | vinagre de jerez | vinaigre de xérès | शेरी सिरका | خل الشيري
apple cider vinegar: Apfelessig | vinagre de manzana | vinaigre de cidre | सेब का सिरका | خل التفاح
balsamic vinegar: Balsamessig | vinagre balsámico | vinaigre balsamique | बाल्सेमिक सिरका | خل بلسمي
rice vinegar: Reisessig | vinagre de arroz | vinaigre de riz | चावल का सिरका | خل الأرز
Chinese black vinegar: schwarzer chinesischer Essig | vinagre negro chino | vinaigre noir chinois | चीनी काला सिरका | خل صيني أسود
fish sauce: Fischsauce | salsa de pescado | sauce de poisson | मछली की चटनी | صلصة السمك
oyster sauce: Austernsauce | salsa de ostras | sauce d’huître | ऑयस्टर सॉस | صلصة المحار
hoisin sauce: Hoisinsauce | salsa hoisin | sauce hoisin | होइसिन सॉस | صلصة هويسين
tamari: Tamari | tamari | tamari | तमारी | تاماري
sweet soy sauce: süße Sojasauce | salsa de soja dulce | sauce soja sucrée | मीठी सोया सॉस | صلصة صويا حلوة
dark soy sauce: dunkle Sojasauce | salsa de soja oscura | sauce soja foncée | गहरी सोया सॉस | صلصة صويا داكنة
coconut aminos: Kokos-Aminos | aminos de coco | sauce aminos de coco | कोकोनट एमिनोज़ | صلصة جوز الهند أمينو
peanut sauce: Erdnusssauce | salsa de cacahuete | sauce cacahuète | मूंगफली की चटनी | صلصة الفول السوداني
espagnole sauce: Espagnole-Sauce | salsa española | sauce espagnole | एस्पान्योल सॉस | صلصة إسبانيول
sambal oelek: Sambal Oelek | sambal oelek | sambal oelek | सांबल ओलेक | سامبال أوليك
ají amarillo paste: Ají-Amarillo-Paste | pasta de ají amarillo | pâte d’ají amarillo | आही अमारिलो पेस्ट | معجون آهي أماريلو
red curry paste: rote Currypaste | pasta de curry rojo | pâte de curry rouge | लाल करी पेस्ट | معجون الكاري الأحمر
shrimp paste: Garnelenpaste | pasta de gambas | pâte de crevettes | झींगा पेस्ट | معجون الروبيان
miso: Miso | miso | miso | मिसो | ميسو
doenjang: Doenjang | doenjang | doenjang | दोएनजांग | دوينجانغ
gochujang: Gochujang | gochujang | gochujang | गोचुजांग | غوتشوجانغ
doubanjiang: Doubanjiang | doubanjiang | doubanjiang | दोउबानजियांग | دوبانجيانغ
dashi: Dashi | dashi | dashi | दाशी | داشي
kombu dashi: Kombu-Dashi | dashi de kombu | dashi de kombu | कोम्बु दाशी | داشي كومبو
stock: Brühe | caldo | bouillon | शोरबा | مرق
stock cube: Brühwürfel | pastilla de caldo | bouillon cube | स्टॉक क्यूब | مكعب مرق
vegetable stock: Gemüsebrühe | caldo de verduras | bouillon de légumes | सब्ज़ियों का शोरबा | مرق الخضار
chicken stock: Hühnerbrühe | caldo de pollo | bouillon de poulet | चिकन का शोरबा | مرق الدجاج
beef stock: Rinderbrühe | caldo de vacuno | bouillon de bœuf | बीफ़ का शोरबा | مرق لحم البقر
veal stock: Kalbsfond | caldo de ternera | fond de veau | बछड़े का शोरबा | مرق لحم العجل
demi-glace: Demi-glace | demi-glace | demi-glace | डेमी-ग्लास | صلصة ديمي جلاس
pork stock: Schweinebrühe | caldo de cerdo | bouillon de porc | सूअर का शोरबा | مرق الخنزير
fish stock: Fischfond | caldo de pescado | fumet de poisson | मछली का शोरबा | مرق السمك
yeast extract: Hefeextrakt | extracto de levadura | extrait de levure | यीस्ट एक्सट्रैक्ट | خلاصة الخميرة
beef extract: Fleischextrakt | extracto de carne | extrait de viande de bœuf | बीफ़ एक्सट्रैक्ट | خلاصة لحم البقر
pomegranate molasses: Granatapfelsirup | melaza de granada | mélasse de grenade | अनार का शीरा | دبس الرمان
mango chutney: Mango-Chutney | chutney de mango | chutney de mangue | आम की चटनी | تشاتني المانجو
amchur: Mangopulver | polvo de mango | poudre de mangue | अमचूर | مسحوق المانجو
vegan curry paste: vegane Currypaste | pasta de curry vegana | pâte de curry végétale | वीगन करी पेस्ट | معجون كاري نباتي
curry paste: Currypaste | pasta de curry | pâte de curry | करी पेस्ट | معجون الكاري
chipotle in adobo: Chipotle in Adobo | chipotle en adobo | chipotle en adobo | अडोबो में चिपोट्ले | تشيبوتلي بالأدوبو
chili oil: Chiliöl | aceite de chile | huile pimentée | मिर्च का तेल | زيت الفلفل الحار
chili crisp: Chili-Crisp | chile crujiente en aceite | piment croustillant à l’huile | चिली क्रिस्प | فلفل مقرمش بالزيت
harissa: Harissa | harissa | harissa | हरीसा | هريسة حارة
ras el hanout: Ras el-Hanout | ras el hanout | ras el hanout | रास अल हनूत | رأس الحانوت
béchamel sauce: Béchamelsauce | bechamel | sauce béchamel | बेशामेल सॉस | صلصة البشاميل
hollandaise sauce: Sauce hollandaise | salsa holandesa | sauce hollandaise | हॉलैंडेज़ सॉस | صلصة هولانديز
vinaigrette: Vinaigrette | vinagreta | vinaigrette | विनेग्रेट | صلصة الخل
lobster base: Hummerfond | concentrado de langosta | fond de homard | लॉब्स्टर का अर्क | مركز الكركند
Jägersauce: Jägersauce | salsa cazadora | sauce chasseur | येगर सॉस | صلصة الصياد
garlic paste: Knoblauchpaste | pasta de ajo | pâte d’ail | लहसुन का पेस्ट | معجون الثوم
marinade: Marinade | adobo | marinade | मैरिनेड | تتبيلة
dried fenugreek leaves: getrocknete Bockshornkleeblätter | hojas de fenogreco secas | feuilles de fenugrec séchées | कसूरी मेथी | أوراق الحلبة المجففة
coriander seed: Koriandersaat | semilla de cilantro | graine de coriandre | साबुत धनिया | بذور الكزبرة
five spice: Fünf-Gewürze-Pulver | cinco especias chinas | cinq-épices | पंच मसाला (five spice) | خمس بهارات صينية
salsa verde: Salsa verde | salsa verde | salsa verde | साल्सा वर्दे | صلصة فيردي
salsa: Salsa | salsa mexicana | sauce salsa | साल्सा | صلصة سالسا
Cajun seasoning: Cajun-Gewürz | condimento cajún | épices cajun | कैजुन मसाला | بهارات كاجون
nigella seed: Schwarzkümmel | semilla de ajenuz | graine de nigelle | कलौंजी | حبة البركة
hot sauce: Chilisauce | salsa picante | sauce piquante | हॉट सॉस | صلصة حارة
annatto: Annatto | achiote | roucou | अन्नाटो | أناتو
sriracha: Sriracha | sriracha | sriracha | श्रीराचा | سريراتشا
molasses: Melasse | melaza | mélasse | शीरा | دبس السكر
`
