/** See shownNames.ts. */
export const meatsNameTranslations = `
beef: Rindfleisch | carne de vacuno | bœuf | गोमांस | لحم بقري
minced beef: Rinderhackfleisch | carne picada de vacuno | bœuf haché | बीफ़ कीमा | لحم بقري مفروم
lean minced beef: mageres Rinderhackfleisch | carne picada magra de vacuno | bœuf haché maigre | कम चर्बी वाला बीफ़ कीमा | لحم بقري مفروم قليل الدهن
beef burger: Rindfleisch-Burger | hamburguesa de vacuno | steak haché | बीफ़ बर्गर | برغر لحم بقري
burger: Burger-Patty | hamburguesa | steak haché | बर्गर | برغر
steak: Steak | filete | steak | स्टेक | ستيك
sirloin steak: Rumpsteak | bistec de lomo bajo | faux-filet | सरलॉइन स्टेक | ستيك سيرلوين
ribeye steak: Ribeye-Steak | chuletón | entrecôte | रिबआई स्टेक | ستيك ريب آي
flank steak: Flanksteak | falda de vacuno | bavette | फ्लैंक स्टेक | ستيك الخاصرة
beef tenderloin: Rinderfilet | solomillo de vacuno | filet de bœuf | बीफ़ टेंडरलॉइन | فيليه لحم بقري
steak tartare: Tatar | steak tartar | steak tartare | स्टेक टार्टार | ستيك تارتار
roast beef: Roastbeef | rosbif | rosbif | भुना हुआ बीफ़ | لحم بقري مشوي
stewing beef: Rindergulasch | carne de vacuno para guisar | bœuf à mijoter | स्टू का बीफ़ | لحم بقري لليخنة
chuck: Rinderschulter | aguja de vacuno | paleron | बीफ़ चक | لحم كتف البقر
brisket: Rinderbrust | pecho de vacuno | poitrine de bœuf | बीफ़ ब्रिस्केट | صدر البقر
beef short ribs: Rinderrippen | costillas de vacuno | plat de côtes | बीफ़ पसलियाँ | أضلاع بقر
oxtail: Ochsenschwanz | rabo de buey | queue de bœuf | बैल की पूँछ | ذيل الثور
veal: Kalbfleisch | ternera | veau | बछड़े का मांस | لحم العجل
minced veal: Kalbshackfleisch | ternera picada | veau haché | बछड़े का कीमा | لحم عجل مفروم
veal escalope: Kalbsschnitzel | escalope de ternera | escalope de veau | बछड़े का एस्कालोप | إسكالوب عجل
lamb: Lammfleisch | cordero | agneau | मेमने का मांस | لحم الضأن
minced lamb: Lammhackfleisch | cordero picado | agneau haché | मेमने का कीमा | لحم ضأن مفروم
leg of lamb: Lammkeule | pierna de cordero | gigot d’agneau | मेमने की रान | فخذ ضأن
lamb shoulder: Lammschulter | paletilla de cordero | épaule d’agneau | मेमने का कंधा | كتف ضأن
rack of lamb: Lammkarree | carré de cordero | carré d’agneau | मेमने की रैक | كاريه ضأن
lamb chop: Lammkotelett | chuleta de cordero | côtelette d’agneau | मेमने की चॉप | ريش ضأن
mutton: Hammelfleisch | carne de carnero | mouton | मटन | لحم خروف
goat: Ziegenfleisch | carne de cabra | viande de chèvre | बकरे का मांस | لحم الماعز
venison: Wildfleisch | carne de venado | chevreuil | हिरण का मांस | لحم غزال
wild boar: Wildschwein | jabalí | sanglier | जंगली सूअर | خنزير بري
rabbit: Kaninchen | conejo | lapin | खरगोश | أرنب
pork: Schweinefleisch | carne de cerdo | porc | सूअर का मांस | لحم خنزير
minced pork: Schweinehackfleisch | carne picada de cerdo | porc haché | सूअर का कीमा | لحم خنزير مفروم
pork chop: Schweinekotelett | chuleta de cerdo | côte de porc | पोर्क चॉप | ريش خنزير
pork loin: Schweinelende | lomo de cerdo | longe de porc | सूअर की कमर का मांस | خاصرة خنزير
pork tenderloin: Schweinefilet | solomillo de cerdo | filet mignon de porc | पोर्क टेंडरलॉइन | فيليه خنزير
pork shoulder: Schweineschulter | paletilla de cerdo | épaule de porc | सूअर का कंधा | كتف خنزير
pork belly: Schweinebauch | panceta de cerdo | poitrine de porc | सूअर के पेट का मांस | بطن خنزير
spare ribs: Schweinerippchen | costillas de cerdo | travers de porc | सूअर की पसलियाँ | أضلاع خنزير
lard: Schweineschmalz | manteca de cerdo | saindoux | सूअर की चर्बी | دهن خنزير
bacon: Speck | beicon | bacon | बेकन | بيكون
pancetta: Pancetta | panceta | pancetta | पैंचेटा | بانشيتا
ham: Schinken | jamón | jambon | हैम | لحم الخنزير (هام)
prosciutto: Prosciutto | prosciutto | prosciutto | प्रोशूटो | بروشوتو
serrano ham: Serranoschinken | jamón serrano | jambon serrano | सेरानो हैम | جامون سيرانو
salami: Salami | salami | salami | सलामी | سلامي
pepperoni: Peperoniwurst | pepperoni | pepperoni | पेपरोनी | بيبروني
Spanish chorizo: spanische Chorizo | chorizo español | chorizo espagnol | स्पेनिश चोरिज़ो | تشوريزو إسباني
Mexican chorizo: mexikanische Chorizo | chorizo mexicano | chorizo mexicain | मेक्सिकन चोरिज़ो | تشوريزو مكسيكي
mortadella: Mortadella | mortadela | mortadelle | मोर्टाडेला | مرتديلا
bologna: Fleischwurst | mortadela boloñesa | saucisson de Bologne | बोलोनिया सॉसेज | نقانق بولونيا
pastrami: Pastrami | pastrami | pastrami | पास्ट्रामी | بسطرمة
lap cheong: Lap Cheong | salchicha china | saucisse chinoise | चीनी सॉसेज | نقانق صينية
cold cuts: Aufschnitt | fiambre | charcuterie | कोल्ड कट्स | لحوم باردة
luncheon meat: Frühstücksfleisch | fiambre enlatado | pain de viande en conserve | लंचन मीट | لانشون
sausage: Wurst | salchicha | saucisse | सॉसेज | نقانق
lamb sausage: Lammwurst | salchicha de cordero | saucisse d’agneau | मेमने का सॉसेज | نقانق ضأن
merguez: Merguez | merguez | merguez | मेर्गेज़ | مرقاز
bratwurst: Bratwurst | salchicha bratwurst | saucisse à griller | ब्राटवुर्स्ट | نقانق براتفورست
Italian sausage: italienische Wurst | salchicha italiana | saucisse italienne | इटैलियन सॉसेज | نقانق إيطالية
biała kiełbasa: weiße polnische Wurst | salchicha blanca polaca | saucisse blanche polonaise | सफ़ेद पोलिश सॉसेज | نقانق بولندية بيضاء
hot dog: Hotdog-Würstchen | salchicha de perrito caliente | saucisse à hot-dog | हॉट डॉग | هوت دوغ
black pudding: Blutwurst | morcilla | boudin noir | ब्लड सॉसेज | نقانق الدم
liverwurst: Leberwurst | paté de hígado | saucisse de foie | कलेजी का सॉसेज | نقانق الكبد
pâté: Pastete | paté | pâté | पाते | باتيه
foie gras: Stopfleber | foie gras | foie gras | फ़ोइ ग्रा | كبد الإوز المسمن
calf's liver: Kalbsleber | hígado de ternera | foie de veau | बछड़े की कलेजी | كبد العجل
lamb's liver: Lammleber | hígado de cordero | foie d’agneau | मेमने की कलेजी | كبد الضأن
pig's liver: Schweineleber | hígado de cerdo | foie de porc | सूअर की कलेजी | كبد الخنزير
liver: Leber | hígado | foie | कलेजी | كبد
chicken liver: Hühnerleber | hígado de pollo | foie de volaille | चिकन कलेजी | كبد الدجاج
duck liver: Entenleber | hígado de pato | foie de canard | बत्तख की कलेजी | كبد البط
chicken: Huhn | pollo | poulet | चिकन | دجاج
whole chicken: ganzes Huhn | pollo entero | poulet entier | साबुत चिकन | دجاجة كاملة
chicken breast: Hähnchenbrust | pechuga de pollo | blanc de poulet | चिकन ब्रेस्ट | صدر دجاج
chicken thigh: Hähnchenschenkel | contramuslo de pollo | haut de cuisse de poulet | चिकन थाई | فخذ دجاج
chicken leg: Hähnchenkeule | muslo de pollo | cuisse de poulet | चिकन लेग | ساق دجاج
chicken drumstick: Hähnchenunterkeule | jamoncito de pollo | pilon de poulet | चिकन ड्रमस्टिक | دبوس دجاج
chicken wing: Hähnchenflügel | ala de pollo | aile de poulet | चिकन विंग | جناح دجاج
minced chicken: Hähnchenhackfleisch | pollo picado | poulet haché | चिकन कीमा | دجاج مفروم
chicken sausage: Hähnchenwurst | salchicha de pollo | saucisse de poulet | चिकन सॉसेज | نقانق دجاج
turkey: Putenfleisch | pavo | dinde | टर्की | ديك رومي
turkey breast: Putenbrust | pechuga de pavo | blanc de dinde | टर्की ब्रेस्ट | صدر ديك رومي
minced turkey: Putenhackfleisch | pavo picado | dinde hachée | टर्की कीमा | ديك رومي مفروم
duck: Ente | pato | canard | बत्तख | بط
duck breast: Entenbrust | pechuga de pato | magret de canard | बत्तख का सीना | صدر بط
duck leg: Entenkeule | muslo de pato | cuisse de canard | बत्तख की टाँग | فخذ بط
goose: Gans | oca | oie | हंस | إوز
quail: Wachtel | codorniz | caille | बटेर | سمان
whole turkey: ganze Pute | pavo entero | dinde entière | साबुत टर्की | ديك رومي كامل
beef topside: Rinderoberschale | tapa de vacuno | tende de tranche | बीफ़ टॉपसाइड | فخذ بقري
chicken thigh with skin: Hähnchenschenkel mit Haut | muslo de pollo con piel | cuisse de poulet avec la peau | चमड़ी वाली चिकन थाई | فخذ دجاج بالجلد
beef sausage: Rindswurst | salchicha de ternera | saucisse de bœuf | बीफ़ सॉसेज | نقانق لحم البقر
turkey sausage: Putenwurst | salchicha de pavo | saucisse de dinde | टर्की सॉसेज | نقانق الديك الرومي
smoked sausage: geräucherte Wurst | salchicha ahumada | saucisse fumée | स्मोक्ड सॉसेज | نقانق مدخنة
corned beef brisket: gepökelte Rinderbrust | pecho de res en salmuera | poitrine de bœuf salée | कॉर्न्ड बीफ़ ब्रिस्केट | صدر بقر مملح
deli turkey: Putenaufschnitt | fiambre de pavo | blanc de dinde en tranches | टर्की के स्लाइस | شرائح ديك رومي
pulled pork: Pulled Pork | cerdo desmechado | effiloché de porc | पुल्ड पोर्क | لحم خنزير مفتت
cooked chicken: gekochtes Hähnchen | pollo cocido | poulet cuit | पका हुआ चिकन | دجاج مطبوخ
cooked turkey: gekochte Pute | pavo cocido | dinde cuite | पकी हुई टर्की | ديك رومي مطبوخ
`
