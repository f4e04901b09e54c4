/** See shownNames.ts. */
export const sweetsAndNutsNameTranslations = `
dark chocolate: Zartbitterschokolade | chocolate negro | chocolat noir | डार्क चॉकलेट | شوكولاتة داكنة
milk chocolate: Milchschokolade | chocolate con leche | chocolat au lait | मिल्क चॉकलेट | شوكولاتة بالحليب
white chocolate: weiße Schokolade | chocolate blanco | chocolat blanc | सफ़ेद चॉकलेट | شوكولاتة بيضاء
chocolate chips: Schokotropfen | pepitas de chocolate | pépites de chocolat | चॉकलेट चिप्स | رقائق الشوكولاتة
chocolate coating: Schokoladenglasur | cobertura de chocolate | enrobage au chocolat | चॉकलेट की परत | غلاف الشوكولاتة
Mexican chocolate: mexikanische Schokolade | chocolate mexicano | chocolat mexicain | मेक्सिकन चॉकलेट | شوكولاتة مكسيكية
cookie: Keks | galleta | biscuit | कुकी | كوكيز
gingerbread: Lebkuchen | pan de jengibre | pain d’épices | जिंजरब्रेड | خبز الزنجبيل
ladyfinger: Löffelbiskuit | bizcocho de soletilla | biscuit à la cuillère | लेडीफ़िंगर बिस्कुट | بسكويت أصابع الست
marshmallow: Marshmallow | nube de azúcar | guimauve | मार्शमैलो | مارشملو
hard candy: Bonbon | caramelo duro | bonbon dur | सख्त कैंडी | حلوى صلبة
marzipan: Marzipan | mazapán | massepain | मार्ज़िपन | مرصبان
dulce de leche: Dulce de Leche | dulce de leche | confiture de lait | दूध का कैरामेल | دولسي دي ليتشي
mincemeat: Mincemeat-Füllung | relleno mincemeat | mincemeat | मिन्समीट भरावन | حشوة مينسميت
apricot jam: Aprikosenkonfitüre | mermelada de albaricoque | confiture d’abricots | खुबानी का जैम | مربى المشمش
honey: Honig | miel | miel | शहद | عسل
maple syrup: Ahornsirup | jarabe de arce | sirop d’érable | मेपल सिरप | شراب القيقب
brown sugar: brauner Zucker | azúcar moreno | sucre roux | भूरी चीनी | سكر بني
palm sugar: Palmzucker | azúcar de palma | sucre de palme | ताड़ का गुड़ | سكر النخيل
vanilla extract: Vanilleextrakt | extracto de vainilla | extrait de vanille | वनीला एसेंस | خلاصة الفانيليا
walnut: Walnuss | nuez | noix | अखरोट | جوز
pecan: Pekannuss | nuez pecana | noix de pécan | पेकान | بيكان
macadamia: Macadamianuss | nuez de macadamia | noix de macadamia | मैकाडामिया | مكاداميا
pine nut: Pinienkern | piñón | pignon de pin | चिलगोज़ा | صنوبر
slivered almond: Mandelstifte | almendra en tiras | amandes effilées | कतरे बादाम | لوز شرائح
flaked almond: Mandelblättchen | almendra laminada | amandes effilées | बादाम के फ्लेक्स | رقائق اللوز
blanched almond: blanchierte Mandel | almendra pelada | amande mondée | छिला बादाम | لوز مقشور
roasted almond: geröstete Mandel | almendra tostada | amande grillée | भुना बादाम | لوز محمص
roasted cashew: gerösteter Cashewkern | anacardo tostado | noix de cajou grillée | भुना काजू | كاجو محمص
roasted hazelnut: geröstete Haselnuss | avellana tostada | noisette grillée | भुना हेज़लनट | بندق محمص
blanched hazelnut: blanchierte Haselnuss | avellana pelada | noisette mondée | छिला हेज़लनट | بندق مقشور
roasted peanut: geröstete Erdnuss | cacahuete tostado | arachide grillée | भुनी मूंगफली | فول سوداني محمص
Brazil nut: Paranuss | nuez de Brasil | noix du Brésil | ब्राज़ील नट | جوز برازيلي
bitter almond: Bittermandel | almendra amarga | amande amère | कड़वा बादाम | لوز مر
ground linseed: gemahlene Leinsamen | linaza molida | graines de lin moulues | पिसी अलसी | بذر كتان مطحون
pumpkin seed: Kürbiskern | pipa de calabaza | graine de courge | कद्दू के बीज | بذور القرع
sunflower seed: Sonnenblumenkern | pipa de girasol | graine de tournesol | सूरजमुखी के बीज | بذور دوار الشمس
black sesame seed: schwarzer Sesam | sésamo negro | sésame noir | काला तिल | سمسم أسود
desiccated coconut: Kokosraspel | coco rallado | noix de coco râpée | सूखा नारियल | جوز هند مجفف
almond butter: Mandelmus | crema de almendras | purée d’amande | बादाम का मक्खन | زبدة اللوز
cashew butter: Cashewmus | crema de anacardos | purée de cajou | काजू का मक्खन | زبدة الكاجو
coconut cream: Kokoscreme | crema de coco | crème de coco | नारियल क्रीम | كريمة جوز الهند
coconut sugar: Kokosblütenzucker | azúcar de coco | sucre de coco | नारियल चीनी | سكر جوز الهند
date syrup: Dattelsirup | jarabe de dátiles | sirop de dattes | खजूर का शीरा | دبس التمر
custard: Vanillecreme | natillas | crème pâtissière | कस्टर्ड | كاسترد
ice cream: Eis | helado | glace | आइसक्रीम | بوظة
cake: Kuchen | bizcocho | gâteau | केक | كعكة
cranberry sauce: Cranberrysauce | salsa de arándanos rojos | sauce aux canneberges | क्रैनबेरी सॉस | صلصة التوت البري
cocoa powder: Kakaopulver | cacao en polvo | cacao en poudre | कोको पाउडर | مسحوق الكاكاو
icing sugar: Puderzucker | azúcar glas | sucre glace | आइसिंग शुगर | سكر بودرة
raspberry jam: Himbeerkonfitüre | mermelada de frambuesa | confiture de framboises | रास्पबेरी जैम | مربى التوت
digestive biscuit: Vollkornkeks | galleta digestiva | biscuit digestif | डाइजेस्टिव बिस्कुट | بسكويت دايجستف
`
