/** See shownNames.ts. */
export const plantsNameTranslations = `
bean sprout: Mungbohnensprosse | brote de judía mungo | germe de haricot mungo | मूंग के अंकुर | براعم الفاصوليا
alfalfa sprout: Alfalfasprosse | brote de alfalfa | germe de luzerne | अल्फाल्फा के अंकुर | براعم البرسيم
soybean sprout: Sojasprosse | brote de soja | germe de soja | सोयाबीन के अंकुर | براعم الصويا
lentil sprout: Linsensprosse | brote de lenteja | germe de lentille | मसूर के अंकुर | براعم العدس
chickpea sprout: Kichererbsensprosse | brote de garbanzo | germe de pois chiche | चने के अंकुर | براعم الحمص
radish sprout: Rettichsprosse | brote de rábano | germe de radis | मूली के अंकुर | براعم الفجل
mustard sprout: Senfsprosse | brote de mostaza | germe de moutarde | सरसों के अंकुर | براعم الخردل
pea sprout: Erbsensprosse | brote de guisante | germe de pois | मटर के अंकुर | براعم البازلاء
kidney bean: Kidneybohne | frijol rojo | haricot rouge | राजमा | فاصوليا حمراء
canned kidney bean: Kidneybohnen aus der Dose | alubias rojas en conserva | haricots rouges en boîte | डिब्बाबंद राजमा | فاصوليا حمراء معلبة
white bean: weiße Bohne | alubia blanca | haricot blanc | सफ़ेद राजमा | فاصوليا بيضاء
white kidney bean: Cannellinibohne | alubia cannellini | haricot cannellini | कैनेलिनी बीन | فاصوليا كانيليني
canned white bean: weiße Bohnen aus der Dose | alubias blancas en conserva | haricots blancs en boîte | डिब्बाबंद सफ़ेद बीन्स | فاصوليا بيضاء معلبة
black bean: schwarze Bohne | alubia negra | haricot noir | काली बीन | فاصوليا سوداء
canned black bean: schwarze Bohnen aus der Dose | alubias negras en conserva | haricots noirs en boîte | डिब्बाबंद काली बीन्स | فاصوليا سوداء معلبة
fermented black bean: fermentierte schwarze Bohne | soja negra fermentada | haricot noir fermenté | किण्वित काली सोयाबीन | صويا سوداء مخمرة
canned ful medames: Ful aus der Dose | ful medames en conserva | fèves ful en boîte | डिब्बाबंद फूल मेदामेस | فول مدمس معلب
green bean: grüne Bohne | judía verde | haricot vert | हरी फलियाँ | فاصوليا خضراء
canned chickpea: Kichererbsen aus der Dose | garbanzos en conserva | pois chiches en boîte | डिब्बाबंद चना | حمص معلب
canned lentil: Linsen aus der Dose | lentejas en conserva | lentilles en boîte | डिब्बाबंद मसूर | عدس معلب
red lentil: rote Linse | lenteja roja | lentille corail | मसूर दाल | عدس أحمر
moong dal: Mungdal | dal de mungo | dal de haricot mungo | मूंग दाल | عدس المونج
frozen pea: Tiefkühlerbse | guisante congelado | petit pois surgelé | फ्रोज़न मटर | بازلاء مجمدة
edamame: Edamame | edamame | edamame | एडामामे | إدامامي
soybean: Sojabohne | soja | soja | सोयाबीन | فول الصويا
lupin bean: Lupine | altramuz | lupin | ल्यूपिन | ترمس
hummus: Hummus | hummus | houmous | हम्मस | حمص بالطحينة
tofu: Tofu | tofu | tofu | टोफू | توفو
soft tofu: Seidentofu | tofu suave | tofu soyeux | नरम टोफू | توفو طري
tofu puffs: frittierter Tofu | tofu frito | tofu frit | तला टोफू | توفو مقلي
tofu skin: Tofuhaut | piel de tofu | peau de tofu | टोफू की परत | قشرة التوفو
tempeh: Tempeh | tempeh | tempeh | टेम्पे | تيمبيه
soya protein isolate: Sojaproteinisolat | aislado de proteína de soja | isolat de protéines de soja | सोया प्रोटीन आइसोलेट | بروتين الصويا المعزول
pea protein powder: Erbsenproteinpulver | proteína de guisante en polvo | protéines de pois en poudre | मटर प्रोटीन पाउडर | مسحوق بروتين البازلاء
wild mushroom: Waldpilz | seta silvestre | champignon sauvage | जंगली मशरूम | فطر بري
chanterelle: Pfifferling | rebozuelo | girolle | शैंटरेल मशरूम | فطر الشانتريل
morel: Morchel | colmenilla | morille | गुच्छी | فطر الموريل
shiitake: Shiitake | shiitake | shiitaké | शिटाके | فطر شيتاكي
oyster mushroom: Austernpilz | seta de ostra | pleurote | ऑयस्टर मशरूम | فطر المحار
elderberry: Holunderbeere | baya de saúco | baie de sureau | एल्डरबेरी | توت البيلسان
cassava: Maniok | mandioca | manioc | कसावा | كسافا
fresh bamboo shoot: frische Bambussprosse | brote de bambú fresco | pousse de bambou fraîche | ताज़ा बाँस की कोंपल | براعم الخيزران الطازجة
grape: Weintraube | uva | raisin | अंगूर | عنب
cherry: Kirsche | cereza | cerise | चेरी | كرز
cherry tomato: Kirschtomate | tomate cherry | tomate cerise | चेरी टमाटर | طماطم كرزية
green olive: grüne Olive | aceituna verde | olive verte | हरा जैतून | زيتون أخضر
carrot: Karotte | zanahoria | carotte | गाजर | جزر
baby carrot: Babykarotte | zanahoria baby | mini-carotte | छोटी गाजर | جزر صغير
celery: Sellerie | apio | céleri | सेलरी | كرفس
celeriac: Knollensellerie | apionabo | céleri-rave | सेलरी की जड़ | كرفس جذري
celery seed: Selleriesamen | semilla de apio | graine de céleri | सेलरी के बीज | بذور الكرفس
popcorn: Popcorn | palomitas | pop-corn | पॉपकॉर्न | فشار
red onion: rote Zwiebel | cebolla roja | oignon rouge | लाल प्याज | بصل أحمر
shallot: Schalotte | chalota | échalote | छोटा प्याज | كراث أندلسي
leek: Lauch | puerro | poireau | लीक | كراث
chive: Schnittlauch | cebollino | ciboulette | चाइव | ثوم معمر
eggplant: Aubergine | berenjena | aubergine | बैंगन | باذنجان
green pepper: grüne Paprika | pimiento verde | poivron vert | हरी शिमला मिर्च | فلفل أخضر
jalapeño: Jalapeño | jalapeño | jalapeño | हालापेन्यो | هالبينو
Scotch bonnet: Scotch-Bonnet-Chili | chile Scotch bonnet | piment antillais | स्कॉच बोनेट मिर्च | فلفل سكوتش بونيه
bird's eye chili: Vogelaugenchili | chile ojo de pájaro | piment oiseau | छोटी तीखी मिर्च | فلفل عين الطائر
dried chili: getrocknete Chilischote | chile seco | piment séché | सूखी मिर्च | فلفل حار مجفف
diced canned tomatoes: gehackte Tomaten aus der Dose | tomate troceado en conserva | tomates concassées en boîte | डिब्बाबंद कटे टमाटर | طماطم مقطعة معلبة
canned tomato: Tomaten aus der Dose | tomate en conserva | tomates en boîte | डिब्बाबंद टमाटर | طماطم معلبة
sun-dried tomato: getrocknete Tomate | tomate seco | tomate séchée | धूप में सूखा टमाटर | طماطم مجففة
waxy potato: festkochende Kartoffel | patata firme | pomme de terre à chair ferme | मोमी आलू | بطاطس شمعية
floury potato: mehligkochende Kartoffel | patata harinosa | pomme de terre farineuse | भुरभुरा आलू | بطاطس نشوية
mashed potato: Kartoffelpüree | puré de patatas | purée de pommes de terre | मसला हुआ आलू | بطاطس مهروسة
sweetcorn: Zuckermais | maíz dulce | maïs doux | मीठी मकई | ذرة حلوة
turnip: Speiserübe | nabo | navet | शलजम | لفت
daikon: Daikon-Rettich | daikon | radis daïkon | डाइकॉन मूली | فجل دايكون
kale: Grünkohl | col rizada | chou frisé | केल | كرنب أجعد
collard greens: Blattkohl | berza | chou cavalier | कोलार्ड साग | كرنب ورقي
mustard greens: Senfkohl | hojas de mostaza | feuilles de moutarde | सरसों का साग | أوراق الخردل
Swiss chard: Mangold | acelga | blette | स्विस चार्ड | سلق
bok choy: Pak Choi | bok choy | bok choy | बोक चॉय | بوك تشوي
romaine lettuce: Römersalat | lechuga romana | laitue romaine | रोमेन लेट्यूस | خس روماني
butternut squash: Butternut-Kürbis | calabaza cacahuete | courge butternut | बटरनट कद्दू | قرع الجوز
plantain: Kochbanane | plátano macho | banane plantain | कच्चा केला | موز الجنة
sauerkraut: Sauerkraut | chucrut | choucroute | सौअरक्राउट | مخلل الملفوف
kimchi: Kimchi | kimchi | kimchi | किमची | كيمتشي
pickle: Essiggurke | pepinillo | cornichon | खीरे का अचार | خيار مخلل
nori: Nori | nori | nori | नोरी | نوري
lime: Limette | lima | citron vert | हरा नींबू | ليمون أخضر
raspberry: Himbeere | frambuesa | framboise | रास्पबेरी | توت العليق
dried apricot: getrocknete Aprikose | albaricoque seco | abricot sec | सूखी खुबानी | مشمش مجفف
golden raisin: helle Rosine | pasa dorada | raisin sec blond | सुनहरी किशमिश | زبيب ذهبي
currant: Korinthe | pasa de Corinto | raisin de Corinthe | छोटी किशमिश | زبيب كورنثي
dried cranberry: getrocknete Cranberry | arándano rojo seco | canneberge séchée | सूखी क्रैनबेरी | توت بري مجفف
prune: Backpflaume | ciruela pasa | pruneau | सूखा आलूबुखारा | برقوق مجفف
mixed peel: Zitronat und Orangeat | piel confitada mixta | écorces confites | कैंडीड छिलके | قشور حمضيات مسكرة
candied orange peel: Orangeat | piel de naranja confitada | écorce d’orange confite | कैंडीड संतरे का छिलका | قشر برتقال مسكر
candied fruit: kandierte Früchte | fruta confitada | fruits confits | कैंडीड फल | فواكه مسكرة
glacé cherry: kandierte Kirsche | cereza confitada | cerise confite | कैंडीड चेरी | كرز مسكر
lemon zest: Zitronenschale | ralladura de limón | zeste de citron | नींबू का छिलका | قشر الليمون
makrut lime leaf: Kaffirlimettenblatt | hoja de lima kaffir | feuille de combava | काफ़िर लाइम का पत्ता | ورق الليمون الكافيري
lemongrass: Zitronengras | hierba limón | citronnelle | लेमनग्रास | عشبة الليمون
Thai basil: Thai-Basilikum | albahaca tailandesa | basilic thaï | थाई तुलसी | ريحان تايلندي
dill: Dill | eneldo | aneth | सोआ | شبت
rosemary: Rosmarin | romero | romarin | रोज़मेरी | إكليل الجبل
thyme: Thymian | tomillo | thym | थाइम | زعتر بري
parsley: Petersilie | perejil | persil | अजमोद | بقدونس
plum: Pflaume | ciruela | prune | आलूबुखारा | برقوق
pear: Birne | pera | poire | नाशपाती | إجاص
orange: Orange | naranja | orange | संतरा | برتقال
peach: Pfirsich | melocotón | pêche | आड़ू | خوخ
apricot: Aprikose | albaricoque | abricot | खुबानी | مشمش
pomegranate: Granatapfel | granada | grenade | अनार | رمان
kiwi: Kiwi | kiwi | kiwi | कीवी | كيوي
mixed berries: Beerenmischung | frutos del bosque | fruits rouges | मिश्रित बेरी | توت مشكل
pomegranate seeds: Granatapfelkerne | granos de granada | graines de grenade | अनार के दाने | حب الرمان
new potato: Frühkartoffel | patata nueva | pomme de terre nouvelle | नया आलू | بطاطس جديدة
boiled potato: gekochte Kartoffel | patata cocida | pomme de terre bouillie | उबला आलू | بطاطس مسلوقة
cooked beetroot: gekochte Rote Bete | remolacha cocida | betterave cuite | पका चुकंदर | شمندر مطبوخ
napa cabbage: Chinakohl | col china | chou chinois | चीनी पत्ता गोभी | ملفوف صيني
rocket: Rucola | rúcula | roquette | अरुगुला | جرجير
watercress: Brunnenkresse | berro | cresson | जलकुंभी साग | جرجير الماء
okra: Okra | okra | gombo | भिंडी | بامية
wakame: Wakame | wakame | wakamé | वाकामे | واكامي
tarragon: Estragon | estragón | estragon | टैरागन | طرخون
juniper berry: Wacholderbeere | baya de enebro | baie de genièvre | जुनिपर बेरी | توت العرعر
preserved lemon: Salzzitrone | limón en salmuera | citron confit | नमकीन नींबू | ليمون مخلل
blueberry: Heidelbeere | arándano azul | myrtille | ब्लूबेरी | توت أزرق
split pea: Schälerbse | guisante partido | pois cassé | दली हुई मटर (split pea) | بازلاء مجروشة
barberry: Berberitze | bérbero | épine-vinette | ज़रिश्क (barberry) | زرشك
bamboo shoot: Bambussprosse | brote de bambú | pousse de bambou | बाँस की कोंपल | براعم الخيزران
refried beans: Refried Beans | frijoles refritos | haricots rouges frits | रिफ़्राइड बीन्स | فاصوليا مقلية مهروسة
canned pigeon pea: Straucherbsen aus der Dose | gandules en lata | pois d’Angole en boîte | डिब्बाबंद अरहर | بازلاء هندية معلبة
poblano: Poblano-Chili | chile poblano | piment poblano | पोब्लानो मिर्च | فلفل بوبلانو
orange zest: Orangenschale | ralladura de naranja | zeste d’orange | संतरे का छिलका | برش البرتقال
canned black-eyed pea: Augenbohnen aus der Dose | carillas en lata | haricots à œil noir en boîte | डिब्बाबंद लोबिया | لوبيا معلبة
canned pinto bean: Pintobohnen aus der Dose | frijoles pintos en lata | haricots pinto en boîte | डिब्बाबंद पिंटो बीन्स | فاصوليا بينتو معلبة
endive: Chicorée | endibia | endive | एंडाइव | هندباء بلجيكية
vegan kimchi: veganes Kimchi | kimchi vegano | kimchi végane | वीगन किमची | كيمتشي نباتي
sage: Salbei | salvia | sauge | सेज | ميرمية
chia seed: Chiasamen | semilla de chía | graine de chia | चिया बीज | بذور الشيا
dried lime: getrocknete Limette | lima seca | citron vert séché | सूखा नींबू | ليمون أسود مجفف
pickled jalapeño: eingelegte Jalapeños | jalapeño encurtido | jalapeño au vinaigre | हालापेन्यो का अचार | هالبينو مخلل
roasted pepper: geröstete Paprika | pimiento asado | poivron grillé | भुनी शिमला मिर्च | فلفل مشوي
portobello mushroom: Portobello-Pilz | champiñón portobello | champignon portobello | पोर्टोबेलो मशरूम | فطر بورتوبيلو
poppy seed: Mohn | semilla de amapola | graine de pavot | खसखस | بذور الخشخاش
butter lettuce: Kopfsalat | lechuga mantecosa | laitue pommée | बटर लेट्यूस | خس زبدي
`
